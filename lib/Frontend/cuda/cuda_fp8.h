// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The 8-bit floating types, and the narrower ones of the same shape.

#ifndef HIPPORT_CUDA_SDK_CUDA_FP8_H
#define HIPPORT_CUDA_SDK_CUDA_FP8_H

// A program may test the guard of the header it expects.
#define __CUDA_FP8_H__

#include "cuda_bf16.h"

typedef unsigned char __nv_fp8_storage_t, __nv_fp4_storage_t,
    __nv_fp6_storage_t;
typedef unsigned short __nv_fp8x2_storage_t, __nv_fp6x2_storage_t;
typedef unsigned __nv_fp8x4_storage_t, __nv_fp6x4_storage_t;
typedef unsigned char __nv_fp4x2_storage_t;
typedef unsigned short __nv_fp4x4_storage_t;
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };
enum __nv_fp4_interpretation_t { __NV_E2M1 };
enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 };

#pragma clang force_cuda_host_device begin

#define HIPPORT_FP8(NAME, STORAGE)                                             \
  struct NAME {                                                                \
    STORAGE __x;                                                               \
    NAME() = default;                                                          \
    template <class T> explicit NAME(const T &);                               \
    explicit operator __half() const;                                          \
    explicit operator __nv_bfloat16() const;                                   \
    explicit operator float() const;                                           \
    explicit operator double() const;                                          \
    explicit operator int() const;                                             \
    explicit operator bool() const;                                            \
  };
#define HIPPORT_FP8_VECTOR(NAME, STORAGE, PAIR, FLOATS)                        \
  struct NAME {                                                                \
    STORAGE __x;                                                               \
    NAME() = default;                                                          \
    template <class... T> explicit NAME(const T &...);                         \
    explicit operator PAIR() const;                                            \
    explicit operator FLOATS() const;                                          \
  };
HIPPORT_FP8(__nv_fp8_e4m3, __nv_fp8_storage_t)
HIPPORT_FP8(__nv_fp8_e5m2, __nv_fp8_storage_t)
HIPPORT_FP8(__nv_fp8_e8m0, __nv_fp8_storage_t)
HIPPORT_FP8(__nv_fp6_e2m3, __nv_fp6_storage_t)
HIPPORT_FP8(__nv_fp6_e3m2, __nv_fp6_storage_t)
HIPPORT_FP8(__nv_fp4_e2m1, __nv_fp4_storage_t)
HIPPORT_FP8_VECTOR(__nv_fp8x2_e4m3, __nv_fp8x2_storage_t, __half2, float2)
HIPPORT_FP8_VECTOR(__nv_fp8x2_e5m2, __nv_fp8x2_storage_t, __half2, float2)
HIPPORT_FP8_VECTOR(__nv_fp8x4_e4m3, __nv_fp8x4_storage_t, float4, uint4)
HIPPORT_FP8_VECTOR(__nv_fp8x4_e5m2, __nv_fp8x4_storage_t, float4, uint4)
HIPPORT_FP8_VECTOR(__nv_fp4x2_e2m1, __nv_fp4x2_storage_t, __half2, float2)
HIPPORT_FP8_VECTOR(__nv_fp4x4_e2m1, __nv_fp4x4_storage_t, float4, uint4)
#undef HIPPORT_FP8
#undef HIPPORT_FP8_VECTOR

__nv_fp8_storage_t __nv_cvt_float_to_fp8(float, __nv_saturation_t,
                                         __nv_fp8_interpretation_t),
    __nv_cvt_double_to_fp8(double, __nv_saturation_t,
                           __nv_fp8_interpretation_t),
    __nv_cvt_halfraw_to_fp8(__half_raw, __nv_saturation_t,
                            __nv_fp8_interpretation_t),
    __nv_cvt_bfloat16raw_to_fp8(__nv_bfloat16_raw, __nv_saturation_t,
                                __nv_fp8_interpretation_t);
__nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(float2, __nv_saturation_t,
                                              __nv_fp8_interpretation_t),
    __nv_cvt_double2_to_fp8x2(double2, __nv_saturation_t,
                              __nv_fp8_interpretation_t),
    __nv_cvt_halfraw2_to_fp8x2(__half2_raw, __nv_saturation_t,
                               __nv_fp8_interpretation_t),
    __nv_cvt_bfloat16raw2_to_fp8x2(__nv_bfloat162_raw, __nv_saturation_t,
                                   __nv_fp8_interpretation_t);
__half_raw __nv_cvt_fp8_to_halfraw(__nv_fp8_storage_t,
                                   __nv_fp8_interpretation_t);
__half2_raw __nv_cvt_fp8x2_to_halfraw2(__nv_fp8x2_storage_t,
                                       __nv_fp8_interpretation_t);

#pragma clang force_cuda_host_device end

#endif // HIPPORT_CUDA_SDK_CUDA_FP8_H
