// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The code facts about declarations and cases that are one in HIP.

#ifndef HIPPORT_REWRITE_COLLAPSEFACTS_H
#define HIPPORT_REWRITE_COLLAPSEFACTS_H

#include "llvm/ADT/StringExtras.h"

namespace hipport {

/// One of two that cannot both stay. Code: its name. Detail: "overload NAME"
/// for the second; "driver NAME" for each declaration of the overload that
/// alone names types of the driver; "case NAME" for the second case, with the
/// name of the first.
inline constexpr llvm::StringLiteral CollapseFact = "collapse";

/// `CUresult` is a type of the driver, of which the runtime has its own.
inline bool isDriverType(llvm::StringRef Word) {
  return Word.size() > 2 && Word.starts_with("CU") && llvm::isLower(Word[2]);
}

} // namespace hipport

#endif // HIPPORT_REWRITE_COLLAPSEFACTS_H
