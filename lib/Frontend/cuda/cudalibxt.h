// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The descriptors of several devices stand with cuFFT.

#ifndef HIPPORT_CUDA_SDK_CUDALIBXT_H
#define HIPPORT_CUDA_SDK_CUDALIBXT_H

#include "cufft.h"

#endif // HIPPORT_CUDA_SDK_CUDALIBXT_H
