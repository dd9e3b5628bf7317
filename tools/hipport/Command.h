// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a subcommand is to the program. Each has a source file of its own, where
// its cl::opt objects live; the libraries get plain settings.

#ifndef HIPPORT_TOOLS_HIPPORT_COMMAND_H
#define HIPPORT_TOOLS_HIPPORT_COMMAND_H

#include "hipport/Driver/Driver.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

#include <string>

namespace hipport {

struct Command {
  llvm::cl::SubCommand &Sub;
  llvm::cl::OptionCategory &Options;
  /// What is wrong with options that are fine one by one; empty: nothing.
  std::string (*FindMisuse)();
  ExitCode (*Run)();
};

Command checkCommand();
Command convertCommand();
Command compdbCommand();
Command explainCommand();
Command queryCommand();
Command rulesCommand();

/// Tells the user, and says how the program ends. Does not return when the
/// error is a signal's.
ExitCode reportError(llvm::Error Failed);

/// Colours on standard output, when it is a terminal that has them.
void paintOutput();

/// Standard output is complete, or the error says why not.
llvm::Error finishOutput();

} // namespace hipport

#endif // HIPPORT_TOOLS_HIPPORT_COMMAND_H
