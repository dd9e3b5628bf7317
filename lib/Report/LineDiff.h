// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which lines of two texts differ. LLVM has no line diff, and a library for one
// would be a dependency for a single function.

#ifndef HIPPORT_LIB_REPORT_LINEDIFF_H
#define HIPPORT_LIB_REPORT_LINEDIFF_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <vector>

namespace hipport {

/// Half-open ranges of lines: those of \c Before gave way to those of
/// \c After. One of the two may be empty.
struct LineChange {
  size_t BeforeBegin = 0;
  size_t BeforeEnd = 0;
  size_t AfterBegin = 0;
  size_t AfterEnd = 0;
};

/// The changes from \p Before to \p After, in order, with at least one common
/// line between two of them. Shortest possible unless the texts have little in
/// common; time and memory stay near linear in the number of lines.
std::vector<LineChange> diffLines(llvm::ArrayRef<llvm::StringRef> Before,
                                  llvm::ArrayRef<llvm::StringRef> After);

} // namespace hipport

#endif // HIPPORT_LIB_REPORT_LINEDIFF_H
