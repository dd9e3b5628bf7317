// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

void checkWarpElementCount(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const LaneIndexedUse &Use : F.Facts->LaneIndexed) {
      if (!Use.Width.isWave() || Use.PerLane < 2 || Use.IsBounded ||
          F.hasBlocksUpTo(CudaWarp))
        continue;
      Out.add(F, Use.Place, FindingClass::Correctness,
              sureness(F, Confidence::Likely),
              fmt::format("'{}' is indexed by {} for each lane: {} elements "
                          "for 32 lanes, {} for 64",
                          Use.Array, Use.PerLane, Use.PerLane * CudaWarp,
                          Use.PerLane * CudaWarp * 2));
    }
}

} // namespace hipport
