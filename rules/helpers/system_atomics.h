// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_HELPER_SYSTEM_ATOMICS
#define HIPPORT_HELPER_SYSTEM_ATOMICS
// Inserted by hipport: atomicInc_system and atomicDec_system, which HIP lacks,
// as exchanges that the host and other devices see whole.
static __device__ inline bool
hipport_exchange_system(unsigned *address, unsigned &old, unsigned value) {
  return __hip_atomic_compare_exchange_strong(
      address, &old, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED,
      __HIP_MEMORY_SCOPE_SYSTEM);
}
static __device__ inline unsigned hipport_atomic_inc_system(unsigned *address,
                                                            unsigned limit) {
  unsigned old =
      __hip_atomic_load(address, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  while (!hipport_exchange_system(address, old, old >= limit ? 0 : old + 1)) {
  }
  return old;
}
static __device__ inline unsigned hipport_atomic_dec_system(unsigned *address,
                                                            unsigned limit) {
  unsigned old =
      __hip_atomic_load(address, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  while (!hipport_exchange_system(address, old,
                                  old == 0 || old > limit ? limit : old - 1)) {
  }
  return old;
}
#endif // HIPPORT_HELPER_SYSTEM_ATOMICS
