// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// When a function counts in warps of 32 and in waves at once.

#ifndef HIPPORT_CHECKS_MIXEDWIDTH_H
#define HIPPORT_CHECKS_MIXEDWIDTH_H

#include "AllChecks.h"

namespace hipport {

/// What other checks say of lane masks that lose lanes in the function.
std::vector<FindingKey> narrowedMasks(const ModelFunction &F);

/// Operations over the wave that a function with warps of 32 uses as they are.
std::vector<const CrossLaneOp *> mixedOps(const ModelFunction &F);

/// Lanes of 32 and lanes of the wave, and operations between lanes.
bool hasMixedLanes(const ModelFunction &F);

inline bool isMixed(const ModelFunction &F) {
  return !mixedOps(F).empty() || hasMixedLanes(F);
}

} // namespace hipport

#endif // HIPPORT_CHECKS_MIXEDWIDTH_H
