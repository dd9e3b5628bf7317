// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A whole run: plan, parse in workers, merge, convert, write.

#ifndef HIPPORT_DRIVER_DRIVER_H
#define HIPPORT_DRIVER_DRIVER_H

#include "hipport/Driver/Config.h"
#include "hipport/Model/ConvertResult.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <functional>

namespace hipport {

/// Process exit codes; docs/exit-codes.md.
enum class ExitCode {
  Clean = 0,
  Findings = 1,
  Usage = 2,
  Incomplete = 3,
  Refused = 4,
  Internal = 70,
};

struct RunOutcome {
  ConvertResult Result;
  ExitCode Code = ExitCode::Clean;
  std::string OutRoot; ///< Where the tree went; empty for other modes.
};

/// An error that decides the exit code.
class RunError : public llvm::ErrorInfo<RunError> {
public:
  static char ID;
  RunError(ExitCode Code, std::string Message)
      : Code(Code), Message(std::move(Message)) {}
  ExitCode code() const { return Code; }
  void log(llvm::raw_ostream &OS) const override { OS << Message; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  ExitCode Code;
  std::string Message;
};

/// Parses one unit; runs in a worker process, and may crash there.
using ParseFunction = std::function<TuResult(
    const Job &Unit, const ParseOptions &Options, const RuleTable &Rules)>;

/// Parses with all collectors of the project.
TuResult parseWithCollectors(const Job &Unit, const ParseOptions &Options,
                             const RuleTable &Rules);

/// \p Out gets the patch of --diff and findings that go to no file; \p Err gets
/// progress and warnings.
///
/// Error: RunError, or Interrupted (WorkerPool.h). The user's files are as they
/// were when an error is returned, but for one that comes from writing them.
llvm::Expected<RunOutcome>
runConvert(const Config &Settings, llvm::raw_ostream &Out,
           llvm::raw_ostream &Err,
           const ParseFunction &Parse = parseWithCollectors);

} // namespace hipport

#endif // HIPPORT_DRIVER_DRIVER_H
