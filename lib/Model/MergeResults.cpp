// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Puts the facts of all units together. Each rule is commutative and
// associative, so the order of the units cannot show in the result: where units
// disagree on a value, it becomes unknown and stays so.

#include "hipport/Model/TuResult.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace hipport {

template <typename T>
static void keepIfEqual(std::optional<T> &Value,
                        const std::optional<T> &Other) {
  if (Value != Other)
    Value = std::nullopt;
}

static void sortUnique(std::vector<std::string> &Strings) {
  llvm::sort(Strings);
  Strings.erase(llvm::unique(Strings), Strings.end());
}

/// \p Left and \p Right are sorted and free of overlap.
static std::vector<ByteRange> intersect(const std::vector<ByteRange> &Left,
                                        const std::vector<ByteRange> &Right) {
  std::vector<ByteRange> Out;
  auto L = Left.begin(), R = Right.begin();
  while (L != Left.end() && R != Right.end()) {
    ByteRange Common{std::max(L->Begin, R->Begin), std::min(L->End, R->End)};
    if (Common.Begin < Common.End)
      Out.push_back(Common);
    (L->End < R->End ? L : R)++;
  }
  return Out;
}

/// Sorted, and ranges that touch or overlap joined.
static std::vector<ByteRange> normalise(std::vector<ByteRange> Ranges) {
  llvm::sort(Ranges);
  std::vector<ByteRange> Out;
  for (const ByteRange &Range : Ranges) {
    if (Range.Begin == Range.End)
      continue;
    if (!Out.empty() && Range.Begin <= Out.back().End)
      Out.back().End = std::max(Out.back().End, Range.End);
    else
      Out.push_back(Range);
  }
  return Out;
}

namespace {

/// The facts of one file while units are being added.
class FileMerge {
public:
  void add(FileFacts Facts);
  FileFacts take();

private:
  void addSyncCall(SyncCall Call);
  void addCode(CodeFact Fact);

  bool IsFirst = true;
  FileFacts Merged;
  std::set<unsigned> Conflicts;
  std::set<ParseProblem> Problems;
  std::map<unsigned, SyncCall> SyncCalls;
  /// Without a value: units disagree.
  std::map<std::tuple<std::string, ByteRange>, std::optional<CodeFact>> Code;
};

} // namespace

/// A call counts as convergent only when every unit says so.
void FileMerge::addSyncCall(SyncCall Call) {
  auto [It, IsNew] = SyncCalls.try_emplace(Call.Offset, Call);
  if (IsNew)
    return;
  SyncCall &Known = It->second;
  Known.Convergent &= Call.Convergent;
  if (Known.Kernel != Call.Kernel)
    Known.Kernel.clear();
}

void FileMerge::addCode(CodeFact Fact) {
  auto [It, IsNew] = Code.try_emplace({Fact.Kind, Fact.Code}, Fact);
  if (!IsNew && It->second != Fact)
    It->second = std::nullopt;
}

void FileMerge::add(FileFacts Facts) {
  for (auto [Offset, Owner] : Facts.Owners)
    if (Merged.Owners.emplace(Offset, Owner).first->second != Owner)
      Conflicts.insert(Offset);
  Conflicts.insert(Facts.OwnerConflicts.begin(), Facts.OwnerConflicts.end());
  for (SyncCall &Call : Facts.SyncCalls)
    addSyncCall(std::move(Call));
  for (CodeFact &Fact : Facts.Code)
    addCode(std::move(Fact));
  std::vector<ByteRange> Skipped = normalise(std::move(Facts.Skipped));
  Merged.Skipped =
      IsFirst ? std::move(Skipped) : intersect(Merged.Skipped, Skipped);
  IsFirst = false;
  Problems.insert(Facts.Problems.begin(), Facts.Problems.end());
}

FileFacts FileMerge::take() {
  for (unsigned Offset : Conflicts)
    Merged.Owners.erase(Offset);
  Merged.OwnerConflicts.assign(Conflicts.begin(), Conflicts.end());
  for (auto &[Offset, Call] : SyncCalls)
    Merged.SyncCalls.push_back(std::move(Call));
  for (auto &[Key, Fact] : Code)
    if (Fact)
      Merged.Code.push_back(std::move(*Fact));
  Merged.Problems.assign(Problems.begin(), Problems.end());
  return std::move(Merged);
}

namespace {

using KernelKey = std::tuple<SourcePlace, std::string>;
using LaunchKey =
    std::tuple<SourcePlace, std::string, std::string, std::string>;

} // namespace

static void addKernel(std::map<KernelKey, KernelModel> &Kernels,
                      KernelModel Kernel) {
  auto [It, IsNew] = Kernels.try_emplace({Kernel.Place, Kernel.Name}, Kernel);
  if (IsNew)
    return;
  KernelModel &Known = It->second;
  Known.IsTemplate |= Kernel.IsTemplate;
  keepIfEqual(Known.MaxThreads, Kernel.MaxThreads);
  keepIfEqual(Known.MinBlocks, Kernel.MinBlocks);
  Known.StaticSharedBytes =
      std::max(Known.StaticSharedBytes, Kernel.StaticSharedBytes);
}

static void addLaunch(std::map<LaunchKey, LaunchSite> &Launches,
                      LaunchSite Launch) {
  auto [It, IsNew] = Launches.try_emplace(
      {Launch.Place, Launch.Kernel, Launch.Instance, Launch.Caller}, Launch);
  if (IsNew)
    return;
  LaunchSite &Known = It->second;
  keepIfEqual(Known.BlockThreads, Launch.BlockThreads);
  keepIfEqual(Known.GridBlocks, Launch.GridBlocks);
  keepIfEqual(Known.SharedBytes, Launch.SharedBytes);
}

/// A unit that misses includes may not resolve a kernel that another resolves,
/// and instances of a template know more than the template: the entry that
/// knows less says nothing.
static std::vector<LaunchSite>
takeLaunches(std::map<LaunchKey, LaunchSite> Launches) {
  std::set<SourcePlace> Resolved, Instantiated;
  for (const auto &[Key, Launch] : Launches) {
    if (!Launch.Kernel.empty())
      Resolved.insert(Launch.Place);
    if (!Launch.IsPattern)
      Instantiated.insert(Launch.Place);
  }
  std::vector<LaunchSite> Out;
  for (auto &[Key, Launch] : Launches)
    if ((!Launch.Kernel.empty() || !Resolved.count(Launch.Place)) &&
        (!Launch.IsPattern || !Instantiated.count(Launch.Place)))
      Out.push_back(std::move(Launch));
  return Out;
}

MergedFacts mergeResults(std::vector<TuResult> Results) {
  MergedFacts Merged;
  std::map<std::string, FileMerge> Files;
  std::map<KernelKey, KernelModel> Kernels;
  std::map<LaunchKey, LaunchSite> Launches;
  std::set<FunctionFacts> Functions;
  for (TuResult &Result : Results) {
    for (auto &[Path, Facts] : Result.Files) {
      Files[Path].add(std::move(Facts));
      if (!Result.UserNames.empty())
        llvm::append_range(Merged.UserNames[Path], Result.UserNames);
    }
    llvm::append_range(Merged.MissingIncludes, Result.MissingIncludes);
    for (KernelModel &Kernel : Result.Kernels)
      addKernel(Kernels, std::move(Kernel));
    for (LaunchSite &Launch : Result.Launches)
      addLaunch(Launches, std::move(Launch));
    std::move(Result.Functions.begin(), Result.Functions.end(),
              std::inserter(Functions, Functions.end()));
  }
  for (auto &[Path, Merge] : Files)
    Merged.Files.emplace(Path, Merge.take());
  for (auto &[Path, Names] : Merged.UserNames)
    sortUnique(Names);
  sortUnique(Merged.MissingIncludes);
  for (auto &[Key, Kernel] : Kernels)
    Merged.Kernels.push_back(std::move(Kernel));
  Merged.Launches = takeLaunches(std::move(Launches));
  Merged.Functions.assign(Functions.begin(), Functions.end());
  return Merged;
}

} // namespace hipport
