// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The names that sources get with --rename-sources: `.cu` becomes `.hip`, which
// CMake's HIP language and hipcc take for HIP.

#ifndef HIPPORT_LIB_DRIVER_RENAMEDSOURCES_H
#define HIPPORT_LIB_DRIVER_RENAMEDSOURCES_H

#include "hipport/Frontend/Job.h"

#include "llvm/Support/Error.h"

#include <map>
#include <string>

namespace hipport {

/// New absolute paths by old ones. Error: names a file that stands where one of
/// them would go.
llvm::Expected<std::map<std::string, std::string>>
renamedSources(const JobPlan &Plan);

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_RENAMEDSOURCES_H
