// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "MixedWidth.h"

namespace hipport {

std::vector<FindingKey> narrowedMasks(const ModelFunction &F) {
  std::vector<FindingKey> Keys;
  for (const MaskNarrowing &N : F.Facts->Narrowings) {
    if (F.isWithin(N.Guard, CudaWarp))
      continue;
    Keys.push_back({N.Place, "warp-ballot-narrowed"});
    if (!N.Declared.File.empty())
      Keys.push_back({N.Declared, "warp-ballot-narrowed"});
  }
  for (const MaskBitOp &Op : F.Facts->BitOps)
    if (!Op.TakesWide && !F.isWithin(Op.Guard, CudaWarp))
      Keys.push_back({Op.Place, "warp-ballot-bitop"});
  return Keys;
}

/// A mask of the active lanes that only goes on to a shuffle names lanes that
/// arrive, whatever the width.
static bool isOnlyNamed(const ModelFunction &F, const CrossLaneOp &Op) {
  return Op.Kind == CrossLaneKind::ActiveMask && F.Facts->BitOps.empty();
}

std::vector<const CrossLaneOp *> mixedOps(const ModelFunction &F) {
  std::vector<const CrossLaneOp *> Ops;
  if (F.Narrow.empty() || F.hasBlocksUpTo(CudaWarp))
    return Ops;
  for (const CrossLaneOp *Op : F.WaveOps)
    if (!F.isWithin(Op->Guard, CudaWarp) && !isOnlyNamed(F, *Op))
      Ops.push_back(Op);
  return Ops;
}

bool hasMixedLanes(const ModelFunction &F) {
  return !F.Narrow.empty() && !F.Wide.empty() && !F.Facts->CrossLane.empty() &&
         !F.hasBlocksUpTo(CudaWarp);
}

} // namespace hipport
