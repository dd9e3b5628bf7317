// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The command line. All cl::opt objects live here; the libraries get a Config.

#ifndef HIPPORT_TOOLS_HIPPORT_OPTIONS_H
#define HIPPORT_TOOLS_HIPPORT_OPTIONS_H

#include "hipport/Driver/Config.h"

#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace hipport {

struct CommandLine {
  Config Settings;
  bool Quiet = false;    ///< No summary, no progress.
  bool Findings = false; ///< The findings as text, before the summary.
};

/// Nothing when the command line is wrong; \p Err says why. Ends the process
/// for --help and --version, as LLVM's parser does.
std::optional<CommandLine> parseCommandLine(int Argc, const char *const *Argv,
                                            llvm::raw_ostream &Err);

} // namespace hipport

#endif // HIPPORT_TOOLS_HIPPORT_OPTIONS_H
