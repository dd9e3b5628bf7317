// Where a file tells HIP and CUDA apart already, its branches for the one and
// the other stay as they are.

// RUN: rm -rf %t && split-file %s %t
// RUN: %hipport convert %t/in --out-root %t/out --annotate none --quiet
// RUN: diff %t/expected.cu %t/out/a.cu
// RUN: %hipport convert %t/out --out-root %t/again --annotate none --quiet
// RUN: diff -r %t/out %t/again

//--- in/a.cu
#include <cuda_runtime.h>
#if defined(__CUDACC__)
typedef cudaStream_t Stream;
#elif defined(__HIPCC__)
typedef hipStream_t Stream;
#endif
#if !defined(__CUDACC__) && !defined(__HIPCC__)
#error "a GPU compiler is needed"
#endif
#ifdef __CUDACC__
inline void wait() { cudaDeviceSynchronize(); }
#endif
#ifdef __HIPCC__
inline void wait() { hipDeviceSynchronize(); }
#endif
#ifndef __NVCC__
#include <hip/hip_complex.h>
#else
#include <cuComplex.h>
#endif
#if CUDART_VERSION >= 11000 && !defined(__CUDA_ARCH__)
inline void reset() { cudaDeviceReset(); }
#else
inline void reset() {}
#endif
#ifdef __HIP_PLATFORM_AMD__
int q;
#endif
void release(void *p) { cudaFree(p); }
//--- expected.cu
#include <hip/hip_runtime.h>
#if defined(__CUDACC__)
typedef cudaStream_t Stream;
#elif defined(__HIPCC__)
typedef hipStream_t Stream;
#endif
#if !defined(__CUDACC__) && !defined(__HIPCC__)
#error "a GPU compiler is needed"
#endif
#ifdef __CUDACC__
inline void wait() { cudaDeviceSynchronize(); }
#endif
#ifdef __HIPCC__
inline void wait() { hipDeviceSynchronize(); }
#endif
#ifndef __NVCC__
#include <hip/hip_complex.h>
#else
#include <cuComplex.h>
#endif
#if CUDART_VERSION >= 11000 && !defined(__CUDA_ARCH__)
inline void reset() { hipDeviceReset(); }
#else
inline void reset() {}
#endif
#ifdef __HIP_PLATFORM_AMD__
int q;
#endif
void release(void *p) { hipFree(p); }
