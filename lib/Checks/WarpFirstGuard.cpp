// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

static std::vector<WidthEvidence> stridesUnder(const FirstThreadsGuard &Guard) {
  std::vector<WidthEvidence> Found;
  for (const SourcePlace &Stride : Guard.WaveStrides)
    Found.push_back({Stride, "stride of warpSize"});
  return Found;
}

void checkWarpFirstGuard(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const FirstThreadsGuard &Guard : F.Facts->FirstThreads) {
      if (Guard.Threads != CudaWarp || Guard.WaveStrides.empty() ||
          F.hasBlocksUpTo(CudaWarp))
        continue;
      Out.addNotes(
          Out.add(F, Guard.Place, FindingClass::Correctness,
                  sureness(F, Confidence::Certain),
                  fmt::format("{} threads come in, half of a wave, and the "
                              "code inside steps by warpSize",
                              Guard.Threads)),
          stridesUnder(Guard));
    }
}

} // namespace hipport
