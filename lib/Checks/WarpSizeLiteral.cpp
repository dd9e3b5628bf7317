// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AllChecks.h"

#include "MixedWidth.h"

#include <fmt/format.h>

namespace hipport {

namespace {

struct ConstantUsers {
  std::vector<WidthEvidence> Places;
  const ModelFunction *Mixed = nullptr;
};

} // namespace

void checkWarpSizeLiteral(const WaveModel &Model, FindingSink &Out) {
  std::map<NamedConstant, ConstantUsers> ByConstant;
  for (const ModelFunction &F : Model.functions())
    for (const LanePartition &P : F.Facts->Partitions) {
      if (!P.Width.is(CudaWarp) || P.Constant.Name.empty() ||
          P.Constant.Definition.File.empty())
        continue;
      ConstantUsers &Users = ByConstant[P.Constant];
      Users.Places.push_back(
          {P.Place, P.IsWarp ? "counts warps" : "counts lanes"});
      if (isMixed(F))
        Users.Mixed = &F;
    }
  for (auto &[Constant, Users] : ByConstant) {
    if (!Users.Mixed)
      continue;
    sortUnique(Users.Places);
    Finding *New = Out.add(
        *Users.Mixed, Constant.Definition, FindingClass::Correctness,
        Confidence::Likely,
        fmt::format("'{}' is a warp of {} lanes in code that also follows the "
                    "wave",
                    Constant.Name, CudaWarp));
    Out.addNotes(New, Users.Places);
  }
}

} // namespace hipport
