// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// How far a shuffle reaches in the loop around it: `d = 16; d > 0; d /= 2`
// reaches 16, `d = 1; d < warpSize; d *= 2` half the wave.

#ifndef HIPPORT_ANALYSIS_LANES_LOOPREACH_H
#define HIPPORT_ANALYSIS_LANES_LOOPREACH_H

#include "LaneFlow.h"

#include <optional>

namespace hipport {

struct LoopReach {
  LaneWidth Farthest;
  const clang::Stmt *Loop;
};

/// Of the distance \p Distance within \p Loops, the innermost last. Nothing
/// when no loop changes it in one of the usual ways.
std::optional<LoopReach> reachInLoops(const clang::Expr *Distance,
                                      llvm::ArrayRef<const clang::Stmt *> Loops,
                                      const LaneFlow &Flow);

/// What \p Var holds when \p Loop begins.
LaneValue startOf(const clang::VarDecl *Var, const clang::Stmt *Loop,
                  const LaneFlow &Flow);

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_LOOPREACH_H
