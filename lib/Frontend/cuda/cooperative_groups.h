// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Groups of threads.

#ifndef HIPPORT_CUDA_SDK_COOPERATIVE_GROUPS_H
#define HIPPORT_CUDA_SDK_COOPERATIVE_GROUPS_H

// A program may test the guard of the header it expects.
#define _COOPERATIVE_GROUPS_H_

#include "hipport_cuda_runtime.h"

#pragma clang attribute push(__attribute__((device)), apply_to = function)

HIPPORT_TEMPLATES_BEGIN

namespace cooperative_groups {

class thread_group {
public:
  struct arrival_token {};
  void sync() const;
  unsigned long long size() const, num_threads() const, thread_rank() const;
  bool is_valid() const;
};

// What every group of one warp or less can do.
template <class Unused> class __hipport_warp_group : public thread_group {
public:
  template <class T> T shfl(T, int) const;
  template <class T> T shfl_up(T, unsigned) const;
  template <class T> T shfl_down(T, unsigned) const;
  template <class T> T shfl_xor(T, unsigned) const;
  int any(int) const, all(int) const;
  unsigned ballot(int) const;
  template <class T> unsigned match_any(T) const;
  template <class T> unsigned match_all(T, int &) const;
  unsigned long long meta_group_size() const, meta_group_rank() const;
};

class thread_block : public thread_group {
public:
  static void sync();
  static unsigned thread_rank(), size(), num_threads();
  static dim3 group_index(), thread_index(), group_dim(), dim_threads();
  arrival_token barrier_arrive() const;
  void barrier_wait(arrival_token &&) const;
};
class grid_group : public thread_group {
public:
  dim3 group_dim() const, dim_blocks() const, block_index() const,
      dim_clusters() const, cluster_index() const;
  unsigned long long num_blocks() const, block_rank() const,
      num_clusters() const, cluster_rank() const;
  arrival_token barrier_arrive() const;
  void barrier_wait(arrival_token &&) const;
};
class multi_grid_group : public thread_group {
public:
  unsigned grid_rank() const, num_grids() const;
};
class cluster_group : public thread_group {
public:
  static void sync();
  static arrival_token barrier_arrive();
  static void barrier_wait();
  static void barrier_wait(arrival_token &&);
  static unsigned thread_rank(), num_threads(), block_rank(), num_blocks(),
      size(), query_shared_rank(const void *);
  static dim3 block_index(), thread_index(), dim_blocks(), dim_threads();
  template <class T> static T *map_shared_rank(T *, int);
};
class coalesced_group : public __hipport_warp_group<void> {};

template <unsigned Size, class Parent = void>
class thread_block_tile : public __hipport_warp_group<void> {
public:
  thread_block_tile();
  template <class P> thread_block_tile(const thread_block_tile<Size, P> &);
  static unsigned long long size(), num_threads();
};
template <unsigned Size> struct block_tile_memory {
  char storage[Size];
};

thread_block this_thread_block();
template <unsigned Size>
thread_block this_thread_block(block_tile_memory<Size> &);
grid_group this_grid();
multi_grid_group this_multi_grid();
cluster_group this_cluster();
coalesced_group coalesced_threads();
namespace experimental {
using ::cooperative_groups::block_tile_memory;
using ::cooperative_groups::this_thread_block;
} // namespace experimental

template <unsigned Size, class Group>
thread_block_tile<Size, Group> tiled_partition(const Group &);
thread_group tiled_partition(const thread_group &, unsigned);
coalesced_group tiled_partition(const coalesced_group &, unsigned);
template <class Group, class Label>
coalesced_group labeled_partition(const Group &, Label);
template <class Group> coalesced_group binary_partition(const Group &, bool);

template <class Group> void sync(const Group &);
template <class Group> unsigned thread_rank(const Group &);
template <class Group> unsigned group_size(const Group &);

template <class T> struct plus {
  T operator()(T, T) const;
};
template <class T> struct less {
  T operator()(T, T) const;
};
template <class T> struct greater {
  T operator()(T, T) const;
};
template <class T> struct bit_and {
  T operator()(T, T) const;
};
template <class T> struct bit_or {
  T operator()(T, T) const;
};
template <class T> struct bit_xor {
  T operator()(T, T) const;
};

#define HIPPORT_COLLECTIVE(NAME)                                               \
  template <class Group, class T, class Op>                                    \
  T NAME(const Group &, const T &, Op &&);                                     \
  template <class Group, class T> T NAME(const Group &, const T &);
HIPPORT_COLLECTIVE(reduce)
HIPPORT_COLLECTIVE(inclusive_scan)
HIPPORT_COLLECTIVE(exclusive_scan)
#undef HIPPORT_COLLECTIVE
template <class Group, class... Args>
void reduce_update_async(const Group &, Args &&...);
template <class Group, class... Args>
void reduce_store_async(const Group &, Args &&...);
template <class Group, class T> T invoke_one_broadcast(const Group &, T &&);
template <class Group, class F> void invoke_one(const Group &, F &&);

template <class Group, class... Args>
void memcpy_async(const Group &, Args &&...);
template <class Group> void wait(const Group &);
template <unsigned Stage, class Group> void wait_prior(const Group &);

} // namespace cooperative_groups

HIPPORT_TEMPLATES_END

#pragma clang attribute pop

#endif // HIPPORT_CUDA_SDK_COOPERATIVE_GROUPS_H
