// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "MixedWidth.h"

namespace hipport {

bool hasNarrowedMask(const ModelFunction &F) {
  auto IsOpen = [&](const auto &Use) {
    return !F.isWithin(Use.Guard, CudaWarp);
  };
  return llvm::any_of(F.Facts->Narrowings, IsOpen) ||
         llvm::any_of(F.Facts->BitOps, [&](const MaskBitOp &Op) {
           return !Op.TakesWide && IsOpen(Op);
         });
}

std::vector<const CrossLaneOp *> mixedOps(const ModelFunction &F) {
  std::vector<const CrossLaneOp *> Ops;
  if (F.Narrow.empty() || F.hasBlocksUpTo(CudaWarp))
    return Ops;
  bool IsReported = hasNarrowedMask(F);
  for (const CrossLaneOp *Op : F.WaveOps)
    if (!F.isWithin(Op->Guard, CudaWarp) &&
        (Op->Kind == CrossLaneKind::Vote || !IsReported))
      Ops.push_back(Op);
  return Ops;
}

bool hasMixedLanes(const ModelFunction &F) {
  return !F.Narrow.empty() && !F.Wide.empty() && !F.Facts->CrossLane.empty() &&
         !F.hasBlocksUpTo(CudaWarp);
}

} // namespace hipport
