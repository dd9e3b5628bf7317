// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the two 16-bit floating types have alike. Included once for each, so
// without a guard, with
//   HIPPORT_T   the type, HIPPORT_T2 its pair,
//   HIPPORT_RAW, HIPPORT_RAW2 their raw forms,
//   HIPPORT_WORD(BEFORE, AFTER) BEFORE##word##AFTER, word being half or
//   bfloat16.

#define HIPPORT_CONCAT(A, B) A##B
#define HIPPORT_W2(BEFORE, AFTER) HIPPORT_WORD(BEFORE, 2##AFTER)

struct HIPPORT_RAW {
  unsigned short x;
};
struct HIPPORT_RAW2 {
  unsigned short x, y;
};

#pragma clang force_cuda_host_device begin

struct __align__(2) HIPPORT_T {
  unsigned short __x;
  HIPPORT_T() = default;
  HIPPORT_T(const HIPPORT_RAW &);
  template <class T,
            class = typename __hipport_enable_if<__is_arithmetic(T), T>::type>
  constexpr HIPPORT_T(T) : __x(0) {}
  HIPPORT_T &operator=(const HIPPORT_RAW &);
  operator float() const;
  operator HIPPORT_RAW() const;
  HIPPORT_T &operator+=(const HIPPORT_T &);
  HIPPORT_T &operator-=(const HIPPORT_T &);
  HIPPORT_T &operator*=(const HIPPORT_T &);
  HIPPORT_T &operator/=(const HIPPORT_T &);
  HIPPORT_T &operator++();
  HIPPORT_T &operator--();
  HIPPORT_T operator++(int);
  HIPPORT_T operator--(int);
  HIPPORT_T operator+() const;
  HIPPORT_T operator-() const;
};
struct __align__(4) HIPPORT_T2 {
  HIPPORT_T x, y;
  HIPPORT_T2() = default;
  constexpr HIPPORT_T2(const HIPPORT_T &X, const HIPPORT_T &Y) : x(X), y(Y) {}
  HIPPORT_T2(const HIPPORT_RAW2 &);
  operator HIPPORT_RAW2() const;
  HIPPORT_T2 &operator+=(const HIPPORT_T2 &);
  HIPPORT_T2 &operator-=(const HIPPORT_T2 &);
  HIPPORT_T2 &operator*=(const HIPPORT_T2 &);
  HIPPORT_T2 &operator/=(const HIPPORT_T2 &);
  HIPPORT_T2 operator+() const;
  HIPPORT_T2 operator-() const;
};

HIPPORT_T operator+(const HIPPORT_T &, const HIPPORT_T &);
HIPPORT_T operator-(const HIPPORT_T &, const HIPPORT_T &);
HIPPORT_T operator*(const HIPPORT_T &, const HIPPORT_T &);
HIPPORT_T operator/(const HIPPORT_T &, const HIPPORT_T &);
HIPPORT_T2 operator+(const HIPPORT_T2 &, const HIPPORT_T2 &);
HIPPORT_T2 operator-(const HIPPORT_T2 &, const HIPPORT_T2 &);
HIPPORT_T2 operator*(const HIPPORT_T2 &, const HIPPORT_T2 &);
HIPPORT_T2 operator/(const HIPPORT_T2 &, const HIPPORT_T2 &);
bool operator==(const HIPPORT_T &, const HIPPORT_T &);
bool operator!=(const HIPPORT_T &, const HIPPORT_T &);
bool operator<(const HIPPORT_T &, const HIPPORT_T &);
bool operator>(const HIPPORT_T &, const HIPPORT_T &);
bool operator<=(const HIPPORT_T &, const HIPPORT_T &);
bool operator>=(const HIPPORT_T &, const HIPPORT_T &);
bool operator==(const HIPPORT_T2 &, const HIPPORT_T2 &);
bool operator!=(const HIPPORT_T2 &, const HIPPORT_T2 &);
bool operator<(const HIPPORT_T2 &, const HIPPORT_T2 &);
bool operator>(const HIPPORT_T2 &, const HIPPORT_T2 &);
bool operator<=(const HIPPORT_T2 &, const HIPPORT_T2 &);
bool operator>=(const HIPPORT_T2 &, const HIPPORT_T2 &);

// Conversions.
#define HIPPORT_ROUNDED(RESULT, NAME, PARAMETER)                               \
  RESULT HIPPORT_CONCAT(NAME, _rn)(PARAMETER),                                 \
      HIPPORT_CONCAT(NAME, _rz)(PARAMETER),                                    \
      HIPPORT_CONCAT(NAME, _ru)(PARAMETER),                                    \
      HIPPORT_CONCAT(NAME, _rd)(PARAMETER);
#define HIPPORT_INTEGER(T, SHORT)                                              \
  HIPPORT_ROUNDED(T, HIPPORT_WORD(__, 2##SHORT), HIPPORT_T)                    \
  HIPPORT_ROUNDED(HIPPORT_T, HIPPORT_WORD(__##SHORT##2, ), T)
HIPPORT_INTEGER(short, short)
HIPPORT_INTEGER(unsigned short, ushort)
HIPPORT_INTEGER(int, int)
HIPPORT_INTEGER(unsigned, uint)
HIPPORT_INTEGER(long long, ll)
HIPPORT_INTEGER(unsigned long long, ull)
HIPPORT_ROUNDED(HIPPORT_T, HIPPORT_WORD(__float2, ), float)
#undef HIPPORT_INTEGER
#undef HIPPORT_ROUNDED
HIPPORT_T HIPPORT_WORD(__float2, )(float), HIPPORT_WORD(__double2, )(double),
    HIPPORT_WORD(__short_as_, )(short),
    HIPPORT_WORD(__ushort_as_, )(unsigned short),
    HIPPORT_WORD(__low2, )(HIPPORT_T2), HIPPORT_WORD(__high2, )(HIPPORT_T2);
float HIPPORT_WORD(__, 2float)(HIPPORT_T), __low2float(HIPPORT_T2),
    __high2float(HIPPORT_T2);
float2 HIPPORT_WORD(__, 22float2)(HIPPORT_T2);
HIPPORT_T2 HIPPORT_W2(__float2, _rn)(float),
    HIPPORT_W2(__floats2, _rn)(float, float),
    HIPPORT_W2(__float22, _rn)(float2), HIPPORT_W2(__low2, )(HIPPORT_T2),
    HIPPORT_W2(__high2, )(HIPPORT_T2),
    HIPPORT_W2(__lows2, )(HIPPORT_T2, HIPPORT_T2),
    HIPPORT_W2(__highs2, )(HIPPORT_T2, HIPPORT_T2),
    HIPPORT_W2(__halves2, )(HIPPORT_T, HIPPORT_T),
    HIPPORT_W2(make_, )(HIPPORT_T, HIPPORT_T), __lowhigh2highlow(HIPPORT_T2);
short HIPPORT_WORD(__, _as_short)(HIPPORT_T);
unsigned short HIPPORT_WORD(__, _as_ushort)(HIPPORT_T);

// Arithmetic and comparison.
HIPPORT_T __hadd(HIPPORT_T, HIPPORT_T), __hsub(HIPPORT_T, HIPPORT_T),
    __hmul(HIPPORT_T, HIPPORT_T), __hdiv(HIPPORT_T, HIPPORT_T),
    __hadd_rn(HIPPORT_T, HIPPORT_T), __hsub_rn(HIPPORT_T, HIPPORT_T),
    __hmul_rn(HIPPORT_T, HIPPORT_T), __hadd_sat(HIPPORT_T, HIPPORT_T),
    __hsub_sat(HIPPORT_T, HIPPORT_T), __hmul_sat(HIPPORT_T, HIPPORT_T),
    __hmax(HIPPORT_T, HIPPORT_T), __hmin(HIPPORT_T, HIPPORT_T),
    __hmax_nan(HIPPORT_T, HIPPORT_T), __hmin_nan(HIPPORT_T, HIPPORT_T),
    __hfma(HIPPORT_T, HIPPORT_T, HIPPORT_T),
    __hfma_sat(HIPPORT_T, HIPPORT_T, HIPPORT_T),
    __hfma_relu(HIPPORT_T, HIPPORT_T, HIPPORT_T), __hneg(HIPPORT_T),
    __habs(HIPPORT_T), hsqrt(HIPPORT_T), hrsqrt(HIPPORT_T), hrcp(HIPPORT_T),
    hlog(HIPPORT_T), hlog2(HIPPORT_T), hlog10(HIPPORT_T), hexp(HIPPORT_T),
    hexp2(HIPPORT_T), hexp10(HIPPORT_T), hcos(HIPPORT_T), hsin(HIPPORT_T),
    htanh(HIPPORT_T), htanh_approx(HIPPORT_T), hceil(HIPPORT_T),
    hfloor(HIPPORT_T), htrunc(HIPPORT_T), hrint(HIPPORT_T);
HIPPORT_T2 __hadd2(HIPPORT_T2, HIPPORT_T2), __hsub2(HIPPORT_T2, HIPPORT_T2),
    __hmul2(HIPPORT_T2, HIPPORT_T2), __h2div(HIPPORT_T2, HIPPORT_T2),
    __hadd2_rn(HIPPORT_T2, HIPPORT_T2), __hsub2_rn(HIPPORT_T2, HIPPORT_T2),
    __hmul2_rn(HIPPORT_T2, HIPPORT_T2), __hadd2_sat(HIPPORT_T2, HIPPORT_T2),
    __hsub2_sat(HIPPORT_T2, HIPPORT_T2), __hmul2_sat(HIPPORT_T2, HIPPORT_T2),
    __hmax2(HIPPORT_T2, HIPPORT_T2), __hmin2(HIPPORT_T2, HIPPORT_T2),
    __hmax2_nan(HIPPORT_T2, HIPPORT_T2), __hmin2_nan(HIPPORT_T2, HIPPORT_T2),
    __hfma2(HIPPORT_T2, HIPPORT_T2, HIPPORT_T2),
    __hfma2_sat(HIPPORT_T2, HIPPORT_T2, HIPPORT_T2),
    __hfma2_relu(HIPPORT_T2, HIPPORT_T2, HIPPORT_T2),
    __hcmadd(HIPPORT_T2, HIPPORT_T2, HIPPORT_T2), __hneg2(HIPPORT_T2),
    __habs2(HIPPORT_T2), h2sqrt(HIPPORT_T2), h2rsqrt(HIPPORT_T2),
    h2rcp(HIPPORT_T2), h2log(HIPPORT_T2), h2log2(HIPPORT_T2),
    h2log10(HIPPORT_T2), h2exp(HIPPORT_T2), h2exp2(HIPPORT_T2),
    h2exp10(HIPPORT_T2), h2cos(HIPPORT_T2), h2sin(HIPPORT_T2),
    h2tanh(HIPPORT_T2), h2tanh_approx(HIPPORT_T2), h2ceil(HIPPORT_T2),
    h2floor(HIPPORT_T2), h2trunc(HIPPORT_T2), h2rint(HIPPORT_T2),
    __hisnan2(HIPPORT_T2);
#define HIPPORT_COMPARE(NAME)                                                  \
  bool __h##NAME(HIPPORT_T, HIPPORT_T), __h##NAME##u(HIPPORT_T, HIPPORT_T),    \
      __hb##NAME##2(HIPPORT_T2, HIPPORT_T2),                                   \
      __hb##NAME##u2(HIPPORT_T2, HIPPORT_T2);                                  \
  HIPPORT_T2 __h##NAME##2(HIPPORT_T2, HIPPORT_T2),                             \
      __h##NAME##u2(HIPPORT_T2, HIPPORT_T2);                                   \
  unsigned __h##NAME##2_mask(HIPPORT_T2, HIPPORT_T2),                          \
      __h##NAME##u2_mask(HIPPORT_T2, HIPPORT_T2);
HIPPORT_COMPARE(eq)
HIPPORT_COMPARE(ne)
HIPPORT_COMPARE(lt)
HIPPORT_COMPARE(le)
HIPPORT_COMPARE(gt)
HIPPORT_COMPARE(ge)
#undef HIPPORT_COMPARE
bool __hisnan(HIPPORT_T);
int __hisinf(HIPPORT_T);

#pragma clang force_cuda_host_device end

#define HIPPORT_SHUFFLES(T)                                                    \
  __device__ T __shfl_sync(unsigned, T, int, int = 32),                        \
      __shfl_up_sync(unsigned, T, unsigned, int = 32),                         \
      __shfl_down_sync(unsigned, T, unsigned, int = 32),                       \
      __shfl_xor_sync(unsigned, T, int, int = 32), __shfl(T, int, int = 32),   \
      __shfl_up(T, unsigned, int = 32), __shfl_down(T, unsigned, int = 32),    \
      __shfl_xor(T, int, int = 32), atomicAdd(T *, T);
HIPPORT_SHUFFLES(HIPPORT_T)
HIPPORT_SHUFFLES(HIPPORT_T2)
#undef HIPPORT_SHUFFLES

#undef HIPPORT_CONCAT
#undef HIPPORT_W2
#undef HIPPORT_T
#undef HIPPORT_T2
#undef HIPPORT_RAW
#undef HIPPORT_RAW2
#undef HIPPORT_WORD
