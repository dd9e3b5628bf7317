// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The code facts with which the collector of lane masks speaks to the rewrite.

#ifndef HIPPORT_REWRITE_LANEMASKFACTS_H
#define HIPPORT_REWRITE_LANEMASKFACTS_H

#include "llvm/ADT/StringRef.h"

namespace hipport {

/// Local variables that hold lane masks and can have 64 bits, with all that
/// must change with them. Each part has one letter of the detail, a
/// MaskPart.
inline constexpr llvm::StringLiteral LaneMaskFact = "lane-mask";

enum MaskPart : char {
  MaskType = 't',     ///< The declared type becomes unsigned long long.
  MaskBit = '1',      ///< The literal of `1u << lane` becomes 1ull.
  MaskCount = 'c',    ///< The name of a function of bits, __popc: ll behind.
  MaskArgument = 'm', ///< The mask of a `*_sync` call, as wide as it must be.
  FullArgument = 'f', ///< The same, and a full mask is all it can be.
  WideName = 'w',     ///< A variable that is widened, where it is declared.
  FullName = 'n',     ///< A variable that a full mask is all it can be.
  MaskScope = 's',    ///< The function whose variables these are.
};

} // namespace hipport

#endif // HIPPORT_REWRITE_LANEMASKFACTS_H
