// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Branches that a HIP compiler must not see: their text needs what only CUDA's
// compilers define, so a renamed condition around them would break the build.

#ifndef HIPPORT_LIB_REWRITE_GUARDS_BRANCHNEEDS_H
#define HIPPORT_LIB_REWRITE_GUARDS_BRANCHNEEDS_H

#include "ChainDecision.h"
#include "PortedBranches.h"

#include <vector>

namespace hipport {

class BranchNeeds {
public:
  BranchNeeds(llvm::StringRef Bytes, const DirectiveMap &Map,
              const PortedBranches &Ported, const OwnedNames &Owned);

  /// Takes note of what becomes of a group. Inner groups come before outer
  /// ones.
  void add(unsigned Group, const ChainDecision &D);

  /// Whether a HIP compiler that reads the branch meets the value of a macro
  /// that it does not define, or an #error behind a condition on one.
  bool needsCuda(BranchRef Branch) const;

private:
  void findUses(const OwnedNames &Owned);
  bool isReached(unsigned Offset, BranchRef From) const;
  bool fails(const Directive &Error, BranchRef From) const;

  llvm::StringRef Bytes;
  const DirectiveMap &Map;
  const PortedBranches &Ported;
  std::vector<unsigned> Uses; ///< Of values, in code and in bodies of macros.
  std::set<BranchRef> Dead;   ///< No HIP build takes these.
  std::set<BranchRef> Forced; ///< Taken in HIP for want of a CUDA macro.
};

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_GUARDS_BRANCHNEEDS_H
