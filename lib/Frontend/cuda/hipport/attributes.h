// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Function and variable attributes, and the macros by which code asks for the
// compiler and its version.

#ifndef HIPPORT_CUDA_ATTRIBUTES_H
#define HIPPORT_CUDA_ATTRIBUTES_H

// Clang leaves this to the header it includes by itself with an SDK.
#ifndef __CUDACC__
#define __CUDACC__ 1
#endif
#ifndef __NVCC__
#define __NVCC__ 1
#endif
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 4
#define __CUDACC_VER_BUILD__ 99
#ifndef __CUDACC_EXTENDED_LAMBDA__
#define __CUDACC_EXTENDED_LAMBDA__ 1
#endif
#ifndef __CUDACC_RELAXED_CONSTEXPR__
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#endif
#define CUDA_VERSION 12040
#define CUDART_VERSION 12040
#define __CUDART_API_VERSION CUDART_VERSION

// The guards of the headers that nvcc includes in front of every file: programs
// test them to learn whether the runtime is there.
#define __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_API_H__
#define __DRIVER_TYPES_H__
#define __VECTOR_TYPES_H__
#define __VECTOR_FUNCTIONS_H__
#define __CHANNEL_DESCRIPTOR_H__
#define __HOST_DEFINES_H__
#define __SURFACE_TYPES_H__
#define __TEXTURE_TYPES_H__

// A template of these headers has no body. Used with a local type it would be
// an error, since nobody else could define it either; with internal linkage it
// is a warning, and none at all in a system header.
#define HIPPORT_PRAGMA(...) _Pragma(#__VA_ARGS__)
#define HIPPORT_TEMPLATES_BEGIN                                                \
  HIPPORT_PRAGMA(clang attribute push(__attribute__((internal_linkage)),       \
                                      apply_to = function))
#define HIPPORT_TEMPLATES_END HIPPORT_PRAGMA(clang attribute pop)

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
// Clang knows managed variables for HIP only; the host may name a device
// variable, which is enough here.
#define __managed__ __attribute__((device))
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __maxnreg__(...) __attribute__((maxnreg(__VA_ARGS__)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __block_size__(...)
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__
#define __nv_pure__ __attribute__((pure))
#define __align__(N) __attribute__((aligned(N)))
#define __builtin_align__(N) __align__(N)
#define __CUDA_ALIGN__(N) __align__(N)
#define __no_return__ __attribute__((noreturn))
#define __no_sanitize_thread__
#define __annotate__(A) __attribute__((A))
#define __location__(A) __annotate__(A)
#define __device_builtin__
#define __device_builtin_texture_type__                                        \
  __attribute__((device_builtin_texture_type))
#define __device_builtin_surface_type__                                        \
  __attribute__((device_builtin_surface_type))
#define __cudart_builtin__
#define __specialization_static static
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_CB
#define CUDAAPI
#define CUDA_CB
#define __CUDA_FP16_DECL__ static __device__ __inline__
#define __CUDA_HOSTDEVICE__ __host__ __device__

#endif // HIPPORT_CUDA_ATTRIBUTES_H
