// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUB. Methods take anything; what they return is right where code stores it.

#ifndef HIPPORT_CUDA_SDK_CUB_CUB_CUH
#define HIPPORT_CUDA_SDK_CUB_CUB_CUH

#include "hipport_cuda_runtime.h"

#include <iterator>
#include <type_traits>

#define CUB_VERSION 200200
#define CUB_MAJOR_VERSION 2
#define CUB_MINOR_VERSION 2
#define CUB_RUNTIME_FUNCTION __host__ __device__
#define CUB_NS_PREFIX
#define CUB_NS_POSTFIX
#define CUB_NS_QUALIFIER ::cub
#define CUB_NAMESPACE_BEGIN namespace cub {
#define CUB_NAMESPACE_END }
#define CUB_PTX_ARCH 800
#define CUB_LOG_WARP_THREADS(Arch) 5
#define CUB_WARP_THREADS(Arch) 32
#define CUB_PTX_WARP_THREADS 32
#define CUB_PTX_LOG_WARP_THREADS 5
#define CUB_MIN(A, B) (((A) > (B)) ? (B) : (A))
#define CUB_MAX(A, B) (((A) > (B)) ? (A) : (B))
#define CUB_QUOTIENT_FLOOR(A, B) ((A) / (B))
#define CUB_QUOTIENT_CEILING(A, B) (((A) + (B) - 1) / (B))
#define CUB_ROUND_UP_NEAREST(A, B) (CUB_QUOTIENT_CEILING(A, B) * (B))
#define CUB_ROUND_DOWN_NEAREST(A, B) (((A) / (B)) * (B))
#define CUB_STATIC_ASSERT(C, M) static_assert(C, M)
#define CubDebug(E) (E)
#define CubDebugExit(E) (void)(E)
#define _CubLog(...)

#define HIPPORT_METHOD(RESULT, NAME)                                           \
  template <class... Args> RESULT NAME(Args &&...);
#define HIPPORT_STATIC(NAME)                                                   \
  template <class... Args> static cudaError_t NAME(Args &&...);

#include "hipport/cub_util.h"

#include "hipport/cub_block.h"

#include "hipport/cub_device.h"

#undef HIPPORT_METHOD
#undef HIPPORT_STATIC

#endif // HIPPORT_CUDA_SDK_CUB_CUB_CUH
