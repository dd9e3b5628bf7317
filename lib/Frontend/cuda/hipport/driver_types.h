// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Handles and structures of the driver API.

#ifndef HIPPORT_CUDA_SDK_HIPPORT_DRIVER_TYPES_H
#define HIPPORT_CUDA_SDK_HIPPORT_DRIVER_TYPES_H

#include "hipport/driver_enums_1.h"
#include "hipport/driver_enums_2.h"
#include "hipport/runtime_types.h"

typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUlib_st *CUlibrary;
typedef struct CUkern_st *CUkernel;
typedef struct CUarray_st *CUarray;
typedef struct CUmipmappedArray_st *CUmipmappedArray;
typedef struct CUtexref_st *CUtexref;
typedef struct CUsurfref_st *CUsurfref;
typedef struct CUevent_st *CUevent;
typedef struct CUstream_st *CUstream;
typedef struct CUgraphicsResource_st *CUgraphicsResource;
typedef struct CUextMemory_st *CUexternalMemory;
typedef struct CUextSemaphore_st *CUexternalSemaphore;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphNode_st *CUgraphNode;
typedef struct CUgraphExec_st *CUgraphExec;
typedef struct CUmemPoolHandle_st *CUmemoryPool;
typedef struct CUuserObject_st *CUuserObject;
typedef struct CUlinkState_st *CUlinkState;
typedef struct CUgreenCtx_st *CUgreenCtx;
typedef struct CUdevResourceDesc_st *CUdevResourceDesc;
typedef struct CUgraphDeviceUpdatableNode_st *CUgraphDeviceNode;
typedef struct CUasyncCallbackEntry_st *CUasyncCallbackHandle;
typedef struct CUeglStreamConnection_st *CUeglStreamConnection;
typedef int CUdevice, CUdevice_v1;
typedef unsigned long long CUdeviceptr, CUdeviceptr_v2, CUtexObject,
    CUsurfObject, CUmemGenericAllocationHandle, CUgraphConditionalHandle;
typedef CUuuid_st CUuuid;
typedef void (*CUhostFn)(void *);
typedef void (*CUstreamCallback)(CUstream, CUresult, void *);
typedef size_t (*CUoccupancyB2DSize)(int);
struct CUipcEventHandle {
  char reserved[64];
};
struct CUipcMemHandle {
  char reserved[64];
};
struct CUdevprop {
  int maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], sharedMemPerBlock,
      totalConstantMemory, SIMDWidth, memPitch, regsPerBlock, clockRate,
      textureAlign;
};
struct CUDA_ARRAY_DESCRIPTOR {
  size_t Width, Height;
  CUarray_format Format;
  unsigned NumChannels;
};
struct CUDA_ARRAY3D_DESCRIPTOR {
  size_t Width, Height, Depth;
  CUarray_format Format;
  unsigned NumChannels, Flags;
};
struct CUDA_MEMCPY2D {
  size_t srcXInBytes, srcY;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  size_t srcPitch, dstXInBytes, dstY;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  size_t dstPitch, WidthInBytes, Height;
};
struct CUDA_MEMCPY3D {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  CUmemorytype srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  CUarray srcArray;
  void *reserved0;
  size_t srcPitch, srcHeight, dstXInBytes, dstY, dstZ, dstLOD;
  CUmemorytype dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  CUarray dstArray;
  void *reserved1;
  size_t dstPitch, dstHeight, WidthInBytes, Height, Depth;
};
struct CUDA_MEMCPY3D_PEER : CUDA_MEMCPY3D {
  CUcontext srcContext, dstContext;
};
struct CUDA_RESOURCE_DESC {
  CUresourcetype resType;
  union {
    struct {
      CUarray hArray;
    } array;
    struct {
      CUmipmappedArray hMipmappedArray;
    } mipmap;
    struct {
      CUdeviceptr devPtr;
      CUarray_format format;
      unsigned numChannels;
      size_t sizeInBytes;
    } linear;
    struct {
      CUdeviceptr devPtr;
      CUarray_format format;
      unsigned numChannels;
      size_t width, height, pitchInBytes;
    } pitch2D;
    struct {
      int reserved[32];
    } reserved;
  } res;
  unsigned flags;
};
struct CUDA_TEXTURE_DESC {
  CUaddress_mode addressMode[3];
  CUfilter_mode filterMode;
  unsigned flags, maxAnisotropy;
  CUfilter_mode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp,
      borderColor[4];
  int reserved[12];
};
struct CUDA_RESOURCE_VIEW_DESC {
  CUresourceViewFormat format;
  size_t width, height, depth;
  unsigned firstMipmapLevel, lastMipmapLevel, firstLayer, lastLayer,
      reserved[16];
};
struct CUDA_KERNEL_NODE_PARAMS {
  CUfunction func;
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
      sharedMemBytes;
  void **kernelParams, **extra;
  CUkernel kern;
  CUcontext ctx;
};
struct CUDA_MEMSET_NODE_PARAMS {
  CUdeviceptr dst;
  size_t pitch;
  unsigned value, elementSize;
  size_t width, height;
};
struct CUDA_HOST_NODE_PARAMS {
  CUhostFn fn;
  void *userData;
};
struct CUDA_LAUNCH_PARAMS {
  CUfunction function;
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
      sharedMemBytes;
  CUstream hStream;
  void **kernelParams;
};
struct CUmemLocation {
  CUmemLocationType type;
  int id;
};
struct CUmemAccessDesc {
  CUmemLocation location;
  CUmemAccess_flags flags;
};
struct CUmemAllocationProp {
  CUmemAllocationType type;
  CUmemAllocationHandleType requestedHandleTypes;
  CUmemLocation location;
  void *win32HandleMetaData;
  struct {
    unsigned char compressionType, gpuDirectRDMACapable;
    unsigned short usage;
    unsigned char reserved[4];
  } allocFlags;
};
struct CUmemPoolProps {
  CUmemAllocationType allocType;
  CUmemAllocationHandleType handleTypes;
  CUmemLocation location;
  void *win32SecurityAttributes;
  size_t maxSize;
};
struct CUaccessPolicyWindow {
  void *base_ptr;
  size_t num_bytes;
  float hitRatio;
  CUaccessProperty hitProp, missProp;
};
union CUlaunchAttributeValue {
  char pad[64];
  CUaccessPolicyWindow accessPolicyWindow;
  int cooperative, priority, programmaticStreamSerializationAllowed;
  CUsynchronizationPolicy syncPolicy;
  struct {
    unsigned x, y, z;
  } clusterDim;
  CUclusterSchedulingPolicy clusterSchedulingPolicyPreference;
  CUlaunchMemSyncDomain memSyncDomain;
};
struct CUlaunchAttribute {
  CUlaunchAttributeID id;
  CUlaunchAttributeValue value;
};
struct CUlaunchConfig {
  unsigned gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ,
      sharedMemBytes;
  CUstream hStream;
  CUlaunchAttribute *attrs;
  unsigned numAttrs;
};
typedef CUlaunchAttributeID CUkernelNodeAttrID, CUstreamAttrID;
typedef CUlaunchAttributeValue CUkernelNodeAttrValue, CUstreamAttrValue;
struct alignas(64) CUtensorMap {
  unsigned long long opaque[16];
};
union __hipport_cu_handle {
  int fd;
  struct {
    void *handle;
    const void *name;
  } win32;
  const void *nvSciBufObject, *nvSciSyncObj;
};
struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
  CUexternalMemoryHandleType type;
  __hipport_cu_handle handle;
  unsigned long long size;
  unsigned flags;
};
struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC {
  unsigned long long offset, size;
  unsigned flags;
};
struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
  unsigned long long offset;
  CUDA_ARRAY3D_DESCRIPTOR arrayDesc;
  unsigned numLevels;
};
struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC {
  CUexternalSemaphoreHandleType type;
  __hipport_cu_handle handle;
  unsigned flags;
};
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS : __hipport_semaphore_params {};
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS : __hipport_semaphore_params {};
struct CUmulticastObjectProp {
  unsigned numDevices;
  size_t size;
  unsigned long long handleTypes, flags;
};
struct CUmemFabricHandle {
  unsigned char data[64];
};
struct CUmemPoolPtrExportData {
  unsigned char reserved[64];
};
typedef cudaGraphEdgeData CUgraphEdgeData;

// Seldom used; complete, but without their members.
#define HIPPORT_OPAQUE(NAME)                                                   \
  struct NAME {                                                                \
    char reserved[64];                                                         \
  };
HIPPORT_OPAQUE(CUDA_ARRAY_MEMORY_REQUIREMENTS)
HIPPORT_OPAQUE(CUDA_ARRAY_SPARSE_PROPERTIES)
HIPPORT_OPAQUE(CUDA_BATCH_MEM_OP_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_CHILD_GRAPH_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_CONDITIONAL_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_EVENT_RECORD_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_EVENT_WAIT_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_EXT_SEM_WAIT_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_GRAPH_INSTANTIATE_PARAMS)
HIPPORT_OPAQUE(CUDA_MEMCPY_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_MEM_ALLOC_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_MEM_FREE_NODE_PARAMS)
HIPPORT_OPAQUE(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS)
HIPPORT_OPAQUE(CUarrayMapInfo)
HIPPORT_OPAQUE(CUasyncCallback)
HIPPORT_OPAQUE(CUasyncNotificationInfo)
HIPPORT_OPAQUE(CUctxCigParam)
HIPPORT_OPAQUE(CUctxCreateParams)
HIPPORT_OPAQUE(CUdevResource)
HIPPORT_OPAQUE(CUdevSmResource)
HIPPORT_OPAQUE(CUexecAffinityParam)
HIPPORT_OPAQUE(CUexecAffinitySmCount)
HIPPORT_OPAQUE(CUgraphExecUpdateResultInfo)
HIPPORT_OPAQUE(CUgraphNodeParams)
HIPPORT_OPAQUE(CUlaunchMemSyncDomainMap)
HIPPORT_OPAQUE(CUlibraryHostUniversalFunctionAndDataTable)
HIPPORT_OPAQUE(CUstreamBatchMemOpParams)
#undef HIPPORT_OPAQUE
typedef int CUCoredumpGenerationFlags, CUcoredumpSettings, CUcigDataType,
    CUdevSmResourceSplit_flags, CUgreenCtxCreate_flags,
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS;
#define CU_IPC_HANDLE_SIZE 64
#define CU_LAUNCH_PARAM_END ((void *)0)
#define CU_LAUNCH_PARAM_BUFFER_POINTER ((void *)1)
#define CU_LAUNCH_PARAM_BUFFER_SIZE ((void *)2)
#define CU_MEMHOSTALLOC_PORTABLE 1
#define CU_MEMHOSTALLOC_DEVICEMAP 2
#define CU_MEMHOSTALLOC_WRITECOMBINED 4
#define CU_MEMHOSTREGISTER_PORTABLE 1
#define CU_MEMHOSTREGISTER_DEVICEMAP 2
#define CU_MEMHOSTREGISTER_IOMEMORY 4
#define CU_MEMHOSTREGISTER_READ_ONLY 8
#define CU_PARAM_TR_DEFAULT -1
#define CU_STREAM_LEGACY ((CUstream)1)
#define CU_STREAM_PER_THREAD ((CUstream)2)
#define CU_TRSA_OVERRIDE_FORMAT 1
#define CU_TRSF_READ_AS_INTEGER 1
#define CU_TRSF_NORMALIZED_COORDINATES 2
#define CU_TRSF_SRGB 16
#define CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION 32
#define CUDA_EXTERNAL_MEMORY_DEDICATED 1
#define CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC 1
#define CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC 2
#define CU_GRAPH_COND_ASSIGN_DEFAULT 1
#define CU_MEM_CREATE_USAGE_TILE_POOL 1
#define CU_TENSOR_MAP_NUM_QWORDS 16
#define CU_TRSF_SEAMLESS_CUBEMAP 32
#define CU_DEVICE_CPU ((CUdevice) - 1)
#define CU_DEVICE_INVALID ((CUdevice) - 2)
#define CUDA_ARRAY3D_LAYERED 1
#define CUDA_ARRAY3D_2DARRAY 1
#define CUDA_ARRAY3D_SURFACE_LDST 2
#define CUDA_ARRAY3D_CUBEMAP 4
#define CUDA_ARRAY3D_TEXTURE_GATHER 8
#define CUDA_ARRAY3D_DEPTH_TEXTURE 16
#define CUDA_ARRAY3D_COLOR_ATTACHMENT 32
#define CUDA_ARRAY3D_SPARSE 64
#define CUDA_ARRAY3D_DEFERRED_MAPPING 128

#endif // HIPPORT_CUDA_SDK_HIPPORT_DRIVER_TYPES_H
