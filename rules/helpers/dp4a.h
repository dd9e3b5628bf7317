// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_HELPER_DP4A
#define HIPPORT_HELPER_DP4A
// Inserted by hipport: the dot product of four packed bytes that CUDA calls
// __dp4a. The device library knows every target.
static __device__ inline int hipport_dp4a(int a, int b, int c) {
  return amd_mixed_dot(__builtin_bit_cast(char4, a),
                       __builtin_bit_cast(char4, b), c, false);
}
static __device__ inline unsigned hipport_dp4a(unsigned a, unsigned b,
                                               unsigned c) {
  return amd_mixed_dot(__builtin_bit_cast(uchar4, a),
                       __builtin_bit_cast(uchar4, b), c, false);
}
static __device__ inline int hipport_dp4a(char4 a, char4 b, int c) {
  return amd_mixed_dot(a, b, c, false);
}
static __device__ inline unsigned hipport_dp4a(uchar4 a, uchar4 b, unsigned c) {
  return amd_mixed_dot(a, b, c, false);
}
#endif // HIPPORT_HELPER_DP4A
