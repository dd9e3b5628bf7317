// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// One part of cuSOLVER; all are declared together.

#ifndef HIPPORT_CUDA_SDK_CUSOLVERDN_H
#define HIPPORT_CUDA_SDK_CUSOLVERDN_H

// A program may test the guard of the header it expects.
#define CUSOLVERDN_H_

#include "cusolver_common.h"

#endif // HIPPORT_CUDA_SDK_CUSOLVERDN_H
