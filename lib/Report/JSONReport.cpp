// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The report for programs. Its form is a contract, docs/report-schema.md: a
// change of meaning or a removal needs a new schema number.

#include "Fingerprints.h"
#include "JSONParts.h"
#include "hipport/Model/Worklist.h"
#include "hipport/Report/Report.h"

#include <map>

namespace hipport {

using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

constexpr int SchemaVersion = 2;

using Fingerprints = std::map<const Finding *, std::string>;

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

static Object fixToJSON(const Finding &Item) {
  Array Edits;
  for (const Edit &E : Item.Fix)
    Edits.push_back(Object{
        {"offset", E.Offset}, {"length", E.Length}, {"text", text(E.Text)}});
  return Object{{"safety", toString(Item.Safety)}, {"edits", std::move(Edits)}};
}

static Value suppressionToJSON(const Finding &Item) {
  if (!Item.Suppressed)
    return nullptr;
  return Object{{"reason", text(Item.Suppressed->Reason)}};
}

static Value findingToJSON(llvm::StringRef Root, const Finding &Item,
                           const std::string &Fingerprint) {
  return Object{{"id", text(Item.Id)},
                {"class", toString(Item.Class)},
                {"confidence", toString(Item.Sureness)},
                {"targets", texts(Item.Targets)},
                {"kernels", texts(Item.Kernels)},
                {"place", placeToJSON(Root, Item.Place)},
                {"message", text(Item.Message)},
                {"subject", text(Item.Subject)},
                {"evidence", listOf(Root, Item.Notes, evidenceToJSON)},
                {"fix", fixToJSON(Item)},
                {"suppressed", suppressionToJSON(Item)},
                {"fingerprint", text(Fingerprint)}};
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

static Value fileToJSON(llvm::StringRef Root, const FileResult &File,
                        const Fingerprints &Prints) {
  Array Findings;
  for (const Finding &Item : File.Findings)
    Findings.push_back(findingToJSON(Root, Item, Prints.at(&Item)));
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

/// Findings stand in their files; here they are named.
static Value entryToJSON(const WorklistEntry &Entry,
                         const Fingerprints &Prints) {
  Array Findings;
  for (const Finding *F : Entry.Findings)
    Findings.push_back(text(Prints.at(F)));
  return Object{{"kernel", text(Entry.Kernel)},
                {"verdict", toString(Entry.Worst)},
                {"findings", std::move(Findings)}};
}

Value reportAsJSON(const ConvertResult &Result) {
  llvm::StringRef Root = Result.Root;
  const Fingerprints Prints = fingerprintsOf(Result);
  Array Files, Worklist;
  for (const FileResult &File : Result.Files)
    Files.push_back(fileToJSON(Root, File, Prints));
  for (const WorklistEntry &Entry : worklistOf(Result))
    Worklist.push_back(entryToJSON(Entry, Prints));
  return Object{{"schema", SchemaVersion},
                {"rocm", text(Result.RocmVersion)},
                {"coverage", totalCoverage(Result)},
                {"files", std::move(Files)},
                {"copiedFiles", Result.CopiedFiles},
                {"units", listOf(Root, Result.Units, unitToJSON)},
                {"missingIncludes", texts(Result.MissingIncludes)},
                {"unparsed", listOf(Root, Result.Problems, problemToJSON)},
                {"kernels", listOf(Root, Result.Kernels, kernelToJSON)},
                {"launches", listOf(Root, Result.Launches, launchToJSON)},
                {"worklist", std::move(Worklist)}};
}

} // namespace hipport
