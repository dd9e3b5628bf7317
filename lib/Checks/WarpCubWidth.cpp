// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

/// The widest wave of AMD's GPUs.
static constexpr unsigned WidestWave = 64;

static bool isSomewhere(const SourcePlace &Place) {
  return !Place.File.empty();
}

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
  if (isSomewhere(Use.Storage))
    Out.addNotes(
        Out.add(F, Use.Storage, FindingClass::Correctness,
                sureness(F, Confidence::Likely),
                fmt::format("storage of cub::{} for each warp of 32, and the "
                            "class takes the whole wave",
                            Use.Class)),
        {{Use.Place, "no width is given"}});
}

/// Reported where the class is used and where the number stands.
static void checkBlockClass(const ModelFunction &F, const CubUse &Use,
                            FindingSink &Out) {
  Out.add(F, Use.Place, FindingClass::Compile,
          sureness(F, Confidence::Possible),
          fmt::format("cub::{} for a block of {} threads, which is no "
                      "multiple of a wave of {}",
                      Use.Class, *Use.BlockThreads, WidestWave));
  if (isSomewhere(Use.SetAt))
    Out.addNotes(Out.add(F, Use.SetAt, FindingClass::Compile,
                         sureness(F, Confidence::Possible),
                         fmt::format("makes a block of {} threads, which is no "
                                     "multiple of a wave of {}",
                                     *Use.BlockThreads, WidestWave)),
                 {{Use.Place, "for cub::" + Use.Class}});
}

void checkWarpCubWidth(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const CubUse &Use : F.Facts->Cub) {
      if (!Use.BlockThreads)
        checkWarpClass(F, Use, Out);
      else if (*Use.BlockThreads % WidestWave != 0)
        checkBlockClass(F, Use, Out);
    }
}

} // namespace hipport
