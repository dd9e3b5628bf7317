// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

/// Half a warp by a class of CUB: a quarter of a wave of 64.
static void checkHalfWarp(const ModelFunction &F, const CubUse &Use,
                          FindingSink &Out) {
  if (!Use.HasWidth || !Use.Width.is(CudaWarp / 2))
    return;
  bool IsNamed = !Use.SetAt.File.empty();
  Finding *New =
      Out.add(F, IsNamed ? Use.SetAt : Use.Place, FindingClass::Performance,
              sureness(F, Confidence::Likely),
              fmt::format("half a warp, {} lanes: right, and a wave holds four",
                          CudaWarp / 2));
  if (IsNamed)
    Out.addNotes(New, {{Use.Place, "width of cub::" + Use.Class}});
}

void checkWarpTile32(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions()) {
    for (const CubUse &Use : F.Facts->Cub)
      checkHalfWarp(F, Use, Out);
    for (const TileUse &Tile : F.Facts->Tiles) {
      if (Tile.Width.OfWave || Tile.Width.Number > CudaWarp ||
          Tile.Width.Number < CudaWarp / 2)
        continue;
      Out.add(F, Tile.Place, FindingClass::Performance,
              sureness(F, Confidence::Certain),
              fmt::format("tile of {} lanes: right, and {} tiles share a wave",
                          Tile.Width.Number, 2 * CudaWarp / Tile.Width.Number));
    }
  }
}

} // namespace hipport
