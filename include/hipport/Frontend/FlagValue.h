// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Flags whose value is joined with their name or stands behind it.

#ifndef HIPPORT_FRONTEND_FLAGVALUE_H
#define HIPPORT_FRONTEND_FLAGVALUE_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// The value when \p Name is what the flag at \p I begins with; moves \p I to
/// the last argument that belongs to it.
inline std::optional<std::string>
takeFlagValue(const std::vector<std::string> &Flags, size_t &I,
              llvm::StringRef Name) {
  llvm::StringRef Flag = Flags[I];
  if (!Flag.consume_front(Name))
    return std::nullopt;
  return Flag.empty() && I + 1 < Flags.size() ? Flags[++I] : Flag.str();
}

} // namespace hipport

#endif // HIPPORT_FRONTEND_FLAGVALUE_H
