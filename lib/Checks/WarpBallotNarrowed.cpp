// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include <fmt/format.h>

namespace hipport {

static std::string whereTo(const MaskNarrowing &N) {
  switch (N.Where) {
  case MaskNarrowing::Variable:
    return fmt::format("kept in 32 bits in '{}'", N.Into);
  case MaskNarrowing::Argument:
    return fmt::format("passed in 32 bits as '{}'", N.Into);
  case MaskNarrowing::Return:
    return fmt::format("returned in 32 bits by '{}'", N.Into);
  case MaskNarrowing::Field:
    return fmt::format("kept in 32 bits in the field '{}'", N.Into);
  case MaskNarrowing::Element:
    return fmt::format("kept in 32 bits in an element of '{}'", N.Into);
  case MaskNarrowing::Cast:
    return "cut to 32 bits";
  }
  return "";
}

void checkWarpBallotNarrowed(const WaveModel &Model, FindingSink &Out) {
  for (const ModelFunction &F : Model.functions())
    for (const MaskNarrowing &N : F.Facts->Narrowings) {
      if (F.isWithin(N.Guard, CudaWarp))
        continue;
      Out.add(
          F, N.Place, FindingClass::Correctness,
          sureness(F, F.Facts->Runs == FunctionFacts::Host
                          ? Confidence::Possible
                          : Confidence::Certain),
          fmt::format("{} {} loses lanes 32-63",
                      N.Source.empty() ? "lane mask" : "result of " + N.Source,
                      whereTo(N)));
      if (!N.Declared.File.empty())
        Out.addNotes(
            Out.add(F, N.Declared, FindingClass::Correctness,
                    sureness(F, Confidence::Certain),
                    fmt::format("'{}' has 32 bits and holds a lane mask of 64",
                                N.Into)),
            {{N.Place, "gets the mask here"}});
    }
}

} // namespace hipport
