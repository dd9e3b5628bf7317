// Conditions on CUDA's compiler macros become conditions on HIP's, and a second
// run finds nothing to do.

// RUN: rm -rf %t && split-file %s %t
// RUN: %hipport convert %t/in --out-root %t/out --annotate none --quiet
// RUN: diff %t/expected.cuh %t/out/a.cuh
// RUN: %hipport convert %t/out --out-root %t/again --annotate none --quiet
// RUN: diff -r %t/out %t/again

//--- in/a.cuh
#ifndef A_CUH
#define A_CUH
#include <cuda_runtime.h>
#if defined(__INTELLISENSE__) && !defined(__CUDACC__)
#define __CUDACC__
#endif
#if defined(__CUDACC__) && \
    !defined(__CUDACC_RTC__)
#define HD __host__ __device__
#else
#define HD
#endif
HD inline int where() {
#ifdef __CUDA_ARCH__
  return 1;
#else
  return 0;
#endif
}
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 600
#define HAS_DOUBLE_ATOMICS 1
#elif !(600 <= __CUDA_ARCH__) && X
#define HAS_DOUBLE_ATOMICS 0
#endif
#if CUDART_VERSION < 9000
#define HAS_GRAPHS 0
#else
#define HAS_GRAPHS 1
#endif
#endif // A_CUH
//--- expected.cuh
#ifndef A_CUH
#define A_CUH
#include <hip/hip_runtime.h>
#if defined(__INTELLISENSE__) && !defined(__CUDACC__)
#define __CUDACC__
#endif
#if defined(__HIPCC__) && \
    !defined(__HIPCC_RTC__)
#define HD __host__ __device__
#else
#define HD
#endif
HD inline int where() {
#ifdef __HIP_DEVICE_COMPILE__
  return 1;
#else
  return 0;
#endif
}
#if defined(__HIP_DEVICE_COMPILE__)
#define HAS_DOUBLE_ATOMICS 1
#elif !(__HIP_DEVICE_COMPILE__) && X
#define HAS_DOUBLE_ATOMICS 0
#endif
#if !defined(__HIP_PLATFORM_AMD__) && CUDART_VERSION < 9000
#define HAS_GRAPHS 0
#else
#define HAS_GRAPHS 1
#endif
#endif // A_CUH
