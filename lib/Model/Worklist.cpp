// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Model/Worklist.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

namespace hipport {

/// Nothing that a person writes in a line or two takes the place of these.
static bool blocks(const Finding &F) {
  return F.Class == FindingClass::Compile && F.Safety == FixSafety::None &&
         F.Sureness == Confidence::Certain &&
         (F.Id == "api-unsupported" || F.Id == "library-absent" ||
          llvm::StringRef(F.Id).starts_with("tensor-"));
}

static Verdict verdictOf(llvm::ArrayRef<const Finding *> Findings) {
  Verdict Worst = Verdict::Mechanical;
  for (const Finding *F : Findings) {
    if (blocks(*F))
      return Verdict::Blocked;
    if (F->Class <= FindingClass::Correctness)
      Worst = Verdict::NeedsFix;
    else if (Worst == Verdict::Mechanical)
      Worst = Verdict::NeedsRetune;
  }
  return Worst;
}

/// What to look at first.
static int urgency(Verdict V) {
  switch (V) {
  case Verdict::Blocked:
    return 0;
  case Verdict::NeedsFix:
    return 1;
  case Verdict::NeedsRetune:
    return 2;
  case Verdict::Mechanical:
    return 3;
  }
  llvm_unreachable("unknown verdict");
}

static void finish(WorklistEntry &Entry) {
  llvm::stable_sort(Entry.Findings, [](const Finding *A, const Finding *B) {
    return A->Class < B->Class;
  });
  Entry.Worst = verdictOf(Entry.Findings);
}

std::vector<WorklistEntry> worklistOf(const ConvertResult &Result) {
  std::map<std::string, WorklistEntry> ByKernel;
  for (const KernelView &Kernel : Result.Kernels) {
    WorklistEntry &Entry = ByKernel[Kernel.Name];
    Entry.Kernel = Kernel.Name;
    Entry.Instances.push_back(&Kernel);
  }
  WorklistEntry Rest;
  for (const FileResult &File : Result.Files)
    for (const Finding &F : File.Findings) {
      if (F.Suppressed || F.Class == FindingClass::Info)
        continue;
      bool IsListed = false;
      for (const std::string &Name : F.Kernels)
        if (auto It = ByKernel.find(Name); It != ByKernel.end()) {
          It->second.Findings.push_back(&F);
          IsListed = true;
        }
      if (!IsListed)
        Rest.Findings.push_back(&F);
    }
  std::vector<WorklistEntry> List;
  for (auto &[Name, Entry] : ByKernel) {
    finish(Entry);
    List.push_back(std::move(Entry));
  }
  llvm::stable_sort(List, [](const WorklistEntry &A, const WorklistEntry &B) {
    return urgency(A.Worst) < urgency(B.Worst);
  });
  if (!Rest.Findings.empty()) {
    finish(Rest);
    List.push_back(std::move(Rest));
  }
  return List;
}

} // namespace hipport
