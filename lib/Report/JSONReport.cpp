// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The report for programs. Its form is a contract, docs/report-schema.md: a
// change of meaning or a removal needs a new schema number.

#include "RelativePath.h"
#include "hipport/Report/Report.h"

#include <map>

namespace hipport {

using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

constexpr int SchemaVersion = 1;

/// JSON holds UTF-8 only; other bytes become replacement characters.
static Value text(llvm::StringRef Bytes) { return llvm::json::fixUTF8(Bytes); }

static Array texts(const std::vector<std::string> &Strings) {
  Array Out;
  for (const std::string &String : Strings)
    Out.push_back(text(String));
  return Out;
}

static Object placeToJSON(llvm::StringRef Root, const SourcePlace &Place) {
  return Object{{"path", text(relativePath(Root, Place.File))},
                {"offset", Place.Offset},
                {"line", Place.Line},
                {"column", Place.Column}};
}

static Object coverageToJSON(const Coverage &Names) {
  return Object{{"converted", Names.Converted},
                {"identical", Names.Identical},
                {"notConverted", Names.NotConverted},
                {"unknown", Names.Unknown}};
}

static Object
librariesToJSON(const std::map<std::string, Coverage> &Libraries) {
  Object Out;
  for (const auto &[Library, Names] : Libraries)
    Out[llvm::json::fixUTF8(Library)] = coverageToJSON(Names);
  return Out;
}

static Object totalCoverage(const ConvertResult &Result) {
  std::map<std::string, Coverage> Libraries = coverageByLibrary(Result);
  Coverage Total;
  for (const auto &[Library, Names] : Libraries)
    Total += Names;
  return Object{{"percent", coveragePercent(Result)},
                {"total", coverageToJSON(Total)},
                {"libraries", librariesToJSON(Libraries)}};
}

static Value findingToJSON(llvm::StringRef Root, const Finding &Item) {
  Array Notes;
  for (const Evidence &Note : Item.Notes)
    Notes.push_back(Object{{"place", placeToJSON(Root, Note.Place)},
                           {"reason", text(Note.Reason)}});
  return Object{{"id", text(Item.Id)},
                {"class", toString(Item.Class)},
                {"confidence", toString(Item.Sureness)},
                {"targets", texts(Item.Targets)},
                {"kernels", texts(Item.Kernels)},
                {"place", placeToJSON(Root, Item.Place)},
                {"message", text(Item.Message)},
                {"subject", text(Item.Subject)},
                {"notes", std::move(Notes)}};
}

/// Edits by the name of the rewrite that made them.
static Object editsByRewrite(const FileResult &File) {
  std::map<std::string, uint64_t> Counts;
  for (const EditGroup &Group : File.Groups)
    Counts[Group.Rewrite] += Group.Edits.size();
  Object Out;
  for (const auto &[Rewrite, Count] : Counts)
    Out[llvm::json::fixUTF8(Rewrite)] = Count;
  return Out;
}

static Value fileToJSON(llvm::StringRef Root, const FileResult &File) {
  Array Findings;
  for (const Finding &Item : File.Findings)
    Findings.push_back(findingToJSON(Root, Item));
  return Object{{"path", text(relativePath(Root, File.Path))},
                {"changed", !File.Groups.empty()},
                {"parsed", File.SeenByParser},
                {"edits", editsByRewrite(File)},
                {"inactiveEdits", File.InactiveEdits},
                {"parseProblems", File.ParseProblems},
                {"libraries", librariesToJSON(File.ByLibrary)},
                {"findings", std::move(Findings)}};
}

static Value unitToJSON(llvm::StringRef Root, const UnitSummary &Unit) {
  return Object{{"path", text(relativePath(Root, Unit.MainFile))},
                {"status", toString(Unit.Status)},
                {"error", text(Unit.Error)}};
}

static Value problemToJSON(llvm::StringRef Root, const ParseProblem &Problem) {
  return Object{{"place", placeToJSON(Root, Problem.Place)},
                {"message", text(Problem.Message)}};
}

/// Unknown numbers are null: absent facts stay visible.
static Value number(std::optional<uint64_t> Number) {
  return Number ? Value(*Number) : Value(nullptr);
}

static Value kernelToJSON(llvm::StringRef Root, const KernelModel &Kernel) {
  return Object{{"name", text(Kernel.Name)},
                {"place", placeToJSON(Root, Kernel.Place)},
                {"template", Kernel.IsTemplate},
                {"maxThreads", number(Kernel.MaxThreads)},
                {"minBlocks", number(Kernel.MinBlocks)},
                {"staticSharedBytes", Kernel.StaticSharedBytes}};
}

static Value launchToJSON(llvm::StringRef Root, const LaunchSite &Launch) {
  return Object{{"kernel", text(Launch.Kernel)},
                {"place", placeToJSON(Root, Launch.Place)},
                {"caller", text(Launch.Caller)},
                {"blockThreads", number(Launch.BlockThreads)},
                {"gridBlocks", number(Launch.GridBlocks)},
                {"sharedBytes", number(Launch.SharedBytes)}};
}

template <typename T, typename FunctionT>
static Array listOf(llvm::StringRef Root, const std::vector<T> &Items,
                    FunctionT ToJSON) {
  Array Out;
  for (const T &Item : Items)
    Out.push_back(ToJSON(Root, Item));
  return Out;
}

Value reportAsJSON(const ConvertResult &Result) {
  llvm::StringRef Root = Result.Root;
  return Object{{"schema", SchemaVersion},
                {"rocm", text(Result.RocmVersion)},
                {"coverage", totalCoverage(Result)},
                {"files", listOf(Root, Result.Files, fileToJSON)},
                {"copiedFiles", Result.CopiedFiles},
                {"units", listOf(Root, Result.Units, unitToJSON)},
                {"missingIncludes", texts(Result.MissingIncludes)},
                {"unparsed", listOf(Root, Result.Problems, problemToJSON)},
                {"kernels", listOf(Root, Result.Kernels, kernelToJSON)},
                {"launches", listOf(Root, Result.Launches, launchToJSON)}};
}

} // namespace hipport
