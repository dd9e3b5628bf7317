// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The narrow floating types stand together.

#ifndef HIPPORT_CUDA_SDK_CUDA_FP4_H
#define HIPPORT_CUDA_SDK_CUDA_FP4_H

#include "cuda_fp8.h"

#endif // HIPPORT_CUDA_SDK_CUDA_FP4_H
