// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cufftXt: the names stand with the others.

#ifndef HIPPORT_CUDA_SDK_CUFFTXT_H
#define HIPPORT_CUDA_SDK_CUFFTXT_H

// A program may test the guard of the header it expects.
#define _CUFFTXT_H_

#include "cufft.h"

#endif // HIPPORT_CUDA_SDK_CUFFTXT_H
