// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Report/Report.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FormatVariadic.h"

namespace hipport {

void writeReport(llvm::raw_ostream &OS, ReportFormat Format,
                 const ConvertResult &Result, const SourceTexts &Texts) {
  switch (Format) {
  case ReportFormat::Text:
    writeFindings(OS, Result, Texts);
    return;
  case ReportFormat::JSON:
    OS << llvm::formatv("{0:2}\n", reportAsJSON(Result));
    return;
  case ReportFormat::Sarif:
    OS << llvm::formatv("{0:2}\n", findingsAsSarif(Result, Texts));
    return;
  case ReportFormat::Markdown:
    writeWorklist(OS, Result);
    return;
  }
  llvm_unreachable("unknown format");
}

} // namespace hipport
