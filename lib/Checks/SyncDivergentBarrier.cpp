// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

void checkSyncDivergentBarrier(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const BarrierUse &Barrier : F.Facts->Barriers) {
      if (Barrier.SplitsWave && !F.hasBlocksUpTo(CudaWarp)) {
        Finding *New = Out.add(
            F, Barrier.Place, FindingClass::Correctness,
            sureness(F, Confidence::Likely),
            "a part of the wave comes to this barrier and the rest does not");
        if (New)
          New->Notes.push_back({Barrier.Condition, "the condition"});
      } else if (Barrier.AfterReturn) {
        Finding *New = Out.addForAll(
            F, Barrier.Place, FindingClass::Info,
            sureness(F, Confidence::Likely),
            "some threads have returned before this barrier");
        if (New) {
          New->Annotate = false;
          New->Notes.push_back({Barrier.Condition, "here"});
        }
      }
    }
}

} // namespace hipport
