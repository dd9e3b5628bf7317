// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The writers of results: summary, findings and the JSON report.

#include "hipport/Report/Report.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipport;
using testing::HasSubstr;
using testing::Not;

namespace {

Finding syncFinding(unsigned Line) {
  Finding Item;
  Item.Id = "warp-sync-availability";
  Item.Class = FindingClass::Compile;
  Item.Sureness = Confidence::Likely;
  Item.Place = {"/r/src/a.cu", 40 * Line, Line, 5};
  Item.Message = "__shfl_sync needs a macro";
  Item.Subject = "__shfl_sync";
  Item.Targets = {"gfx90a"};
  Item.Kernels = {"n::k"};
  Item.Notes = {{{"/usr/include/x.h", 3, 1, 2}, "declared here"}};
  Item.Annotate = true;
  return Item;
}

ConvertResult sample() {
  ConvertResult Result;
  Result.Root = "/r";
  Result.RocmVersion = "6.4";
  FileResult File;
  File.Path = "/r/src/a.cu";
  File.SeenByParser = true;
  File.Groups = {{"names", Confidence::Certain, {{0, 4, "hip"}, {9, 4, "hip"}}},
                 {"include", Confidence::Likely, {{0, 0, "#include\n"}}}};
  File.Findings = {syncFinding(3), syncFinding(4)};
  File.ByLibrary = {{"cuda-runtime", {10, 5, 1, 0}}, {"cublas", {4, 0, 0, 1}}};
  File.InactiveEdits = 1;
  File.ParseProblems = 1;
  Result.Files = {File, {"/r/src/b.h", {}, {}, {}, 0, 0, true}};
  Result.CopiedFiles = 7;
  Result.Units = {{"/r/src/a.cu", UnitStatus::Parsed, "", 0.25},
                  {"/r/src/c.cu", UnitStatus::TimedOut, "over 120 s", 120}};
  Result.MissingIncludes = {"helper_cuda.h"};
  Result.Problems = {{{"/r/src/a.cu", 90, 9, 1}, "expected ';'"}};
  Result.Launches = {{"n::k",
                      {"/r/src/a.cu", 4, 5, 6},
                      "main",
                      128,
                      std::nullopt,
                      UINT64_MAX,
                      "<4>",
                      "<<<>>>",
                      false}};
  KernelView &Kernel = Result.Kernels.emplace_back();
  Kernel.Name = "n::k";
  Kernel.Place = {"/r/src/a.cu", 1, 2, 3};
  Kernel.Instance = "<4>";
  Kernel.IsTemplate = true;
  Kernel.MaxThreads = 256;
  Kernel.StaticSharedBytes = 64;
  Kernel.Launches = Result.Launches;
  return Result;
}

std::string summaryOf(const ConvertResult &Result) {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  writeSummary(OS, Result);
  return Out;
}

std::string jsonOf(const ConvertResult &Result) {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  OS << llvm::formatv("{0:2}", reportAsJSON(Result));
  return Out;
}

TEST(Summary, WholeText) {
  EXPECT_EQ(summaryOf(sample()),
            R"(Files: 1 converted (3 edits), 1 unchanged, 7 copied
1 edit in code that no unit compiled (skipped branches, macro bodies)

Library       converted  identical  not converted  unknown
cublas                4          0              0        1
cuda-runtime         10          5              1        0
total                14          5              1        1
Coverage: 90.4 % of 21 CUDA names

Findings: 2
  warp-sync-availability  compile      2

Units: 1 parsed, 1 lost
  src/c.cu: timed-out (over 120 s)
Includes that were not found: 1
  helper_cuda.h
Not understood by the parser: 1 place in 1 file
  src/a.cu:9:1: expected ';'

Next:
  - look at the units that were lost: their names were converted without a parse
  - give -p BUILD or include paths, so that the includes that were not found can be read
  - resolve what grep -rn 'FIXME(hipport:' finds
  - compile with hipcc, or with clang++ -x hip --offload-arch=TARGET
  - on ROCm 6.4 add -DHIP_ENABLE_WARP_SYNC_BUILTINS for the *_sync builtins
)");
}

TEST(Summary, NothingToSay) {
  EXPECT_EQ(summaryOf(ConvertResult()),
            "Files: 0 converted (0 edits), 0 unchanged, 0 copied\n"
            "Coverage: 100.0 % of 0 CUDA names\n"
            "\nFindings: 0\n"
            "\nUnits: 0 parsed, 0 lost\n");
}

TEST(Summary, SyncMacroOnlyWhereTheReleaseNeedsIt) {
  ConvertResult Result = sample();
  Result.RocmVersion = "7.0";
  EXPECT_THAT(summaryOf(Result), Not(HasSubstr("WARP_SYNC_BUILTINS")));
  Result.RocmVersion = "6.4";
  for (Finding &Item : Result.Files[0].Findings)
    Item.Id = "api-unsupported";
  EXPECT_THAT(summaryOf(Result), Not(HasSubstr("WARP_SYNC_BUILTINS")));
}

TEST(Summary, LongListsAreCut) {
  ConvertResult Result;
  for (char Name = 'a'; Name <= 'm'; ++Name)
    Result.MissingIncludes.push_back(std::string(1, Name) + ".h");
  EXPECT_THAT(summaryOf(Result), HasSubstr("  j.h\n  ... and 3 more\n"));
  EXPECT_THAT(summaryOf(Result), Not(HasSubstr("k.h")));
}

TEST(Summary, FindingsByClassThenNumber) {
  ConvertResult Result = sample();
  std::vector<Finding> &Findings = Result.Files[0].Findings;
  auto Add = [&](const char *Id, FindingClass Class) {
    Findings.push_back(syncFinding(1));
    Findings.back().Id = Id;
    Findings.back().Class = Class;
  };
  Add("z-info", FindingClass::Info);
  Add("a-compile", FindingClass::Compile);
  Add("m-correct", FindingClass::Correctness);
  EXPECT_THAT(summaryOf(Result), HasSubstr("Findings: 5\n"
                                           "  warp-sync-availability  compile"
                                           "      2\n"
                                           "  a-compile               compile"
                                           "      1\n"
                                           "  m-correct               correct"
                                           "ness  1\n"
                                           "  z-info                  info   "
                                           "      1\n"));
}

TEST(Findings, PlacesAndNotes) {
  ConvertResult Result = sample();
  Result.Files[0].Findings.pop_back();
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  writeFindings(OS, Result, {});
  EXPECT_EQ(Out, "src/a.cu:3:5: compile: __shfl_sync needs a macro "
                 "[warp-sync-availability]\n"
                 "/usr/include/x.h:1:2: note: declared here\n");
}

TEST(JSONReport, Fields) {
  llvm::json::Value Report = reportAsJSON(sample());
  const llvm::json::Object &Top = *Report.getAsObject();
  EXPECT_EQ(Top.getInteger("schema"), 2);
  EXPECT_EQ(Top.getString("rocm"), "6.4");
  EXPECT_EQ(Top.getObject("coverage")->getNumber("percent"), 90.4);
  const llvm::json::Object &File = *(*Top.getArray("files"))[0].getAsObject();
  EXPECT_EQ(File.getString("path"), "src/a.cu");
  EXPECT_EQ(File.getObject("edits")->getInteger("names"), 2);
  const llvm::json::Object &Item =
      *(*File.getArray("findings"))[0].getAsObject();
  EXPECT_EQ(Item.getString("class"), "compile");
  EXPECT_EQ(Item.getString("confidence"), "likely");
  EXPECT_EQ(*Item.getArray("targets"), llvm::json::Array{"gfx90a"});
  EXPECT_EQ(*Item.getArray("kernels"), llvm::json::Array{"n::k"});
  const llvm::json::Object &Kernel =
      *(*Top.getArray("kernels"))[0].getAsObject();
  EXPECT_EQ(*Kernel.get("maxThreads"), llvm::json::Value(256));
  EXPECT_EQ(*Kernel.get("minBlocks"), llvm::json::Value(nullptr));
  const llvm::json::Object &Unit = *(*Top.getArray("units"))[1].getAsObject();
  EXPECT_EQ(Unit.getString("status"), "timed-out");
  EXPECT_EQ(Unit.getString("error"), "over 120 s");
}

TEST(JSONReport, NoTimesAndNoRoot) {
  ConvertResult Result = sample();
  std::string Before = jsonOf(Result);
  Result.Units[0].CpuSeconds = 99;
  EXPECT_EQ(jsonOf(Result), Before);
  EXPECT_THAT(Before, Not(HasSubstr("/r/")));
}

TEST(JSONReport, BytesThatAreNoUTF8) {
  ConvertResult Result = sample();
  Result.Files[0].Path = "/r/caf\xE9.cu";
  Result.Files[0].Findings[0].Message = "\xFF";
  Result.MissingIncludes = {"\xFE.h"};
  std::string Text = jsonOf(Result);
  ASSERT_TRUE(llvm::json::isUTF8(Text));
  llvm::Expected<llvm::json::Value> Read = llvm::json::parse(Text);
  ASSERT_TRUE(bool(Read));
  EXPECT_EQ(*Read, reportAsJSON(Result));
}

TEST(JSONReport, OnlyPathsBelowTheRootAreCut) {
  ConvertResult Result = sample();
  Result.Root = "/r/";
  EXPECT_THAT(jsonOf(Result), HasSubstr("\"src/a.cu\""));
  Result.Root = "/r/s";
  EXPECT_THAT(jsonOf(Result), HasSubstr("\"/r/src/a.cu\""));
}

TEST(JSONReport, ExampleOfThePageIsTrue) {
  auto Page =
      llvm::MemoryBuffer::getFile(HIPPORT_SOURCE_DIR "/docs/report-schema.md");
  ASSERT_TRUE(bool(Page));
  llvm::StringRef Example =
      (*Page)->getBuffer().split("```json\n").second.split("```").first;
  EXPECT_EQ(jsonOf(sample()) + "\n", Example.str());
}

} // namespace
