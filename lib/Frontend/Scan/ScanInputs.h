// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a request means on this disk, before anything is listed or planned.

#ifndef HIPPORT_LIB_FRONTEND_SCAN_SCANINPUTS_H
#define HIPPORT_LIB_FRONTEND_SCAN_SCANINPUTS_H

#include "hipport/Frontend/CompileDb.h"
#include "hipport/Frontend/Job.h"

#include "llvm/Support/GlobPattern.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

struct ScanInputs {
  /// Real paths, sorted, each once.
  std::vector<std::string> Folders;
  std::vector<std::string> Files;
  std::string Root;
  bool WithReached = false; ///< What they include below the root counts too.
  std::optional<CompileDb> Database;
  std::vector<llvm::GlobPattern> Excludes;

  bool contains(llvm::StringRef Path) const;
  /// A glob fits the path below the root, or that of a folder above it.
  bool isExcluded(llvm::StringRef Path) const;
  /// The inputs for a message; the first few.
  std::string names() const;
};

/// The globs refer to the text of \p Request, which must outlive the result.
llvm::Expected<ScanInputs> readInputs(const ScanRequest &Request);

} // namespace hipport

#endif // HIPPORT_LIB_FRONTEND_SCAN_SCANINPUTS_H
