// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

void checkWarpTile32(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
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

} // namespace hipport
