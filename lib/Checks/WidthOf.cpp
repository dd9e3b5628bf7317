// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The label of a kernel: the width of its lanes, from all that it reaches.

#include "MixedWidth.h"
#include "hipport/Checks/KernelViews.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

namespace hipport {

namespace {

struct Sides {
  std::vector<WidthEvidence> Narrow, Wide;
  bool HasCrossLane = false;
  bool IsMixed = false;
};

} // namespace

/// Widths that the code itself gives.
static void addGiven(const FunctionFacts &Facts, Sides &Found) {
  auto Add = [&](const LaneWidth &Width, const SourcePlace &Place,
                 const std::string &What) {
    Found.HasCrossLane = true;
    if (Width.is(CudaWarp))
      Found.Narrow.push_back(
          {Place, fmt::format("{} of {} lanes", What, CudaWarp)});
    else if (Width.isWave())
      Found.Wide.push_back({Place, What + " of warpSize lanes"});
  };
  for (const CrossLaneOp &Op : Facts.CrossLane)
    if (Op.HasWidth)
      Add(Op.Width, Op.Place, Op.Callee);
  for (const TileUse &Tile : Facts.Tiles)
    Add(Tile.Width, Tile.Place, "tile");
  for (const CubUse &Use : Facts.Cub)
    if (Use.HasWidth)
      Add(Use.Width, Use.Place, "cub::" + Use.Class);
}

static void addSides(const ModelFunction &F, Sides &Found) {
  llvm::append_range(Found.Narrow, F.Narrow);
  llvm::append_range(Found.Narrow, F.NarrowReach);
  llvm::append_range(Found.Wide, F.Wide);
  Found.HasCrossLane |= !F.Facts->CrossLane.empty();
  Found.IsMixed |= isMixed(F);
  addGiven(*F.Facts, Found);
  for (const CrossLaneOp *Op : F.WaveOps)
    if (!F.isWithin(Op->Guard, CudaWarp))
      Found.Wide.push_back(coversWave(*Op));
}

WidthVerdict widthOf(const ModelFunction &F) {
  Sides Found;
  for (const ModelFunction *Part : reachedFrom(F))
    addSides(*Part, Found);
  WidthVerdict Verdict;
  // Without work between lanes `tid % 32` is the edge of a tile.
  if (!Found.HasCrossLane)
    return Verdict;
  if (Found.IsMixed || (!Found.Narrow.empty() && !Found.Wide.empty()))
    Verdict.Label = WidthLabel::Mixed;
  else if (!Found.Narrow.empty())
    Verdict.Label = WidthLabel::Logical32;
  else if (!Found.Wide.empty())
    Verdict.Label = WidthLabel::WaveWide;
  Verdict.Notes = std::move(Found.Narrow);
  llvm::append_range(Verdict.Notes, Found.Wide);
  sortUnique(Verdict.Notes);
  return Verdict;
}

} // namespace hipport
