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

static void yieldTo(Finding *F, llvm::ArrayRef<FindingKey> Others) {
  if (F)
    F->YieldsTo = Others.vec();
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

static void checkOp(const ModelFunction &F, const CrossLaneOp &Op,
                    llvm::ArrayRef<FindingKey> YieldsTo, FindingSink &Out) {
  Finding *New = Out.add(
      F, Op.Place, FindingClass::Correctness, sureness(F, Confidence::Likely),
      fmt::format("{} covers the whole wave where the code counts in "
                  "warps of 32",
                  Op.Callee));
  Out.addNotes(New, F.Narrow);
  yieldTo(New, YieldsTo);
}

/// Warps of 32 beside votes and lane masks of the wave. Of a mask that loses
/// lanes its own checks say more.
static void checkOps(const ModelFunction &F,
                     llvm::ArrayRef<const CrossLaneOp *> Ops,
                     FindingSink &Out) {
  auto IsVote = [](const CrossLaneOp *Op) {
    return Op->Kind == CrossLaneKind::Vote;
  };
  const std::vector<FindingKey> Masks = narrowedMasks(F);
  auto Vote = llvm::find_if(Ops, IsVote);
  auto Mask = llvm::find_if_not(Ops, IsVote);
  Finding *Role =
      Out.add(F, F.Narrow.front().Place, FindingClass::Correctness,
              sureness(F, Confidence::Likely),
              fmt::format("{} meets {}, which covers the whole wave",
                          F.Narrow.front().Reason, Ops.front()->Callee));
  Out.addNotes(Role, reasonsOf(Ops));
  if (Vote != Ops.end())
    checkOp(F, **Vote, {}, Out);
  else if (!hasMixedLanes(F))
    yieldTo(Role, Masks);
  if (Mask != Ops.end())
    checkOp(F, **Mask, Masks, Out);
}

/// A lane of 0 to 63 where 32 make a row or a turn of a loop.
static void checkOverlaps(const ModelFunction &F, FindingSink &Out) {
  for (const LaneOverlap &Use : F.Facts->Overlaps)
    if (!F.isWithin(Use.Guard, CudaWarp))
      Out.add(F, Use.Place, FindingClass::Correctness,
              sureness(F, Confidence::Likely),
              Use.IsStride
                  ? "a loop from the lane of the wave steps by 32: lanes 32-63 "
                    "repeat what others do"
                  : "a lane of the wave in rows of 32: lanes 32-63 reach into "
                    "the next row");
}

void checkWarpMixedWidth(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions()) {
    checkCubBesideWarps(F, Out);
    checkOverlaps(F, Out);
    std::vector<const CrossLaneOp *> Ops = mixedOps(F);
    if (!Ops.empty()) {
      checkOps(F, Ops, Out);
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
