// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The functions of the runtime API. Real signatures for what most code calls;
// a bare (...) where only the name matters.

#ifndef HIPPORT_CUDA_RUNTIME_FUNCTIONS_H
#define HIPPORT_CUDA_RUNTIME_FUNCTIONS_H

#include "hipport/runtime_types.h"

// Handles with a conversion operator and other class types go through (...)
// here, which is an error by default.
#pragma clang diagnostic ignored "-Wnon-pod-varargs"

extern "C" {

// A launch. Clang asks for the first without an SDK, for the second with one.
cudaError_t cudaConfigureCall(dim3, dim3, size_t = 0, cudaStream_t = 0);
unsigned __cudaPushCallConfiguration(dim3, dim3, size_t = 0, cudaStream_t = 0);
cudaError_t __cudaPopCallConfiguration(dim3 *, dim3 *, size_t *, void *);

// Device code may call these too.
#pragma clang force_cuda_host_device begin
cudaError_t cudaDeviceSynchronize(), cudaGetLastError(), cudaPeekAtLastError(),
    cudaGetDevice(int *), cudaGetDeviceCount(int *),
    cudaDeviceGetAttribute(int *, cudaDeviceAttr, int),
    cudaDeviceGetLimit(size_t *, cudaLimit),
    cudaDeviceGetCacheConfig(cudaFuncCache *),
    cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *), cudaFree(void *),
    cudaEventDestroy(cudaEvent_t),
    cudaEventRecord(cudaEvent_t, cudaStream_t = 0),
    cudaEventCreateWithFlags(cudaEvent_t *, unsigned),
    cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t = 0, unsigned = 0),
    cudaStreamCreateWithFlags(cudaStream_t *, unsigned),
    cudaStreamDestroy(cudaStream_t),
    cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned = 0),
    cudaRuntimeGetVersion(int *),
    cudaMemcpyAsync(void *, const void *, size_t, cudaMemcpyKind,
                    cudaStream_t = 0),
    cudaMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t,
                      cudaMemcpyKind, cudaStream_t = 0),
    cudaMemcpy3DAsync(const cudaMemcpy3DParms *, cudaStream_t = 0),
    cudaMemsetAsync(void *, int, size_t, cudaStream_t = 0),
    cudaMemset2DAsync(void *, size_t, int, size_t, size_t, cudaStream_t = 0),
    cudaMemset3DAsync(cudaPitchedPtr, int, cudaExtent, cudaStream_t = 0),
    cudaGraphLaunch(cudaGraphExec_t, cudaStream_t);
const char *cudaGetErrorString(cudaError_t), *cudaGetErrorName(cudaError_t);
cudaError_t cudaLaunchDevice(void *, void *, dim3, dim3, unsigned,
                             cudaStream_t);
void *cudaGetParameterBuffer(size_t, size_t),
    *cudaGetParameterBufferV2(void *, dim3, dim3, unsigned);
void cudaTriggerProgrammaticLaunchCompletion(), cudaGridDependencySynchronize();
cudaPitchedPtr make_cudaPitchedPtr(void *, size_t, size_t, size_t);
cudaExtent make_cudaExtent(size_t, size_t, size_t);
cudaPos make_cudaPos(size_t, size_t, size_t);
#pragma clang force_cuda_host_device end

// Devices and threads.
cudaError_t cudaSetDevice(int), cudaDeviceReset(), cudaSetDeviceFlags(unsigned),
    cudaGetDeviceFlags(unsigned *), cudaInitDevice(int, unsigned, unsigned),
    cudaGetDeviceProperties(cudaDeviceProp *, int),
    cudaGetDeviceProperties_v2(cudaDeviceProp *, int),
    cudaChooseDevice(int *, const cudaDeviceProp *),
    cudaDeviceCanAccessPeer(int *, int, int),
    cudaDeviceEnablePeerAccess(int, unsigned), cudaDeviceDisablePeerAccess(int),
    cudaDeviceGetByPCIBusId(int *, const char *),
    cudaDeviceGetPCIBusId(char *, int, int),
    cudaDeviceGetP2PAttribute(int *, cudaDeviceP2PAttr, int, int),
    cudaDeviceGetStreamPriorityRange(int *, int *),
    cudaDeviceSetLimit(cudaLimit, size_t),
    cudaDeviceSetCacheConfig(cudaFuncCache),
    cudaDeviceSetSharedMemConfig(cudaSharedMemConfig),
    cudaDeviceGetMemPool(cudaMemPool_t *, int),
    cudaDeviceGetDefaultMemPool(cudaMemPool_t *, int),
    cudaDeviceSetMemPool(int, cudaMemPool_t), cudaDriverGetVersion(int *),
    cudaSetValidDevices(int *, int), cudaCtxResetPersistingL2Cache(),
    cudaThreadExit(), cudaThreadSynchronize(),
    cudaThreadGetCacheConfig(cudaFuncCache *),
    cudaThreadSetCacheConfig(cudaFuncCache),
    cudaThreadGetLimit(size_t *, cudaLimit),
    cudaThreadSetLimit(cudaLimit, size_t),
    cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *),
    cudaProfilerStart(), cudaProfilerStop(), cudaProfilerInitialize(...),
    cudaDeviceFlushGPUDirectRDMAWrites(...),
    cudaDeviceGetTexture1DLinearMaxWidth(...),
    cudaDeviceGetNvSciSyncAttributes(...), cudaDeviceGraphMemTrim(int),
    cudaDeviceGetGraphMemAttribute(int, cudaGraphMemAttributeType, void *),
    cudaDeviceSetGraphMemAttribute(int, cudaGraphMemAttributeType, void *),
    cudaDeviceRegisterAsyncNotification(...),
    cudaDeviceUnregisterAsyncNotification(...), cudaGetDriverEntryPoint(...),
    cudaGetDriverEntryPointByVersion(...), cudaGetExportTable(...);

// Streams and events.
cudaError_t cudaStreamCreate(cudaStream_t *),
    cudaStreamCreateWithPriority(cudaStream_t *, unsigned, int),
    cudaStreamSynchronize(cudaStream_t), cudaStreamQuery(cudaStream_t),
    cudaStreamGetFlags(cudaStream_t, unsigned *),
    cudaStreamGetPriority(cudaStream_t, int *),
    cudaStreamGetId(cudaStream_t, unsigned long long *),
    cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void *, unsigned),
    cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void *),
    cudaStreamBeginCapture(cudaStream_t, cudaStreamCaptureMode),
    cudaStreamEndCapture(cudaStream_t, cudaGraph_t *),
    cudaStreamIsCapturing(cudaStream_t, cudaStreamCaptureStatus *),
    cudaStreamCopyAttributes(cudaStream_t, cudaStream_t),
    cudaStreamGetAttribute(cudaStream_t, cudaStreamAttrID,
                           cudaStreamAttrValue *),
    cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID,
                           const cudaStreamAttrValue *),
    cudaStreamBeginCaptureToGraph(...), cudaStreamGetCaptureInfo(...),
    cudaStreamGetCaptureInfo_v2(...), cudaStreamGetCaptureInfo_v3(...),
    cudaStreamUpdateCaptureDependencies(...),
    cudaStreamUpdateCaptureDependencies_v2(...), cudaStreamGetDevice(...),
    cudaEventSynchronize(cudaEvent_t), cudaEventQuery(cudaEvent_t),
    cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t);

// Memory.
cudaError_t cudaFreeHost(void *), cudaFreeArray(cudaArray_t),
    cudaFreeMipmappedArray(cudaMipmappedArray_t),
    cudaFreeAsync(void *, cudaStream_t), cudaHostGetFlags(unsigned *, void *),
    cudaHostRegister(void *, size_t, unsigned), cudaHostUnregister(void *),
    cudaMemGetInfo(size_t *, size_t *),
    cudaMalloc3D(cudaPitchedPtr *, cudaExtent),
    cudaMalloc3DArray(cudaArray_t *, const cudaChannelFormatDesc *, cudaExtent,
                      unsigned = 0),
    cudaMallocArray(cudaArray_t *, const cudaChannelFormatDesc *, size_t,
                    size_t = 0, unsigned = 0),
    cudaMallocMipmappedArray(cudaMipmappedArray_t *,
                             const cudaChannelFormatDesc *, cudaExtent,
                             unsigned, unsigned = 0),
    cudaGetMipmappedArrayLevel(cudaArray_t *, cudaMipmappedArray_const_t,
                               unsigned),
    cudaArrayGetInfo(cudaChannelFormatDesc *, cudaExtent *, unsigned *,
                     cudaArray_t),
    cudaMemcpy(void *, const void *, size_t, cudaMemcpyKind),
    cudaMemcpyPeer(void *, int, const void *, int, size_t),
    cudaMemcpyPeerAsync(void *, int, const void *, int, size_t,
                        cudaStream_t = 0),
    cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t,
                 cudaMemcpyKind),
    cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *, size_t,
                        size_t, size_t, cudaMemcpyKind),
    cudaMemcpy2DFromArray(void *, size_t, cudaArray_const_t, size_t, size_t,
                          size_t, size_t, cudaMemcpyKind),
    cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t,
                      cudaMemcpyKind),
    cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t, size_t,
                        cudaMemcpyKind),
    cudaMemcpy3D(const cudaMemcpy3DParms *),
    cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *),
    cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *, cudaStream_t = 0),
    cudaMemset(void *, int, size_t),
    cudaMemset2D(void *, size_t, int, size_t, size_t),
    cudaMemset3D(cudaPitchedPtr, int, cudaExtent),
    cudaMemPrefetchAsync(const void *, size_t, int, cudaStream_t = 0),
    cudaMemPrefetchAsync_v2(const void *, size_t, cudaMemLocation, unsigned,
                            cudaStream_t = 0),
    cudaMemAdvise(const void *, size_t, cudaMemoryAdvise, int),
    cudaMemAdvise_v2(const void *, size_t, cudaMemoryAdvise, cudaMemLocation),
    cudaMemRangeGetAttribute(void *, size_t, cudaMemRangeAttribute,
                             const void *, size_t),
    cudaMemRangeGetAttributes(void **, size_t *, cudaMemRangeAttribute *,
                              size_t, const void *, size_t),
    cudaPointerGetAttributes(cudaPointerAttributes *, const void *),
    cudaMemPoolCreate(cudaMemPool_t *, const cudaMemPoolProps *),
    cudaMemPoolDestroy(cudaMemPool_t), cudaMemPoolTrimTo(cudaMemPool_t, size_t),
    cudaMemPoolSetAttribute(cudaMemPool_t, cudaMemPoolAttr, void *),
    cudaMemPoolGetAttribute(cudaMemPool_t, cudaMemPoolAttr, void *),
    cudaMemPoolSetAccess(cudaMemPool_t, const cudaMemAccessDesc *, size_t),
    cudaMemPoolGetAccess(cudaMemAccessFlags *, cudaMemPool_t,
                         cudaMemLocation *),
    cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t),
    cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t),
    cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *),
    cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t, unsigned),
    cudaIpcCloseMemHandle(void *), cudaMemcpy2DArrayToArray(...),
    cudaMemcpy2DFromArrayAsync(...), cudaMemcpy2DToArrayAsync(...),
    cudaMemcpyArrayToArray(...), cudaMemcpyFromArrayAsync(...),
    cudaMemcpyToArrayAsync(...), cudaMemcpyBatchAsync(...),
    cudaArrayGetMemoryRequirements(...), cudaArrayGetPlane(...),
    cudaArrayGetSparseProperties(...), cudaMemPoolExportPointer(...),
    cudaMemPoolExportToShareableHandle(...),
    cudaMemPoolImportFromShareableHandle(...), cudaMemPoolImportPointer(...),
    cudaSetDoubleForDevice(double *), cudaSetDoubleForHost(double *);

// Textures and surfaces.
cudaError_t
cudaCreateTextureObject(cudaTextureObject_t *, const cudaResourceDesc *,
                        const cudaTextureDesc *, const cudaResourceViewDesc *),
    cudaDestroyTextureObject(cudaTextureObject_t),
    cudaCreateSurfaceObject(cudaSurfaceObject_t *, const cudaResourceDesc *),
    cudaDestroySurfaceObject(cudaSurfaceObject_t),
    cudaGetChannelDesc(cudaChannelFormatDesc *, cudaArray_const_t),
    cudaGetTextureObjectResourceDesc(...), cudaGetTextureObjectTextureDesc(...),
    cudaGetTextureObjectResourceViewDesc(...),
    cudaGetSurfaceObjectResourceDesc(...), cudaGetSurfaceReference(...),
    cudaGetTextureAlignmentOffset(...), cudaGetTextureReference(...);

#include "hipport/runtime_name_lists.h"
}

HIPPORT_TEMPLATES_BEGIN
#include "hipport/runtime_templates.h"
HIPPORT_TEMPLATES_END

#endif // HIPPORT_CUDA_RUNTIME_FUNCTIONS_H
