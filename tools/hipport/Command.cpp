// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What all subcommands tell in the same way.

#include "Command.h"

#include "hipport/Driver/WorkerPool.h"

#include "llvm/Support/raw_ostream.h"

#include <csignal>

using namespace hipport;

ExitCode hipport::reportError(llvm::Error Failed) {
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
  return Code;
}

void hipport::paintOutput() {
  llvm::outs().enable_colors(llvm::outs().has_colors());
}

llvm::Error hipport::finishOutput() {
  llvm::outs().flush();
  if (!llvm::outs().has_error())
    return llvm::Error::success();
  const std::string Why = llvm::outs().error().message();
  llvm::outs().clear_error();
  return llvm::make_error<RunError>(ExitCode::Refused,
                                    "cannot write to standard output: " + Why);
}
