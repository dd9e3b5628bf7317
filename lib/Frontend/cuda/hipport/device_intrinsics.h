// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What only device code may call: synchronisation, warp functions, atomics,
// loads and stores with cache hints, conversions, and the C functions that have
// a device version.

#ifndef HIPPORT_CUDA_DEVICE_INTRINSICS_H
#define HIPPORT_CUDA_DEVICE_INTRINSICS_H

#include "hipport/attributes.h"

#include "hipport/vector_types.h"

// The standard assert() calls this; the device version has to come first.
extern "C" {
__device__ void __assert_fail(const char *, const char *, unsigned,
                              const char *);
__device__ void __assertfail(const char *, const char *, unsigned, const char *,
                             __SIZE_TYPE__);
__device__ int printf(const char *, ...);
__device__ int vprintf(const char *, const char *);
__device__ void *malloc(__SIZE_TYPE__), free(void *);
}

// nvcc brings these in as well.
#include <assert.h>

#include <limits.h>

#include <stdint.h>

#include <stdio.h>

#include <stdlib.h>

#include <string.h>

#include <time.h>
#if __cplusplus >= 201103L
#include <utility>
#endif

__device__ void *memcpy(void *, const void *, size_t),
    *memmove(void *, const void *, size_t), *memset(void *, int, size_t);
__device__ int memcmp(const void *, const void *, size_t);
__device__ void *__nv_aligned_device_malloc(size_t, size_t);
__device__ clock_t clock();
__device__ long long clock64();
__device__ unsigned long long __globaltimer();

__device__ void __syncthreads(), __threadfence(), __threadfence_block(),
    __threadfence_system(), __syncwarp(unsigned Mask = 0xffffffff), __trap(),
    __brkpt(), __brkpt(int), __nanosleep(unsigned), __prof_trigger(int),
    __barrier_sync(unsigned), __barrier_sync_count(unsigned, unsigned), __pm0(),
    __pm1(), __pm2(), __pm3();
__device__ int __syncthreads_count(int), __syncthreads_and(int),
    __syncthreads_or(int);
__device__ void __cluster_barrier_arrive(), __cluster_barrier_wait(),
    __cluster_barrier_arrive_relaxed();

// Warp functions.
__device__ int __all(int), __any(int), __all_sync(unsigned, int),
    __any_sync(unsigned, int), __uni_sync(unsigned, int);
__device__ unsigned __ballot(int), __ballot_sync(unsigned, int), __activemask(),
    __fns(unsigned, unsigned, int);
__device__ unsigned __reduce_add_sync(unsigned, unsigned),
    __reduce_min_sync(unsigned, unsigned),
    __reduce_max_sync(unsigned, unsigned),
    __reduce_and_sync(unsigned, unsigned), __reduce_or_sync(unsigned, unsigned),
    __reduce_xor_sync(unsigned, unsigned);
__device__ int __reduce_add_sync(unsigned, int),
    __reduce_min_sync(unsigned, int), __reduce_max_sync(unsigned, int);

#define HIPPORT_WARP(T)                                                        \
  __device__ T __shfl(T, int, int Width = 32),                                 \
      __shfl_up(T, unsigned, int Width = 32),                                  \
      __shfl_down(T, unsigned, int Width = 32),                                \
      __shfl_xor(T, int, int Width = 32),                                      \
      __shfl_sync(unsigned, T, int, int Width = 32),                           \
      __shfl_up_sync(unsigned, T, unsigned, int Width = 32),                   \
      __shfl_down_sync(unsigned, T, unsigned, int Width = 32),                 \
      __shfl_xor_sync(unsigned, T, int, int Width = 32);                       \
  __device__ unsigned __match_any_sync(unsigned, T),                           \
      __match_all_sync(unsigned, T, int *);
HIPPORT_WARP(int)
HIPPORT_WARP(unsigned)
HIPPORT_WARP(long)
HIPPORT_WARP(unsigned long)
HIPPORT_WARP(long long)
HIPPORT_WARP(unsigned long long)
HIPPORT_WARP(float)
HIPPORT_WARP(double)
#undef HIPPORT_WARP

// Atomics, with the block and system scopes.
#define HIPPORT_ATOMIC(T, NAME)                                                \
  __device__ T atomic##NAME(T *, T), atomic##NAME##_block(T *, T),             \
      atomic##NAME##_system(T *, T);
#define HIPPORT_ATOMIC_CAS(T)                                                  \
  __device__ T atomicCAS(T *, T, T), atomicCAS_block(T *, T, T),               \
      atomicCAS_system(T *, T, T);
HIPPORT_ATOMIC(int, Add)
HIPPORT_ATOMIC(unsigned, Add)
HIPPORT_ATOMIC(unsigned long long, Add)
HIPPORT_ATOMIC(float, Add)
HIPPORT_ATOMIC(double, Add)
HIPPORT_ATOMIC(int, Sub)
HIPPORT_ATOMIC(unsigned, Sub)
HIPPORT_ATOMIC(int, Exch)
HIPPORT_ATOMIC(unsigned, Exch)
HIPPORT_ATOMIC(unsigned long long, Exch)
HIPPORT_ATOMIC(float, Exch)
HIPPORT_ATOMIC(unsigned, Inc)
HIPPORT_ATOMIC(unsigned, Dec)
#define HIPPORT_ATOMIC_BITS(T)                                                 \
  HIPPORT_ATOMIC(T, Min)                                                       \
  HIPPORT_ATOMIC(T, Max)                                                       \
  HIPPORT_ATOMIC(T, And)                                                       \
  HIPPORT_ATOMIC(T, Or)                                                        \
  HIPPORT_ATOMIC(T, Xor)
HIPPORT_ATOMIC_BITS(int)
HIPPORT_ATOMIC_BITS(unsigned)
HIPPORT_ATOMIC_BITS(unsigned long long)
HIPPORT_ATOMIC(long long, Min)
HIPPORT_ATOMIC(long long, Max)
HIPPORT_ATOMIC_CAS(int)
HIPPORT_ATOMIC_CAS(unsigned)
HIPPORT_ATOMIC_CAS(unsigned long long)
HIPPORT_ATOMIC_CAS(unsigned short)
#undef HIPPORT_ATOMIC
#undef HIPPORT_ATOMIC_BITS
#undef HIPPORT_ATOMIC_CAS
__device__ float2 atomicAdd(float2 *, float2);
__device__ float4 atomicAdd(float4 *, float4);

// Loads and stores with a cache hint: any type that has one.
#define HIPPORT_LOAD(NAME) template <class T> __device__ T NAME(const T *);
#define HIPPORT_STORE(NAME) template <class T> __device__ void NAME(T *, T);
HIPPORT_LOAD(__ldg)
HIPPORT_LOAD(__ldca)
HIPPORT_LOAD(__ldcg)
HIPPORT_LOAD(__ldcs)
HIPPORT_LOAD(__ldcv)
HIPPORT_LOAD(__ldlu)
HIPPORT_STORE(__stcg)
HIPPORT_STORE(__stcs)
HIPPORT_STORE(__stwb)
HIPPORT_STORE(__stwt)
#undef HIPPORT_LOAD
#undef HIPPORT_STORE

// Bits and integers.
__device__ int __clz(int), __clzll(long long), __ffs(int), __ffsll(long long),
    __popc(unsigned), __popcll(unsigned long long), __mul24(int, int),
    __mulhi(int, int), __hadd(int, int), __rhadd(int, int),
    __dp4a(int, int, int), __dp4a(char4, char4, int), __dp2a_lo(int, int, int),
    __dp2a_hi(int, int, int), mulhi(int, int), mul24(int, int);
__device__ unsigned __brev(unsigned), __umul24(unsigned, unsigned),
    __umulhi(unsigned, unsigned), __sad(int, int, unsigned),
    __usad(unsigned, unsigned, unsigned),
    __byte_perm(unsigned, unsigned, unsigned), __uhadd(unsigned, unsigned),
    __urhadd(unsigned, unsigned), __dp4a(unsigned, unsigned, unsigned),
    __dp4a(uchar4, uchar4, unsigned), __dp2a_lo(unsigned, unsigned, unsigned),
    __dp2a_hi(unsigned, unsigned, unsigned),
    __funnelshift_l(unsigned, unsigned, unsigned),
    __funnelshift_lc(unsigned, unsigned, unsigned),
    __funnelshift_r(unsigned, unsigned, unsigned),
    __funnelshift_rc(unsigned, unsigned, unsigned), __bool2mask(unsigned),
    __isGlobal(const void *), __isShared(const void *),
    __isConstant(const void *), __isLocal(const void *),
    __isGridConstant(const void *), umulhi(unsigned, unsigned),
    umul24(unsigned, unsigned);
__device__ long long __mul64hi(long long, long long),
    mul64hi(long long, long long);
__device__ unsigned long long __brevll(unsigned long long),
    __umul64hi(unsigned long long, unsigned long long),
    umul64hi(unsigned long long, unsigned long long);
__device__ size_t __cvta_generic_to_shared(const void *),
    __cvta_generic_to_global(const void *),
    __cvta_generic_to_constant(const void *),
    __cvta_generic_to_local(const void *);
__device__ void *__cvta_shared_to_generic(size_t),
    *__cvta_global_to_generic(size_t), *__cvta_constant_to_generic(size_t),
    *__cvta_local_to_generic(size_t);

#include "hipport/amd_builtins.h"
#include "hipport/device_numeric.h"

#endif // HIPPORT_CUDA_DEVICE_INTRINSICS_H
