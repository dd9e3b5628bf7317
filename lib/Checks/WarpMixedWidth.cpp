// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include "MixedWidth.h"

#include <fmt/format.h>

namespace hipport {

static std::vector<WidthEvidence>
reasonsOf(llvm::ArrayRef<const CrossLaneOp *> Ops) {
  std::vector<WidthEvidence> Reasons;
  for (const CrossLaneOp *Op : Ops)
    Reasons.push_back(coversWave(*Op));
  return Reasons;
}

/// Warps of 32 beside a class of CUB that takes the whole wave.
static void checkCubBesideWarps(const ModelFunction &F, FindingSink &Out) {
  if (F.Narrow.empty() || F.hasBlocksUpTo(CudaWarp))
    return;
  for (const CubUse &Use : F.Facts->Cub)
    if (!Use.HasWidth && llvm::StringRef(Use.Class).starts_with("Warp"))
      Out.addNotes(
          Out.add(F, F.Narrow.front().Place, FindingClass::Correctness,
                  sureness(F, Confidence::Likely),
                  fmt::format("{} meets cub::{} without a width, which takes "
                              "the whole wave",
                              F.Narrow.front().Reason, Use.Class)),
          {{Use.Place, "no width is given"}});
}

void checkWarpMixedWidth(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions()) {
    std::vector<const CrossLaneOp *> Ops = mixedOps(F);
    checkCubBesideWarps(F, Out);
    if (!Ops.empty()) {
      std::vector<WidthEvidence> Reasons = reasonsOf(Ops);
      Finding *Role =
          Out.add(F, F.Narrow.front().Place, FindingClass::Correctness,
                  sureness(F, Confidence::Likely),
                  fmt::format("{} meets {}, which covers the whole wave",
                              F.Narrow.front().Reason, Ops.front()->Callee));
      Out.addNotes(Role, Reasons);
      Finding *Wave =
          Out.add(F, Ops.front()->Place, FindingClass::Correctness,
                  sureness(F, Confidence::Likely),
                  fmt::format("{} covers the whole wave where the code counts "
                              "in warps of 32",
                              Ops.front()->Callee));
      Out.addNotes(Wave, F.Narrow);
    } else if (hasMixedLanes(F)) {
      Finding *Role =
          Out.add(F, F.Narrow.front().Place, FindingClass::Correctness,
                  sureness(F, Confidence::Likely),
                  fmt::format("{} meets {} in one function",
                              F.Narrow.front().Reason, F.Wide.front().Reason));
      Out.addNotes(Role, F.Wide);
      Out.addNotes(Role, llvm::ArrayRef(F.Narrow).drop_front());
    }
  }
}

} // namespace hipport
