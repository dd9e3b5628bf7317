// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// `hipport convert`: the driver is called, its results are printed.

#include "ConvertOptions.h"

#include "hipport/Report/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace hipport;

static void printWhere(llvm::raw_ostream &OS, const ConvertRun &Run,
                       const RunOutcome &Outcome) {
  const Config &Settings = Run.Settings;
  if (!Run.ConfigFile.empty())
    OS << "configuration: " << Run.ConfigFile << '\n';
  switch (Settings.Output) {
  case OutputMode::Tree:
    OS << "converted tree: " << Outcome.OutRoot << '\n';
    break;
  case OutputMode::InPlace:
    OS << "converted in place: " << Outcome.Result.Root << '\n';
    break;
  case OutputMode::Diff:
    break;
  case OutputMode::Fixes:
    OS << "fixes: " << Settings.FixesFile << '\n';
    break;
  case OutputMode::DryRun:
    OS << "dry run: no source was written\n";
    break;
  }
  if (!Settings.ReportFile.empty())
    OS << "report: " << Settings.ReportFile << '\n';
}

ExitCode hipport::runConvertCommand() {
  llvm::Expected<ConvertRun> Run = convertRun();
  if (!Run)
    return reportError(Run.takeError());
  Config &Settings = Run->Settings;
  Settings.Progress =
      !Run->Quiet && llvm::sys::Process::StandardErrIsDisplayed();
  paintOutput();
  // Standard output holds a patch and nothing else with --diff, and nothing
  // else when a program reads it.
  const bool IsDiff = Settings.Output == OutputMode::Diff;
  const bool IsForProgram =
      llvm::any_of(Settings.Formats, [](const FormatRequest &Wanted) {
        return Wanted.File.empty() && Wanted.Format != ReportFormat::Text;
      });
  llvm::Expected<RunOutcome> Outcome =
      runConvert(Settings, llvm::outs(), llvm::errs());
  if (!Outcome)
    return reportError(Outcome.takeError());

  llvm::raw_ostream &OS = IsDiff || IsForProgram ? llvm::errs() : llvm::outs();
  if (!Run->Quiet) {
    writeSummary(OS, Outcome->Result);
    printWhere(OS, *Run, *Outcome);
  }
  if (llvm::Error Failed = finishOutput())
    return reportError(std::move(Failed));
  return Outcome->Code;
}
