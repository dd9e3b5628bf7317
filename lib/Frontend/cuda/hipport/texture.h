// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Texture and surface functions, for objects and for the references of CUDA 11
// and before.

#ifndef HIPPORT_CUDA_TEXTURE_H
#define HIPPORT_CUDA_TEXTURE_H

#include "hipport/runtime_functions.h"

HIPPORT_TEMPLATES_BEGIN

template <class T, int Type = cudaTextureType1D,
          cudaTextureReadMode Mode = cudaReadModeElementType>
struct __device_builtin_texture_type__ texture : textureReference {
  texture(int Normalized = 0, cudaTextureFilterMode = cudaFilterModePoint,
          cudaTextureAddressMode = cudaAddressModeClamp);
  texture(int, cudaTextureFilterMode, cudaTextureAddressMode,
          cudaChannelFormatDesc);
};
template <class T, int Type = cudaSurfaceType1D>
struct __device_builtin_surface_type__ surface : surfaceReference {
  surface();
};

// What a fetch returns: the element, or floats in its number.
template <class T, cudaTextureReadMode Mode> struct __hipport_texel {
  typedef T type;
};
#define HIPPORT_NORMALIZED(T, F)                                               \
  template <> struct __hipport_texel<T, cudaReadModeNormalizedFloat> {         \
    typedef F type;                                                            \
  };
#define HIPPORT_NORMALIZED_VECTORS(T)                                          \
  HIPPORT_NORMALIZED(T##1, float1)                                             \
  HIPPORT_NORMALIZED(T##2, float2)                                             \
  HIPPORT_NORMALIZED(T##4, float4)
HIPPORT_NORMALIZED(char, float)
HIPPORT_NORMALIZED(signed char, float)
HIPPORT_NORMALIZED(unsigned char, float)
HIPPORT_NORMALIZED(short, float)
HIPPORT_NORMALIZED(unsigned short, float)
HIPPORT_NORMALIZED_VECTORS(char)
HIPPORT_NORMALIZED_VECTORS(uchar)
HIPPORT_NORMALIZED_VECTORS(short)
HIPPORT_NORMALIZED_VECTORS(ushort)
#undef HIPPORT_NORMALIZED
#undef HIPPORT_NORMALIZED_VECTORS

// By reference, by object with the type named, by object into a pointer.
#define HIPPORT_FETCH(NAME, ...)                                               \
  template <class T, int Type, cudaTextureReadMode Mode>                       \
  __device__ typename __hipport_texel<T, Mode>::type NAME(                     \
      texture<T, Type, Mode>, __VA_ARGS__);                                    \
  template <class T> __device__ T NAME(cudaTextureObject_t, __VA_ARGS__);      \
  template <class T>                                                           \
  __device__ void NAME(T *, cudaTextureObject_t, __VA_ARGS__);

HIPPORT_FETCH(tex1Dfetch, int)
HIPPORT_FETCH(tex1D, float)
HIPPORT_FETCH(tex2D, float, float)
HIPPORT_FETCH(tex3D, float, float, float)
HIPPORT_FETCH(tex1DLayered, float, int)
HIPPORT_FETCH(tex2DLayered, float, float, int)
HIPPORT_FETCH(texCubemap, float, float, float)
HIPPORT_FETCH(texCubemapLayered, float, float, float, int)
HIPPORT_FETCH(tex1DLod, float, float)
HIPPORT_FETCH(tex2DLod, float, float, float)
HIPPORT_FETCH(tex3DLod, float, float, float, float)
HIPPORT_FETCH(tex1DLayeredLod, float, int, float)
HIPPORT_FETCH(tex2DLayeredLod, float, float, int, float)
HIPPORT_FETCH(texCubemapLod, float, float, float, float)
HIPPORT_FETCH(texCubemapLayeredLod, float, float, float, int, float)
HIPPORT_FETCH(tex1DGrad, float, float, float)
HIPPORT_FETCH(tex2DGrad, float, float, float2, float2)
HIPPORT_FETCH(tex3DGrad, float, float, float, float4, float4)
HIPPORT_FETCH(tex1DLayeredGrad, float, int, float, float)
HIPPORT_FETCH(tex2DLayeredGrad, float, float, int, float2, float2)
HIPPORT_FETCH(tex2Dgather, float, float, int = 0)
#undef HIPPORT_FETCH

#define HIPPORT_SURFACE(NAME, ...)                                             \
  template <class T>                                                           \
  __device__ T NAME##read(cudaSurfaceObject_t, __VA_ARGS__,                    \
                          cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);     \
  template <class T>                                                           \
  __device__ void NAME##read(T *, cudaSurfaceObject_t, __VA_ARGS__,            \
                             cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);  \
  template <class T>                                                           \
  __device__ void NAME##write(T, cudaSurfaceObject_t, __VA_ARGS__,             \
                              cudaSurfaceBoundaryMode = cudaBoundaryModeTrap); \
  template <class T, int Type>                                                 \
  __device__ T NAME##read(surface<void, Type>, __VA_ARGS__,                    \
                          cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);     \
  template <class T, int Type>                                                 \
  __device__ void NAME##read(T *, surface<void, Type>, __VA_ARGS__,            \
                             cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);  \
  template <class T, int Type>                                                 \
  __device__ void NAME##write(T, surface<void, Type>, __VA_ARGS__,             \
                              cudaSurfaceBoundaryMode = cudaBoundaryModeTrap);

HIPPORT_SURFACE(surf1D, int)
HIPPORT_SURFACE(surf2D, int, int)
HIPPORT_SURFACE(surf3D, int, int, int)
HIPPORT_SURFACE(surf1DLayered, int, int)
HIPPORT_SURFACE(surf2DLayered, int, int, int)
HIPPORT_SURFACE(surfCubemap, int, int, int)
HIPPORT_SURFACE(surfCubemapLayered, int, int, int)
#undef HIPPORT_SURFACE

template <class T, int Type, cudaTextureReadMode Mode>
cudaError_t cudaBindTexture(size_t *, const texture<T, Type, Mode> &,
                            const void *, const cudaChannelFormatDesc &,
                            size_t = ~0u);
template <class T, int Type, cudaTextureReadMode Mode>
cudaError_t cudaBindTexture(size_t *, const texture<T, Type, Mode> &,
                            const void *, size_t = ~0u);
cudaError_t cudaBindTexture(size_t *, const textureReference *, const void *,
                            const cudaChannelFormatDesc *, size_t = ~0u);
template <class T, int Type, cudaTextureReadMode Mode>
cudaError_t cudaBindTexture2D(size_t *, const texture<T, Type, Mode> &,
                              const void *, const cudaChannelFormatDesc &,
                              size_t, size_t, size_t);
template <class T, int Type, cudaTextureReadMode Mode>
cudaError_t cudaBindTexture2D(size_t *, const texture<T, Type, Mode> &,
                              const void *, size_t, size_t, size_t);
cudaError_t cudaBindTexture2D(size_t *, const textureReference *, const void *,
                              const cudaChannelFormatDesc *, size_t, size_t,
                              size_t);
template <class T, int Type, cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToArray(const texture<T, Type, Mode> &,
                                   cudaArray_const_t,
                                   const cudaChannelFormatDesc &);
template <class T, int Type, cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToArray(const texture<T, Type, Mode> &,
                                   cudaArray_const_t);
cudaError_t cudaBindTextureToArray(const textureReference *, cudaArray_const_t,
                                   const cudaChannelFormatDesc *);
template <class T, int Type, cudaTextureReadMode Mode>
cudaError_t cudaBindTextureToMipmappedArray(const texture<T, Type, Mode> &,
                                            cudaMipmappedArray_const_t,
                                            const cudaChannelFormatDesc &);
template <class T, int Type, cudaTextureReadMode Mode>
cudaError_t cudaUnbindTexture(const texture<T, Type, Mode> &);
cudaError_t cudaUnbindTexture(const textureReference *);
template <class T, int Type>
cudaError_t cudaBindSurfaceToArray(const surface<T, Type> &, cudaArray_const_t);
template <class T, int Type>
cudaError_t cudaBindSurfaceToArray(const surface<T, Type> &, cudaArray_const_t,
                                   const cudaChannelFormatDesc &);

HIPPORT_TEMPLATES_END

#endif // HIPPORT_CUDA_TEXTURE_H
