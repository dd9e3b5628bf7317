#if CUDART_VERSION >= 12000 && __CUDA_ARCH__
#include "cuda
cudaMalloc(((__shfl_sync(0xffffffff, cudaFree(}, ]
k<<<1, <<<2>>>, >>>(;
asm("mov.u32 %0 %1;" :: "r"(
#else
#define cudaFree(x cuda\
Malloc __syncwarp(
cudaStreamSynchronize'x /* cudaFree
