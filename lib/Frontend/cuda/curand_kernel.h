// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuRAND, called from kernels.

#ifndef HIPPORT_CUDA_SDK_CURAND_KERNEL_H
#define HIPPORT_CUDA_SDK_CURAND_KERNEL_H

// A program may test the guard of the header it expects.
#define CURAND_KERNEL_H_

#include "curand.h"

struct curandStateXORWOW {
  unsigned state[8];
};
typedef curandStateXORWOW curandStateXORWOW_t;
struct curandStateMRG32k3a {
  unsigned state[8];
};
typedef curandStateMRG32k3a curandStateMRG32k3a_t;
struct curandStateMtgp32 {
  unsigned state[8];
};
typedef curandStateMtgp32 curandStateMtgp32_t;
struct curandStatePhilox4_32_10 {
  unsigned state[8];
};
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
struct curandStateSobol32 {
  unsigned state[8];
};
typedef curandStateSobol32 curandStateSobol32_t;
struct curandStateSobol64 {
  unsigned state[8];
};
typedef curandStateSobol64 curandStateSobol64_t;
struct curandStateScrambledSobol32 {
  unsigned state[8];
};
typedef curandStateScrambledSobol32 curandStateScrambledSobol32_t;
struct curandStateScrambledSobol64 {
  unsigned state[8];
};
typedef curandStateScrambledSobol64 curandStateScrambledSobol64_t;
typedef curandStateXORWOW curandState, curandState_t;
struct mtgp32_params_fast;
struct mtgp32_kernel_params;
typedef struct mtgp32_kernel_params mtgp32_kernel_params_t;
typedef struct mtgp32_params_fast mtgp32_params_fast_t;
#define CURAND_2POW32_INV (2.3283064e-10f)
#define CURAND_2POW32_INV_DOUBLE (2.3283064365386963e-10)

// The generator is any of the states.
#pragma clang attribute push(__attribute__((device)), apply_to = function)
template <class State>
void curand_init(unsigned long long, unsigned long long, unsigned long long,
                 State *);
template <class State> void curand_init(unsigned *, unsigned, State *);
template <class State>
void curand_init(unsigned long long *, unsigned long long, State *);
template <class State>
void curand_init(unsigned *, unsigned, unsigned, State *);
template <class State>
void curand_init(unsigned long long *, unsigned long long, unsigned long long,
                 State *);
template <class State> unsigned curand(State *);
unsigned long long curand(curandStateSobol64 *),
    curand(curandStateScrambledSobol64 *);
template <class State> uint4 curand4(State *);
template <class State> float curand_uniform(State *);
template <class State> float4 curand_uniform4(State *);
template <class State> double curand_uniform_double(State *);
template <class State> double2 curand_uniform2_double(State *);
template <class State> double4 curand_uniform4_double(State *);
template <class State> float curand_normal(State *);
template <class State> float2 curand_normal2(State *);
template <class State> float4 curand_normal4(State *);
template <class State> double curand_normal_double(State *);
template <class State> double2 curand_normal2_double(State *);
template <class State> double4 curand_normal4_double(State *);
template <class State> float curand_log_normal(State *, float, float);
template <class State> float2 curand_log_normal2(State *, float, float);
template <class State> float4 curand_log_normal4(State *, float, float);
template <class State> double curand_log_normal_double(State *, double, double);
template <class State>
double2 curand_log_normal2_double(State *, double, double);
template <class State>
double4 curand_log_normal4_double(State *, double, double);
template <class State> unsigned curand_poisson(State *, double);
template <class State> uint4 curand_poisson4(State *, double);
template <class State>
unsigned curand_discrete(State *, curandDiscreteDistribution_t);
template <class State>
uint4 curand_discrete4(State *, curandDiscreteDistribution_t);
template <class State> float curand_mtgp32_single(State *);
template <class State>
float curand_mtgp32_single_specific(State *, unsigned char, unsigned char);
template <class State>
unsigned curand_mtgp32_specific(State *, unsigned char, unsigned char);
template <class State> void skipahead(unsigned long long, State *);
template <class State> void skipahead_sequence(unsigned long long, State *);
template <class State> void skipahead_subsequence(unsigned long long, State *);
float _curand_uniform(unsigned);
float2 _curand_box_muller(unsigned, unsigned);
uint4 curand_Philox4x32_10(uint4, uint2);
#pragma clang attribute pop

extern mtgp32_params_fast_t mtgp32dc_params_fast_11213[];

#endif // HIPPORT_CUDA_SDK_CURAND_KERNEL_H
