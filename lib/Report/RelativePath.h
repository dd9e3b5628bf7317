// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Paths as reports show them.

#ifndef HIPPORT_LIB_REPORT_RELATIVEPATH_H
#define HIPPORT_LIB_REPORT_RELATIVEPATH_H

#include "hipport/Model/Finding.h"

#include "llvm/ADT/StringRef.h"

#include <string>

namespace hipport {

/// \p Path relative to \p Root with forward slashes; a path outside of the root
/// stays absolute.
std::string relativePath(llvm::StringRef Root, llvm::StringRef Path);

/// "path:line:col", the path as relativePath() gives it.
std::string formatPlace(llvm::StringRef Root, const SourcePlace &Place);

} // namespace hipport

#endif // HIPPORT_LIB_REPORT_RELATIVEPATH_H
