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
      Finding *New =
          Out.add(F, Op.Place, FindingClass::Correctness,
                  sureness(F, Confidence::Certain),
                  fmt::format("{} looks at 32 bits of a lane mask that has 64",
                              Op.Operation));
      // Where lanes are counted in warps of 32, the whole mask is as wrong.
      if (!New || !Op.NameEnd ||
          !WaveModel::inContext(F, &ModelFunction::Narrow).empty())
        continue;
      New->Safety = FixSafety::Safe;
      New->Fix = {{*Op.NameEnd, 0, "ll"}};
    }
}

} // namespace hipport
