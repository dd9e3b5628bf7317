// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The files of rules/helpers, embedded at build time.

#ifndef HIPPORT_RULES_HELPERS_H
#define HIPPORT_RULES_HELPERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace hipport {

struct EmbeddedHelper {
  llvm::StringLiteral Name; ///< Of the file, "dp4a.h".
  llvm::StringLiteral Text;
};

/// Generated. Sorted by name.
llvm::ArrayRef<EmbeddedHelper> embeddedHelpers();

} // namespace hipport

#endif // HIPPORT_RULES_HELPERS_H
