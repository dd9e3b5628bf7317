// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Releases as they are written in rule files and by --rocm.

#include "hipport/Rules/Rule.h"

using namespace llvm;

namespace hipport {

std::optional<Release> parseRelease(StringRef Text) {
  Release R;
  if (Text.consumeInteger(10, R.Major) || !Text.consume_front(".") ||
      Text.consumeInteger(10, R.Minor))
    return std::nullopt;
  // "6.4.1" and the "6.4.43482-0f2d60242" of a packager.
  if (!Text.empty() && Text.front() != '.' && Text.front() != '-')
    return std::nullopt;
  return R;
}

std::string toString(Release R) {
  return std::to_string(R.Major) + "." + std::to_string(R.Minor);
}

} // namespace hipport
