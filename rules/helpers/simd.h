// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_HELPER_SIMD
#define HIPPORT_HELPER_SIMD
// Inserted by hipport: words of packed bytes and halves as vectors, in which
// HIP has what CUDA's __vadd4 and its like do.
template <class V>
static __device__ inline typename V::Native_vec_ hipport_lanes(unsigned word) {
  return __builtin_bit_cast(typename V::Native_vec_, word);
}
template <class Lanes>
static __device__ inline unsigned hipport_packed(Lanes lanes) {
  return __builtin_bit_cast(unsigned, lanes);
}
template <class Lanes>
static __device__ inline Lanes hipport_distance(Lanes a, Lanes b) {
  return __builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b);
}
// The mean of each pair of lanes, rounded up when `up` is 1, else down.
template <class Lanes>
static __device__ inline Lanes hipport_mean(Lanes a, Lanes b, int up) {
  for (unsigned i = 0; i < sizeof(Lanes) / sizeof(a[0]); ++i)
    a[i] = (a[i] + b[i] + up) >> 1;
  return a;
}
template <class Lanes>
static __device__ inline unsigned hipport_sum(Lanes lanes) {
  unsigned sum = 0;
  for (unsigned i = 0; i < sizeof(Lanes) / sizeof(lanes[0]); ++i)
    sum += lanes[i];
  return sum;
}
#endif // HIPPORT_HELPER_SIMD
