// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// `hipport check`: the findings, and nothing changed.

#include "ConvertOptions.h"

#include "hipport/Report/Report.h"

#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace hipport;

ExitCode hipport::runCheckCommand() {
  llvm::Expected<ConvertRun> Run = convertRun();
  if (!Run)
    return reportError(Run.takeError());
  Config &Settings = Run->Settings;
  Settings.Progress =
      !Run->Quiet && llvm::sys::Process::StandardErrIsDisplayed();
  // A finding in a header of the project counts, whichever file is named.
  Settings.Scan.RootIsProject = true;
  // The run of `convert`, without its edits.
  Settings.Output = OutputMode::DryRun;
  Settings.Convert.Annotations = Annotate::None;
  Settings.Convert.Fixes = FixMode::None;
  Settings.Convert.OnlyChecks = true;
  if (Settings.Formats.empty())
    Settings.Formats.push_back({ReportFormat::Text, ""});
  paintOutput();
  llvm::Expected<RunOutcome> Outcome =
      runConvert(Settings, llvm::outs(), llvm::errs());
  if (!Outcome)
    return reportError(Outcome.takeError());
  if (llvm::Error Failed = finishOutput())
    return reportError(std::move(Failed));
  return Outcome->Code;
}
