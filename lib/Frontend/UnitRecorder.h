// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Records what every unit says whatever the collectors are: files that were not
// found, ranges that were skipped, errors of the parser.

#ifndef HIPPORT_FRONTEND_UNITRECORDER_H
#define HIPPORT_FRONTEND_UNITRECORDER_H

#include "hipport/Frontend/UnitFiles.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/PPCallbacks.h"

#include <memory>
#include <set>
#include <string>

namespace hipport {

/// Lets the parse go on behind a missing include and writes its name down.
std::unique_ptr<clang::PPCallbacks>
makeSkipRecorder(UnitFiles &Files, std::set<std::string> &MissingIncludes);

/// Takes errors as facts of the file they are in. Errors before \c attach (of
/// the command line) and errors outside project files are kept apart.
class ProblemRecorder : public clang::DiagnosticConsumer {
public:
  void attach(UnitFiles *Unit) { Files = Unit; }
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override;

  /// The first error that lies in no project file; empty: none.
  const std::string &otherError() const { return OtherError; }

private:
  UnitFiles *Files = nullptr;
  std::string OtherError;
};

} // namespace hipport

#endif // HIPPORT_FRONTEND_UNITRECORDER_H
