// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The summary at the end of a run: what a person must know before building the
// result, most important first. Lists are short; the JSON report has all.

#include "RelativePath.h"
#include "hipport/Report/Report.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace hipport {

constexpr size_t ListLimit = 10;

static std::string plural(size_t Count, llvm::StringRef Noun) {
  return fmt::format("{} {}{}", Count, Noun.str(), Count == 1 ? "" : "s");
}

/// The first lines of a list, and how many are left out.
static void writeList(llvm::raw_ostream &OS,
                      const std::vector<std::string> &Lines) {
  size_t Shown = std::min(Lines.size(), ListLimit);
  for (size_t I = 0; I < Shown; ++I)
    OS << "  " << Lines[I] << '\n';
  if (Shown < Lines.size())
    OS << fmt::format("  ... and {} more\n", Lines.size() - Shown);
}

static void writeFiles(llvm::raw_ostream &OS, const ConvertResult &Result) {
  size_t Converted = 0, Edits = 0, Inactive = 0;
  for (const FileResult &File : Result.Files) {
    Converted += !File.Groups.empty();
    Inactive += File.InactiveEdits;
    for (const EditGroup &Group : File.Groups)
      Edits += Group.Edits.size();
  }
  OS << fmt::format("Files: {} converted ({}), {} unchanged, {} copied\n",
                    Converted, plural(Edits, "edit"),
                    Result.Files.size() - Converted, Result.CopiedFiles);
  if (Inactive != 0)
    OS << fmt::format("{} in code that no unit compiled (skipped branches, "
                      "macro bodies)\n",
                      plural(Inactive, "edit"));
}

static void writeCoverage(llvm::raw_ostream &OS, const ConvertResult &Result) {
  std::map<std::string, Coverage> Libraries = coverageByLibrary(Result);
  Coverage Total;
  size_t Width = sizeof("Library") - 1;
  for (const auto &[Library, Names] : Libraries) {
    Total += Names;
    Width = std::max(Width, Library.size());
  }
  auto WriteRow = [&](llvm::StringRef Title, const Coverage &Names) {
    OS << fmt::format("{:<{}}  {:>9}  {:>9}  {:>13}  {:>7}\n", Title.str(),
                      Width, Names.Converted, Names.Identical,
                      Names.NotConverted, Names.Unknown);
  };
  if (!Libraries.empty()) {
    OS << fmt::format(
        "\n{:<{}}  converted  identical  not converted  unknown\n", "Library",
        Width);
    for (const auto &[Library, Names] : Libraries)
      WriteRow(Library, Names);
    if (Libraries.size() > 1)
      WriteRow("total", Total);
  }
  OS << fmt::format("Coverage: {:.1f} % of {}\n", coveragePercent(Result),
                    plural(Total.total(), "CUDA name"));
}

namespace {

struct FindingCount {
  FindingClass Class;
  std::string Id;
  size_t Count;
};

} // namespace

/// By class, then the most frequent first.
static std::vector<FindingCount> countFindings(const ConvertResult &Result) {
  std::map<std::pair<FindingClass, std::string>, size_t> Counts;
  for (const FileResult &File : Result.Files)
    for (const Finding &Item : File.Findings)
      if (!Item.Suppressed)
        ++Counts[{Item.Class, Item.Id}];
  std::vector<FindingCount> Out;
  for (const auto &[Key, Count] : Counts)
    Out.push_back({Key.first, Key.second, Count});
  llvm::stable_sort(Out, [](const FindingCount &A, const FindingCount &B) {
    return A.Class != B.Class ? A.Class < B.Class : A.Count > B.Count;
  });
  return Out;
}

static size_t countSuppressed(const ConvertResult &Result) {
  size_t Count = 0;
  for (const FileResult &File : Result.Files)
    Count += llvm::count_if(File.Findings, [](const Finding &Item) {
      return Item.Suppressed.has_value();
    });
  return Count;
}

static void writeFindingCounts(llvm::raw_ostream &OS,
                               const std::vector<FindingCount> &Counts,
                               size_t Suppressed) {
  size_t Total = 0, Width = 0;
  for (const FindingCount &Row : Counts) {
    Total += Row.Count;
    Width = std::max(Width, Row.Id.size());
  }
  OS << fmt::format("\nFindings: {}", Total);
  if (Suppressed != 0)
    OS << fmt::format(", and {} suppressed", Suppressed);
  OS << '\n';
  for (const FindingCount &Row : Counts)
    OS << fmt::format("  {:<{}}  {:<11}  {}\n", Row.Id, Width,
                      toString(Row.Class), Row.Count);
}

static std::vector<std::string> lostUnits(const ConvertResult &Result) {
  std::vector<std::string> Lines;
  for (const UnitSummary &Unit : Result.Units) {
    if (Unit.Status == UnitStatus::Parsed)
      continue;
    std::string Line =
        fmt::format("{}: {}", relativePath(Result.Root, Unit.MainFile),
                    toString(Unit.Status));
    if (!Unit.Error.empty())
      Line += fmt::format(" ({})", Unit.Error);
    Lines.push_back(std::move(Line));
  }
  return Lines;
}

static void writeParsing(llvm::raw_ostream &OS, const ConvertResult &Result) {
  std::vector<std::string> Lost = lostUnits(Result);
  OS << fmt::format("\nUnits: {} parsed, {} lost\n",
                    Result.Units.size() - Lost.size(), Lost.size());
  writeList(OS, Lost);
  if (!Result.MissingIncludes.empty()) {
    OS << fmt::format("Includes that were not found: {}\n",
                      Result.MissingIncludes.size());
    writeList(OS, Result.MissingIncludes);
  }
  size_t Regions = 0, Files = 0;
  for (const FileResult &File : Result.Files) {
    Regions += File.ParseProblems;
    Files += File.ParseProblems != 0;
  }
  if (Regions == 0)
    return;
  OS << fmt::format("Not understood by the parser: {} in {}\n",
                    plural(Regions, "place"), plural(Files, "file"));
  std::vector<std::string> Places;
  for (const ParseProblem &Problem : Result.Problems)
    Places.push_back(fmt::format(
        "{}: {}", formatPlace(Result.Root, Problem.Place), Problem.Message));
  writeList(OS, Places);
}

static bool hasAnnotations(const ConvertResult &Result) {
  return llvm::any_of(Result.Files, [](const FileResult &File) {
    return llvm::any_of(File.Findings, [](const Finding &Item) {
      return Item.Annotate && !Item.Suppressed;
    });
  });
}

static void writeNextSteps(llvm::raw_ostream &OS, const ConvertResult &Result,
                           const std::vector<FindingCount> &Findings) {
  std::vector<std::string> Steps;
  if (!lostUnits(Result).empty())
    Steps.push_back("look at the units that were lost: their names were "
                    "converted without a parse");
  if (!Result.MissingIncludes.empty())
    Steps.push_back("give -p BUILD or include paths, so that the includes that "
                    "were not found can be read");
  if (hasAnnotations(Result))
    Steps.push_back("resolve what grep -rn 'FIXME(hipport:' finds");
  bool NeedsSyncMacro = llvm::StringRef(Result.RocmVersion).starts_with("6.") &&
                        llvm::any_of(Findings, [](const FindingCount &Row) {
                          return Row.Id == "warp-sync-availability";
                        });
  if (llvm::any_of(Result.Files,
                   [](const FileResult &File) { return !File.Groups.empty(); }))
    Steps.push_back("compile with hipcc, or with clang++ -x hip "
                    "--offload-arch=TARGET");
  if (NeedsSyncMacro)
    Steps.push_back(fmt::format("on ROCm {} add -DHIP_ENABLE_WARP_SYNC_BUILTINS"
                                " for the *_sync builtins",
                                Result.RocmVersion));
  if (Steps.empty())
    return;
  OS << "\nNext:\n";
  for (const std::string &Step : Steps)
    OS << "  - " << Step << '\n';
}

void writeSummary(llvm::raw_ostream &OS, const ConvertResult &Result) {
  std::vector<FindingCount> Findings = countFindings(Result);
  writeFiles(OS, Result);
  writeCoverage(OS, Result);
  writeFindingCounts(OS, Findings, countSuppressed(Result));
  writeParsing(OS, Result);
  writeNextSteps(OS, Result, Findings);
}

} // namespace hipport
