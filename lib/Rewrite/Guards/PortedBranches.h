// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Finds the chains that tell HIP and CUDA apart already, and their branches
// that only one of the two ever compiles.

#ifndef HIPPORT_LIB_REWRITE_GUARDS_PORTEDBRANCHES_H
#define HIPPORT_LIB_REWRITE_GUARDS_PORTEDBRANCHES_H

#include "GuardMacros.h"

#include <vector>

namespace hipport {

struct PortedBranches {
  std::vector<bool> SpeaksHip;   ///< For each group of the file.
  std::vector<ByteRange> Bodies; ///< Sorted, none inside another.

  bool covers(unsigned Offset) const;
};

/// \p Conditions: for each directive; only those of openers are looked at.
PortedBranches findPortedBranches(llvm::StringRef Bytes,
                                  const DirectiveMap &Map,
                                  const std::vector<Condition> &Conditions);

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_GUARDS_PORTEDBRANCHES_H
