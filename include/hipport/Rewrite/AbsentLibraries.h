// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The libraries that have headers and of which HIP has nothing.

#ifndef HIPPORT_REWRITE_ABSENTLIBRARIES_H
#define HIPPORT_REWRITE_ABSENTLIBRARIES_H

#include "hipport/Rules/RuleTable.h"

#include <map>
#include <string>

namespace hipport {

class AbsentLibraries {
public:
  AbsentLibraries() = default;
  AbsentLibraries(const RuleTable &Rules, Release Rocm);

  /// By rule library what to use instead; empty when its headers say several
  /// things.
  const std::map<std::string, std::string> &notes() const { return Notes; }

private:
  std::map<std::string, std::string> Notes;
};

} // namespace hipport

#endif // HIPPORT_REWRITE_ABSENTLIBRARIES_H
