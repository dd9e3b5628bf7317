// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX is one header.

#ifndef HIPPORT_CUDA_SDK_NVTX3_NVTOOLSEXTCUDART_H
#define HIPPORT_CUDA_SDK_NVTX3_NVTOOLSEXTCUDART_H

#include "hipport/nvtx.h"

#endif // HIPPORT_CUDA_SDK_NVTX3_NVTOOLSEXTCUDART_H
