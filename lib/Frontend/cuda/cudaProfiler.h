// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Part of the driver API.

#ifndef HIPPORT_CUDA_SDK_CUDAPROFILER_H
#define HIPPORT_CUDA_SDK_CUDAPROFILER_H

#include "cuda.h"

#endif // HIPPORT_CUDA_SDK_CUDAPROFILER_H
