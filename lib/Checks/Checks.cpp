// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Checks/Checks.h"

#include "AllChecks.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace hipport {

/// More notes than this say nothing new.
static constexpr size_t MostNotes = 6;
/// More targets than this are not listed in a message.
static constexpr size_t MostNamed = 3;

Finding *FindingSink::addForAll(const ModelFunction &F,
                                const SourcePlace &Place, FindingClass Class,
                                Confidence Sureness, std::string Message) {
  if (Class == FindingClass::Correctness)
    Hazards[F.Facts->Place].insert({Place, Id});
  auto [It, IsNew] = Known.try_emplace({Place, Id}, Findings.size());
  if (!IsNew) {
    Finding &Old = Findings[It->second];
    Old.Sureness = std::min(Old.Sureness, Sureness);
    llvm::append_range(Old.Kernels, F.Kernels);
    sortUnique(Old.Kernels);
    return nullptr;
  }
  Finding &New = Findings.emplace_back();
  New.Id = Id;
  New.Class = Class;
  New.Sureness = Sureness;
  New.Place = Place;
  New.Message = std::move(Message);
  New.Kernels = F.Kernels;
  New.Annotate = true;
  return &New;
}

Finding *FindingSink::add(const ModelFunction &F, const SourcePlace &Place,
                          FindingClass Class, Confidence Sureness,
                          std::string Message) {
  std::vector<std::string> Concerned;
  for (const Target &T : Targets)
    if (T.Wave > CudaWarp)
      Concerned.push_back(T.Name);
  if (Concerned.empty())
    return nullptr;
  Message +=
      " on " + (Concerned.size() > MostNamed ? "targets with waves of 64 lanes"
                                             : llvm::join(Concerned, ", "));
  Finding *New = addForAll(F, Place, Class, Sureness, std::move(Message));
  if (New)
    New->Targets = std::move(Concerned);
  return New;
}

void FindingSink::addNotes(Finding *F, llvm::ArrayRef<WidthEvidence> Notes) {
  if (!F)
    return;
  for (const WidthEvidence &Note : Notes.take_front(MostNotes))
    F->Notes.push_back({Note.Place, Note.Reason});
}

std::vector<Finding> FindingSink::take() {
  // A note on the speed of a function says that it is right.
  for (Finding &F : Findings)
    if (F.Id == "warp-logical-32")
      llvm::append_range(F.YieldsTo, Hazards[F.Place]);
  llvm::sort(Findings, [](const Finding &A, const Finding &B) {
    return std::tie(A.Place, A.Id, A.Message) <
           std::tie(B.Place, B.Id, B.Message);
  });
  return std::move(Findings);
}

llvm::ArrayRef<CheckInfo> allChecks() {
  static constexpr CheckInfo Table[] = {
#define HIPPORT_CHECK(FUNCTION, ID) {ID, FUNCTION},
#include "Checks.def"
#undef HIPPORT_CHECK
  };
  return Table;
}

std::vector<Finding> runChecks(const WaveModel &Model,
                               llvm::ArrayRef<Target> Targets) {
  FindingSink Out(Targets);
  for (const CheckInfo &Check : allChecks()) {
    Out.beginCheck(Check.Id);
    Check.Run(Model, Out);
  }
  return Out.take();
}

} // namespace hipport
