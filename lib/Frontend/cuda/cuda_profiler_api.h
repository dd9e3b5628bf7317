// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Part of the runtime API, which is always included.

#ifndef HIPPORT_CUDA_SDK_CUDA_PROFILER_API_H
#define HIPPORT_CUDA_SDK_CUDA_PROFILER_API_H

#include "hipport_cuda_runtime.h"

#endif // HIPPORT_CUDA_SDK_CUDA_PROFILER_API_H
