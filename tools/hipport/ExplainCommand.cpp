// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// `hipport explain`: the page of a finding.

#include "Command.h"

#include "hipport/Report/Pages.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace hipport;
namespace cl = llvm::cl;

static cl::OptionCategory Category("hipport explain options");
static cl::SubCommand Explain("explain", "Say what a finding means");

static cl::opt<std::string>
    Id(cl::Positional, cl::value_desc("id"),
       cl::desc("ID: as a finding shows it in brackets; "
                "none: list all"),
       cl::sub(Explain), cl::cat(Category));

static std::string findMisuse() { return ""; }

static void listPages(llvm::raw_ostream &OS) {
  for (const DiagnosticPage &Page : diagnosticPages())
    OS << llvm::formatv("{0,-24} {1}\n", Page.id(), Page.summary());
}

static ExitCode unknownId(llvm::StringRef Asked) {
  std::string Why = ("no finding has the id '" + Asked + "'").str();
  std::vector<llvm::StringRef> Near = nearPages(Asked);
  Why += Near.empty() ? "; 'hipport explain' lists all"
                      : "; similar: " + llvm::join(Near, ", ");
  return reportError(
      llvm::make_error<RunError>(ExitCode::Usage, std::move(Why)));
}

static ExitCode runExplain() {
  if (Id.getNumOccurrences() == 0) {
    listPages(llvm::outs());
  } else {
    llvm::StringRef Asked = Id;
    Asked.consume_front("hipport-"); // As a NOLINT comment names it.
    const DiagnosticPage *Page = findPage(Asked);
    if (!Page)
      return unknownId(Asked);
    llvm::outs() << Page->Text;
  }
  if (llvm::Error Failed = finishOutput())
    return reportError(std::move(Failed));
  return ExitCode::Clean;
}

Command hipport::explainCommand() {
  return {Explain, Category, findMisuse, runExplain};
}
