// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The same as the front header.

#ifndef HIPPORT_CUDA_SDK_CUSPARSE_V2_H
#define HIPPORT_CUDA_SDK_CUSPARSE_V2_H

#include "cusparse.h"

#endif // HIPPORT_CUDA_SDK_CUSPARSE_V2_H
