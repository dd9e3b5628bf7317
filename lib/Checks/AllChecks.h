// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_CHECKS_ALLCHECKS_H
#define HIPPORT_CHECKS_ALLCHECKS_H

#include "hipport/Checks/Checks.h"

#include "llvm/ADT/STLExtras.h"

namespace hipport {

#define HIPPORT_CHECK(FUNCTION, ID)                                            \
  void FUNCTION(const WaveModel &Model, FindingSink &Out);
#include "Checks.def"
#undef HIPPORT_CHECK

/// That the shuffle, or the loop around it, reaches half a warp of CUDA.
WidthEvidence reachEvidence(const CrossLaneOp &Op);
inline WidthEvidence coversWave(const CrossLaneOp &Op) {
  return {Op.Place, Op.Callee + " covers the whole wave"};
}

/// Instances of a template see the same places.
template <typename T> void sortUnique(std::vector<T> &Items) {
  llvm::sort(Items);
  Items.erase(llvm::unique(Items), Items.end());
}

/// Less sure where only the template was seen.
inline Confidence sureness(const ModelFunction &F, Confidence Most) {
  return F.Facts->IsPattern ? Confidence::Possible : Most;
}

} // namespace hipport

#endif // HIPPORT_CHECKS_ALLCHECKS_H
