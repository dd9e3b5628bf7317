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

/// Uses of \p Constant in the role of a warp; \p IsMixed: together with the
/// wave.
static void addUse(std::map<NamedConstant, ConstantUsers> &ByConstant,
                   const NamedConstant &Constant, WidthEvidence Use,
                   const ModelFunction &F, bool IsMixed) {
  if (Constant.Name.empty() || Constant.Definition.File.empty())
    return;
  ConstantUsers &Users = ByConstant[Constant];
  Users.Places.push_back(std::move(Use));
  if (IsMixed)
    Users.Mixed = &F;
}

static std::map<NamedConstant, ConstantUsers>
constantsOf(const WaveModel &Model) {
  std::map<NamedConstant, ConstantUsers> ByConstant;
  for (const ModelFunction &F : Model.functions()) {
    for (const LanePartition &P : F.Facts->Partitions)
      if (P.Width.is(CudaWarp))
        addUse(ByConstant, P.Constant,
               {P.Place, P.IsWarp ? "counts warps" : "counts lanes"}, F,
               isMixed(F));
    for (const LaneOverlap &Use : F.Facts->Overlaps)
      if (!F.isWithin(Use.Guard, CudaWarp))
        addUse(ByConstant, Use.Constant,
               {Use.Place, "counts lanes of the wave"}, F, true);
  }
  return ByConstant;
}

void checkWarpSizeLiteral(const WaveModel &Model, FindingSink &Out) {
  auto ByConstant = constantsOf(Model);
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
