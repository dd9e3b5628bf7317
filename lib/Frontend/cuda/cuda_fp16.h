// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The half type.

#ifndef HIPPORT_CUDA_SDK_CUDA_FP16_H
#define HIPPORT_CUDA_SDK_CUDA_FP16_H

// A program may test the guard of the header it expects.
#define __CUDA_FP16_H__

#include "hipport_cuda_runtime.h"

#define HIPPORT_T __half
#define HIPPORT_T2 __half2
#define HIPPORT_RAW __half_raw
#define HIPPORT_RAW2 __half2_raw
#define HIPPORT_WORD(BEFORE, AFTER) BEFORE##half##AFTER
#include "hipport/half_family.h"

typedef __half half, __nv_half;
typedef __half2 half2, __nv_half2;
typedef __half_raw __nv_half_raw;
typedef __half2_raw __nv_half2_raw;

#pragma clang force_cuda_host_device begin
__half2 __half2half2(__half);
signed char __half2char_rz(__half);
unsigned char __half2uchar_rz(__half);
#pragma clang force_cuda_host_device end

#define CUDART_INF_FP16 __ushort_as_half(0x7C00)
#define CUDART_NAN_FP16 __ushort_as_half(0x7FFF)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half(0x0001)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half(0x7BFF)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half(0x8000)
#define CUDART_ZERO_FP16 __ushort_as_half(0x0000)
#define CUDART_ONE_FP16 __ushort_as_half(0x3C00)

#endif // HIPPORT_CUDA_SDK_CUDA_FP16_H
