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
          Use.Extent == 0 || Use.Extent > CudaWarp ||
          F.isWithin(Use.Guard, CudaWarp))
        continue;
      Out.add(F, Use.Place, FindingClass::Correctness,
              sureness(F, Confidence::Likely),
              fmt::format("'{}' has {} elements, and every lane of the wave "
                          "{} one",
                          Use.Array, Use.Extent,
                          Use.IsWrite ? "writes" : "reads"));
    }
}

} // namespace hipport
