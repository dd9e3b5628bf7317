#pragma once
#include <cuda.h>
#include <cuda_runtime.h> // runtime
#include <cublas_v2.h>
#include "device_launch_parameters.h"
#include <cub/cub.cuh>
#include <nccl.h>
#include HEADER
#define CHECK(x) if ((x) != cudaSuccess) printf("%s", cudaGetErrorString(x))
#define FULL 0xffffffff
namespace c = cub;
using namespace nvcuda;
template <class T> __global__ void k(T *p, int n) {
  extern __shared__ float s[];
  int v = __shfl_down_sync(FULL, n, 16) + __shfl_sync(0xffffffffu, n, 0);
  v = __dp4a(v, 1, __ballot_sync(-1, v > 0));
  asm volatile("mov.u32 %0, %%laneid;" : "=r"(v));
  asm("{ .reg .pred p; setp.ne.u32 p, %1, 0; @p add.f32 %0, %0, 0f3F800000; }" : "+f"(s[0]) : "r"(v));
  __syncwarp();
  p[v] = __ldg(p + __umul24(n, 2)) + cub::WarpReduce<T>(s).Sum(v);
}
int main() {
  cudaStream_t st; cublasHandle_t h; CUdeviceptr d = 0; float2 a, b;
  CHECK(cudaMalloc((void **)&d, 4)); cudaUnknownThing(1);
  k<float><<<dim3(1, 2), 32, 0, st>>>((float *)d, 1);
  if (h) k<<<1, 1>>>(0, 0); else (k<double>) <<< f<(1 > 2)>(), 64 >>> (0, 0);
  cublasSgemm(h, CUBLAS_OP_N, CUBLAS_OP_T, 1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1);
  cudaMemcpyToSymbol(sym, &d, sizeof d); cuMemAlloc(&d, 1); d += 4;
  const char *src = R"cu(__global__ void g() { __syncwarp(); cudaFree(0); })cu";
  nvrtcCompileProgram(prog, 1, {"--gpu-architecture=compute_80"});
  cudaFuncSetAttribute(k<float>, cudaFuncAttributeMaxDynamicSharedMemorySize, 1);
}
