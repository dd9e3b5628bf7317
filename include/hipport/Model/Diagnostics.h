// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The ids of all findings that hipport can have, each with one line on what it
// is about.

#ifndef HIPPORT_MODEL_DIAGNOSTICS_H
#define HIPPORT_MODEL_DIAGNOSTICS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace hipport {

struct DiagnosticInfo {
  llvm::StringLiteral Id;
  llvm::StringLiteral Title; ///< Lower case, no full stop.
};

/// Sorted by id.
llvm::ArrayRef<DiagnosticInfo> allDiagnostics();

/// Null: hipport has no finding of that name.
const DiagnosticInfo *findDiagnostic(llvm::StringRef Id);

} // namespace hipport

#endif // HIPPORT_MODEL_DIAGNOSTICS_H
