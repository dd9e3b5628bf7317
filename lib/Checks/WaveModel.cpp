// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Checks/WaveModel.h"

#include "AllChecks.h"

#include "llvm/ADT/STLExtras.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hipport {

WidthEvidence reachEvidence(const CrossLaneOp &Op) {
  return {Op.ReachPlace,
          fmt::format("{} reaches {} lanes, no more", Op.Callee, CudaWarp / 2)};
}

/// The farthest of the fixed distances, of one kind of shuffle.
static unsigned farthestFixed(const FunctionFacts &Facts, CrossLaneKind Kind) {
  unsigned Farthest = 0;
  for (const CrossLaneOp &Op : Facts.CrossLane)
    if (Op.Kind == Kind && !Op.Reach.OfWave)
      Farthest = std::max(Farthest, Op.Reach.Number);
  return Farthest;
}

/// Places where one instance of a template counts in warps of 32 and another in
/// waves of 64: the host chooses by the device, as HIP recommends.
static std::set<SourcePlace> chosenByHost(const MergedFacts &Merged) {
  std::map<SourcePlace, std::set<unsigned>> Widths;
  for (const FunctionFacts &Facts : Merged.Functions) {
    for (const LanePartition &P : Facts.Partitions)
      if (!P.Width.OfWave)
        Widths[P.Place].insert(P.Width.Number);
    for (const CrossLaneOp &Op : Facts.CrossLane)
      if (!Op.Reach.OfWave)
        Widths[Op.ReachPlace].insert(Op.Reach.Number * 2);
  }
  std::set<SourcePlace> Chosen;
  for (const auto &[Place, Numbers] : Widths)
    if (Numbers.count(CudaWarp) && Numbers.count(2 * CudaWarp))
      Chosen.insert(Place);
  return Chosen;
}

static void gatherEvidence(ModelFunction &F,
                           const std::set<SourcePlace> &Chosen) {
  const FunctionFacts &Facts = *F.Facts;
  for (const LanePartition &P : Facts.Partitions) {
    if (Chosen.count(P.Place))
      continue;
    const char *What = P.IsWarp ? "warp" : "lane";
    if (P.Width.is(CudaWarp))
      F.Narrow.push_back({P.Place, fmt::format("{} of {}", What, CudaWarp)});
    else if (P.Width.isWave())
      F.Wide.push_back({P.Place, fmt::format("{} of warpSize", What)});
  }
  for (const SourcePlace &Stride : Facts.WaveStrides)
    F.Wide.push_back({Stride, "stride of warpSize"});
  for (const CrossLaneOp &Op : Facts.CrossLane) {
    if (Op.Reach.OfWave)
      F.Wide.push_back({Op.ReachPlace, Op.Callee + " over the whole wave"});
    else if (Op.Reach.Number == CudaWarp / 2 && !Op.HasWidth &&
             !Chosen.count(Op.ReachPlace) &&
             farthestFixed(Facts, Op.Kind) == CudaWarp / 2)
      F.NarrowReach.push_back(reachEvidence(Op));
    if (givesLaneMask(Op.Kind) || Op.Kind == CrossLaneKind::Vote)
      F.WaveOps.push_back(&Op);
  }
}

WaveModel::WaveModel(const MergedFacts &Merged) {
  // A template is judged by its instances, where there are any.
  std::set<SourcePlace> Instantiated;
  for (const FunctionFacts &Facts : Merged.Functions)
    if (!Facts.IsPattern)
      Instantiated.insert(Facts.Place);
  const std::set<SourcePlace> Chosen = chosenByHost(Merged);
  for (const FunctionFacts &Facts : Merged.Functions) {
    if (Facts.IsPattern && Instantiated.count(Facts.Place))
      continue;
    ModelFunction F;
    F.Facts = &Facts;
    gatherEvidence(F, Chosen);
    Functions.push_back(std::move(F));
  }
  linkCalls();
  linkKernels(Merged);
}

void WaveModel::linkCalls() {
  using Key = std::pair<SourcePlace, std::string>;
  std::multimap<Key, ModelFunction *> ByPlace;
  for (ModelFunction &F : Functions)
    ByPlace.emplace(Key(F.Facts->Place, F.Facts->Instance), &F);
  for (ModelFunction &F : Functions) {
    std::set<Key> Seen;
    for (const DeviceCall &Call : F.Facts->Calls) {
      Key Callee(Call.Callee, Call.Instance);
      if (!Seen.insert(Callee).second)
        continue;
      auto [Begin, End] = ByPlace.equal_range(Callee);
      for (auto It = Begin; It != End; ++It)
        if (It->second != &F) {
          F.Callees.push_back(It->second);
          It->second->Callers.push_back(&F);
        }
    }
  }
}

namespace {

struct Blocks {
  uint64_t Largest = 0;
  bool IsKnown = true;
};

} // namespace

static void
reach(ModelFunction &From, const std::string &Kernel,
      std::map<const ModelFunction *, std::set<std::string>> &Seen) {
  std::vector<const ModelFunction *> Open = {&From};
  while (!Open.empty()) {
    const ModelFunction *F = Open.back();
    Open.pop_back();
    if (Seen[F].insert(Kernel).second)
      llvm::append_range(Open, F->Callees);
  }
}

void WaveModel::linkKernels(const MergedFacts &Merged) {
  std::map<std::string, Blocks> ByKernel;
  for (const LaunchSite &Launch : Merged.Launches) {
    Blocks &B = ByKernel[Launch.Kernel];
    B.IsKnown &= Launch.BlockThreads.has_value();
    B.Largest = std::max(B.Largest, Launch.BlockThreads.value_or(0));
  }
  std::map<const ModelFunction *, std::set<std::string>> Kernels;
  for (ModelFunction &F : Functions)
    if (F.Facts->Runs == FunctionFacts::Kernel)
      reach(F, F.Facts->Name, Kernels);
  for (ModelFunction &F : Functions) {
    const std::set<std::string> &Names = Kernels[&F];
    F.Kernels.assign(Names.begin(), Names.end());
    uint64_t Largest = 0;
    bool AllKnown = !Names.empty();
    for (const std::string &Name : Names) {
      auto It = ByKernel.find(Name);
      AllKnown &= It != ByKernel.end() && It->second.IsKnown;
      if (It != ByKernel.end())
        Largest = std::max(Largest, It->second.Largest);
    }
    if (AllKnown)
      F.MaxBlockThreads = Largest;
  }
}

std::vector<WidthEvidence>
WaveModel::inContext(const ModelFunction &F,
                     std::vector<WidthEvidence> ModelFunction::*List) {
  std::vector<WidthEvidence> Found = F.*List;
  if (!Found.empty())
    return Found;
  std::set<const ModelFunction *> Seen = {&F};
  std::vector<const ModelFunction *> Open(F.Callers.begin(), F.Callers.end());
  while (!Open.empty()) {
    const ModelFunction *Caller = Open.back();
    Open.pop_back();
    if (!Seen.insert(Caller).second)
      continue;
    if (!(Caller->*List).empty())
      llvm::append_range(Found, Caller->*List);
    else
      llvm::append_range(Open, Caller->Callers);
  }
  sortUnique(Found);
  return Found;
}

} // namespace hipport
