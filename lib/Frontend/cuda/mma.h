// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Matrix multiply-accumulate on a warp.

#ifndef HIPPORT_CUDA_SDK_MMA_H
#define HIPPORT_CUDA_SDK_MMA_H

#include "cuda_bf16.h"

#pragma clang attribute push(__attribute__((device)), apply_to = function)

HIPPORT_TEMPLATES_BEGIN

namespace nvcuda {
namespace wmma {

struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
enum layout_t { mem_row_major, mem_col_major };
namespace precision {
struct u4;
struct s4;
struct b1;
struct tf32;
} // namespace precision
namespace experimental {
namespace precision = wmma::precision;
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
} // namespace experimental

template <class T> struct __hipport_element {
  typedef T type;
};
template <> struct __hipport_element<precision::tf32> {
  typedef float type;
};
template <class Use, int M, int N, int K, class T, class Layout = void>
struct fragment {
  typedef typename __hipport_element<T>::type element_type;
  static constexpr int num_elements = 8, num_storage_elements = 8;
  element_type x[num_elements];
};

template <class Fragment, class T>
void load_matrix_sync(Fragment &, const T *, unsigned);
template <class Fragment, class T>
void load_matrix_sync(Fragment &, const T *, unsigned, layout_t);
template <class Fragment, class T>
void store_matrix_sync(T *, const Fragment &, unsigned, layout_t);
template <class Fragment, class T> void fill_fragment(Fragment &, const T &);
template <class D, class A, class B, class C>
void mma_sync(D &, const A &, const B &, const C &, bool = false);
template <class D, class A, class B, class C>
void bmma_sync(
    D &, const A &, const B &, const C &,
    experimental::bmmaBitOp = experimental::bmmaBitOpXOR,
    experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC);
float __float_to_tf32(float);

} // namespace wmma
} // namespace nvcuda

HIPPORT_TEMPLATES_END

#pragma clang attribute pop

#endif // HIPPORT_CUDA_SDK_MMA_H
