// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

void checkWarpPartialArray(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const SharedArrayUse &Use : F.Facts->SharedUses) {
      if (Use.ByWarp || !Use.Width.isWave() || Use.IsBounded ||
          Use.Extent == 0 || Use.Extent / Use.PerLane > CudaWarp ||
          F.isWithin(Use.Guard, CudaWarp))
        continue;
      const char *What = Use.IsWrite ? "writes" : "reads";
      Out.add(F, Use.Place, FindingClass::Correctness,
              sureness(F, Confidence::Likely),
              fmt::format("'{}' has {} elements, and every lane of the wave "
                          "{} {}",
                          Use.Array, Use.Extent, What,
                          Use.PerLane > 1 ? "some" : "one"));
      if (Use.PerLane > 1 && !Use.Declared.File.empty())
        Out.addNotes(Out.add(F, Use.Declared, FindingClass::Correctness,
                             sureness(F, Confidence::Likely),
                             fmt::format("'{}' has {} elements for each of {} "
                                         "lanes, and a wave has more",
                                         Use.Array, Use.PerLane,
                                         Use.Extent / Use.PerLane)),
                     {{Use.Place, fmt::format("every lane {} here", What)}});
    }
}

} // namespace hipport
