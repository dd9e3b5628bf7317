// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The first cuBLAS interface: what it has beside the names of the second.

#ifndef HIPPORT_CUDA_SDK_CUBLAS_H
#define HIPPORT_CUDA_SDK_CUBLAS_H

// A program may test the guard of the header it expects.
#define CUBLAS_H_

#include "cublas_v2.h"

extern "C" cublasStatus_t cublasInit(...), cublasShutdown(...),
    cublasGetError(...), cublasAlloc(...), cublasFree(...),
    cublasSetKernelStream(...), cublasXerbla(...);

#endif // HIPPORT_CUDA_SDK_CUBLAS_H
