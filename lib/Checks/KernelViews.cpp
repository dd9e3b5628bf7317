// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Checks/KernelViews.h"

#include "AllChecks.h"

#include <set>

namespace hipport {

std::vector<const ModelFunction *> reachedFrom(const ModelFunction &F) {
  std::vector<const ModelFunction *> Found = {&F};
  std::set<const ModelFunction *> Seen = {&F};
  for (size_t I = 0; I < Found.size(); ++I)
    for (const ModelFunction *Callee : Found[I]->Callees)
      if (Seen.insert(Callee).second)
        Found.push_back(Callee);
  return Found;
}

/// All that is static, when it is known of each.
static std::optional<uint64_t>
staticBytes(const std::vector<SharedArray> &Arrays) {
  uint64_t Sum = 0;
  for (const SharedArray &Array : Arrays) {
    if (Array.IsDynamic)
      continue;
    if (!Array.Bytes)
      return std::nullopt;
    Sum += *Array.Bytes;
  }
  return Sum;
}

static void addReached(KernelView &View, const ModelFunction &Kernel) {
  for (const ModelFunction *F : reachedFrom(Kernel)) {
    const FunctionFacts &Facts = *F->Facts;
    if (F != &Kernel)
      View.Reaches.push_back({Facts.Name, Facts.Instance, Facts.Place});
    for (const CrossLaneOp &Op : Facts.CrossLane)
      View.CrossLane.push_back({Op, Facts.Name});
    for (const BarrierUse &Barrier : Facts.Barriers)
      View.Barriers.push_back(Barrier.Place);
    llvm::append_range(View.SharedArrays, Facts.SharedArrays);
  }
  sortUnique(View.Reaches);
  sortUnique(View.CrossLane);
  sortUnique(View.Barriers);
  sortUnique(View.SharedArrays);
}

static KernelView viewOf(const KernelModel &Kernel, const ModelFunction *F,
                         const MergedFacts &Merged) {
  KernelView View;
  View.Name = Kernel.Name;
  View.Place = Kernel.Place;
  View.IsTemplate = Kernel.IsTemplate;
  View.MaxThreads = Kernel.MaxThreads;
  View.MinBlocks = Kernel.MinBlocks;
  View.StaticSharedBytes = Kernel.StaticSharedBytes;
  if (F) {
    View.Instance = F->Facts->Instance;
    View.IsTemplate |= !View.Instance.empty();
    if (F->Facts->MaxThreads)
      View.MaxThreads = F->Facts->MaxThreads;
    if (F->Facts->MinBlocks)
      View.MinBlocks = F->Facts->MinBlocks;
    addReached(View, *F);
    View.StaticSharedBytes = staticBytes(View.SharedArrays);
    WidthVerdict Width = widthOf(*F);
    View.Width = Width.Label;
    for (WidthEvidence &Note : Width.Notes)
      View.WidthNotes.push_back({Note.Place, std::move(Note.Reason)});
  }
  for (const LaunchSite &Launch : Merged.Launches)
    if (Launch.Kernel == View.Name &&
        (Launch.Instance.empty() || View.Instance.empty() ||
         Launch.Instance == View.Instance))
      View.Launches.push_back(Launch);
  return View;
}

std::vector<KernelView> kernelViews(const MergedFacts &Merged,
                                    const WaveModel &Model) {
  std::multimap<SourcePlace, const ModelFunction *> ByPlace;
  for (const ModelFunction &F : Model.functions())
    if (F.Facts->Runs == FunctionFacts::Kernel)
      ByPlace.emplace(F.Facts->Place, &F);
  std::vector<KernelView> Views;
  for (const KernelModel &Kernel : Merged.Kernels) {
    auto [Begin, End] = ByPlace.equal_range(Kernel.Place);
    std::map<std::string, const ModelFunction *> Instances;
    for (auto It = Begin; It != End; ++It)
      if (It->second->Facts->Name == Kernel.Name)
        Instances.emplace(It->second->Facts->Instance, It->second);
    if (Instances.empty())
      Views.push_back(viewOf(Kernel, nullptr, Merged));
    for (const auto &[Instance, F] : Instances)
      Views.push_back(viewOf(Kernel, F, Merged));
  }
  return Views;
}

KernelsByPlace::KernelsByPlace(const WaveModel &Model) {
  for (const ModelFunction &F : Model.functions())
    if (F.Facts->End != 0 && !F.Kernels.empty())
      ByFile[F.Facts->Place.File].push_back(
          {F.Facts->Place.Offset, F.Facts->End, &F});
}

std::vector<std::string> KernelsByPlace::at(const SourcePlace &Place) const {
  std::vector<std::string> Names;
  auto Bodies = ByFile.find(Place.File);
  if (Bodies == ByFile.end())
    return Names;
  for (const Body &B : Bodies->second)
    if (B.Begin <= Place.Offset && Place.Offset < B.End)
      llvm::append_range(Names, B.Function->Kernels);
  sortUnique(Names);
  return Names;
}

} // namespace hipport
