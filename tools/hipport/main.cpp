// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The program: the command line parsed, a subcommand run, an exit code out.

#include "Command.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstdlib>
#include <vector>

using namespace hipport;
namespace cl = llvm::cl;

static int toInt(ExitCode Code) { return static_cast<int>(Code); }

[[noreturn]] static void exitInternal(void *, const char *Reason, bool) {
  llvm::errs() << "hipport: internal error: " << Reason << '\n';
  std::exit(toInt(ExitCode::Internal));
}

static void printVersion(llvm::raw_ostream &OS) {
  OS << "hipport " HIPPORT_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
}

/// "hipport help convert" becomes "hipport convert --help". An unknown command
/// stays alone, for the parser to complain about.
static std::vector<const char *> spellHelp(llvm::ArrayRef<const char *> Args,
                                           llvm::ArrayRef<Command> Commands) {
  std::vector<const char *> Spelled(Args.begin(), Args.end());
  if (Spelled.size() < 2 || llvm::StringRef(Spelled[1]) != "help")
    return Spelled;
  Spelled.erase(Spelled.begin() + 1);
  if (Spelled.size() < 2 || llvm::any_of(Commands, [&](const Command &C) {
        return C.Sub.getName() == Spelled[1];
      }))
    Spelled.push_back("--help");
  return Spelled;
}

/// LLVM's parser prints help and ends the process without asking whether that
/// could be written.
static void checkHelpAtExit() {
  if (llvm::Error Failed = finishOutput())
    std::_Exit(toInt(reportError(std::move(Failed))));
}

/// Null when the command line is wrong and the user was told why. Ends the
/// process for --help and --version, as LLVM's parser does.
static const Command *parseCommandLine(llvm::ArrayRef<const char *> Argv,
                                       llvm::ArrayRef<Command> Commands) {
  // libLLVM and libclang-cpp bring options of their own.
  cl::OptionCategory None("");
  cl::HideUnrelatedOptions(None);
  for (const Command &C : Commands)
    cl::HideUnrelatedOptions(C.Options, C.Sub);
  cl::SetVersionPrinter(printVersion);
  const std::vector<const char *> Args = spellHelp(Argv, Commands);
  // The stream must be there before, to be there still when this is called.
  llvm::outs();
  std::atexit(checkHelpAtExit);
  if (!cl::ParseCommandLineOptions(
          static_cast<int>(Args.size()), Args.data(),
          "hipport: converts CUDA sources to HIP and reviews the port\n",
          &llvm::errs()))
    return nullptr;
  const Command *Chosen =
      llvm::find_if(Commands, [](const Command &C) { return bool(C.Sub); });
  const bool IsAny = Chosen != Commands.end();
  const std::string Misuse = IsAny ? Chosen->FindMisuse() : "no command given";
  if (Misuse.empty())
    return Chosen;
  llvm::errs() << "hipport: " << Misuse << "\nTry: 'hipport "
               << (IsAny ? Chosen->Sub.getName().str() + " " : "")
               << "--help'\n";
  return nullptr;
}

int main(int Argc, const char **Argv) {
  // Over the limit of a file's size is an error of writing like a full disk.
  std::signal(SIGXFSZ, SIG_IGN);
  // A closed standard stream must not become the descriptor of a source file.
  (void)llvm::sys::Process::FixupStandardFileDescriptors();
  llvm::install_fatal_error_handler(exitInternal);
  const Command Commands[] = {checkCommand(),  convertCommand(),
                              queryCommand(),  rulesCommand(),
                              compdbCommand(), explainCommand()};
  const Command *Chosen = parseCommandLine(
      llvm::ArrayRef(Argv, static_cast<size_t>(Argc)), Commands);
  const ExitCode Code = Chosen ? Chosen->Run() : ExitCode::Usage;
  // A message that could not be printed must not change the exit code.
  llvm::errs().clear_error();
  return toInt(Code);
}
