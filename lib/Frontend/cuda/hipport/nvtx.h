// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX: ranges and marks.

#ifndef HIPPORT_CUDA_SDK_HIPPORT_NVTX_H
#define HIPPORT_CUDA_SDK_HIPPORT_NVTX_H

struct nvtxEventAttributes_t {
  unsigned short version, size;
  unsigned category;
  int colorType;
  unsigned color;
  int payloadType, reserved0;
  union {
    unsigned long long ullValue;
    long long llValue;
    double dValue;
    unsigned uiValue;
    int iValue;
    float fValue;
  } payload;
  int messageType;
  union {
    const char *ascii;
    const wchar_t *unicode;
    struct nvtxStringRegistration_st *registered;
  } message;
};
typedef unsigned long long nvtxRangeId_t;
typedef struct nvtxDomainRegistration_st *nvtxDomainHandle_t;
typedef struct nvtxStringRegistration_st *nvtxStringHandle_t;
#define NVTX_VERSION 3
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE sizeof(nvtxEventAttributes_t)
#define NVTX_NO_PUSH_POP_TRACKING -2
enum {
  NVTX_COLOR_UNKNOWN,
  NVTX_COLOR_ARGB,
  NVTX_MESSAGE_UNKNOWN = 0,
  NVTX_MESSAGE_TYPE_ASCII,
  NVTX_MESSAGE_TYPE_UNICODE,
  NVTX_MESSAGE_TYPE_REGISTERED,
  NVTX_PAYLOAD_UNKNOWN = 0,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT64,
  NVTX_PAYLOAD_TYPE_INT64,
  NVTX_PAYLOAD_TYPE_DOUBLE,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT32,
  NVTX_PAYLOAD_TYPE_INT32,
  NVTX_PAYLOAD_TYPE_FLOAT
};

extern "C" {
int nvtxRangePushA(const char *), nvtxRangePushW(const wchar_t *),
    nvtxRangePop(), nvtxRangePushEx(...), nvtxDomainRangePushEx(...),
    nvtxDomainRangePop(...);
nvtxRangeId_t nvtxRangeStartA(const char *), nvtxRangeStartW(const wchar_t *),
    nvtxRangeStartEx(...), nvtxDomainRangeStartEx(...);
void nvtxInitialize(const void *), nvtxRangeEnd(nvtxRangeId_t),
    nvtxDomainRangeEnd(...), nvtxMarkA(const char *),
    nvtxMarkW(const wchar_t *), nvtxMarkEx(...), nvtxDomainMarkEx(...),
    nvtxNameOsThreadA(...), nvtxNameCategoryA(...),
    nvtxDomainNameCategoryA(...), nvtxNameCudaDeviceA(...),
    nvtxNameCudaStreamA(...), nvtxNameCudaEventA(...), nvtxNameCuDeviceA(...),
    nvtxNameCuContextA(...), nvtxNameCuStreamA(...),
    nvtxDomainDestroy(nvtxDomainHandle_t);
nvtxDomainHandle_t nvtxDomainCreateA(const char *),
    nvtxDomainCreateW(const wchar_t *);
nvtxStringHandle_t nvtxDomainRegisterStringA(...),
    nvtxDomainRegisterStringW(...);
}
#define nvtxRangePush nvtxRangePushA
#define nvtxRangeStart nvtxRangeStartA
#define nvtxMark nvtxMarkA
#define nvtxDomainCreate nvtxDomainCreateA
#define nvtxNameCategory nvtxNameCategoryA
#define nvtxNameOsThread nvtxNameOsThreadA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxDomainRegisterString nvtxDomainRegisterStringA

#endif // HIPPORT_CUDA_SDK_HIPPORT_NVTX_H
