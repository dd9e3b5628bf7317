// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which threads a condition lets through.

#ifndef HIPPORT_ANALYSIS_LANES_GUARDS_H
#define HIPPORT_ANALYSIS_LANES_GUARDS_H

#include "LaneFlow.h"

namespace hipport {

/// What the conditions around a place say of the threads that come to it.
struct Guarded {
  ThreadGuard Threads;
  /// A lane, warp or thread index was compared with a bound.
  bool IsBounded = false;
  /// Separates threads of one 64-lane wave by groups of fewer lanes.
  bool SplitsWave = false;
  /// A condition depends on the thread, known from where its value comes; a
  /// value that nobody could follow does not count.
  bool ByThread = false;
  /// One lane of each group of this width comes.
  LaneWidth OnePer;
};

/// \p Before with what holds where \p Condition is \p Holds.
Guarded restrict(Guarded Before, const LaneFlow &Flow,
                 const clang::Expr *Condition, bool Holds);

/// Control never runs past the end of \p S.
bool alwaysLeaves(const clang::Stmt *S);

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_GUARDS_H
