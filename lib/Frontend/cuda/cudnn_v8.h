// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Part of cuDNN; all is declared together.

#ifndef HIPPORT_CUDA_SDK_CUDNN_V8_H
#define HIPPORT_CUDA_SDK_CUDNN_V8_H

#include "cudnn.h"

#endif // HIPPORT_CUDA_SDK_CUDNN_V8_H
