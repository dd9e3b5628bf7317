// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Releases, kinds and states as they are written in rule files and options.

#include "hipport/Rules/Rule.h"

#include "llvm/Support/ErrorHandling.h"

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

StringRef toString(RuleKind Kind) {
  switch (Kind) {
  case RuleKind::Function:
    return "function";
  case RuleKind::Type:
    return "type";
  case RuleKind::Enumerator:
    return "enumerator";
  case RuleKind::Macro:
    return "macro";
  case RuleKind::Header:
    return "header";
  case RuleKind::Namespace:
    return "namespace";
  }
  llvm_unreachable("unknown kind of rule");
}

StringRef toString(RuleStatus Status) {
  switch (Status) {
  case RuleStatus::Supported:
    return "supported";
  case RuleStatus::Deprecated:
    return "deprecated";
  case RuleStatus::Experimental:
    return "experimental";
  case RuleStatus::Differs:
    return "differs";
  case RuleStatus::Unsupported:
    return "unsupported";
  }
  llvm_unreachable("unknown status of a rule");
}

} // namespace hipport
