// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The forms of findings for people and tools, and the worklist.

#include "hipport/Model/Worklist.h"
#include "hipport/Report/Report.h"

#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipport;
using llvm::json::Object;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr llvm::StringLiteral Code = "int a;\n\t\xC3\xA4 = b;\r\n";

Finding finding(const char *Id, FindingClass Class) {
  Finding F;
  F.Id = Id;
  F.Class = Class;
  F.Place = {"/r/a b.cu", 13, 2, 7};
  F.Message = "a message";
  F.Tokens = "x = b ;";
  return F;
}

ConvertResult resultOf(std::vector<Finding> Findings) {
  ConvertResult Result;
  Result.Root = "/r";
  FileResult &File = Result.Files.emplace_back();
  File.Path = "/r/a b.cu";
  File.Findings = std::move(Findings);
  return Result;
}

std::string written(const ConvertResult &Result, ReportFormat Format) {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  writeReport(OS, Format, Result, {{"/r/a b.cu", Code}});
  return Out;
}

const Object &sarifResult(const llvm::json::Value &Sarif, size_t I) {
  return *(*(*Sarif.getAsObject()->getArray("runs"))[0].getAsObject()->getArray(
      "results"))[I]
              .getAsObject();
}

TEST(FindingsText, CaretStandsBelowThePlace) {
  EXPECT_EQ(written(resultOf({finding("warp-x", FindingClass::Info)}),
                    ReportFormat::Text),
            "a b.cu:2:7: info: a message [warp-x]\n"
            "\t\xC3\xA4 = b;\n"
            "\t    ^\n");
}

TEST(FindingsText, SuppressedIsCountedOnly) {
  Finding F = finding("warp-x", FindingClass::Info);
  F.Suppressed = Suppression{"known"};
  EXPECT_EQ(written(resultOf({F}), ReportFormat::Text),
            "1 finding is suppressed\n");
}

TEST(FindingsText, IncompleteParseIsOneLine) {
  std::vector<Finding> Findings(
      3, finding("parse-incomplete", FindingClass::Info));
  const std::string Text = written(resultOf(Findings), ReportFormat::Text);
  EXPECT_THAT(Text, HasSubstr("3 places were not understood by the parser, the "
                              "first: a message"));
  EXPECT_EQ(llvm::StringRef(Text).count("parse-incomplete"), 1u);
}

TEST(Sarif, LevelsPlacesAndFixes) {
  Finding Wrong = finding("warp-x", FindingClass::Correctness);
  Wrong.Safety = FixSafety::Safe;
  Wrong.Fix = {{13, 1, "c"}};
  Wrong.Notes = {{{"/usr/x.h", 0, 1, 1}, "because"}};
  Finding Hushed = finding("warp-y", FindingClass::Performance);
  Hushed.Suppressed = Suppression{"known"};
  const ConvertResult Result = resultOf({Wrong, Hushed});
  llvm::json::Value Sarif = findingsAsSarif(Result, {{"/r/a b.cu", Code}});
  const Object &First = sarifResult(Sarif, 0);
  EXPECT_EQ(First.getString("level"), "error");
  const Object &Where =
      *(*First.getArray("locations"))[0].getAsObject()->getObject(
          "physicalLocation");
  EXPECT_EQ(Where.getObject("artifactLocation")->getString("uri"), "a%20b.cu");
  EXPECT_EQ(Where.getObject("artifactLocation")->getString("uriBaseId"),
            "SRCROOT");
  // In characters: the letter before has two bytes.
  EXPECT_EQ(Where.getObject("region")->getInteger("startColumn"), 6);
  const std::string Text = written(Result, ReportFormat::Sarif);
  EXPECT_THAT(Text, HasSubstr("file:///usr/x.h"));
  EXPECT_THAT(Text, HasSubstr("\"endColumn\": 7"));
  EXPECT_EQ(First.get("suppressions"), nullptr);
  const Object &Second = sarifResult(Sarif, 1);
  EXPECT_EQ(Second.getString("level"), "warning");
  EXPECT_EQ((*Second.getArray("suppressions"))[0].getAsObject()->getString(
                "justification"),
            "known");
}

std::string fingerprint(const ConvertResult &Result, size_t I) {
  llvm::json::Value Sarif = findingsAsSarif(Result, {});
  return sarifResult(Sarif, I)
      .getObject("partialFingerprints")
      ->getString("hipport/v1")
      ->str();
}

TEST(Fingerprints, FollowTheCodeAndNotTheLine) {
  const Finding F = finding("warp-x", FindingClass::Info);
  Finding Moved = F;
  Moved.Place.Line = 99;
  Moved.Place.Offset = 500;
  const std::string Print = fingerprint(resultOf({F}), 0);
  EXPECT_EQ(Print.size(), 16u);
  EXPECT_EQ(fingerprint(resultOf({Moved}), 0), Print);
  EXPECT_NE(fingerprint(resultOf({F, Moved}), 1), Print);
  Finding Other = F;
  Other.Tokens = "y = b ;";
  EXPECT_NE(fingerprint(resultOf({Other}), 0), Print);
}

ConvertResult withKernels() {
  ConvertResult Result =
      resultOf({finding("warp-p", FindingClass::Performance),
                finding("api-unsupported", FindingClass::Compile),
                finding("warp-w", FindingClass::Correctness),
                finding("warp-i", FindingClass::Info),
                finding("warp-s", FindingClass::Correctness)});
  std::vector<Finding> &Findings = Result.Files[0].Findings;
  Findings[0].Kernels = {"fix", "tune"};
  Findings[1].Kernels = {"block"};
  Findings[2].Kernels = {"fix"};
  Findings[3].Kernels = {"clean"};
  Findings[4].Kernels = {"clean"};
  Findings[4].Suppressed = Suppression();
  for (const char *Name : {"block", "clean", "fix", "tune"})
    Result.Kernels.emplace_back().Name = Name;
  return Result;
}

TEST(Worklist, WorstFirstAndCorrectnessBeforeSpeed) {
  const ConvertResult Result = withKernels();
  const std::vector<WorklistEntry> List = worklistOf(Result);
  ASSERT_EQ(List.size(), 4u);
  EXPECT_EQ(List[0].Kernel, "block");
  EXPECT_EQ(List[0].Worst, Verdict::Blocked);
  EXPECT_EQ(List[1].Kernel, "fix");
  EXPECT_EQ(List[1].Worst, Verdict::NeedsFix);
  ASSERT_EQ(List[1].Findings.size(), 2u);
  EXPECT_EQ(List[1].Findings[0]->Id, "warp-w");
  EXPECT_EQ(List[2].Worst, Verdict::NeedsRetune);
  EXPECT_EQ(List[3].Kernel, "clean");
  EXPECT_EQ(List[3].Worst, Verdict::Mechanical);
}

TEST(Worklist, CodeOutsideOfKernelsComesLast) {
  ConvertResult Result = withKernels();
  Result.Files[0].Findings[1].Kernels.clear();
  const std::vector<WorklistEntry> List = worklistOf(Result);
  ASSERT_EQ(List.size(), 5u);
  EXPECT_EQ(List[4].Kernel, "");
  EXPECT_THAT(written(Result, ReportFormat::Markdown),
              HasSubstr("## Code outside of kernels"));
}

TEST(Worklist, MarkdownNamesTheVerdicts) {
  const std::string Text = written(withKernels(), ReportFormat::Markdown);
  EXPECT_THAT(Text, HasSubstr("## `block`: blocked"));
  EXPECT_THAT(Text, HasSubstr("| needs-fix | 1 |"));
  EXPECT_THAT(Text, HasSubstr("## Mechanical\n\n- `clean`"));
  EXPECT_THAT(Text, Not(HasSubstr("warp-s")));
}

} // namespace
