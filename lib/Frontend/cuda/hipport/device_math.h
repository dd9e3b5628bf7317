// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The C and C++ math that CUDA makes callable on the device, and on the host
// without an include.
//
// The device functions are overloads of their own, declared before any standard
// header: a constexpr function of <cmath> is implicitly callable from both
// sides unless such an overload came first, and the two would then clash. Clang
// allows the pair only when the overload stands in a system header. The host
// prototypes are the C library's; including its <math.h> here would cost more
// time than all the rest.

#ifndef HIPPORT_CUDA_DEVICE_MATH_H
#define HIPPORT_CUDA_DEVICE_MATH_H

#include "hipport/attributes.h"

#if __cplusplus >= 201103L
#define HIPPORT_NOEXCEPT noexcept
#else
#define HIPPORT_NOEXCEPT throw()
#endif

template <bool Condition, class Type> struct __hipport_enable_if {};
template <class Type> struct __hipport_enable_if<true, Type> {
  typedef Type type;
};

// A function of one number: also for integers, which count as double.
#define HIPPORT_MATH_1(RESULT, RESULT_F, NAME)                                 \
  extern "C" {                                                                 \
  RESULT NAME(double) HIPPORT_NOEXCEPT;                                        \
  RESULT_F NAME##f(float) HIPPORT_NOEXCEPT;                                    \
  }                                                                            \
  __device__ RESULT NAME(double);                                              \
  __device__ RESULT_F NAME(float), NAME##f(float);                             \
  template <class T>                                                           \
  __device__                                                                   \
      typename __hipport_enable_if<__is_integral(T), RESULT>::type NAME(T);    \
  namespace std {                                                              \
  using ::NAME;                                                                \
  using ::NAME##f;                                                             \
  }

// A function of two numbers; the mixed forms are one template.
#define HIPPORT_MATH_2(NAME)                                                   \
  extern "C" {                                                                 \
  double NAME(double, double) HIPPORT_NOEXCEPT;                                \
  float NAME##f(float, float) HIPPORT_NOEXCEPT;                                \
  }                                                                            \
  __device__ double NAME(double, double);                                      \
  __device__ float NAME(float, float), NAME##f(float, float);                  \
  template <class A, class B>                                                  \
  __device__                                                                   \
      typename __hipport_enable_if<__is_arithmetic(A) && __is_arithmetic(B),   \
                                   double>::type NAME(A, B);                   \
  namespace std {                                                              \
  using ::NAME;                                                                \
  using ::NAME##f;                                                             \
  }

// Any other shape: the parameters for double and float.
#define HIPPORT_MATH_N(RESULT, RESULT_F, NAME, DOUBLES, FLOATS)                \
  extern "C" {                                                                 \
  RESULT NAME DOUBLES HIPPORT_NOEXCEPT;                                        \
  RESULT_F NAME##f FLOATS HIPPORT_NOEXCEPT;                                    \
  }                                                                            \
  __device__ RESULT NAME DOUBLES;                                              \
  __device__ RESULT_F NAME FLOATS, NAME##f FLOATS;                             \
  namespace std {                                                              \
  using ::NAME;                                                                \
  using ::NAME##f;                                                             \
  }

HIPPORT_MATH_1(double, float, acos)
HIPPORT_MATH_1(double, float, acosh)
HIPPORT_MATH_1(double, float, asin)
HIPPORT_MATH_1(double, float, asinh)
HIPPORT_MATH_1(double, float, atan)
HIPPORT_MATH_1(double, float, atanh)
HIPPORT_MATH_1(double, float, cbrt)
HIPPORT_MATH_1(double, float, ceil)
HIPPORT_MATH_1(double, float, cos)
HIPPORT_MATH_1(double, float, cosh)
HIPPORT_MATH_1(double, float, erf)
HIPPORT_MATH_1(double, float, erfc)
HIPPORT_MATH_1(double, float, exp)
HIPPORT_MATH_1(double, float, exp2)
HIPPORT_MATH_1(double, float, expm1)
HIPPORT_MATH_1(double, float, fabs)
HIPPORT_MATH_1(double, float, floor)
HIPPORT_MATH_1(double, float, lgamma)
HIPPORT_MATH_1(double, float, log)
HIPPORT_MATH_1(double, float, log10)
HIPPORT_MATH_1(double, float, log1p)
HIPPORT_MATH_1(double, float, log2)
HIPPORT_MATH_1(double, float, logb)
HIPPORT_MATH_1(double, float, nearbyint)
HIPPORT_MATH_1(double, float, rint)
HIPPORT_MATH_1(double, float, round)
HIPPORT_MATH_1(double, float, sin)
HIPPORT_MATH_1(double, float, sinh)
HIPPORT_MATH_1(double, float, sqrt)
HIPPORT_MATH_1(double, float, tan)
HIPPORT_MATH_1(double, float, tanh)
HIPPORT_MATH_1(double, float, tgamma)
HIPPORT_MATH_1(double, float, trunc)
HIPPORT_MATH_1(int, int, ilogb)
HIPPORT_MATH_1(long, long, lrint)
HIPPORT_MATH_1(long, long, lround)
HIPPORT_MATH_1(long long, long long, llrint)
HIPPORT_MATH_1(long long, long long, llround)

HIPPORT_MATH_2(atan2)
HIPPORT_MATH_2(copysign)
HIPPORT_MATH_2(fdim)
HIPPORT_MATH_2(fmax)
HIPPORT_MATH_2(fmin)
HIPPORT_MATH_2(fmod)
HIPPORT_MATH_2(hypot)
HIPPORT_MATH_2(nextafter)
HIPPORT_MATH_2(pow)
HIPPORT_MATH_2(remainder)

HIPPORT_MATH_N(double, float, fma, (double, double, double),
               (float, float, float))
HIPPORT_MATH_N(double, float, frexp, (double, int *), (float, int *))
HIPPORT_MATH_N(double, float, ldexp, (double, int), (float, int))
HIPPORT_MATH_N(double, float, modf, (double, double *), (float, float *))
HIPPORT_MATH_N(double, float, remquo, (double, double, int *),
               (float, float, int *))
HIPPORT_MATH_N(double, float, scalbn, (double, int), (float, int))
HIPPORT_MATH_N(double, float, scalbln, (double, long), (float, long))

extern "C" {
double j0(double) HIPPORT_NOEXCEPT, j1(double) HIPPORT_NOEXCEPT,
    y0(double) HIPPORT_NOEXCEPT, y1(double) HIPPORT_NOEXCEPT,
    jn(int, double) HIPPORT_NOEXCEPT, yn(int, double) HIPPORT_NOEXCEPT;
double nan(const char *) HIPPORT_NOEXCEPT;
float nanf(const char *) HIPPORT_NOEXCEPT;
void sincos(double, double *, double *) HIPPORT_NOEXCEPT;
void sincosf(float, float *, float *) HIPPORT_NOEXCEPT;
double exp10(double) HIPPORT_NOEXCEPT;
float exp10f(float) HIPPORT_NOEXCEPT;
}

__device__ double j0(double), j1(double), jn(int, double), y0(double),
    y1(double), yn(int, double), nan(const char *), exp10(double);
__device__ float j0f(float), j1f(float), jnf(int, float), y0f(float),
    y1f(float), ynf(int, float), nanf(const char *), exp10f(float),
    exp10(float);
__device__ void sincos(double, double *, double *),
    sincos(float, float *, float *), sincosf(float, float *, float *);
__device__ double scalbn(int, int), ldexp(int, int);
template <class T>
__device__ typename __hipport_enable_if<__is_integral(T), double>::type
pow(float, T);
__device__ float pow(float, int);
__device__ double pow(double, int);

// Not in the C library: CUDA alone has these, on both sides.
#pragma clang force_cuda_host_device begin
double rsqrt(double), rcbrt(double), sinpi(double), cospi(double),
    erfinv(double), erfcinv(double), erfcx(double), normcdf(double),
    normcdfinv(double), cyl_bessel_i0(double), cyl_bessel_i1(double),
    norm(int, const double *), rnorm(int, const double *),
    rhypot(double, double), norm3d(double, double, double),
    rnorm3d(double, double, double), norm4d(double, double, double, double),
    rnorm4d(double, double, double, double);
float rsqrt(float), rcbrt(float), sinpi(float), cospi(float), erfinv(float),
    erfcinv(float), erfcx(float), normcdf(float), normcdfinv(float),
    rhypot(float, float), norm3d(float, float, float),
    rnorm3d(float, float, float), norm4d(float, float, float, float),
    rnorm4d(float, float, float, float);
float rsqrtf(float), rcbrtf(float), sinpif(float), cospif(float),
    erfinvf(float), erfcinvf(float), erfcxf(float), normcdff(float),
    normcdfinvf(float), cyl_bessel_i0f(float), cyl_bessel_i1f(float),
    normf(int, const float *), rnormf(int, const float *),
    rhypotf(float, float), norm3df(float, float, float),
    rnorm3df(float, float, float), norm4df(float, float, float, float),
    rnorm4df(float, float, float, float), fdividef(float, float);
double fdivide(double, double);
float fdivide(float, float);
void sincospi(double, double *, double *), sincospi(float, float *, float *),
    sincospif(float, float *, float *);
template <class T>
typename __hipport_enable_if<__is_integral(T), double>::type rsqrt(T);

int min(int, int), max(int, int);
unsigned min(unsigned, unsigned), max(unsigned, unsigned), min(int, unsigned),
    max(int, unsigned), min(unsigned, int), max(unsigned, int),
    umin(unsigned, unsigned), umax(unsigned, unsigned);
long min(long, long), max(long, long);
unsigned long min(unsigned long, unsigned long),
    max(unsigned long, unsigned long), min(long, unsigned long),
    max(long, unsigned long), min(unsigned long, long),
    max(unsigned long, long);
long long min(long long, long long), max(long long, long long),
    llmin(long long, long long), llmax(long long, long long);
unsigned long long min(unsigned long long, unsigned long long),
    max(unsigned long long, unsigned long long),
    min(long long, unsigned long long), max(long long, unsigned long long),
    min(unsigned long long, long long), max(unsigned long long, long long),
    ullmin(unsigned long long, unsigned long long),
    ullmax(unsigned long long, unsigned long long);
float min(float, float), max(float, float);
double min(double, double), max(double, double), min(float, double),
    max(float, double), min(double, float), max(double, float);
#pragma clang force_cuda_host_device end

__device__ int __signbit(double), __signbitf(float), __finite(double),
    __finitef(float), __isnan(double), __isnanf(float), __isinf(double),
    __isinff(float), __signbitd(double), finite(double);

// The host's isnan and friends are macros or constexpr functions once a math
// header is included. With enable_if these stand beside either.
#define HIPPORT_CLASSIFY(RESULT, NAME)                                         \
  __device__ RESULT NAME(double);                                              \
  __device__ RESULT NAME(float);                                               \
  template <class T>                                                           \
  __device__                                                                   \
      typename __hipport_enable_if<__is_integral(T), RESULT>::type NAME(T);    \
  __attribute__((host, enable_if(true, ""))) RESULT NAME(float);               \
  __attribute__((host, enable_if(true, ""))) RESULT NAME(double);              \
  namespace std {                                                              \
  using ::NAME;                                                                \
  }
HIPPORT_CLASSIFY(bool, isnan)
HIPPORT_CLASSIFY(bool, isinf)
HIPPORT_CLASSIFY(bool, isfinite)
HIPPORT_CLASSIFY(bool, isnormal)
HIPPORT_CLASSIFY(bool, signbit)
HIPPORT_CLASSIFY(int, fpclassify)
#undef HIPPORT_CLASSIFY

#define HIPPORT_ABS(T, NAME)                                                   \
  __device__ T NAME(T);                                                        \
  namespace std {                                                              \
  using ::NAME;                                                                \
  }
HIPPORT_ABS(int, abs)
HIPPORT_ABS(long, abs)
HIPPORT_ABS(long long, abs)
HIPPORT_ABS(float, abs)
HIPPORT_ABS(double, abs)
HIPPORT_ABS(long, labs)
HIPPORT_ABS(long long, llabs)
#undef HIPPORT_ABS

namespace std {
using ::nan;
} // namespace std

// The macros of <math.h>, spelled as there.
#ifndef M_PI
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define INFINITY (__builtin_inff())
#define NAN (__builtin_nanf(""))
#define HUGE_VAL (__builtin_huge_val())
#define HUGE_VALF (__builtin_huge_valf())
#endif

#undef HIPPORT_MATH_1
#undef HIPPORT_MATH_2
#undef HIPPORT_MATH_N

#endif // HIPPORT_CUDA_DEVICE_MATH_H
