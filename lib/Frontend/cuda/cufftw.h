// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuFFT under the names of FFTW is not declared.

#ifndef HIPPORT_CUDA_SDK_CUFFTW_H
#define HIPPORT_CUDA_SDK_CUFFTW_H

#include "cufft.h"

#endif // HIPPORT_CUDA_SDK_CUFFTW_H
