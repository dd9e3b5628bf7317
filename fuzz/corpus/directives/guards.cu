#ifndef GUARDS_H
#define GUARDS_H
#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ >= 700 || !defined X) /* why */
#  elif CUDA_VERSION < 11000 \
      && ~1u + -0x7fffffff << 3 ? 2 : 1'000
#elif __has_include(<cuda.h>) || __CUDACC_VER_MAJOR__ % 0
#elifdef __NVCC__
#elifndef __HIPCC__
#else // end
#endif
#ifdef __CUDACC__ // comment
R"x(#endif )x"
#if 0
#error "no
#endif
#pragma once
#define F(x) #x "#if"
#undef F
/* #else */ # /**/ endif
#endif
#endif
#else
