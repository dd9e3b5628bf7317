// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_HELPER_DP2A
#define HIPPORT_HELPER_DP2A
// Inserted by hipport: products of two packed 16-bit values with the lower or
// upper two bytes of another word, which CUDA calls __dp2a_lo and __dp2a_hi.
static __device__ inline int hipport_dp2a(short2 a, char x, char y, int c) {
  return c + a.x * x + a.y * y;
}
static __device__ inline unsigned hipport_dp2a(ushort2 a, unsigned char x,
                                               unsigned char y, unsigned c) {
  return c + a.x * x + a.y * y;
}
static __device__ inline int hipport_dp2a_lo(short2 a, char4 b, int c) {
  return hipport_dp2a(a, b.x, b.y, c);
}
static __device__ inline int hipport_dp2a_hi(short2 a, char4 b, int c) {
  return hipport_dp2a(a, b.z, b.w, c);
}
static __device__ inline unsigned hipport_dp2a_lo(ushort2 a, uchar4 b,
                                                  unsigned c) {
  return hipport_dp2a(a, b.x, b.y, c);
}
static __device__ inline unsigned hipport_dp2a_hi(ushort2 a, uchar4 b,
                                                  unsigned c) {
  return hipport_dp2a(a, b.z, b.w, c);
}
static __device__ inline int hipport_dp2a_lo(int a, int b, int c) {
  return hipport_dp2a_lo(__builtin_bit_cast(short2, a),
                         __builtin_bit_cast(char4, b), c);
}
static __device__ inline int hipport_dp2a_hi(int a, int b, int c) {
  return hipport_dp2a_hi(__builtin_bit_cast(short2, a),
                         __builtin_bit_cast(char4, b), c);
}
static __device__ inline unsigned hipport_dp2a_lo(unsigned a, unsigned b,
                                                  unsigned c) {
  return hipport_dp2a_lo(__builtin_bit_cast(ushort2, a),
                         __builtin_bit_cast(uchar4, b), c);
}
static __device__ inline unsigned hipport_dp2a_hi(unsigned a, unsigned b,
                                                  unsigned c) {
  return hipport_dp2a_hi(__builtin_bit_cast(ushort2, a),
                         __builtin_bit_cast(uchar4, b), c);
}
#endif // HIPPORT_HELPER_DP2A
