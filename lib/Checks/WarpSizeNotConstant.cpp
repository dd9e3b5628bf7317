// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

void checkWarpSizeNotConstant(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const WaveSizeConstant &Use : F.Facts->WaveConstants)
      Out.addForAll(F, Use.Place, FindingClass::Compile, Confidence::Certain,
                    fmt::format("warpSize is no constant expression from ROCm "
                                "7.0, and this {} needs one",
                                Use.Need));
}

} // namespace hipport
