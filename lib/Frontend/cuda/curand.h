// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuRAND, called from the host.

#ifndef HIPPORT_CUDA_SDK_CURAND_H
#define HIPPORT_CUDA_SDK_CURAND_H

// A program may test the guard of the header it expects.
#define CURAND_H_

#include "hipport_cuda_runtime.h"

typedef struct curandGenerator_st *curandGenerator_t;
typedef struct curandDiscreteDistribution_st *curandDiscreteDistribution_t;
typedef unsigned curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];
#define CURAND_VERSION 10305

// clang-format off: lists of names, filled
enum curandStatus { CURAND_STATUS_SUCCESS, CURAND_STATUS_ALLOCATION_FAILED,
  CURAND_STATUS_ARCH_MISMATCH, CURAND_STATUS_DOUBLE_PRECISION_REQUIRED,
  CURAND_STATUS_INITIALIZATION_FAILED, CURAND_STATUS_INTERNAL_ERROR,
  CURAND_STATUS_LAUNCH_FAILURE, CURAND_STATUS_LENGTH_NOT_MULTIPLE,
  CURAND_STATUS_NOT_INITIALIZED, CURAND_STATUS_OUT_OF_RANGE,
  CURAND_STATUS_PREEXISTING_FAILURE, CURAND_STATUS_TYPE_ERROR,
  CURAND_STATUS_VERSION_MISMATCH };
enum curandRngType { CURAND_RNG_TEST, CURAND_RNG_PSEUDO_DEFAULT,
  CURAND_RNG_PSEUDO_MRG32K3A, CURAND_RNG_PSEUDO_MT19937,
  CURAND_RNG_PSEUDO_MTGP32, CURAND_RNG_PSEUDO_PHILOX4_32_10,
  CURAND_RNG_PSEUDO_XORWOW, CURAND_RNG_QUASI_DEFAULT,
  CURAND_RNG_QUASI_SCRAMBLED_SOBOL32, CURAND_RNG_QUASI_SCRAMBLED_SOBOL64,
  CURAND_RNG_QUASI_SOBOL32, CURAND_RNG_QUASI_SOBOL64 };
enum curandOrdering { CURAND_ORDERING_PSEUDO_BEST,
  CURAND_ORDERING_PSEUDO_DEFAULT, CURAND_ORDERING_PSEUDO_DYNAMIC,
  CURAND_ORDERING_PSEUDO_LEGACY, CURAND_ORDERING_PSEUDO_SEEDED,
  CURAND_ORDERING_QUASI_DEFAULT };
enum curandDirectionVectorSet { CURAND_DIRECTION_VECTORS_32_JOEKUO6,
  CURAND_DIRECTION_VECTORS_64_JOEKUO6,
  CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6,
  CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 };
enum curandMethod { CURAND_3RD, CURAND_BINARY_SEARCH, CURAND_CHOOSE_BEST,
  CURAND_DEFINITION, CURAND_DEVICE_API, CURAND_DISCRETE_GAUSS,
  CURAND_FAST_REJECTION, CURAND_HITR, CURAND_ITR, CURAND_KNUTH, CURAND_M1,
  CURAND_M2, CURAND_POISSON, CURAND_REJECTION };
typedef enum curandStatus curandStatus_t;
typedef enum curandRngType curandRngType_t;
typedef enum curandOrdering curandOrdering_t;
typedef enum curandDirectionVectorSet curandDirectionVectorSet_t;
typedef enum curandMethod curandMethod_t;

extern "C" {
curandStatus curandCreateGenerator(...), curandCreateGeneratorHost(...),
    curandCreatePoissonDistribution(...), curandDestroyDistribution(...),
    curandDestroyGenerator(...), curandGenerate(...),
    curandGenerateLogNormal(...), curandGenerateLogNormalDouble(...),
    curandGenerateLongLong(...), curandGenerateNormal(...),
    curandGenerateNormalDouble(...), curandGeneratePoisson(...),
    curandGenerateSeeds(...), curandGenerateUniform(...),
    curandGenerateUniformDouble(...), curandGetDirectionVectors32(...),
    curandGetDirectionVectors64(...), curandGetProperty(...),
    curandGetScrambleConstants32(...), curandGetScrambleConstants64(...),
    curandGetVersion(...), curandMakeMTGP32Constants(...),
    curandMakeMTGP32KernelState(...), curandSetGeneratorOffset(...),
    curandSetGeneratorOrdering(...), curandSetPseudoRandomGeneratorSeed(...),
    curandSetQuasiRandomGeneratorDimensions(...), curandSetStream(...);
}
// clang-format on

#endif // HIPPORT_CUDA_SDK_CURAND_H
