// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Device arithmetic with a stated rounding, fast approximations, conversions
// and the packed-integer functions.

#ifndef HIPPORT_CUDA_DEVICE_NUMERIC_H
#define HIPPORT_CUDA_DEVICE_NUMERIC_H

#include "hipport/attributes.h"

#define HIPPORT_ROUNDED(RESULT, NAME, PARAMETERS)                              \
  __device__ RESULT NAME##_rn PARAMETERS, NAME##_rz PARAMETERS,                \
      NAME##_ru PARAMETERS, NAME##_rd PARAMETERS;
HIPPORT_ROUNDED(float, __fadd, (float, float))
HIPPORT_ROUNDED(float, __fsub, (float, float))
HIPPORT_ROUNDED(float, __fmul, (float, float))
HIPPORT_ROUNDED(float, __fdiv, (float, float))
HIPPORT_ROUNDED(float, __frcp, (float))
HIPPORT_ROUNDED(float, __fsqrt, (float))
HIPPORT_ROUNDED(double, __dadd, (double, double))
HIPPORT_ROUNDED(double, __dsub, (double, double))
HIPPORT_ROUNDED(double, __dmul, (double, double))
HIPPORT_ROUNDED(double, __ddiv, (double, double))
HIPPORT_ROUNDED(double, __drcp, (double))
HIPPORT_ROUNDED(double, __dsqrt, (double))
HIPPORT_ROUNDED(float, __fmaf, (float, float, float))
HIPPORT_ROUNDED(float, __fmaf_ieee, (float, float, float))
HIPPORT_ROUNDED(double, __fma, (double, double, double))
HIPPORT_ROUNDED(int, __float2int, (float))
HIPPORT_ROUNDED(float, __int2float, (int))
HIPPORT_ROUNDED(unsigned, __float2uint, (float))
HIPPORT_ROUNDED(float, __uint2float, (unsigned))
HIPPORT_ROUNDED(long long, __float2ll, (float))
HIPPORT_ROUNDED(float, __ll2float, (long long))
HIPPORT_ROUNDED(unsigned long long, __float2ull, (float))
HIPPORT_ROUNDED(float, __ull2float, (unsigned long long))
HIPPORT_ROUNDED(int, __double2int, (double))
HIPPORT_ROUNDED(double, __int2double, (int))
HIPPORT_ROUNDED(unsigned, __double2uint, (double))
HIPPORT_ROUNDED(double, __uint2double, (unsigned))
HIPPORT_ROUNDED(long long, __double2ll, (double))
HIPPORT_ROUNDED(double, __ll2double, (long long))
HIPPORT_ROUNDED(unsigned long long, __double2ull, (double))
HIPPORT_ROUNDED(double, __ull2double, (unsigned long long))
HIPPORT_ROUNDED(float, __double2float, (double))
#undef HIPPORT_ROUNDED

__device__ float __cosf(float), __sinf(float), __tanf(float), __expf(float),
    __exp10f(float), __logf(float), __log2f(float), __log10f(float),
    __saturatef(float), __frsqrt_rn(float), __int_as_float(int),
    __uint_as_float(unsigned), __tanhf(float), __fdividef(float, float),
    __powf(float, float);
__device__ double __hiloint2double(int, int), __longlong_as_double(long long);
__device__ int __float_as_int(float), __double2hiint(double),
    __double2loint(double);
__device__ unsigned __float_as_uint(float);
__device__ long long __double_as_longlong(double);
__device__ void __sincosf(float, float *, float *);
// The same, as the host may call them.
__device__ float int_as_float(int), uint_as_float(unsigned), saturate(float);
__device__ int float_as_int(float);
__device__ unsigned float_as_uint(float);

// Two halves or four bytes in one register.
__device__ unsigned __vabs2(unsigned), __vabs4(unsigned), __vabsss2(unsigned),
    __vabsss4(unsigned), __vneg2(unsigned), __vneg4(unsigned),
    __vnegss2(unsigned), __vnegss4(unsigned);
__device__ unsigned __vabsdiffs2(unsigned, unsigned),
    __vabsdiffs4(unsigned, unsigned), __vabsdiffu2(unsigned, unsigned),
    __vabsdiffu4(unsigned, unsigned), __vadd2(unsigned, unsigned),
    __vadd4(unsigned, unsigned), __vaddss2(unsigned, unsigned),
    __vaddss4(unsigned, unsigned), __vaddus2(unsigned, unsigned),
    __vaddus4(unsigned, unsigned), __vavgs2(unsigned, unsigned),
    __vavgs4(unsigned, unsigned), __vavgu2(unsigned, unsigned),
    __vavgu4(unsigned, unsigned), __vcmpeq2(unsigned, unsigned),
    __vcmpeq4(unsigned, unsigned), __vcmpges2(unsigned, unsigned),
    __vcmpges4(unsigned, unsigned), __vcmpgeu2(unsigned, unsigned),
    __vcmpgeu4(unsigned, unsigned), __vcmpgts2(unsigned, unsigned),
    __vcmpgts4(unsigned, unsigned), __vcmpgtu2(unsigned, unsigned),
    __vcmpgtu4(unsigned, unsigned), __vcmples2(unsigned, unsigned),
    __vcmples4(unsigned, unsigned), __vcmpleu4(unsigned, unsigned),
    __vcmplts2(unsigned, unsigned), __vcmplts4(unsigned, unsigned),
    __vcmpltu2(unsigned, unsigned), __vcmpltu4(unsigned, unsigned),
    __vcmpne2(unsigned, unsigned), __vcmpne4(unsigned, unsigned),
    __vhaddu2(unsigned, unsigned), __vhaddu4(unsigned, unsigned),
    __vmaxs2(unsigned, unsigned), __vmaxs4(unsigned, unsigned),
    __vmaxu2(unsigned, unsigned), __vmaxu4(unsigned, unsigned),
    __vmins2(unsigned, unsigned), __vmins4(unsigned, unsigned),
    __vminu2(unsigned, unsigned), __vminu4(unsigned, unsigned),
    __vsads2(unsigned, unsigned), __vsads4(unsigned, unsigned),
    __vsadu2(unsigned, unsigned), __vsadu4(unsigned, unsigned),
    __vseteq2(unsigned, unsigned), __vseteq4(unsigned, unsigned),
    __vsetges2(unsigned, unsigned), __vsetges4(unsigned, unsigned),
    __vsetgeu2(unsigned, unsigned), __vsetgeu4(unsigned, unsigned),
    __vsetgts2(unsigned, unsigned), __vsetgts4(unsigned, unsigned),
    __vsetgtu4(unsigned, unsigned), __vsetles2(unsigned, unsigned),
    __vsetles4(unsigned, unsigned), __vsetleu2(unsigned, unsigned),
    __vsetleu4(unsigned, unsigned), __vsetlts2(unsigned, unsigned),
    __vsetlts4(unsigned, unsigned), __vsetltu2(unsigned, unsigned),
    __vsetltu4(unsigned, unsigned), __vsetne2(unsigned, unsigned),
    __vsetne4(unsigned, unsigned), __vsub2(unsigned, unsigned),
    __vsub4(unsigned, unsigned), __vsubss2(unsigned, unsigned),
    __vsubss4(unsigned, unsigned), __vsubus2(unsigned, unsigned),
    __vsubus4(unsigned, unsigned);
#pragma clang force_cuda_host_device begin
int __viaddmax_s32(int, int, int), __viaddmin_s32(int, int, int),
    __vimax3_s32(int, int, int), __vimin3_s32(int, int, int),
    __viaddmax_s32_relu(int, int, int), __viaddmin_s32_relu(int, int, int),
    __vimax3_s32_relu(int, int, int), __vimin3_s32_relu(int, int, int);
unsigned __viaddmax_u32(unsigned, unsigned, unsigned),
    __viaddmin_u32(unsigned, unsigned, unsigned),
    __vimax3_u32(unsigned, unsigned, unsigned),
    __vimin3_u32(unsigned, unsigned, unsigned),
    __viaddmax_s16x2(unsigned, unsigned, unsigned),
    __viaddmin_s16x2(unsigned, unsigned, unsigned),
    __viaddmax_u16x2(unsigned, unsigned, unsigned),
    __viaddmin_u16x2(unsigned, unsigned, unsigned),
    __vimax3_s16x2(unsigned, unsigned, unsigned),
    __vimin3_s16x2(unsigned, unsigned, unsigned),
    __vimax3_u16x2(unsigned, unsigned, unsigned),
    __vimin3_u16x2(unsigned, unsigned, unsigned),
    __viaddmax_s16x2_relu(unsigned, unsigned, unsigned),
    __viaddmin_s16x2_relu(unsigned, unsigned, unsigned),
    __vimax3_s16x2_relu(unsigned, unsigned, unsigned),
    __vimin3_s16x2_relu(unsigned, unsigned, unsigned);
#pragma clang force_cuda_host_device end

#endif // HIPPORT_CUDA_DEVICE_NUMERIC_H
