// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// PyTorch's macros.

#ifndef HIPPORT_CUDA_TORCH_MACROS_H
#define HIPPORT_CUDA_TORCH_MACROS_H

#define C10_HOST_DEVICE __host__ __device__
#define C10_HOST __host__
#define C10_DEVICE __device__
#define C10_RESTRICT __restrict__
#define C10_NOINLINE __attribute__((noinline))
#define C10_ALWAYS_INLINE __attribute__((always_inline)) inline
#define C10_LIKELY(X) (X)
#define C10_UNLIKELY(X) (X)
#define C10_LAUNCH_BOUNDS_0 __launch_bounds__(256, 4)
#define C10_LAUNCH_BOUNDS_1(N) __launch_bounds__(N)
#define C10_LAUNCH_BOUNDS_2(N, M) __launch_bounds__(N, M)
#define C10_CONCATENATE_IMPL(A, B) A##B
#define C10_CONCATENATE(A, B) C10_CONCATENATE_IMPL(A, B)
#define C10_STRINGIZE_IMPL(A) #A
#define C10_STRINGIZE(A) C10_STRINGIZE_IMPL(A)
#define C10_API
#define C10_EXPORT
#define TORCH_API
#define TORCH_CUDA_CU_API
#define TORCH_CUDA_CPP_API

#define HIPPORT_CHECKED(...) ::c10::__hipport_use(__VA_ARGS__)
#define TORCH_CHECK(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_CHECK_VALUE(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_CHECK_INDEX(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_CHECK_TYPE(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_CHECK_NOT_IMPLEMENTED(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_SYM_CHECK(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_INTERNAL_ASSERT(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_INTERNAL_ASSERT_DEBUG_ONLY(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_CHECK_EQ(A, B) HIPPORT_CHECKED((A) == (B))
#define TORCH_CHECK_NE(A, B) HIPPORT_CHECKED((A) != (B))
#define TORCH_CHECK_LT(A, B) HIPPORT_CHECKED((A) < (B))
#define TORCH_CHECK_LE(A, B) HIPPORT_CHECKED((A) <= (B))
#define TORCH_CHECK_GT(A, B) HIPPORT_CHECKED((A) > (B))
#define TORCH_CHECK_GE(A, B) HIPPORT_CHECKED((A) >= (B))
#define TORCH_WARN(...) HIPPORT_CHECKED(__VA_ARGS__)
#define TORCH_WARN_ONCE(...) HIPPORT_CHECKED(__VA_ARGS__)
#define AT_ASSERT(...) HIPPORT_CHECKED(__VA_ARGS__)
#define AT_ASSERTM(...) HIPPORT_CHECKED(__VA_ARGS__)
#define AT_CHECK(...) HIPPORT_CHECKED(__VA_ARGS__)
#define AT_ERROR(...) HIPPORT_CHECKED(__VA_ARGS__)

#define C10_CUDA_CHECK(EXPR) HIPPORT_CHECKED(EXPR)
#define C10_CUDA_CHECK_WARN(EXPR) HIPPORT_CHECKED(EXPR)
#define C10_CUDA_IGNORE_ERROR(EXPR) HIPPORT_CHECKED(EXPR)
#define C10_CUDA_ERROR_HANDLED(EXPR) (EXPR)
#define C10_CUDA_CLEAR_ERROR() static_cast<void>(cudaGetLastError())
#define C10_CUDA_KERNEL_LAUNCH_CHECK() HIPPORT_CHECKED(cudaGetLastError())
#define C10_HIP_CHECK(EXPR) HIPPORT_CHECKED(EXPR)
#define C10_HIP_KERNEL_LAUNCH_CHECK() HIPPORT_CHECKED(cudaGetLastError())
#define AT_CUDA_CHECK(EXPR) HIPPORT_CHECKED(EXPR)
#define TORCH_CUDABLAS_CHECK(EXPR) HIPPORT_CHECKED(EXPR)
#define TORCH_CUDASPARSE_CHECK(EXPR) HIPPORT_CHECKED(EXPR)
#define TORCH_DSA_KERNEL_LAUNCH(KERNEL, GRID, BLOCK, BYTES, STREAM, ...)       \
  KERNEL<<<GRID, BLOCK, BYTES, STREAM>>>(__VA_ARGS__)
#define CUDA_KERNEL_ASSERT(...) ((void)(__VA_ARGS__))
#define CUDA_KERNEL_ASSERT2(...) ((void)(__VA_ARGS__))
#define CUDA_KERNEL_ASSERT_MSG(X, ...) ((void)(X))
#define CUDA_KERNEL_ASSERT_PRINTF(X, ...) ((void)(X))
#define CUDA_KERNEL_LOOP_TYPE(I, N, TYPE)                                      \
  for (TYPE I = blockIdx.x * blockDim.x + threadIdx.x; I < (N);                \
       I += blockDim.x * gridDim.x)
#define CUDA_KERNEL_LOOP(I, N) CUDA_KERNEL_LOOP_TYPE(I, N, int)

// In PyTorch's build for AMD it is the width of the wave.
#define C10_WARP_SIZE warpSize
#define C10_MAX_THREADS_PER_BLOCK(N) (N)
#define C10_MIN_BLOCKS_PER_SM(A, B) (B)

// One type stands for all: the kernels of the lambda are seen with it.
#define HIPPORT_WITH(ALIAS, CTYPE, ...)                                        \
  [&] {                                                                        \
    using ALIAS [[maybe_unused]] = CTYPE;                                      \
    return __VA_ARGS__();                                                      \
  }()
#define HIPPORT_DISPATCH0(TYPE, NAME, ...)                                     \
  HIPPORT_WITH(scalar_t, float, __VA_ARGS__)
#define HIPPORT_DISPATCH1(A, TYPE, NAME, ...)                                  \
  HIPPORT_WITH(scalar_t, float, __VA_ARGS__)
#define HIPPORT_DISPATCH2(A, B, TYPE, NAME, ...)                               \
  HIPPORT_WITH(scalar_t, float, __VA_ARGS__)
#define HIPPORT_DISPATCH3(A, B, C, TYPE, NAME, ...)                            \
  HIPPORT_WITH(scalar_t, float, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES HIPPORT_DISPATCH0
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF HIPPORT_DISPATCH0
#define AT_DISPATCH_FLOATING_TYPES_AND HIPPORT_DISPATCH1
#define AT_DISPATCH_FLOATING_TYPES_AND2 HIPPORT_DISPATCH2
#define AT_DISPATCH_FLOATING_TYPES_AND3 HIPPORT_DISPATCH3
#define AT_DISPATCH_REDUCED_FLOATING_TYPES HIPPORT_DISPATCH0
#define AT_DISPATCH_ALL_TYPES HIPPORT_DISPATCH0
#define AT_DISPATCH_ALL_TYPES_AND HIPPORT_DISPATCH1
#define AT_DISPATCH_ALL_TYPES_AND2 HIPPORT_DISPATCH2
#define AT_DISPATCH_ALL_TYPES_AND3 HIPPORT_DISPATCH3
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX HIPPORT_DISPATCH0
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND HIPPORT_DISPATCH1
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND2 HIPPORT_DISPATCH2
#define AT_DISPATCH_ALL_TYPES_AND_COMPLEX_AND3 HIPPORT_DISPATCH3
#define AT_DISPATCH_INTEGRAL_TYPES(TYPE, NAME, ...)                            \
  HIPPORT_WITH(scalar_t, int, __VA_ARGS__)
#define AT_DISPATCH_INTEGRAL_TYPES_AND(A, TYPE, NAME, ...)                     \
  HIPPORT_WITH(scalar_t, int, __VA_ARGS__)
#define AT_DISPATCH_INDEX_TYPES(TYPE, NAME, ...)                               \
  HIPPORT_WITH(index_t, int64_t, __VA_ARGS__)
#define AT_DISPATCH_SWITCH(TYPE, NAME, ...)                                    \
  [&] {                                                                        \
    switch (TYPE) {                                                            \
      __VA_ARGS__                                                              \
    default:                                                                   \
      throw ::c10::Error(NAME);                                                \
    }                                                                          \
  }()
#define AT_PRIVATE_CASE_TYPE_USING_HINT(ENUM, HINT, ...)                       \
  case ENUM: {                                                                 \
    using HINT [[maybe_unused]] = ::c10::impl::ScalarTypeToCPPTypeT<ENUM>;     \
    return __VA_ARGS__();                                                      \
  }
#define AT_PRIVATE_CASE_TYPE(NAME, ENUM, TYPE, ...)                            \
  AT_PRIVATE_CASE_TYPE_USING_HINT(ENUM, scalar_t, __VA_ARGS__)
#define AT_DISPATCH_CASE(ENUM, ...)                                            \
  AT_PRIVATE_CASE_TYPE_USING_HINT(ENUM, scalar_t, __VA_ARGS__)
#define AT_DISPATCH_CASE_FLOATING_TYPES(...)                                   \
  AT_DISPATCH_CASE(::c10::ScalarType::Double, __VA_ARGS__)                     \
  AT_DISPATCH_CASE(::c10::ScalarType::Float, __VA_ARGS__)

// Registration of operators: a function body that calls m.def and m.impl.
namespace torch {
struct __hipport_class {
  template <typename... A> __hipport_class &def(A &&...);
  template <typename... A> __hipport_class &def_readwrite(A &&...);
  template <typename... A> __hipport_class &def_pickle(A &&...);
};
struct Library {
  template <typename... A> Library &def(A &&...);
  template <typename... A> Library &impl(A &&...);
  void set_python_module(const char *, const char * = "");
  template <typename T> __hipport_class class_(const char *);
  const char *doc();
};
template <typename F> F *dispatch(c10::DispatchKey, F *);
template <typename... A> struct __hipport_init {};
template <typename... A> __hipport_init<A...> init();
} // namespace torch
#define HIPPORT_REGISTERS(NAME, M) static void NAME(::torch::Library &M)
#define TORCH_LIBRARY(NS, M)                                                   \
  HIPPORT_REGISTERS(C10_CONCATENATE(__hipport_library_, __COUNTER__), M)
#define TORCH_LIBRARY_FRAGMENT(NS, M) TORCH_LIBRARY(NS, M)
#define TORCH_LIBRARY_IMPL(NS, KEY, M) TORCH_LIBRARY(NS, M)
#define PYBIND11_MODULE(NAME, M) TORCH_LIBRARY(NAME, M)
#define TORCH_FN(NAME) NAME
#define TORCH_SELECTIVE_NAME(NAME) NAME
#define TORCH_SELECTIVE_SCHEMA(NAME) NAME

#endif // HIPPORT_CUDA_TORCH_MACROS_H
