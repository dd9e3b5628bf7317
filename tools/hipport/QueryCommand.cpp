// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// `hipport query`: what becomes of names.

#include "Command.h"
#include "RuleText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace hipport;
namespace cl = llvm::cl;

static cl::OptionCategory Category("hipport query options");
static cl::SubCommand Query("query", "Say what CUDA names become");

static cl::list<std::string> Names(cl::Positional, cl::desc("NAME..."),
                                   cl::sub(Query), cl::cat(Category));
static cl::list<std::string>
    RuleFiles("rules", cl::value_desc("file"),
              cl::desc("Add or replace rules; repeatable"), cl::sub(Query),
              cl::cat(Category));
static cl::opt<std::string> Rocm("rocm", cl::value_desc("release"),
                                 cl::desc("ROCm release (default: 6.4)"),
                                 cl::init("6.4"), cl::sub(Query),
                                 cl::cat(Category));
static cl::opt<OutputFormat>
    Format("format", cl::desc("Form of the answer:"),
           cl::values(clEnumValN(OutputFormat::Text, "text", "for people"),
                      clEnumValN(OutputFormat::JSON, "json", "for programs")),
           cl::init(OutputFormat::Text), cl::sub(Query), cl::cat(Category));

static std::string findMisuse() {
  if (Names.empty())
    return "no name given";
  if (!parseRelease(Rocm))
    return "--rocm: '" + Rocm + "' is no release such as 6.4";
  return "";
}

static void writeUnknown(llvm::raw_ostream &OS, const NameAnswer &Answer) {
  OS << Answer.Asked << ": no rule knows this name";
  if (looksLikeCuda(Answer.Asked))
    OS << "; it is spelled like one of " << libraryOfName(Answer.Asked);
  OS << '\n';
  if (!Answer.Near.empty())
    OS << "  similar   " << llvm::join(Answer.Near, ", ") << '\n';
}

static void writeText(llvm::raw_ostream &OS, const RuleTable &Rules,
                      Release For, const NameAnswer &Answer) {
  if (!Answer.isKnown())
    return writeUnknown(OS, Answer);
  auto Write = [&](const Rule *R) {
    writeRule(OS, *R, For, headerOfLibrary(Rules, R->Library));
  };
  llvm::for_each(Answer.Rows, Write);
  if (!Answer.Origins.empty())
    OS << Answer.Asked << " comes from:\n";
  llvm::for_each(Answer.Origins, Write);
}

static llvm::json::Value asJSON(const RuleTable &Rules, Release For,
                                const NameAnswer &Answer) {
  auto Rows = [&](llvm::ArrayRef<const Rule *> List) {
    llvm::json::Array Out;
    for (const Rule *R : List) {
      llvm::json::Object Row = ruleAsJSON(*R, For);
      std::string Header = headerOfLibrary(Rules, R->Library);
      Row["header"] = Header.empty() ? llvm::json::Value(nullptr) : Header;
      Out.push_back(std::move(Row));
    }
    return Out;
  };
  return llvm::json::Object{{"asked", llvm::json::fixUTF8(Answer.Asked)},
                            {"rows", Rows(Answer.Rows)},
                            {"origins", Rows(Answer.Origins)},
                            {"similar", llvm::json::Array(Answer.Near)}};
}

static ExitCode runQuery() {
  llvm::Expected<RuleTable> Rules = loadRules(RuleFiles);
  if (!Rules)
    return reportError(llvm::make_error<RunError>(
        ExitCode::Usage, llvm::toString(Rules.takeError())));
  const Release For = *parseRelease(Rocm);
  bool AllKnown = true;
  llvm::json::Array Answers;
  for (const std::string &Name : Names) {
    const NameAnswer Answer = queryName(*Rules, Name);
    AllKnown &= Answer.isKnown();
    if (Format == OutputFormat::JSON)
      Answers.push_back(asJSON(*Rules, For, Answer));
    else
      writeText(llvm::outs(), *Rules, For, Answer);
  }
  if (Format == OutputFormat::JSON)
    llvm::outs() << llvm::formatv(
        "{0:2}\n",
        llvm::json::Value(llvm::json::Object{{"schema", 1},
                                             {"rocm", toString(For)},
                                             {"names", std::move(Answers)}}));
  if (llvm::Error Failed = finishOutput())
    return reportError(std::move(Failed));
  return AllKnown ? ExitCode::Clean : ExitCode::Findings;
}

Command hipport::queryCommand() {
  return {Query, Category, findMisuse, runQuery};
}
