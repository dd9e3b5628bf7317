// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What becomes of each condition of an #if chain that does not know HIP.

#ifndef HIPPORT_LIB_REWRITE_GUARDS_CHAINDECISION_H
#define HIPPORT_LIB_REWRITE_GUARDS_CHAINDECISION_H

#include "ChainLogic.h"

namespace hipport {

struct ConditionDecision {
  enum OutcomeKind {
    Unchanged,   ///< Nothing in it concerns CUDA, or it does not matter.
    Renamed,     ///< Every part has a counterpart in HIP.
    Kept,        ///< Some part has none, and it matters.
    KeptMerged,  ///< Two names would become one and the test constant.
    KeptForBody, ///< Renamed, it would switch on code that needs CUDA.
    KeptAsMeant, ///< Constant on AMD GPUs, and its text says just that.
    Unread,      ///< The parser or the search gave up.
  };
  OutcomeKind Outcome = Unchanged;
  Truth InHip = Truth::Unknown; ///< Of a kept condition in a HIP build.
};

struct ChainDecision {
  std::vector<ConditionDecision> Conditions;
  /// Branches that no HIP build takes after the rewrite; the last one is the
  /// #else, whether there is one or not.
  std::vector<bool> DeadInHip;
  /// Branches that every HIP build takes that comes to the chain.
  std::vector<bool> SureInHip;
};

struct Chain {
  std::vector<Condition> Conditions; ///< Of all branches but the #else.
  bool HasElse = false;
  /// Branches that no HIP compiler must see, the #else last; may be shorter.
  std::vector<bool> NeedsCuda;
  /// Branches for old releases of CUDA that HIP takes as they are, likewise.
  std::vector<bool> FitsHip;
};

ChainDecision decideChain(llvm::StringRef Bytes, const Chain &Whole,
                          const OwnedNames &Owned);

/// The edits of a condition whose outcome is Renamed.
std::vector<Edit> renameCondition(llvm::StringRef Bytes, const Condition &C,
                                  const OwnedNames &Owned);

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_GUARDS_CHAINDECISION_H
