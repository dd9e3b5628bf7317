// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The bfloat16 type.

#ifndef HIPPORT_CUDA_SDK_CUDA_BF16_H
#define HIPPORT_CUDA_SDK_CUDA_BF16_H

// A program may test the guard of the header it expects.
#define __CUDA_BF16_H__

#include "cuda_fp16.h"

#define HIPPORT_T __nv_bfloat16
#define HIPPORT_T2 __nv_bfloat162
#define HIPPORT_RAW __nv_bfloat16_raw
#define HIPPORT_RAW2 __nv_bfloat162_raw
#define HIPPORT_WORD(BEFORE, AFTER) BEFORE##bfloat16##AFTER
#include "hipport/half_family.h"

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

#pragma clang force_cuda_host_device begin
__nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16);
float2 __bfloat1622float2(__nv_bfloat162);
__nv_bfloat162 make_bfloat162(__nv_bfloat16, __nv_bfloat16);
signed char __bfloat162char_rz(__nv_bfloat16);
unsigned char __bfloat162uchar_rz(__nv_bfloat16);
#pragma clang force_cuda_host_device end

#define CUDART_INF_BF16 __ushort_as_bfloat16(0x7F80)
#define CUDART_NAN_BF16 __ushort_as_bfloat16(0x7FFF)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16(0x7F7F)
#define CUDART_ZERO_BF16 __ushort_as_bfloat16(0x0000)
#define CUDART_ONE_BF16 __ushort_as_bfloat16(0x3F80)

#endif // HIPPORT_CUDA_SDK_CUDA_BF16_H
