// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <map>

namespace hipport {

/// One finding for each return, however many barriers follow it.
static void checkAfterReturns(const ModelFunction &F, FindingSink &Out) {
  std::map<SourcePlace, std::vector<SourcePlace>> ByReturn;
  for (const BarrierUse &Barrier : F.Facts->Barriers)
    if (!Barrier.SplitsWave && Barrier.AfterReturn)
      ByReturn[Barrier.Condition].push_back(Barrier.Place);
  for (const auto &[Return, Barriers] : ByReturn) {
    Finding *New =
        Out.addForAll(F, Barriers.front(), FindingClass::Info,
                      sureness(F, Confidence::Likely),
                      "some threads have returned before this barrier");
    if (!New)
      continue;
    New->Annotate = false;
    New->Notes.push_back({Return, "here"});
    for (const SourcePlace &Later : llvm::ArrayRef(Barriers).drop_front())
      New->Notes.push_back({Later, "another barrier"});
  }
}

void checkSyncDivergentBarrier(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions()) {
    for (const BarrierUse &Barrier : F.Facts->Barriers) {
      if (!Barrier.SplitsWave || F.hasBlocksUpTo(CudaWarp))
        continue;
      Finding *New = Out.add(
          F, Barrier.Place, FindingClass::Correctness,
          sureness(F, Confidence::Likely),
          "a part of the wave comes to this barrier and the rest does not");
      if (New)
        New->Notes.push_back({Barrier.Condition, "the condition"});
    }
    checkAfterReturns(F, Out);
  }
}

} // namespace hipport
