// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

/// Lanes of the source are counted within 32 lanes.
static bool isWithinWarp(const CrossLaneOp &Op, bool IsNarrow) {
  switch (Op.Source.From) {
  case SourceLane::OfLane:
    return Op.Source.Width.is(CudaWarp);
  case SourceLane::Number:
    return IsNarrow && Op.Source.Value < CudaWarp;
  case SourceLane::Unknown:
    return IsNarrow;
  }
  return false;
}

void checkWarpShuffleWidth(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions()) {
    std::vector<WidthEvidence> Narrow =
        WaveModel::inContext(F, &ModelFunction::Narrow);
    bool IsNarrow = !Narrow.empty() && F.Wide.empty();
    for (const CrossLaneOp &Op : F.Facts->CrossLane) {
      if (Op.Kind != CrossLaneKind::ShuffleIndex || Op.HasWidth ||
          F.isWithin(Op.Guard, CudaWarp) || !isWithinWarp(Op, IsNarrow))
        continue;
      Finding *New = Out.add(
          F, Op.Place, FindingClass::Correctness,
          sureness(F,
                   F.Narrow.empty() ? Confidence::Likely : Confidence::Certain),
          fmt::format("{} counts lanes from the start of the wave: lanes 32-63 "
                      "read from lanes 0-31",
                      Op.Callee));
      Out.addNotes(New, Narrow);
      if (!New || !Op.ArgumentsEnd)
        continue;
      New->Safety = FixSafety::Safe;
      New->Fix = {{*Op.ArgumentsEnd, 0, fmt::format(", {}", CudaWarp)}};
    }
  }
}

} // namespace hipport
