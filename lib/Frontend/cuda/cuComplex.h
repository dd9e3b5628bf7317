// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Complex numbers of the libraries.

#ifndef HIPPORT_CUDA_SDK_CUCOMPLEX_H
#define HIPPORT_CUDA_SDK_CUCOMPLEX_H

// A program may test the guard of the header it expects.
#define CU_COMPLEX_H_

#include "hipport_cuda_runtime.h"

#pragma clang force_cuda_host_device begin
typedef float2 cuFloatComplex;
cuFloatComplex make_cuFloatComplex(float, float),
    cuCaddf(cuFloatComplex, cuFloatComplex),
    cuCsubf(cuFloatComplex, cuFloatComplex),
    cuCmulf(cuFloatComplex, cuFloatComplex),
    cuCdivf(cuFloatComplex, cuFloatComplex), cuConjf(cuFloatComplex),
    cuCfmaf(cuFloatComplex, cuFloatComplex, cuFloatComplex);
float cuCrealf(cuFloatComplex), cuCimagf(cuFloatComplex),
    cuCabsf(cuFloatComplex);
typedef double2 cuDoubleComplex;
cuDoubleComplex make_cuDoubleComplex(double, double),
    cuCadd(cuDoubleComplex, cuDoubleComplex),
    cuCsub(cuDoubleComplex, cuDoubleComplex),
    cuCmul(cuDoubleComplex, cuDoubleComplex),
    cuCdiv(cuDoubleComplex, cuDoubleComplex), cuConj(cuDoubleComplex),
    cuCfma(cuDoubleComplex, cuDoubleComplex, cuDoubleComplex);
double cuCreal(cuDoubleComplex), cuCimag(cuDoubleComplex),
    cuCabs(cuDoubleComplex);
typedef cuFloatComplex cuComplex;
cuComplex make_cuComplex(float, float), cuComplexDoubleToFloat(cuDoubleComplex);
cuDoubleComplex cuComplexFloatToDouble(cuComplex);
#pragma clang force_cuda_host_device end

#endif // HIPPORT_CUDA_SDK_CUCOMPLEX_H
