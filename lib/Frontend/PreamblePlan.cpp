// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Decides which preambles are worth making.
//
// A unit may use a preamble when all its headers are among the unit's leading
// includes. The order does not matter: these are headers of the C and C++
// libraries and hipport's own, which declare the same in any order.

#include "hipport/Frontend/FlagValue.h"
#include "hipport/Frontend/Preamble.h"

#include "BuiltinHeaders.h"
#include "Invocation.h"
#include "LeadingIncludes.h"
#include "Scan/HeaderNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace hipport {

using NameSet = std::set<std::string>;

/// Includes behind this many bytes lead no file.
static constexpr size_t HeadBytes = 16384;
/// Each is a few megabytes of memory.
static constexpr size_t MostPreambles = 32;

/// <stdio.h>, <cstdio>: cheap to read, unlike those of C++.
static bool isCHeader(llvm::StringRef Name) {
  return Name.ends_with(".h") ||
         (Name.consume_front("c") && isStandardHeader((Name + ".h").str()));
}

namespace {

/// Milliseconds, from parses of single headers; they steer the choice only.
namespace cost {
constexpr int Runtime = 30, Sdk = 600, CHeader = 1, CppHeader = 40,
              OwnHeader = 6, Load = 8, Write = 60;
} // namespace cost

/// Units that differ in the folders of their headers only.
struct FlagGroup {
  std::vector<std::string> Flags;
  std::vector<size_t> Jobs;
  std::vector<NameSet> Leading; ///< Of each job.
};

class Planner {
public:
  Planner(const std::vector<Job> &Jobs, const ParseOptions &Options)
      : Jobs(Jobs), HasSdk(!Options.CudaPath.empty()) {
    for (const BuiltinHeader &Header : builtinHeaders())
      Own.insert(Header.Name);
  }

  std::vector<PreamblePlan> run();

private:
  NameSet leadingOf(const Job &Unit) const;
  bool isStable(const IncludeDirective &Include, const Job &Unit) const;
  int weigh(const NameSet &Includes) const;
  void plan(const FlagGroup &Group);
  std::optional<NameSet> bestNext(const FlagGroup &Group,
                                  const std::vector<NameSet> &Candidates,
                                  const std::vector<int> &Saved) const;

  const std::vector<Job> &Jobs;
  const bool HasSdk;
  llvm::StringSet<> Own;
  std::vector<PreamblePlan> Plans;
};

} // namespace

/// The options that name a folder, beside it or behind it.
static constexpr llvm::StringLiteral FolderOptions[] = {"-isystem", "-iquote",
                                                        "-I"};

/// The folder that the flag at \p I names; advances \p I to the last flag of
/// it. Nothing when the flag names none.
static std::optional<std::string>
takeFolder(const std::vector<std::string> &Flags, size_t &I) {
  for (llvm::StringRef Option : FolderOptions)
    if (auto Folder = takeFlagValue(Flags, I, Option))
      return Folder;
  return std::nullopt;
}

/// The flags without folders; nothing when a unit with them needs its own
/// start.
static std::optional<std::vector<std::string>>
sharedFlags(const std::vector<std::string> &Flags) {
  std::vector<std::string> Shared;
  for (size_t I = 0; I < Flags.size(); ++I) {
    if (llvm::StringRef(Flags[I]).starts_with("-include"))
      return std::nullopt;
    if (!takeFolder(Flags, I))
      Shared.push_back(Flags[I]);
  }
  return Shared;
}

static std::vector<std::string>
foldersOf(const std::vector<std::string> &Flags) {
  std::vector<std::string> Folders;
  for (size_t I = 0; I < Flags.size(); ++I)
    if (auto Folder = takeFolder(Flags, I))
      Folders.push_back(std::move(*Folder));
  return Folders;
}

bool mayShadow(const std::vector<std::string> &Flags,
               const llvm::StringSet<> &FirstNames) {
  for (const std::string &Folder : foldersOf(Flags)) {
    std::error_code Error;
    for (llvm::sys::fs::directory_iterator It(Folder, Error), End;
         It != End && !Error; It.increment(Error))
      if (FirstNames.contains(llvm::sys::path::filename(It->path())))
        return true;
    if (Error && Error != std::errc::no_such_file_or_directory)
      return true;
  }
  return false;
}

bool Planner::isStable(const IncludeDirective &Include, const Job &Unit) const {
  if (!Include.Angled) {
    llvm::SmallString<256> Beside(llvm::sys::path::parent_path(Unit.MainFile));
    llvm::sys::path::append(Beside, Include.Spelled);
    if (llvm::sys::fs::exists(Beside))
      return false;
  }
  return isStandardHeader(Include.Spelled) ||
         (!HasSdk && Own.contains(Include.Spelled));
}

NameSet Planner::leadingOf(const Job &Unit) const {
  NameSet Names;
  auto Buffer = llvm::MemoryBuffer::getFile(Unit.MainFile, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return Names;
  llvm::StringRef Head = (*Buffer)->getBuffer().take_front(HeadBytes);
  Head.consume_front("\xEF\xBB\xBF");
  for (const IncludeDirective &Include : leadingIncludes(Head)) {
    if (!isStable(Include, Unit))
      break;
    Names.insert(Include.Spelled);
  }
  return Names;
}

int Planner::weigh(const NameSet &Includes) const {
  int Weight = HasSdk ? cost::Sdk : cost::Runtime;
  for (const std::string &Name : Includes)
    Weight += Own.contains(Name) ? cost::OwnHeader
              : isCHeader(Name)  ? cost::CHeader
                                 : cost::CppHeader;
  return Weight;
}

static bool isSubset(const NameSet &Small, const NameSet &Large) {
  return std::includes(Large.begin(), Large.end(), Small.begin(), Small.end());
}

/// What pairs of units have in common; the commonest heads first, so that a
/// large project does not make this slow.
static std::vector<NameSet> candidatesOf(const FlagGroup &Group) {
  constexpr size_t MostHeads = 100;
  std::map<NameSet, size_t> Count;
  for (const NameSet &Names : Group.Leading)
    ++Count[Names];
  std::vector<std::pair<size_t, NameSet>> Heads;
  for (const auto &[Names, N] : Count)
    Heads.emplace_back(N, Names);
  llvm::stable_sort(
      Heads, [](const auto &A, const auto &B) { return A.first > B.first; });
  if (Heads.size() > MostHeads)
    Heads.resize(MostHeads);
  std::set<NameSet> Candidates = {{}};
  for (size_t A = 0; A < Heads.size(); ++A)
    for (size_t B = A; B < Heads.size(); ++B) {
      NameSet Common;
      std::set_intersection(Heads[A].second.begin(), Heads[A].second.end(),
                            Heads[B].second.begin(), Heads[B].second.end(),
                            std::inserter(Common, Common.end()));
      Candidates.insert(std::move(Common));
    }
  return {Candidates.begin(), Candidates.end()};
}

std::optional<NameSet> Planner::bestNext(const FlagGroup &Group,
                                         const std::vector<NameSet> &Candidates,
                                         const std::vector<int> &Saved) const {
  int BestGain = 0;
  const NameSet *Best = nullptr;
  for (const NameSet &Candidate : Candidates) {
    const int Weight = weigh(Candidate);
    int Gain = -Weight - cost::Write;
    for (size_t I = 0; I < Group.Jobs.size(); ++I)
      if (Weight - cost::Load > Saved[I] &&
          isSubset(Candidate, Group.Leading[I]))
        Gain += Weight - cost::Load - Saved[I];
    if (Gain > BestGain) {
      BestGain = Gain;
      Best = &Candidate;
    }
  }
  return Best ? std::optional(*Best) : std::nullopt;
}

void Planner::plan(const FlagGroup &Group) {
  const std::vector<NameSet> Candidates = candidatesOf(Group);
  std::vector<int> Saved(Group.Jobs.size(), 0);
  std::vector<std::optional<size_t>> Chosen(Group.Jobs.size());
  while (Plans.size() < MostPreambles) {
    std::optional<NameSet> Names = bestNext(Group, Candidates, Saved);
    if (!Names)
      break;
    const int Saves = weigh(*Names) - cost::Load;
    for (size_t I = 0; I < Group.Jobs.size(); ++I)
      if (Saves > Saved[I] && isSubset(*Names, Group.Leading[I])) {
        Saved[I] = Saves;
        Chosen[I] = Plans.size();
      }
    Job Unit{"", Jobs[Group.Jobs.front()].Directory, Group.Flags};
    Plans.push_back({std::move(Unit), {Names->begin(), Names->end()}, {}});
  }
  for (size_t I = 0; I < Group.Jobs.size(); ++I)
    if (Chosen[I])
      Plans[*Chosen[I]].Users.push_back(Group.Jobs[I]);
  // A later, larger one may have taken all users of an earlier one.
  llvm::erase_if(Plans, [](const PreamblePlan &P) { return P.Users.empty(); });
}

std::vector<PreamblePlan> Planner::run() {
  std::map<std::vector<std::string>, FlagGroup> Groups;
  for (size_t I = 0; I < Jobs.size(); ++I) {
    auto Flags = sharedFlags(Jobs[I].Flags);
    if (!Flags)
      continue;
    FlagGroup &Group = Groups[*Flags];
    Group.Flags = std::move(*Flags);
    Group.Jobs.push_back(I);
    Group.Leading.push_back(leadingOf(Jobs[I]));
  }
  for (const auto &[Flags, Group] : Groups)
    plan(Group);
  return std::move(Plans);
}

std::vector<PreamblePlan> planPreambles(const std::vector<Job> &Jobs,
                                        const ParseOptions &Options) {
  return Planner(Jobs, Options).run();
}

} // namespace hipport
