// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Driver/Driver.h"

#include "ConvertPhase.h"
#include "ParsePhase.h"
#include "RenamedSources.h"
#include "RunParts.h"
#include "WritePhase.h"

#include "hipport/Checks/KernelViews.h"

#include "llvm/ADT/STLExtras.h"

using namespace hipport;

char RunError::ID = 0;

/// Whether some file or unit could not be read or parsed.
static bool isIncomplete(const JobPlan &Plan,
                         const std::vector<TuResult> &Units,
                         const std::vector<ConvertedFile> &Files) {
  return !Plan.Unread.empty() || llvm::any_of(Units, [](const TuResult &Unit) {
    return Unit.Status != UnitStatus::Parsed;
  }) || llvm::any_of(Files, [](const ConvertedFile &File) {
    return !File.ReadError.empty();
  });
}

llvm::Expected<RunOutcome> hipport::runConvert(const Config &Settings,
                                               llvm::raw_ostream &Out,
                                               llvm::raw_ostream &Err,
                                               const ParseFunction &Parse) {
  llvm::Expected<RunInputs> Inputs = readInputs(Settings, Err);
  if (!Inputs)
    return Inputs.takeError();
  const RuleTable &Rules = Inputs->Rules;
  const JobPlan &Plan = Inputs->Plan;
  if (llvm::Error Refused = checkOutputs(Settings, Plan))
    return Refused;

  std::map<std::string, std::string> NewNames;
  if (Settings.RenameSources) {
    auto Names = renamedSources(Plan);
    if (!Names)
      return llvm::make_error<RunError>(ExitCode::Refused,
                                        llvm::toString(Names.takeError()));
    NewNames = std::move(*Names);
  }

  llvm::Expected<std::vector<TuResult>> Units =
      parseAll(Plan, Settings, Rules, Parse, Err);
  if (!Units)
    return Units.takeError();
  MergedFacts Merged = mergeResults(*Units);
  const WaveModel Model(Merged);
  const std::vector<ConvertedFile> Files =
      convertAll(Plan, Settings, Rules, Merged, Model, *Units, NewNames);
  for (const ConvertedFile &File : Files)
    if (!File.ReadError.empty())
      Err << "error: cannot read " << File.Result.Path << ": " << File.ReadError
          << '\n';

  RunOutcome Outcome;
  Outcome.OutRoot = outRootOf(Settings, Plan);
  for (const ConvertedFile &File : Files)
    Outcome.Result.Files.push_back(File.Result);
  Outcome.Result.Kernels = kernelViews(Merged, Model);
  summariseUnits(Outcome.Result, Plan, Settings, *Units, std::move(Merged));
  llvm::Expected<TreeOutcome> Written =
      writeOutputs(Settings, Plan, Files, Out);
  if (!Written)
    return Written.takeError();
  for (const std::string &Warning : Written->Warnings)
    Err << "warning: " << Warning << '\n';
  Outcome.Result.CopiedFiles = Written->Copied;
  // A patch stays a patch.
  llvm::raw_ostream &Findings = Settings.Output == OutputMode::Diff ? Err : Out;
  if (llvm::Error Failed =
          writeReports(Settings, Outcome.Result, Files, Findings))
    return Failed;

  if (isIncomplete(Plan, *Units, Files))
    Outcome.Code = ExitCode::Incomplete;
  else if (Settings.FailOn && hasFinding(Outcome.Result, *Settings.FailOn))
    Outcome.Code = ExitCode::Findings;
  return Outcome;
}
