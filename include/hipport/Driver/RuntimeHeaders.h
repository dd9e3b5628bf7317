// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which files of a run bring in the HIP runtime.

#ifndef HIPPORT_DRIVER_RUNTIMEHEADERS_H
#define HIPPORT_DRIVER_RUNTIMEHEADERS_H

#include "hipport/Rules/RuleTable.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hipport {

/// Files by absolute path, each with names of what it includes.
using IncludeLists = std::map<std::string, std::vector<std::string>>;

/// The files that include a header which provides the HIP runtime after the
/// conversion: directly (\p Spelled, names as they are written) or through
/// other files of the project (\p Resolved, absolute paths). A file counts
/// whatever #if an include stands in.
std::set<std::string> filesWithRuntime(const IncludeLists &Spelled,
                                       const IncludeLists &Resolved,
                                       const RuleTable &Rules);

} // namespace hipport

#endif // HIPPORT_DRIVER_RUNTIMEHEADERS_H
