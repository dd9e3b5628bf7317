// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

/// The widest wave of AMD's GPUs.
static constexpr unsigned WidestWave = 64;

static void checkWarpClass(const ModelFunction &F, const CubUse &Use,
                           FindingSink &Out) {
  if (Use.HasWidth || F.Narrow.empty() || F.hasBlocksUpTo(CudaWarp))
    return;
  Out.addNotes(Out.add(F, Use.Place, FindingClass::Correctness,
                       sureness(F, Confidence::Likely),
                       fmt::format("cub::{} without a width takes the whole "
                                   "wave, and the code counts in warps of 32",
                                   Use.Class)),
               F.Narrow);
}

void checkWarpCubWidth(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const CubUse &Use : F.Facts->Cub) {
      if (!Use.BlockThreads)
        checkWarpClass(F, Use, Out);
      else if (*Use.BlockThreads % WidestWave != 0)
        Out.add(F, Use.Place, FindingClass::Compile,
                sureness(F, Confidence::Possible),
                fmt::format("cub::{} for a block of {} threads, which is no "
                            "multiple of a wave of {}",
                            Use.Class, *Use.BlockThreads, WidestWave));
    }
}

} // namespace hipport
