// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The text of a row's `fallback`, taken apart at its placeholders.

#ifndef HIPPORT_RULES_FALLBACK_H
#define HIPPORT_RULES_FALLBACK_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <vector>

namespace hipport {

/// `f($1, $0)` is the pieces `f(`, `, `, `)` around the arguments 1 and 0.
struct FallbackText {
  std::vector<llvm::StringRef> Pieces; ///< One more than Args.
  std::vector<unsigned> Args;

  /// The arguments that a call must have at least.
  unsigned arity() const;
};

/// Absent when a `$` has no digit behind it. The pieces point into \p Text.
std::optional<FallbackText> parseFallback(llvm::StringRef Text);

} // namespace hipport

#endif // HIPPORT_RULES_FALLBACK_H
