// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// PyTorch's C++ library, as far as kernels and the code around them name it.
// Host functions take anything; types and accessors of kernels are exact.

#ifndef HIPPORT_CUDA_TORCH_H
#define HIPPORT_CUDA_TORCH_H

#include "hipport_cuda_runtime.h"

#include "cuda_bf16.h"
#include "cuda_fp16.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "hipport/torch_types.h"

#include "hipport/torch_tensor.h"

#include "hipport/torch_cuda.h"

#include "hipport/torch_macros.h"

#endif // HIPPORT_CUDA_TORCH_H
