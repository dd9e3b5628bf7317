// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Thrust: containers, iterators and algorithms, declared so that code around
// them parses. Algorithms take anything and return what code commonly stores.

#ifndef HIPPORT_CUDA_THRUST_H
#define HIPPORT_CUDA_THRUST_H

#include "hipport_cuda_runtime.h"

#include <complex>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>
#include <vector>

#define THRUST_VERSION 200200
#define THRUST_MAJOR_VERSION 2
#define THRUST_MINOR_VERSION 2
#define THRUST_SUBMINOR_VERSION 0
#define THRUST_PATCH_NUMBER 0

#pragma clang force_cuda_host_device begin

#include "hipport/thrust_basic.h"

#include "hipport/thrust_iterators.h"

#include "hipport/thrust_algorithms.h"

#pragma clang force_cuda_host_device end

#endif // HIPPORT_CUDA_THRUST_H
