// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_HELPER_CG_MEMCPY_ASYNC
#define HIPPORT_HELPER_CG_MEMCPY_ASYNC
// Inserted by hipport: the copies of cooperative_groups/memcpy_async.h, done at
// once by the threads of the group, where HIP has none.
#if __has_include(<hip/cooperative_groups/memcpy_async.h>)
#include <hip/cooperative_groups/memcpy_async.h>
#else
namespace cooperative_groups {
template <class Group, class T>
__device__ inline void memcpy_async(const Group &group, T *to, const T *from,
                                    size_t bytes) {
  for (size_t i = group.thread_rank(); i < bytes / sizeof(T); i += group.size())
    to[i] = from[i];
}
template <class Group>
__device__ inline void memcpy_async(const Group &group, void *to,
                                    const void *from, size_t bytes) {
  memcpy_async(group, static_cast<char *>(to), static_cast<const char *>(from),
               bytes);
}
template <class Group> __device__ inline void wait(const Group &group) {
  group.sync();
}
template <unsigned Stages, class Group>
__device__ inline void wait_prior(const Group &group) {
  group.sync();
}
} // namespace cooperative_groups
#endif
#endif // HIPPORT_HELPER_CG_MEMCPY_ASYNC
