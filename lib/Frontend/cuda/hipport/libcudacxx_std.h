// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuda::std is the standard library, callable from both sides. Here it is just
// that library.

#ifndef HIPPORT_CUDA_LIBCUDACXX_STD_H
#define HIPPORT_CUDA_LIBCUDACXX_STD_H

#include "hipport_cuda_runtime.h"

namespace std {}
namespace cuda {
namespace std {
using namespace ::std;
}
} // namespace cuda

#endif // HIPPORT_CUDA_LIBCUDACXX_STD_H
