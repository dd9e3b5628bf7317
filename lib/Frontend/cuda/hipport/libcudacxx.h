// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// libcu++ beyond the standard: scoped atomics, barriers, pipelines.

#ifndef HIPPORT_CUDA_LIBCUDACXX_H
#define HIPPORT_CUDA_LIBCUDACXX_H

#include "hipport_cuda_runtime.h"

#include <atomic>
#include <chrono>

#pragma clang force_cuda_host_device begin

HIPPORT_TEMPLATES_BEGIN

namespace cuda {

enum thread_scope {
  thread_scope_system,
  thread_scope_device,
  thread_scope_block,
  thread_scope_thread
};
using std::memory_order;
using std::memory_order_acq_rel;
using std::memory_order_acquire;
using std::memory_order_consume;
using std::memory_order_relaxed;
using std::memory_order_release;
using std::memory_order_seq_cst;

template <class T> struct __hipport_atomic {
  typedef T value_type;
  T load(memory_order = memory_order_seq_cst) const;
  void store(T, memory_order = memory_order_seq_cst);
  T exchange(T, memory_order = memory_order_seq_cst);
  bool compare_exchange_weak(T &, T, memory_order = memory_order_seq_cst,
                             memory_order = memory_order_seq_cst);
  bool compare_exchange_strong(T &, T, memory_order = memory_order_seq_cst,
                               memory_order = memory_order_seq_cst);
#define HIPPORT_FETCH(NAME) T NAME(T, memory_order = memory_order_seq_cst);
  HIPPORT_FETCH(fetch_add)
  HIPPORT_FETCH(fetch_sub)
  HIPPORT_FETCH(fetch_and)
  HIPPORT_FETCH(fetch_or)
  HIPPORT_FETCH(fetch_xor)
  HIPPORT_FETCH(fetch_min)
  HIPPORT_FETCH(fetch_max)
#undef HIPPORT_FETCH
  void wait(T, memory_order = memory_order_seq_cst) const;
  void notify_one(), notify_all();
  bool is_lock_free() const;
  operator T() const;
  T operator=(T), operator++(), operator--(), operator++(int), operator--(int),
    operator+=(T), operator-=(T), operator&=(T), operator|=(T), operator^=(T);
};
template <class T, thread_scope Scope = thread_scope_system>
struct atomic : __hipport_atomic<T> {
  atomic() = default;
  constexpr atomic(T) {}
  using __hipport_atomic<T>::operator=;
};
template <class T, thread_scope Scope = thread_scope_system>
struct atomic_ref : __hipport_atomic<T> {
  explicit atomic_ref(T &);
  using __hipport_atomic<T>::operator=;
};
struct atomic_flag {
  bool test_and_set(memory_order = memory_order_seq_cst);
  void clear(memory_order = memory_order_seq_cst);
};
void atomic_thread_fence(memory_order, thread_scope = thread_scope_system);

struct __empty_completion {};
template <thread_scope Scope, class Completion = __empty_completion>
struct barrier {
  typedef unsigned long long arrival_token;
  barrier() = default;
  barrier(ptrdiff_t, Completion = Completion());
  arrival_token arrive(ptrdiff_t = 1);
  void wait(arrival_token &&) const, arrive_and_wait(), arrive_and_drop();
  template <class T> bool try_wait(T &&...) const;
  bool try_wait_parity(bool) const;
  static constexpr ptrdiff_t max() { return 0; }
};
template <thread_scope Scope> void init(barrier<Scope> *, ptrdiff_t);
template <thread_scope Scope, ptrdiff_t Max = 1> struct counting_semaphore {
  constexpr explicit counting_semaphore(ptrdiff_t) {}
  void release(ptrdiff_t = 1), acquire();
  bool try_acquire();
};
template <thread_scope Scope>
using binary_semaphore = counting_semaphore<Scope, 1>;
template <thread_scope Scope> struct latch {
  constexpr explicit latch(ptrdiff_t) {}
  void count_down(ptrdiff_t = 1), wait() const, arrive_and_wait(ptrdiff_t = 1);
  bool try_wait() const;
};

enum class pipeline_role { producer, consumer };
template <thread_scope Scope, unsigned char Stages>
struct pipeline_shared_state {};
template <thread_scope Scope> struct pipeline {
  void producer_acquire(), producer_commit(), consumer_wait(),
      consumer_release();
  bool quit();
};
pipeline<thread_scope_thread> make_pipeline();
template <class Group, thread_scope Scope, unsigned char Stages, class... More>
pipeline<Scope> make_pipeline(const Group &,
                              pipeline_shared_state<Scope, Stages> *, More...);
template <unsigned char Prior, thread_scope Scope>
void pipeline_consumer_wait_prior(pipeline<Scope> &);
template <thread_scope Scope>
void pipeline_producer_commit(pipeline<thread_scope_thread> &,
                              barrier<Scope> &);
template <size_t Alignment> struct aligned_size_t {
  size_t value;
  explicit aligned_size_t(size_t);
  operator size_t() const;
};
template <class... Args> void memcpy_async(Args &&...);
namespace device {
using cuda::memcpy_async;
template <class T> unsigned long long *barrier_native_handle(T &);
} // namespace device

struct access_property {
  struct shared {};
  struct global {};
  struct normal {};
  struct persisting {};
  struct streaming {};
  access_property();
  template <class... Args> access_property(Args...);
};
template <class T, class P> T *associate_access_property(T *, P);
template <class Shape> void discard_memory(volatile void *, Shape);

} // namespace cuda

HIPPORT_TEMPLATES_END

void __pipeline_memcpy_async(void *, const void *, size_t, size_t = 0);
void __pipeline_commit();
void __pipeline_wait_prior(size_t);

#pragma clang force_cuda_host_device end

#endif // HIPPORT_CUDA_LIBCUDACXX_H
