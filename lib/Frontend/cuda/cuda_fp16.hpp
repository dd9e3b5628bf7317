// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The half type.

#ifndef HIPPORT_CUDA_SDK_CUDA_FP16_HPP
#define HIPPORT_CUDA_SDK_CUDA_FP16_HPP

#include "cuda_fp16.h"

#endif // HIPPORT_CUDA_SDK_CUDA_FP16_HPP
