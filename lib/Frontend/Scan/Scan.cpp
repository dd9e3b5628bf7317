// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "IncludeGraph.h"
#include "ScanInputs.h"
#include "UsualFolders.h"
#include "hipport/Frontend/CompileDb.h"
#include "hipport/Frontend/Job.h"
#include "hipport/Frontend/SourceTree.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <tuple>

using namespace llvm;

namespace hipport {

namespace {

struct PlannedUnit {
  Job Command;
  std::set<std::string> Reached;
};

class Planner {
public:
  Planner(const ScanInputs &Inputs, std::vector<std::string> ExtraFlags)
      : Inputs(Inputs), ExtraFlags(std::move(ExtraFlags)), Tree(Inputs.Root),
        Usual(Tree), Graph(Tree) {}

  Expected<JobPlan> plan();

private:
  bool isSource(const std::string &Path);
  bool definesMain(const std::string &Path);
  bool isUnit(const std::string &Path) const;
  void collectSources();
  void addReached();
  PlannedUnit unitFromTree(const std::string &Main);
  PlannedUnit unitFromFlags(Job Command);
  void planFromTree();
  void dropIncludedUnits();
  void planFromDatabase();
  std::vector<std::string> flagsForLoneHeader(const std::string &Header);
  void planHeaders(JobPlan &Plan);
  JobPlan finish();

  const ScanInputs &Inputs;
  std::vector<std::string> ExtraFlags;
  SourceTree Tree;
  UsualFolders Usual;
  IncludeGraph Graph;
  std::set<std::string> Sources;
  std::vector<PlannedUnit> Units;
};

} // namespace

Expected<JobPlan> Planner::plan() {
  for (const std::string &Folder : Inputs.Folders)
    Tree.addInput(Folder);
  collectSources();
  if (Inputs.Database)
    planFromDatabase();
  else
    planFromTree();
  if (Inputs.WithReached)
    addReached();
  if (Sources.empty()) {
    std::vector<std::string> Why = Tree.takeWarnings();
    Why.insert(Why.begin(),
               fmt::format("no CUDA source under {}", Inputs.names()));
    return createStringError(join(Why, "\n"));
  }
  return finish();
}

bool Planner::definesMain(const std::string &Path) {
  const TextFacts *Text = Tree.read(Path);
  return Text && Text->DefinesMain;
}

bool Planner::isSource(const std::string &Path) {
  if (Inputs.isExcluded(Path))
    return false;
  const TextFacts *Text = Tree.read(Path);
  return Text && (Text->HoldsCuda || isCudaFileName(Path));
}

/// A file that the user named is a unit whatever its suffix, unless that is one
/// of a header.
bool Planner::isUnit(const std::string &Path) const {
  SourceKind Kind = sourceKindOf(Path);
  return Kind == SourceKind::Unit ||
         (Kind == SourceKind::Other && is_contained(Inputs.Files, Path));
}

void Planner::collectSources() {
  for (const std::string &File : Tree.inputFiles())
    if (sourceKindOf(File) != SourceKind::Other && isSource(File))
      Sources.insert(File);
  for (const std::string &File : Inputs.Files)
    if (isSource(File))
      Sources.insert(File);
}

void Planner::addReached() {
  for (const PlannedUnit &Unit : Units)
    for (const std::string &File : Unit.Reached)
      if (isBelow(File, Inputs.Root) && isSource(File))
        Sources.insert(File);
}

PlannedUnit Planner::unitFromTree(const std::string &Main) {
  SearchFolders Folders = searchFoldersOf(ExtraFlags);
  size_t OwnQuoted = Folders.Quoted.size();
  size_t OwnAll = Folders.All.size();
  SearchFolders Likely = Usual.of(Main);
  llvm::append_range(Folders.Quoted, Likely.Quoted);
  llvm::append_range(Folders.All, Likely.All);

  PlannedUnit Unit;
  Unit.Reached = Graph.follow(Main, Folders, IncludeGraph::Missing::LookAround);
  Unit.Command = {Main, sys::path::parent_path(Main).str(), ExtraFlags};
  std::vector<std::string> &Flags = Unit.Command.Flags;
  for (const std::string &Folder : drop_begin(Folders.Quoted, OwnQuoted))
    Flags.insert(Flags.end(), {"-iquote", Folder});
  for (const std::string &Folder : drop_begin(Folders.All, OwnAll))
    Flags.push_back("-I" + Folder);
  return Unit;
}

PlannedUnit Planner::unitFromFlags(Job Command) {
  SearchFolders Folders = searchFoldersOf(Command.Flags);
  PlannedUnit Unit;
  Unit.Reached =
      Graph.follow(Command.MainFile, Folders, IncludeGraph::Missing::Ignore);
  Unit.Command = std::move(Command);
  return Unit;
}

void Planner::planFromTree() {
  for (const std::string &File : Sources)
    if (isUnit(File))
      Units.push_back(unitFromTree(File));
  dropIncludedUnits();
}

/// A source that another one includes is compiled with that one, unless it is a
/// program of its own. Of units that include each other in a ring the first
/// stays.
void Planner::dropIncludedUnits() {
  std::set<std::string> Included;
  for (const auto &[File, Targets] : Graph.edges())
    Included.insert(Targets.begin(), Targets.end());
  std::set<std::string> Covered;
  for (const PlannedUnit &Unit : Units)
    if (!Included.count(Unit.Command.MainFile))
      Covered.insert(Unit.Reached.begin(), Unit.Reached.end());
  std::vector<PlannedUnit> Kept;
  for (PlannedUnit &Unit : Units) {
    const std::string &Main = Unit.Command.MainFile;
    if (Included.count(Main) && Covered.count(Main) && !definesMain(Main))
      continue;
    Covered.insert(Unit.Reached.begin(), Unit.Reached.end());
    Kept.push_back(std::move(Unit));
  }
  Units = std::move(Kept);
}

void Planner::planFromDatabase() {
  for (const CompileEntry &Entry : Inputs.Database->Entries) {
    if (!Inputs.contains(Entry.File) || !isSource(Entry.File))
      continue;
    Sources.insert(Entry.File);
    Job Command{Entry.File, Entry.Directory, Entry.Flags};
    llvm::append_range(Command.Flags, ExtraFlags);
    Units.push_back(unitFromFlags(std::move(Command)));
  }
  for (const std::string &Warning : Inputs.Database->Warnings)
    Tree.warn(Warning);
  if (Units.empty())
    Tree.warn(fmt::format("{}: no entry compiles a CUDA source under {}",
                          Inputs.Database->Path, Inputs.names()));
}

static bool runsBefore(const PlannedUnit &A, const PlannedUnit &B) {
  return std::tie(A.Command.MainFile, A.Command.Flags, A.Command.Directory) <
         std::tie(B.Command.MainFile, B.Command.Flags, B.Command.Directory);
}

static bool runsSame(const PlannedUnit &A, const PlannedUnit &B) {
  return A.Command.MainFile == B.Command.MainFile &&
         A.Command.Flags == B.Command.Flags;
}

/// The first job whose main file has the most of its path in common.
static const Job &nearestJob(const std::vector<PlannedUnit> &Units,
                             StringRef File) {
  auto InCommon = [&](const PlannedUnit &Unit) {
    StringRef Main = Unit.Command.MainFile;
    auto [A, B] =
        std::mismatch(Main.begin(), Main.end(), File.begin(), File.end());
    return StringRef(Main.begin(), A - Main.begin()).count('/');
  };
  const PlannedUnit *Best = &Units.front();
  for (const PlannedUnit &Unit : Units)
    if (InCommon(Unit) > InCommon(*Best))
      Best = &Unit;
  return Best->Command;
}

std::vector<std::string>
Planner::flagsForLoneHeader(const std::string &Header) {
  if (!Inputs.Database || Units.empty())
    return unitFromTree(Header).Command.Flags;
  const Job &Near = nearestJob(Units, Header);
  return unitFromFlags({Header, Near.Directory, Near.Flags}).Command.Flags;
}

void Planner::planHeaders(JobPlan &Plan) {
  std::map<std::string, const Job *> Reaching;
  std::set<std::string> Mains;
  for (const PlannedUnit &Unit : Units) {
    Mains.insert(Unit.Command.MainFile);
    for (const std::string &File : Unit.Reached)
      Reaching.try_emplace(File, &Unit.Command);
  }
  for (const std::string &File : Sources) {
    if (Mains.count(File))
      continue;
    Plan.Headers.push_back(File);
    auto Unit = Reaching.find(File);
    Plan.HeaderFlags[File] =
        Unit != Reaching.end() ? Unit->second->Flags : flagsForLoneHeader(File);
  }
}

JobPlan Planner::finish() {
  llvm::sort(Units, runsBefore);
  Units.erase(llvm::unique(Units, runsSame), Units.end());
  JobPlan Plan;
  Plan.Root = Inputs.Root;
  Plan.Sources.assign(Sources.begin(), Sources.end());
  planHeaders(Plan);
  for (PlannedUnit &Unit : Units)
    Plan.Jobs.push_back(std::move(Unit.Command));
  for (const auto &[File, Targets] : Graph.edges())
    Plan.Includes[File].assign(Targets.begin(), Targets.end());
  for (const std::string &File : Plan.Sources)
    Plan.Includes.try_emplace(File);
  Plan.Unread.assign(Tree.unread().begin(), Tree.unread().end());
  Plan.Warnings = Tree.takeWarnings();
  return Plan;
}

Expected<JobPlan> planJobs(const ScanRequest &Request) {
  Expected<ScanInputs> Inputs = readInputs(Request);
  if (!Inputs)
    return Inputs.takeError();
  SmallString<256> Here;
  if (std::error_code EC = sys::fs::current_path(Here))
    return createStringError(EC, "cannot tell the current directory");
  return Planner(*Inputs, withAbsolutePaths(Request.ExtraFlags, Here)).plan();
}

Job jobForHeader(const JobPlan &Plan, const std::string &Header) {
  std::string Folder = sys::path::parent_path(Header).str();
  auto Known = Plan.HeaderFlags.find(Header);
  if (Known != Plan.HeaderFlags.end())
    return {Header, Folder, Known->second};
  return {Header, Folder, {"-I" + Folder}};
}

} // namespace hipport
