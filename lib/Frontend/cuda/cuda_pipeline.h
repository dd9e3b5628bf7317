// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Asynchronous copies stand with libcu++.

#ifndef HIPPORT_CUDA_SDK_CUDA_PIPELINE_H
#define HIPPORT_CUDA_SDK_CUDA_PIPELINE_H

#include "hipport/libcudacxx.h"

#endif // HIPPORT_CUDA_SDK_CUDA_PIPELINE_H
