// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The GPUs that hipport knows: rules/targets, embedded at build time.

#ifndef HIPPORT_RULES_TARGETS_H
#define HIPPORT_RULES_TARGETS_H

#include "hipport/Model/Target.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace hipport {

/// Generated. Shorter names first, then by name.
llvm::ArrayRef<Target> knownTargets();

/// Null: no such target.
const Target *findTarget(llvm::StringRef Name);

/// "'gfx1' is no known target; known are gfx906, ...".
std::string unknownTarget(llvm::StringRef Name);

/// The targets of these names in the order of knownTargets(); none named: all.
std::vector<Target> targetsNamed(llvm::ArrayRef<std::string> Names);

} // namespace hipport

#endif // HIPPORT_RULES_TARGETS_H
