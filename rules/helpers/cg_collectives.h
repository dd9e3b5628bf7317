// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_HELPER_CG_COLLECTIVES
#define HIPPORT_HELPER_CG_COLLECTIVES
// Inserted by hipport: reduce and scan of cooperative groups, for tiles and
// coalesced groups, where HIP has none. The lanes combine their values in the
// order of a tree.
#if __has_include(<hip/cooperative_groups/hip_reduce.h>)
#include <hip/cooperative_groups/hip_reduce.h>
#define HIPPORT_HAS_REDUCE
#endif
#if __has_include(<hip/cooperative_groups/hip_scan.h>)
#include <hip/cooperative_groups/hip_scan.h>
#define HIPPORT_HAS_SCAN
#endif
#if !defined(HIPPORT_HAS_REDUCE) || !defined(HIPPORT_HAS_SCAN)
namespace cooperative_groups {
// The value that `move` fetches from another lane, of any size.
template <class T, class Move>
__device__ inline T hipport_moved(const T &value, Move move) {
  unsigned words[(sizeof(T) + 3) / 4] = {};
  __builtin_memcpy(words, &value, sizeof(T));
  for (unsigned &word : words)
    word = move(word);
  T result = value;
  __builtin_memcpy(&result, words, sizeof(T));
  return result;
}
#ifndef HIPPORT_HAS_REDUCE
template <class T> struct plus {
  __device__ T operator()(T a, T b) const { return a + b; }
};
template <class T> struct less {
  __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T> struct greater {
  __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T> struct bit_and {
  __device__ T operator()(T a, T b) const { return a & b; }
};
template <class T> struct bit_xor {
  __device__ T operator()(T a, T b) const { return a ^ b; }
};
template <class T> struct bit_or {
  __device__ T operator()(T a, T b) const { return a | b; }
};
template <class Group, class T, class Op>
__device__ inline T reduce(const Group &group, T value, Op op) {
  const unsigned size = group.size();
  T result = value;
  if ((size & (size - 1)) != 0) {
    result = hipport_moved(value, [&](unsigned w) { return group.shfl(w, 0); });
    for (unsigned i = 1; i < size; ++i)
      result = op(result, hipport_moved(value, [&](unsigned w) {
                    return group.shfl(w, i);
                  }));
    return result;
  }
  for (unsigned step = size / 2; step > 0; step /= 2) {
    const unsigned other = group.thread_rank() ^ step;
    result = op(result, hipport_moved(result, [&](unsigned w) {
                  return group.shfl(w, other);
                }));
  }
  return result;
}
#endif
#ifndef HIPPORT_HAS_SCAN
template <class Group, class T, class Op>
__device__ inline T inclusive_scan(const Group &group, T value, Op op) {
  for (unsigned step = 1; step < group.size(); step *= 2) {
    const T before = hipport_moved(
        value, [&](unsigned w) { return group.shfl_up(w, step); });
    if (group.thread_rank() >= step)
      value = op(before, value);
  }
  return value;
}
template <class Group, class T>
__device__ inline T inclusive_scan(const Group &group, T value) {
  return inclusive_scan(group, value, plus<T>());
}
// The first lane gets T(), which other operators than a sum may not want.
template <class Group, class T>
__device__ inline T exclusive_scan(const Group &group, T value) {
  const T sum = inclusive_scan(group, value);
  const T before =
      hipport_moved(sum, [&](unsigned w) { return group.shfl_up(w, 1); });
  return group.thread_rank() == 0 ? T() : before;
}
#endif
} // namespace cooperative_groups
#endif
#endif // HIPPORT_HELPER_CG_COLLECTIVES
