// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

/// At most one lane of each wave waits, whatever its width.
static bool isOnePerWave(const SpinWait &Spin) {
  return Spin.Guard.FirstThreads == 1 || Spin.OnePer.isWave() ||
         (!Spin.OnePer.OfWave && Spin.OnePer.Number >= 2 * CudaWarp);
}

/// Who waits for one another are lanes of different warps of CUDA.
static bool isOnePerWarp(const SpinWait &Spin) {
  return !Spin.IsLock ||
         (!Spin.OnePer.OfWave && Spin.OnePer.Number >= CudaWarp);
}

static bool waitsForItsWave(const ModelFunction &F, const SpinWait &Spin) {
  if (Spin.IsLock)
    return !Spin.ReleasesInside && !isOnePerWave(Spin) && !F.hasBlocksUpTo(1);
  // One warp of the block waits for another: they may share a wave.
  return Spin.Guard.OneWarp && !isOnePerWave(Spin) &&
         !F.hasBlocksUpTo(CudaWarp);
}

void checkSyncSpinLock(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const SpinWait &Spin : F.Facts->Spins) {
      if (!waitsForItsWave(F, Spin))
        continue;
      std::string Message =
          Spin.IsLock ? "lanes of one wave wait for a lock that another of "
                        "them holds: the wave never goes on"
                      : "waits for a thread that may be in the same wave, "
                        "which does not go on meanwhile";
      if (isOnePerWarp(Spin))
        Out.add(F, Spin.Place, FindingClass::Correctness,
                sureness(F, Confidence::Likely), std::move(Message));
      else
        Out.addForAll(F, Spin.Place, FindingClass::Correctness,
                      sureness(F, Confidence::Likely), std::move(Message));
    }
}

} // namespace hipport
