// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/Convert.h"

#include "FileContext.h"
#include "hipport/Rewrite/EditPlan.h"
#include "hipport/Rewrite/Guards.h"

#include <fmt/format.h>

#include <algorithm>

namespace hipport {

static std::set<std::string>
reachedFiles(const std::set<std::string> &MainFiles,
             const std::map<std::string, std::vector<std::string>> &Includes) {
  std::set<std::string> Reached = MainFiles;
  std::vector<std::string> Open(MainFiles.begin(), MainFiles.end());
  while (!Open.empty()) {
    auto Included = Includes.find(Open.back());
    Open.pop_back();
    if (Included == Includes.end())
      continue;
    for (const std::string &Path : Included->second)
      if (Reached.insert(Path).second)
        Open.push_back(Path);
  }
  return Reached;
}

std::unique_ptr<RunFacts> gatherRunFacts(const RuleTable &Rules,
                                         const MergedFacts &Merged,
                                         SourceSet Sources,
                                         const ConvertOptions &Options) {
  auto Run = std::make_unique<RunFacts>();
  if (Options.PreferRoc)
    Run->Direct = DirectLibraries(Rules, Sources.Bytes);
  Run->Rules = Options.PreferRoc ? &Run->Direct.rules() : &Rules;
  Run->Merged = &Merged;
  Run->Groups = ProjectGroups(Sources.Includes);
  Run->Macros = ProgramMacros(Sources.Bytes, Run->Groups);
  Run->Needs = IncludeNeeds(Sources, Run->Groups, *Run->Rules, Options.Rocm);
  Run->Proofs = LaneProofs(Sources.Bytes, Merged, Run->Groups);
  Run->Masks = MaskIndex(Sources.Bytes, Merged, Run->Proofs, Run->Groups);
  Run->Absent = AbsentLibraries(Rules, Options.Rocm);
  Run->Includes = std::move(Sources.Includes);
  Run->Compiled = reachedFiles(Sources.MainFiles, Run->Includes);
  Run->NewNames = std::move(Sources.NewNames);
  return Run;
}

void rewriteGuardsOf(FileContext &File) {
  GuardResult Guards = rewriteGuards(File.Path, File.Bytes, File.Directives);
  File.Untouched = std::move(Guards.Untouched);
  llvm::append_range(File.Groups, Guards.Groups);
  llvm::append_range(File.Findings, Guards.Findings);
}

static void reportConflicts(FileContext &File, const EditPlan &Plan) {
  for (const auto &[Group, Winner] : Plan.Rejected)
    File.report("rewrite-conflict", FindingClass::Info, Confidence::Certain,
                Group.Edits.front().Offset,
                fmt::format("an edit of {} was left out: it overlaps one of {}",
                            Group.Rewrite, Plan.Accepted[Winner].Rewrite));
}

static void reportProblems(FileContext &File) {
  if (!File.Facts)
    return;
  for (const ParseProblem &P : File.Facts->Problems) {
    Finding &F = File.report("parse-incomplete", FindingClass::Info,
                             Confidence::Certain, P.Place.Offset, P.Message);
    F.Place = P.Place;
  }
}

FileResult convertFile(const std::string &Path, llvm::StringRef Bytes,
                       const RunFacts &Run, const ConvertOptions &Options) {
  FileContext File(Path, Bytes, Run, Options);
  rewriteGuardsOf(File);
  rewriteCaseLabels(File);
  leaveScaleTypesToCuda(File);
  rewriteCollapsedOverloads(File);
  rewriteIncludes(File);
  rewriteIncludedSources(File);
  rewriteLaunchSyntax(File);
  rewriteLaunchCalls(File);
  rewriteVectorOperators(File);
  rewriteDevicePointers(File);
  rewriteDeviceCalls(File);
  castMixedMinMax(File);
  rewriteMemoryLocations(File);
  rewriteQualifiedNames(File);
  rewriteNames(File);
  rewriteKernelStrings(File);
  rewriteMaskDefinitions(File);
  rewriteInlineAsm(File);
  removeRegisterKeyword(File);
  addTemplateKeyword(File);
  reportWrappedLibraries(File);
  addRuntimeInclude(File);
  addDeclaringIncludes(File);
  addHelpers(File);
  foldAbsentLibraries(File);
  addCheckFindings(File);
  std::sort(File.Findings.begin(), File.Findings.end(),
            [](const Finding &A, const Finding &B) {
              return std::tie(A.Place.Offset, A.Id, A.Message) <
                     std::tie(B.Place.Offset, B.Id, B.Message);
            });
  suppressFindings(File);
  if (Options.Annotations == Annotate::Comment)
    annotateFindings(File);
  EditPlan Plan = planEdits(std::move(File.Groups));
  reportConflicts(File, Plan);
  reportProblems(File);
  suppressFindings(File);
  reportUnusedSuppressions(File);
  for (Finding &F : File.Findings)
    F.Tokens = File.statements().text(F.Place.Offset);

  FileResult Result;
  Result.Path = Path;
  Result.Groups = std::move(Plan.Accepted);
  Result.Findings = std::move(File.Findings);
  std::sort(Result.Findings.begin(), Result.Findings.end(),
            [](const Finding &A, const Finding &B) {
              return std::tie(A.Place, A.Id, A.Message) <
                     std::tie(B.Place, B.Id, B.Message);
            });
  Result.ByLibrary = std::move(File.ByLibrary);
  Result.InactiveEdits = File.InactiveEdits;
  Result.ParseProblems = File.Facts ? File.Facts->Problems.size() : 0;
  Result.SeenByParser = File.Facts != nullptr;
  return Result;
}

} // namespace hipport
