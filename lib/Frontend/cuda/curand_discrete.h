// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Part of the device side of cuRAND.

#ifndef HIPPORT_CUDA_SDK_CURAND_DISCRETE_H
#define HIPPORT_CUDA_SDK_CURAND_DISCRETE_H

#include "curand_kernel.h"

#endif // HIPPORT_CUDA_SDK_CURAND_DISCRETE_H
