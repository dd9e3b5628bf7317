// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What nvcc includes in front of every file. Force-included into each parse, so
// it must stay cheap: no C++ library header beyond <stdlib.h>.

#ifndef HIPPORT_CUDA_RUNTIME_H
#define HIPPORT_CUDA_RUNTIME_H

// Clang lets the constexpr functions of <cmath> stand beside device functions
// of the same signature in system headers only.
#pragma clang system_header

#include "hipport/attributes.h"

#include "hipport/vector_types.h"

#include "hipport/device_math.h"

#include "hipport/device_intrinsics.h"

#include "hipport/runtime_enums.h"

#include "hipport/runtime_types.h"

#include "hipport/runtime_functions.h"

#include "hipport/texture.h"

#endif // HIPPORT_CUDA_RUNTIME_H
