// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuFFT.

#ifndef HIPPORT_CUDA_SDK_CUFFT_H
#define HIPPORT_CUDA_SDK_CUFFT_H

// A program may test the guard of the header it expects.
#define _CUFFT_H_

#include "cuComplex.h"
#include "library_types.h"

typedef int cufftHandle;
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
#define MAX_CUFFT_ERROR 17
#define CUFFT_VERSION 11200

// clang-format off: lists of names, filled
enum cufftXtCallbackType { CUFFT_CB_LD_COMPLEX, CUFFT_CB_LD_COMPLEX_DOUBLE,
  CUFFT_CB_LD_REAL, CUFFT_CB_LD_REAL_DOUBLE, CUFFT_CB_ST_COMPLEX,
  CUFFT_CB_ST_COMPLEX_DOUBLE, CUFFT_CB_ST_REAL, CUFFT_CB_ST_REAL_DOUBLE,
  CUFFT_CB_UNDEFINED };
enum cufftXtCopyType { CUFFT_COPY_DEVICE_TO_DEVICE, CUFFT_COPY_DEVICE_TO_HOST,
  CUFFT_COPY_HOST_TO_DEVICE, CUFFT_COPY_UNDEFINED };
enum cufftXtQueryType { CUFFT_QUERY_1D_FACTORS, CUFFT_QUERY_UNDEFINED };
enum cufftXtWorkAreaPolicy { CUFFT_WORKAREA_MINIMAL, CUFFT_WORKAREA_PERFORMANCE,
  CUFFT_WORKAREA_USER };
enum cufftXtSubFormat { CUFFT_FORMAT_UNDEFINED,
  CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED, CUFFT_XT_FORMAT_DISTRIBUTED_INPUT,
  CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT, CUFFT_XT_FORMAT_INPLACE,
  CUFFT_XT_FORMAT_INPLACE_SHUFFLED, CUFFT_XT_FORMAT_INPUT,
  CUFFT_XT_FORMAT_OUTPUT };
enum cufftCompatibility { CUFFT_COMPATIBILITY_DEFAULT,
  CUFFT_COMPATIBILITY_FFTW_PADDING };
enum cufftProperty { NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS,
  NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT };
enum cufftType { CUFFT_C2C, CUFFT_C2R, CUFFT_D2Z, CUFFT_R2C, CUFFT_Z2D,
  CUFFT_Z2Z };
enum cufftResult { CUFFT_SUCCESS, CUFFT_ALLOC_FAILED, CUFFT_EXEC_FAILED,
  CUFFT_INCOMPLETE_PARAMETER_LIST, CUFFT_INTERNAL_ERROR, CUFFT_INVALID_DEVICE,
  CUFFT_INVALID_PLAN, CUFFT_INVALID_SIZE, CUFFT_INVALID_TYPE,
  CUFFT_INVALID_VALUE, CUFFT_LICENSE_ERROR, CUFFT_NOT_IMPLEMENTED,
  CUFFT_NOT_SUPPORTED, CUFFT_NO_WORKSPACE, CUFFT_PARSE_ERROR,
  CUFFT_SETUP_FAILED, CUFFT_UNALIGNED_DATA };
typedef enum cufftXtCallbackType cufftXtCallbackType_t;
typedef enum cufftXtCopyType cufftXtCopyType_t;
typedef enum cufftXtQueryType cufftXtQueryType_t;
typedef enum cufftXtWorkAreaPolicy cufftXtWorkAreaPolicy_t;
typedef enum cufftXtSubFormat cufftXtSubFormat_t;
typedef enum cufftCompatibility cufftCompatibility_t;
typedef enum cufftProperty cufftProperty_t;
typedef enum cufftType cufftType_t;
typedef enum cufftResult cufftResult_t;
typedef cudaDataType cufftDataType_t;
enum libFormat_t { LIB_FORMAT_CUFFT, LIB_FORMAT_UNDEFINED };
typedef enum libFormat_t libFormat;
struct cudaXtDesc_t {
  int version, nGPUs, GPUs[64];
  void *data[64];
  size_t size[64];
  void *cudaXtState;
};
typedef struct cudaXtDesc_t cudaXtDesc;
struct cudaLibXtDesc_t {
  int version;
  cudaXtDesc *descriptor;
  libFormat library;
  int subFormat;
  void *libDescriptor;
};
typedef struct cudaLibXtDesc_t cudaLibXtDesc;
typedef cufftComplex (*cufftCallbackLoadC)(void *, size_t, void *, void *);
typedef cufftDoubleComplex (*cufftCallbackLoadZ)(void *, size_t, void *, void *);
typedef cufftReal (*cufftCallbackLoadR)(void *, size_t, void *, void *);
typedef cufftDoubleReal (*cufftCallbackLoadD)(void *, size_t, void *, void *);
typedef void (*cufftCallbackStoreC)(void *, size_t, cufftComplex, void *, void *);
typedef void (*cufftCallbackStoreZ)(void *, size_t, cufftDoubleComplex, void *, void *);
typedef void (*cufftCallbackStoreR)(void *, size_t, cufftReal, void *, void *);
typedef void (*cufftCallbackStoreD)(void *, size_t, cufftDoubleReal, void *, void *);

extern "C" {
cufftResult cufftCreate(...), cufftDestroy(...), cufftEstimate1d(...),
    cufftEstimate2d(...), cufftEstimate3d(...), cufftEstimateMany(...),
    cufftExecC2C(...), cufftExecC2R(...), cufftExecD2Z(...), cufftExecR2C(...),
    cufftExecZ2D(...), cufftExecZ2Z(...), cufftGetPlanPropertyInt64(...),
    cufftGetProperty(...), cufftGetSize(...), cufftGetSize1d(...),
    cufftGetSize2d(...), cufftGetSize3d(...), cufftGetSizeMany(...),
    cufftGetSizeMany64(...), cufftGetVersion(...), cufftMakePlan1d(...),
    cufftMakePlan2d(...), cufftMakePlan3d(...), cufftMakePlanMany(...),
    cufftMakePlanMany64(...), cufftPlan1d(...), cufftPlan2d(...),
    cufftPlan3d(...), cufftPlanMany(...), cufftResetPlanProperty(...),
    cufftSetAutoAllocation(...), cufftSetPlanPropertyInt64(...),
    cufftSetStream(...), cufftSetWorkArea(...), cufftXtClearCallback(...),
    cufftXtExec(...), cufftXtExecDescriptor(...), cufftXtExecDescriptorC2C(...),
    cufftXtExecDescriptorC2R(...), cufftXtExecDescriptorD2Z(...),
    cufftXtExecDescriptorR2C(...), cufftXtExecDescriptorZ2D(...),
    cufftXtExecDescriptorZ2Z(...), cufftXtFree(...), cufftXtGetSizeMany(...),
    cufftXtMakePlanMany(...), cufftXtMalloc(...), cufftXtMemcpy(...),
    cufftXtQueryPlan(...), cufftXtSetCallback(...),
    cufftXtSetCallbackSharedSize(...), cufftXtSetDistribution(...),
    cufftXtSetGPUs(...), cufftXtSetWorkArea(...), cufftXtSetWorkAreaPolicy(...);
}
// clang-format on

#endif // HIPPORT_CUDA_SDK_CUFFT_H
