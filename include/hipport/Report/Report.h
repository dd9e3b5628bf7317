// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Writers of results. They own layout and decide nothing.

#ifndef HIPPORT_REPORT_REPORT_H
#define HIPPORT_REPORT_REPORT_H

#include "hipport/Model/ConvertResult.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <string>

namespace hipport {

/// The summary that a run ends with: files, coverage by library, findings by
/// id, unparsed regions, units that were lost, how to build the result.
void writeSummary(llvm::raw_ostream &OS, const ConvertResult &Result);

/// The bytes of the sources by absolute path, as they were before the run: for
/// the lines that are shown, and to count columns.
using SourceTexts = std::map<std::string, llvm::StringRef>;

/// Findings as "path:line:col: class: message [id]" with their line of code,
/// paths relative to the root, evidence as notes below. Suppressed ones are a
/// number at the end. Coloured when the stream takes colours.
void writeFindings(llvm::raw_ostream &OS, const ConvertResult &Result,
                   const SourceTexts &Texts);

/// The findings for tools that show them, SARIF 2.1.0.
llvm::json::Value findingsAsSarif(const ConvertResult &Result,
                                  const SourceTexts &Texts);

/// The worklist as Markdown: what to do, kernel by kernel.
void writeWorklist(llvm::raw_ostream &OS, const ConvertResult &Result);

enum class ReportFormat { Text, JSON, Sarif, Markdown };

/// What --format writes.
void writeReport(llvm::raw_ostream &OS, ReportFormat Format,
                 const ConvertResult &Result, const SourceTexts &Texts);

/// The report of --report FILE and --format json. Its form is described in
/// docs/report-schema.md; "schema" holds its version.
llvm::json::Value reportAsJSON(const ConvertResult &Result);

/// One file's unified diff with three lines of context, in git's form
/// ("diff --git a/P b/P", "--- a/P", "+++ b/P"), so that `git apply` takes it;
/// empty when the texts are equal. \p RelPath uses forward slashes. Handles
/// CRLF, a missing final newline and any bytes that are no valid UTF-8.
std::string unifiedDiff(llvm::StringRef RelPath, llvm::StringRef Before,
                        llvm::StringRef After);
/// The same for a file that moves to \p NewRelPath: never empty then.
std::string unifiedDiff(llvm::StringRef RelPath, llvm::StringRef NewRelPath,
                        llvm::StringRef Before, llvm::StringRef After);

} // namespace hipport

#endif // HIPPORT_REPORT_REPORT_H
