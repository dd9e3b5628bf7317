// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The program: options in, driver called, results printed, exit code out.

#include "Options.h"

#include "hipport/Driver/Driver.h"
#include "hipport/Driver/WorkerPool.h"
#include "hipport/Report/Report.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Process.h"

#include <csignal>
#include <cstdlib>

using namespace hipport;

static int toInt(ExitCode Code) { return static_cast<int>(Code); }

[[noreturn]] static void exitInternal(void *, const char *Reason, bool) {
  llvm::errs() << "hipport: internal error: " << Reason << '\n';
  std::exit(toInt(ExitCode::Internal));
}

static int reportError(llvm::Error Failed) {
  ExitCode Code = ExitCode::Internal;
  llvm::handleAllErrors(
      std::move(Failed),
      [&](const RunError &Why) {
        llvm::errs() << "hipport: error: " << Why.message() << '\n';
        Code = Why.code();
      },
      [&](const Interrupted &End) {
        llvm::errs() << "hipport: " << End.message()
                     << "; nothing was written\n";
        // Ends as the signal would have ended it, so that scripts stop too.
        std::signal(End.signal(), SIG_DFL);
        std::raise(End.signal());
      },
      [&](const llvm::ErrorInfoBase &Other) {
        llvm::errs() << "hipport: internal error: " << Other.message() << '\n';
      });
  return toInt(Code);
}

static void printWhere(llvm::raw_ostream &OS, const Config &Settings,
                       const RunOutcome &Outcome) {
  switch (Settings.Output) {
  case OutputMode::Tree:
    OS << "converted tree: " << Outcome.OutRoot << '\n';
    break;
  case OutputMode::InPlace:
    OS << "converted in place: " << Outcome.Result.Root << '\n';
    break;
  case OutputMode::Diff:
    break;
  case OutputMode::DryRun:
    OS << "dry run: no source was written\n";
    break;
  }
  if (!Settings.ReportFile.empty())
    OS << "report: " << Settings.ReportFile << '\n';
}

static int convert(const CommandLine &Line) {
  const Config &Settings = Line.Settings;
  llvm::Expected<RunOutcome> Outcome =
      runConvert(Settings, llvm::outs(), llvm::errs());
  if (!Outcome)
    return reportError(Outcome.takeError());

  // Standard output holds a patch and nothing else with --diff.
  llvm::raw_ostream &OS =
      Settings.Output == OutputMode::Diff ? llvm::errs() : llvm::outs();
  if (Line.Findings)
    writeFindings(OS, Outcome->Result);
  if (!Line.Quiet) {
    writeSummary(OS, Outcome->Result);
    printWhere(OS, Settings, *Outcome);
  }
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    const std::string Why = llvm::outs().error().message();
    llvm::outs().clear_error();
    return reportError(llvm::make_error<RunError>(
        ExitCode::Refused, "cannot write to standard output: " + Why));
  }
  return toInt(Outcome->Code);
}

int main(int Argc, const char **Argv) {
  // A closed standard stream must not become the descriptor of a source file.
  (void)llvm::sys::Process::FixupStandardFileDescriptors();
  llvm::install_fatal_error_handler(exitInternal);
  std::optional<CommandLine> Line = parseCommandLine(Argc, Argv, llvm::errs());
  if (!Line)
    return toInt(ExitCode::Usage);
  Line->Settings.Progress =
      !Line->Quiet && llvm::sys::Process::StandardErrIsDisplayed();
  return convert(*Line);
}
