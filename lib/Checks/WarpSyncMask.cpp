// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

/// All 64 lanes.
static bool namesWholeWave(const CrossLaneOp &Op) {
  return Op.Mask && *Op.Mask == -1;
}

void checkWarpSyncMask(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const CrossLaneOp &Op : F.Facts->CrossLane) {
      if (!namesWholeWave(Op))
        continue;
      if (!Op.Guard.Divergent)
        continue;
      Out.addForAll(F, Op.Place, FindingClass::Correctness,
                    sureness(F, Confidence::Likely),
                    fmt::format("the mask of {} names all lanes of the wave, "
                                "and some may not arrive",
                                Op.Callee));
    }
}

} // namespace hipport
