// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include "MixedWidth.h"

#include <fmt/format.h>

namespace hipport {

static bool hasShuffle(const ModelFunction &F) {
  return llvm::any_of(F.Facts->CrossLane,
                      [](const CrossLaneOp &Op) { return isShuffle(Op.Kind); });
}

/// What covers the wave is not right for its halves. A mask of the active lanes
/// is: it names lanes that arrive.
static bool spansWave(const ModelFunction &F) {
  return llvm::any_of(F.WaveOps, [&](const CrossLaneOp *Op) {
    return Op->Kind != CrossLaneKind::ActiveMask &&
           !F.isWithin(Op->Guard, CudaWarp);
  });
}

void checkWarpLogical32(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions()) {
    if (!hasShuffle(F) || !F.Wide.empty() || F.hasBlocksUpTo(CudaWarp) ||
        isMixed(F) || spansWave(F))
      continue;
    std::vector<WidthEvidence> Why = F.Narrow;
    llvm::append_range(Why, F.NarrowReach);
    if (Why.empty() || !WaveModel::inContext(F, &ModelFunction::Wide).empty())
      continue;
    Finding *New =
        Out.add(F, F.Facts->Place, FindingClass::Performance,
                sureness(F, Confidence::Certain),
                fmt::format("'{}' works in warps of {} lanes: right, and two "
                            "of them share a wave",
                            F.Facts->Name, CudaWarp));
    Out.addNotes(New, Why);
  }
}

} // namespace hipport
