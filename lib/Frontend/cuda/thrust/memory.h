// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Thrust is declared in one piece.

#ifndef HIPPORT_CUDA_SDK_THRUST_MEMORY_H
#define HIPPORT_CUDA_SDK_THRUST_MEMORY_H

#include "hipport/thrust.h"

#endif // HIPPORT_CUDA_SDK_THRUST_MEMORY_H
