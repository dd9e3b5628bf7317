// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUB is declared in one piece.

#ifndef HIPPORT_CUDA_SDK_CUB_DEVICE_DEVICE_SEGMENTED_RADIX_SORT_CUH
#define HIPPORT_CUDA_SDK_CUB_DEVICE_DEVICE_SEGMENTED_RADIX_SORT_CUH

#include "cub/cub.cuh"

#endif // HIPPORT_CUDA_SDK_CUB_DEVICE_DEVICE_SEGMENTED_RADIX_SORT_CUH
