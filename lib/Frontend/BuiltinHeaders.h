// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The CUDA declarations of lib/Frontend/cuda, embedded at build time.

#ifndef HIPPORT_FRONTEND_BUILTINHEADERS_H
#define HIPPORT_FRONTEND_BUILTINHEADERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace hipport {

struct BuiltinHeader {
  llvm::StringLiteral Name; ///< As it is included, "cub/cub.cuh".
  llvm::StringLiteral Text;
};

/// Sorted by name.
llvm::ArrayRef<BuiltinHeader> builtinHeaders();

} // namespace hipport

#endif // HIPPORT_FRONTEND_BUILTINHEADERS_H
