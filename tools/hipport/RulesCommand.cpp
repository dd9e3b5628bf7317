// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// `hipport rules`: rows listed, rule files checked.

#include "Command.h"
#include "RuleText.h"

using namespace hipport;
namespace cl = llvm::cl;

static cl::OptionCategory Category("hipport rules options");
static cl::SubCommand Rules("rules", "List rules, or check rule files");

static cl::list<std::string> Words(cl::Positional,
                                   cl::desc("list | validate FILE..."),
                                   cl::sub(Rules), cl::cat(Category));
static cl::list<std::string>
    RuleFiles("rules", cl::value_desc("file"),
              cl::desc("list: add or replace rules; repeatable"),
              cl::sub(Rules), cl::cat(Category));
static cl::opt<std::string> Library("library", cl::value_desc("name"),
                                    cl::desc("list: rows of this library only"),
                                    cl::sub(Rules), cl::cat(Category));
static cl::opt<RuleKind>
    Kind("kind", cl::desc("list: rows of this kind only:"),
         cl::values(clEnumValN(RuleKind::Function, "function", ""),
                    clEnumValN(RuleKind::Type, "type", ""),
                    clEnumValN(RuleKind::Enumerator, "enumerator", ""),
                    clEnumValN(RuleKind::Macro, "macro", ""),
                    clEnumValN(RuleKind::Header, "header", ""),
                    clEnumValN(RuleKind::Namespace, "namespace", "")),
         cl::sub(Rules), cl::cat(Category));
static cl::opt<RuleStatus>
    Status("status", cl::desc("list: rows of this status only:"),
           cl::values(clEnumValN(RuleStatus::Supported, "supported", ""),
                      clEnumValN(RuleStatus::Deprecated, "deprecated", ""),
                      clEnumValN(RuleStatus::Experimental, "experimental", ""),
                      clEnumValN(RuleStatus::Differs, "differs",
                                 "converted, with another meaning"),
                      clEnumValN(RuleStatus::Unsupported, "unsupported",
                                 "without a HIP name")),
           cl::sub(Rules), cl::cat(Category));
static cl::opt<std::string>
    Rocm("rocm", cl::value_desc("release"),
         cl::desc("list: only rows whose HIP name this ROCm release has"),
         cl::sub(Rules), cl::cat(Category));
static cl::opt<OutputFormat> Format(
    "format", cl::desc("list: form of the output:"),
    cl::values(clEnumValN(OutputFormat::Text, "text", "a line for a row"),
               clEnumValN(OutputFormat::JSON, "json", "for programs")),
    cl::init(OutputFormat::Text), cl::sub(Rules), cl::cat(Category));

static bool isValidate() { return !Words.empty() && Words[0] == "validate"; }

static bool hasListOption() {
  return Library.getNumOccurrences() || Kind.getNumOccurrences() ||
         Status.getNumOccurrences() || Rocm.getNumOccurrences() ||
         Format.getNumOccurrences() || RuleFiles.getNumOccurrences();
}

static std::string findMisuse() {
  if (Words.empty())
    return "rules list, or rules validate FILE...";
  if (isValidate() && Words.size() < 2)
    return "rules validate needs a rule file";
  if (isValidate())
    return hasListOption() ? "rules validate takes files only" : "";
  if (Words[0] != "list")
    return "rules knows list and validate, not '" + Words[0] + "'";
  if (Words.size() > 1)
    return "rules list takes no '" + Words[1] + "'; rule files: --rules FILE";
  if (!Rocm.empty() && !parseRelease(Rocm))
    return "--rocm: '" + Rocm + "' is no release such as 6.4";
  return "";
}

static ExitCode validate() {
  const std::vector<std::string> Files(std::next(Words.begin()), Words.end());
  const std::string Faults = validateRules(Files);
  if (Faults.empty())
    return ExitCode::Clean;
  llvm::errs() << Faults << '\n';
  return ExitCode::Findings;
}

static ExitCode list() {
  llvm::Expected<RuleTable> Table = loadRules(RuleFiles);
  if (!Table)
    return reportError(llvm::make_error<RunError>(
        ExitCode::Usage, llvm::toString(Table.takeError())));
  RuleFilter Filter;
  Filter.Library = Library;
  if (Kind.getNumOccurrences())
    Filter.Kind = Kind;
  if (Status.getNumOccurrences())
    Filter.Status = Status;
  Filter.Rocm = parseRelease(Rocm);
  if (!Library.empty() && Table->all(Library).empty())
    return reportError(llvm::make_error<RunError>(
        ExitCode::Usage, "no rule belongs to a library '" + Library + "'"));
  llvm::json::Array Rows;
  for (const Rule *R : filterRules(*Table, Filter))
    if (Format == OutputFormat::JSON)
      Rows.push_back(
          ruleAsJSON(*R, Filter.Rocm.value_or(ConvertOptions().Rocm)));
    else
      writeRuleLine(llvm::outs(), *R);
  if (Format == OutputFormat::JSON)
    llvm::outs() << llvm::formatv(
        "{0:2}\n", llvm::json::Value(llvm::json::Object{
                       {"schema", 1}, {"rules", std::move(Rows)}}));
  if (llvm::Error Failed = finishOutput())
    return reportError(std::move(Failed));
  return ExitCode::Clean;
}

static ExitCode runRules() { return isValidate() ? validate() : list(); }

Command hipport::rulesCommand() {
  return {Rules, Category, findMisuse, runRules};
}
