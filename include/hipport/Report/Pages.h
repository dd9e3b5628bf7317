// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The pages of docs/diagnostics, embedded at build time.

#ifndef HIPPORT_REPORT_PAGES_H
#define HIPPORT_REPORT_PAGES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <vector>

namespace hipport {

/// What docs/diagnostics/ID.md says of a finding.
struct DiagnosticPage {
  llvm::StringLiteral File; ///< "warp-sync-mask.md".
  llvm::StringLiteral Text; ///< Markdown; begins with "# ID".

  llvm::StringRef id() const { return File.drop_back(3); }
  /// The first sentence: what the finding says.
  llvm::StringRef summary() const;
};

/// Generated. Sorted by id.
llvm::ArrayRef<DiagnosticPage> diagnosticPages();

/// Null: no such id.
const DiagnosticPage *findPage(llvm::StringRef Id);

/// Ids that are spelled much the same or hold \p Id, nearest first.
std::vector<llvm::StringRef> nearPages(llvm::StringRef Id);

} // namespace hipport

#endif // HIPPORT_REPORT_PAGES_H
