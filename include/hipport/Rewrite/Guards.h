// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Conditional compilation: which branches a port by hand already covers, and
// what the conditions on CUDA's compiler macros become.

#ifndef HIPPORT_REWRITE_GUARDS_H
#define HIPPORT_REWRITE_GUARDS_H

#include "hipport/Model/Edit.h"
#include "hipport/Model/Finding.h"
#include "hipport/Rewrite/Directives.h"

#include "llvm/ADT/StringRef.h"

#include <vector>

namespace hipport {

struct GuardResult {
  /// Branch bodies that no rewrite may change: the chain tells HIP and CUDA
  /// apart already. Sorted, none inside another.
  std::vector<ByteRange> Untouched;
  std::vector<EditGroup> Groups; ///< One for each condition, sorted.
  std::vector<Finding> Findings; ///< Sorted by offset.
};

GuardResult rewriteGuards(llvm::StringRef Path, llvm::StringRef Bytes,
                          const DirectiveMap &Directives);

/// Macros of CUDA's compilers and the versions of its libraries: rewriteGuards
/// alone decides on these, in conditions and elsewhere.
bool isGuardMacro(llvm::StringRef Name);

} // namespace hipport

#endif // HIPPORT_REWRITE_GUARDS_H
