// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// One part of cuSOLVER; all are declared together.

#ifndef HIPPORT_CUDA_SDK_CUSOLVERRF_H
#define HIPPORT_CUDA_SDK_CUSOLVERRF_H

#include "cusolver_common.h"

#endif // HIPPORT_CUDA_SDK_CUSOLVERRF_H
