// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the command line of `hipport convert` says.

#ifndef HIPPORT_TOOLS_HIPPORT_CONVERTOPTIONS_H
#define HIPPORT_TOOLS_HIPPORT_CONVERTOPTIONS_H

#include "Command.h"

#include "hipport/Driver/Config.h"

namespace hipport {

struct ConvertRun {
  Config Settings;
  std::string ConfigFile; ///< What was read of it; empty: none.
  bool Quiet = false;     ///< No summary, no progress.
};

/// Good once the command line is parsed. Error: the configuration is wrong, or
/// both together name nothing to convert.
llvm::Expected<ConvertRun> convertRun();

/// Does what convertRun() says.
ExitCode runConvertCommand();
ExitCode runCheckCommand();

} // namespace hipport

#endif // HIPPORT_TOOLS_HIPPORT_CONVERTOPTIONS_H
