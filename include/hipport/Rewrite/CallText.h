// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The arguments of a call as bytes, for code that no parser saw: macro bodies,
// skipped branches, templates that nobody instantiates.

#ifndef HIPPORT_REWRITE_CALLTEXT_H
#define HIPPORT_REWRITE_CALLTEXT_H

#include "hipport/Model/TuResult.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <vector>

namespace hipport {

struct CallText {
  ByteRange Parens; ///< From the `(` to behind the `)`.
  /// Without blanks and comments around them; `f()` has none, an argument that
  /// is left out is an empty range.
  std::vector<ByteRange> Args;

  bool operator==(const CallText &) const = default;
};

/// The call whose callee's name ends at \p NameEnd; template arguments may
/// stand between the name and the parenthesis. A comma in `name<...>` does not
/// split when the angles balance and what follows them fits a template. Absent:
/// no call stands there, its brackets do not balance, or a directive is inside.
std::optional<CallText> callAt(llvm::StringRef Bytes, unsigned NameEnd);

} // namespace hipport

#endif // HIPPORT_REWRITE_CALLTEXT_H
