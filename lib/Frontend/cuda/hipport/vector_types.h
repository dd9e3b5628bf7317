// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The built-in vector types with their make functions, dim3, and the built-in
// variables of a thread.

#ifndef HIPPORT_CUDA_VECTOR_TYPES_H
#define HIPPORT_CUDA_VECTOR_TYPES_H

#include "hipport/attributes.h"

#pragma clang force_cuda_host_device begin

// Native_vec_ is HIP's: code that was converted before names it.
#define HIPPORT_NATIVE(ELEMENT, SIZE)                                          \
  typedef ELEMENT Native_vec_ __attribute__((ext_vector_type(SIZE)));
#define HIPPORT_VECTORS(ELEMENT, NAME, ALIGN2, ALIGN4)                         \
  struct NAME##1 { HIPPORT_NATIVE(ELEMENT, 1) ELEMENT x; };                    \
  struct __align__(ALIGN2) NAME##2 {                                           \
    HIPPORT_NATIVE(ELEMENT, 2) ELEMENT x, y;                                   \
  };                                                                           \
  struct NAME##3 { HIPPORT_NATIVE(ELEMENT, 3) ELEMENT x, y, z; };              \
  struct __align__(ALIGN4) NAME##4 {                                           \
    HIPPORT_NATIVE(ELEMENT, 4) ELEMENT x, y, z, w;                             \
  };                                                                           \
  NAME##1 make_##NAME##1(ELEMENT x);                                           \
  NAME##2 make_##NAME##2(ELEMENT x, ELEMENT y);                                \
  NAME##3 make_##NAME##3(ELEMENT x, ELEMENT y, ELEMENT z);                     \
  NAME##4 make_##NAME##4(ELEMENT x, ELEMENT y, ELEMENT z, ELEMENT w);

HIPPORT_VECTORS(signed char, char, 2, 4)
HIPPORT_VECTORS(unsigned char, uchar, 2, 4)
HIPPORT_VECTORS(short, short, 4, 8)
HIPPORT_VECTORS(unsigned short, ushort, 4, 8)
HIPPORT_VECTORS(int, int, 8, 16)
HIPPORT_VECTORS(unsigned, uint, 8, 16)
HIPPORT_VECTORS(long, long, 16, 16)
HIPPORT_VECTORS(unsigned long, ulong, 16, 16)
HIPPORT_VECTORS(long long, longlong, 16, 16)
HIPPORT_VECTORS(unsigned long long, ulonglong, 16, 16)
HIPPORT_VECTORS(float, float, 8, 16)
HIPPORT_VECTORS(double, double, 16, 16)

#undef HIPPORT_VECTORS
#undef HIPPORT_NATIVE

struct dim3 {
  unsigned x, y, z;
#if __cplusplus >= 201103L
  constexpr dim3(unsigned X = 1, unsigned Y = 1, unsigned Z = 1)
      : x(X), y(Y), z(Z) {}
  constexpr dim3(uint3 V) : x(V.x), y(V.y), z(V.z) {}
  constexpr operator uint3() const { return uint3{x, y, z}; }
#else
  dim3(unsigned X = 1, unsigned Y = 1, unsigned Z = 1);
  dim3(uint3 V);
  operator uint3() const;
#endif
};

#pragma clang force_cuda_host_device end

#include <__clang_cuda_builtin_vars.h>

#endif // HIPPORT_CUDA_VECTOR_TYPES_H
