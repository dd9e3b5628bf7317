// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include "MixedWidth.h"

#include <fmt/format.h>

namespace hipport {

/// The last lane of a warp of CUDA, where a lane counts to the wave.
static bool isLastLane(const LaneCompare &C) {
  return C.Width.isWave() && C.Bound == CudaWarp - 1 &&
         (C.Operator == "==" || C.Operator == "!=");
}

static bool staysBelowWave(const ModelFunction &F, const CrossLaneOp &Op) {
  return llvm::is_contained(F.NarrowReach, reachEvidence(Op)) &&
         !F.isWithin(Op.Guard, CudaWarp) && !Op.Guard.FirstWave;
}

void checkWarpReductionBound(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions()) {
    if (!F.Narrow.empty() || F.hasBlocksUpTo(CudaWarp))
      continue;
    std::vector<WidthEvidence> Wide =
        WaveModel::inContext(F, &ModelFunction::Wide);
    if (Wide.empty() ||
        !WaveModel::inContext(F, &ModelFunction::Narrow).empty())
      continue;
    for (const CrossLaneOp &Op : F.Facts->CrossLane)
      if (staysBelowWave(F, Op))
        Out.addNotes(
            Out.add(F, Op.ReachPlace, FindingClass::Correctness,
                    sureness(F, F.Wide.empty() ? Confidence::Likely
                                               : Confidence::Certain),
                    fmt::format("{} reaches {} lanes only, and the code "
                                "around it counts on the whole wave",
                                Op.Callee, CudaWarp / 2)),
            Wide);
    for (const LaneCompare &C : F.Facts->Compares)
      if (isLastLane(C))
        Out.addNotes(Out.add(F, C.Place, FindingClass::Correctness,
                             sureness(F, Confidence::Certain),
                             "lane 31 is not the last lane of the wave"),
                     Wide);
  }
}

} // namespace hipport
