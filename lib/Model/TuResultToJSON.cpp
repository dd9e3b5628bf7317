// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Writes a unit's result as JSON: how a worker process hands it to its parent.
// Lists of numbers stay compact, since headers bring many of them.

#include "ByteText.h"
#include "WaveFactsJSON.h"
#include "hipport/Model/TuResult.h"

#include "llvm/ADT/StringExtras.h"

namespace hipport {

using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

Value text(llvm::StringRef Bytes) {
  if (llvm::json::isUTF8(Bytes) && !Bytes.starts_with(HexPrefix))
    return Bytes.str();
  return (HexPrefix + llvm::toHex(Bytes)).str();
}

static Array texts(const std::vector<std::string> &Strings) {
  Array Out;
  for (const std::string &String : Strings)
    Out.push_back(text(String));
  return Out;
}

static Value toJSON(const SourcePlace &Place) {
  return Object{{"file", text(Place.File)},
                {"offset", Place.Offset},
                {"line", Place.Line},
                {"column", Place.Column}};
}

static Value toJSON(const SyncCall &Call) {
  return Object{{"offset", Call.Offset},
                {"kernel", text(Call.Kernel)},
                {"convergent", Call.Convergent}};
}

static Value toJSON(const ByteRange &Range) {
  return Object{{"begin", Range.Begin}, {"end", Range.End}};
}

template <typename T> static Array objects(const std::vector<T> &Items);

static Value toJSON(const CodeFact &Fact) {
  return Object{{"kind", text(Fact.Kind)},
                {"code", toJSON(Fact.Code)},
                {"parts", objects(Fact.Parts)},
                {"detail", text(Fact.Detail)}};
}

static Value toJSON(const ParseProblem &Problem) {
  return Object{{"place", toJSON(Problem.Place)},
                {"message", text(Problem.Message)}};
}

static void addOptional(Object &Out, llvm::StringLiteral Key,
                        std::optional<uint64_t> Number) {
  if (Number)
    Out[Key] = *Number;
}

static Value toJSON(const KernelModel &Kernel) {
  Object Out{{"name", text(Kernel.Name)},
             {"place", toJSON(Kernel.Place)},
             {"isTemplate", Kernel.IsTemplate},
             {"staticSharedBytes", Kernel.StaticSharedBytes}};
  addOptional(Out, "maxThreads", Kernel.MaxThreads);
  addOptional(Out, "minBlocks", Kernel.MinBlocks);
  return Out;
}

static Value toJSON(const LaunchSite &Launch) {
  Object Out{
      {"kernel", text(Launch.Kernel)}, {"place", toJSON(Launch.Place)},
      {"caller", text(Launch.Caller)}, {"instance", text(Launch.Instance)},
      {"api", text(Launch.Api)},       {"isPattern", Launch.IsPattern}};
  addOptional(Out, "blockThreads", Launch.BlockThreads);
  addOptional(Out, "gridBlocks", Launch.GridBlocks);
  addOptional(Out, "sharedBytes", Launch.SharedBytes);
  return Out;
}

template <typename T> static Array objects(const std::vector<T> &Items) {
  Array Out;
  for (const T &Item : Items)
    Out.push_back(toJSON(Item));
  return Out;
}

static Array offsetsOf(const FileFacts &Facts, NameOwner Wanted) {
  Array Out;
  for (auto [Offset, Owner] : Facts.Owners)
    if (Owner == Wanted)
      Out.push_back(Offset);
  return Out;
}

static Value fileToJSON(llvm::StringRef Path, const FileFacts &Facts) {
  return Object{{"path", text(Path)},
                {"cuda", offsetsOf(Facts, NameOwner::Cuda)},
                {"user", offsetsOf(Facts, NameOwner::User)},
                {"conflicts", Array(Facts.OwnerConflicts)},
                {"syncCalls", objects(Facts.SyncCalls)},
                {"code", objects(Facts.Code)},
                {"skipped", objects(Facts.Skipped)},
                {"problems", objects(Facts.Problems)}};
}

Value toJSON(const TuResult &Result) {
  Array Files;
  for (const auto &[Path, Facts] : Result.Files)
    Files.push_back(fileToJSON(Path, Facts));
  return Object{{"mainFile", text(Result.MainFile)},
                {"status", toString(Result.Status)},
                {"error", text(Result.Error)},
                {"cpuSeconds", Result.CpuSeconds},
                {"files", std::move(Files)},
                {"missingIncludes", texts(Result.MissingIncludes)},
                {"userNames", texts(Result.UserNames)},
                {"kernels", objects(Result.Kernels)},
                {"launches", objects(Result.Launches)},
                {"functions", objects(Result.Functions)}};
}

} // namespace hipport
