// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The runtime API functions that take any kernel, symbol or pointer.

#ifndef HIPPORT_CUDA_RUNTIME_TEMPLATES_H
#define HIPPORT_CUDA_RUNTIME_TEMPLATES_H

#pragma clang force_cuda_host_device begin
extern "C" cudaError_t cudaMalloc(void **, size_t);
template <class T> cudaError_t cudaMalloc(T **, size_t);
extern "C" cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *,
                                             const void *);
template <class F> cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, F *);
template <class F>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, F, int,
                                                          size_t);
template <class F>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, F,
                                                                   int, size_t,
                                                                   unsigned);
#pragma clang force_cuda_host_device end

// Allocation.
template <class T> cudaError_t cudaMallocHost(T **, size_t, unsigned = 0);
template <class T> cudaError_t cudaHostAlloc(T **, size_t, unsigned);
template <class T>
cudaError_t cudaMallocManaged(T **, size_t, unsigned = cudaMemAttachGlobal);
template <class T> cudaError_t cudaMallocPitch(T **, size_t *, size_t, size_t);
template <class T> cudaError_t cudaMallocAsync(T **, size_t, cudaStream_t = 0);
template <class T>
cudaError_t cudaMallocAsync(T **, size_t, cudaMemPool_t, cudaStream_t);
template <class T>
cudaError_t cudaMallocFromPoolAsync(T **, size_t, cudaMemPool_t,
                                    cudaStream_t = 0);
template <class T> cudaError_t cudaHostGetDevicePointer(T **, void *, unsigned);

cudaError_t cudaEventCreate(cudaEvent_t *);
cudaError_t cudaEventCreate(cudaEvent_t *, unsigned);

// Symbols: a variable of any type. Old code also names it in a string.
template <class S>
cudaError_t cudaMemcpyToSymbol(const S &, const void *, size_t, size_t = 0,
                               cudaMemcpyKind = cudaMemcpyHostToDevice);
template <class S>
cudaError_t cudaMemcpyFromSymbol(void *, const S &, size_t, size_t = 0,
                                 cudaMemcpyKind = cudaMemcpyDeviceToHost);
template <class S>
cudaError_t cudaMemcpyToSymbolAsync(const S &, const void *, size_t, size_t,
                                    cudaMemcpyKind, cudaStream_t = 0);
template <class S>
cudaError_t cudaMemcpyFromSymbolAsync(void *, const S &, size_t, size_t,
                                      cudaMemcpyKind, cudaStream_t = 0);
template <class T, class S> cudaError_t cudaGetSymbolAddress(T **, const S &);
template <class S> cudaError_t cudaGetSymbolSize(size_t *, const S &);

// Kernels.
template <class F>
cudaError_t cudaLaunchKernel(F, dim3, dim3, void **, size_t = 0,
                             cudaStream_t = 0);
template <class F>
cudaError_t cudaLaunchCooperativeKernel(F, dim3, dim3, void **, size_t = 0,
                                        cudaStream_t = 0);
#if __cplusplus >= 201103L
template <class F, class... Args>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, F, Args &&...);
#endif
template <class F>
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *, F, void **);
template <class F> cudaError_t cudaLaunch(F);
template <class T> cudaError_t cudaSetupArgument(T, size_t);
cudaError_t cudaSetupArgument(const void *, size_t, size_t);
template <class F> cudaError_t cudaFuncSetAttribute(F, cudaFuncAttribute, int);
template <class F> cudaError_t cudaFuncSetCacheConfig(F, cudaFuncCache);
template <class F>
cudaError_t cudaFuncSetSharedMemConfig(F, cudaSharedMemConfig);
template <class F> cudaError_t cudaFuncGetName(const char **, F);
template <class F>
cudaError_t cudaFuncGetParamInfo(F, size_t, size_t *, size_t *);
template <class F> cudaError_t cudaGetFuncBySymbol(cudaFunction_t *, F);
template <class F> cudaError_t cudaGetKernel(cudaKernel_t *, F);

// Occupancy.
template <class F>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int *, int *, F, size_t = 0,
                                               int = 0);
template <class F>
cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, F,
                                                        size_t = 0, int = 0,
                                                        unsigned = 0);
template <class U, class F>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *, int *, F, U,
                                                           int = 0);
template <class U, class F>
cudaError_t
cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *, int *, F, U,
                                                        int = 0, unsigned = 0);
template <class F>
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, F, int, int);
template <class F>
cudaError_t cudaOccupancyMaxActiveClusters(int *, F,
                                           const cudaLaunchConfig_t *);
template <class F>
cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, F,
                                                 const cudaLaunchConfig_t *);

// The forms of CUDA 13.
cudaError_t cudaMemPrefetchAsync(const void *, size_t, cudaMemLocation,
                                 unsigned, cudaStream_t = 0);
cudaError_t cudaMemAdvise(const void *, size_t, cudaMemoryAdvise,
                          cudaMemLocation);

template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
extern "C" cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int,
                                                       cudaChannelFormatKind);

#endif // HIPPORT_CUDA_RUNTIME_TEMPLATES_H
