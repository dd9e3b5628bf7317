// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RunParts.h"

#include "hipport/Rules/RuleQuery.h"

#include "llvm/ADT/STLExtras.h"

using namespace hipport;

static llvm::Expected<JobPlan> makePlan(const Config &Settings,
                                        llvm::raw_ostream &Err) {
  llvm::Expected<JobPlan> Plan = planJobs(Settings.Scan);
  if (!Plan)
    return llvm::make_error<RunError>(ExitCode::Usage,
                                      llvm::toString(Plan.takeError()));
  for (const std::string &Warning : Plan->Warnings)
    Err << "warning: " << Warning << '\n';
  return Plan;
}

llvm::Expected<RunInputs> hipport::readInputs(const Config &Settings,
                                              llvm::raw_ostream &Err) {
  llvm::Expected<RuleTable> Rules = loadRules(Settings.RuleFiles);
  if (!Rules)
    return llvm::make_error<RunError>(ExitCode::Usage,
                                      llvm::toString(Rules.takeError()));
  llvm::Expected<JobPlan> Plan = makePlan(Settings, Err);
  if (!Plan)
    return Plan.takeError();
  return RunInputs{std::move(*Rules), std::move(*Plan)};
}

void hipport::summariseUnits(ConvertResult &Result, const JobPlan &Plan,
                             const Config &Settings,
                             const std::vector<TuResult> &Units,
                             MergedFacts Merged) {
  Result.Root = Plan.Root;
  Result.RocmVersion = toString(Settings.Convert.Rocm);
  for (const TuResult &Unit : Units)
    Result.Units.push_back(
        {Unit.MainFile, Unit.Status, Unit.Error, Unit.CpuSeconds});
  for (auto &[Path, Facts] : Merged.Files)
    llvm::append_range(Result.Problems, std::move(Facts.Problems));
  llvm::sort(Result.Problems);
  Result.MissingIncludes = std::move(Merged.MissingIncludes);
  Result.Launches = std::move(Merged.Launches);
}

bool hipport::hasFinding(const ConvertResult &Result, FindingClass From) {
  return llvm::any_of(Result.Files, [&](const FileResult &File) {
    return llvm::any_of(File.Findings, [&](const Finding &F) {
      return !F.Suppressed && F.Class <= From;
    });
  });
}
