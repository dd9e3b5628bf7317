// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

void checkWarpBallotBitop(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const MaskBitOp &Op : F.Facts->BitOps) {
      if (Op.TakesWide || F.isWithin(Op.Guard, CudaWarp))
        continue;
      Out.add(F, Op.Place, FindingClass::Correctness,
              sureness(F, Confidence::Certain),
              fmt::format("{} looks at 32 bits of a lane mask that has 64",
                          Op.Operation));
    }
}

} // namespace hipport
