// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NCCL.

#ifndef HIPPORT_CUDA_SDK_NCCL_H
#define HIPPORT_CUDA_SDK_NCCL_H

// A program may test the guard of the header it expects.
#define NCCL_H_

#include "hipport_cuda_runtime.h"

typedef struct ncclComm *ncclComm_t;
typedef struct ncclWindow *ncclWindow_t;
struct ncclUniqueId {
  char internal[128];
};
struct ncclConfig_t {
  size_t size;
  unsigned magic, version;
  int blocking, cgaClusterSize, minCTAs, maxCTAs;
  const char *netName;
  int splitShare, trafficClass;
  const char *commName;
};
#define NCCL_UNIQUE_ID_BYTES 128
#define NCCL_CONFIG_INITIALIZER                                                \
  {                                                                            \
  }
#define NCCL_MAJOR 2
#define NCCL_MINOR 21
#define NCCL_PATCH 5
#define NCCL_VERSION(X, Y, Z) ((X) * 10000 + (Y) * 100 + (Z))
#define NCCL_VERSION_CODE 22105

// clang-format off: lists of names, filled
enum ncclResult_t { ncclSuccess, ncclUnhandledCudaError, ncclSystemError,
  ncclInternalError, ncclInvalidArgument, ncclInvalidUsage, ncclRemoteError,
  ncclInProgress, ncclNumResults };
enum ncclRedOp_t { ncclSum, ncclProd, ncclMax, ncclMin, ncclAvg, ncclNumOps };
enum ncclDataType_t { ncclInt8, ncclChar = 0, ncclUint8, ncclInt32, ncclInt = 2,
  ncclUint32, ncclInt64, ncclUint64, ncclFloat16, ncclHalf = 6, ncclFloat32,
  ncclFloat = 7, ncclFloat64, ncclDouble = 8, ncclBfloat16, ncclFloat8e4m3,
  ncclFloat8e5m2, ncclNumTypes };
enum ncclScalarResidence_t { ncclScalarDevice, ncclScalarHostImmediate };

extern "C" {
ncclResult_t ncclGetVersion(...), ncclGetUniqueId(...), ncclCommInitRank(...),
    ncclCommInitAll(...), ncclCommInitRankConfig(...),
    ncclCommInitRankScalable(...), ncclCommFinalize(...), ncclCommDestroy(...),
    ncclCommAbort(...), ncclCommSplit(...), ncclCommShrink(...),
    ncclCommCount(...), ncclCommCuDevice(...), ncclCommUserRank(...),
    ncclCommGetAsyncError(...), ncclCommRegister(...), ncclCommDeregister(...),
    ncclCommWindowRegister(...), ncclCommWindowDeregister(...),
    ncclMemAlloc(...), ncclMemFree(...), ncclReduce(...), ncclBcast(...),
    ncclBroadcast(...), ncclAllReduce(...), ncclReduceScatter(...),
    ncclAllGather(...), ncclAlltoAll(...), ncclGather(...), ncclScatter(...),
    ncclSend(...), ncclRecv(...), ncclGroupStart(...), ncclGroupEnd(...),
    ncclGroupSimulateEnd(...), ncclRedOpCreatePreMulSum(...),
    ncclRedOpDestroy(...);
const char *ncclGetErrorString(...), *ncclGetLastError(...);
}
// clang-format on

#endif // HIPPORT_CUDA_SDK_NCCL_H
