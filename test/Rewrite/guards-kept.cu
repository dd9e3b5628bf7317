// Conditions that HIP cannot express stay, and the finding says which side a HIP
// build takes.

// RUN: rm -rf %t && split-file %s %t
// RUN: %hipport convert %t/in --out-root %t/out --annotate none --findings > %t/log
// RUN: FileCheck %s < %t/log
// RUN: diff %t/expected.cu %t/out/a.cu

// CHECK-DAG: a.cu:2:5: correctness: __CUDA_ARCH__ is not defined in HIP: this condition is false there [api-differs]
// CHECK-DAG: a.cu:4:5: correctness: CUDART_VERSION is not defined in HIP: this condition is true there [api-differs]
// CHECK-DAG: a.cu:6:13: correctness: __NVCC__ and __CUDACC__ are not defined in HIP: renamed, the condition would lose its meaning; as it stands, this condition is false there [api-differs]
// CHECK-DAG: a.cu:8:35: info: __CUDA_ARCH__ is not defined in HIP: this condition is false there, which fits every AMD GPU [api-differs]
// CHECK-DAG: a.cu:12:8: correctness: __CUDA_ARCH__ is not defined in HIP, and code that needs it would be compiled if this condition were renamed; as it stands, this condition is false there [api-differs]
// CHECK-NOT: a.cu:13:

//--- in/a.cu
#include <cuda_runtime.h>
#if __CUDA_ARCH__ >= 800
#endif
#if CUDART_VERSION < 11000
#endif
#if defined(__NVCC__) && !defined(__CUDACC__)
#endif
#if defined(FEATURES) && (defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600)
#endif
void release(void *p) { cudaFree(p); }
enum {
#ifdef __CUDA_ARCH__
  Banks = (__CUDA_ARCH__ >= 200) ? 32 : 16,
#else
  Banks = 16,
#endif
};
//--- expected.cu
#include <hip/hip_runtime.h>
#if __CUDA_ARCH__ >= 800
#endif
#if CUDART_VERSION < 11000
#endif
#if defined(__NVCC__) && !defined(__CUDACC__)
#endif
#if defined(FEATURES) && (defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600)
#endif
void release(void *p) { hipFree(p); }
enum {
#ifdef __CUDA_ARCH__
  Banks = (__CUDA_ARCH__ >= 200) ? 32 : 16,
#else
  Banks = 16,
#endif
};
