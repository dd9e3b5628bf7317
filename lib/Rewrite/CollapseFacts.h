// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The code facts about declarations and cases that are one in HIP.

#ifndef HIPPORT_REWRITE_COLLAPSEFACTS_H
#define HIPPORT_REWRITE_COLLAPSEFACTS_H

#include "llvm/ADT/StringRef.h"

namespace hipport {

/// The second of two. Code: its name. Detail: "overload NAME" or "case NAME",
/// the name of the other case.
inline constexpr llvm::StringLiteral CollapseFact = "collapse";

} // namespace hipport

#endif // HIPPORT_REWRITE_COLLAPSEFACTS_H
