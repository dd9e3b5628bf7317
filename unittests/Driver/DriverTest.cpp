// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Driver/Driver.h"

#include "hipport/Driver/OutputTree.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace hipport;
using testing::HasSubstr;
using testing::Not;
namespace fs = llvm::sys::fs;

namespace {

/// Says that the parser saw the main file and no more.
TuResult sawMainFile(const Job &Unit, const ParseOptions &, const RuleTable &) {
  TuResult Result;
  Result.MainFile = Unit.MainFile;
  Result.Files[Unit.MainFile] = {};
  return Result;
}

class DriverTest : public testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> Unique;
    ASSERT_FALSE(fs::createUniqueDirectory("hipport-driver", Unique));
    ASSERT_FALSE(fs::real_path(Unique, Folder));
    Settings.Scan.Inputs = {in("src")};
    Settings.Workers = 2;
  }
  void TearDown() override { fs::remove_directories(Folder); }

  std::string in(llvm::StringRef Path) const {
    return (Folder + "/" + Path).str();
  }
  void write(llvm::StringRef Path, llvm::StringRef Text) {
    llvm::cantFail(writeFileAtomically(in(Path), Text, ""));
  }
  std::string read(llvm::StringRef Path) const {
    auto Buffer = llvm::MemoryBuffer::getFile(in(Path));
    return Buffer ? (*Buffer)->getBuffer().str() : "<none>";
  }

  llvm::Expected<RunOutcome> run(const ParseFunction &Parse = sawMainFile) {
    Patch.clear();
    Log.clear();
    llvm::raw_string_ostream Out(Patch), Err(Log);
    return runConvert(Settings, Out, Err, Parse);
  }
  RunOutcome succeed(const ParseFunction &Parse = sawMainFile) {
    llvm::Expected<RunOutcome> Outcome = run(Parse);
    if (Outcome)
      return std::move(*Outcome);
    ADD_FAILURE() << llvm::toString(Outcome.takeError());
    return {};
  }
  /// Fails before any unit is parsed.
  void expectFailure(ExitCode Code, llvm::StringRef Text) {
    llvm::Expected<RunOutcome> Outcome =
        run([&](const Job &Unit, const ParseOptions &Options,
                const RuleTable &Rules) {
          write("parsed", "");
          return sawMainFile(Unit, Options, Rules);
        });
    EXPECT_FALSE(fs::exists(in("parsed")));
    ASSERT_FALSE(bool(Outcome)) << "no error: " << Text.str();
    llvm::handleAllErrors(Outcome.takeError(), [&](const RunError &Why) {
      EXPECT_EQ(Why.code(), Code);
      EXPECT_THAT(Why.message(), HasSubstr(Text.str()));
    });
  }

  llvm::SmallString<128> Folder;
  Config Settings;
  std::string Patch;
  std::string Log;
};

constexpr llvm::StringLiteral FreeCall = "void f(int *p) { cudaFree(p); }\n";

std::vector<std::string> idsOf(const FileResult &File) {
  std::vector<std::string> Ids;
  for (const Finding &F : File.Findings)
    Ids.push_back(F.Id);
  return Ids;
}

TEST_F(DriverTest, WritesATreeBesideTheRoot) {
  write("src/a.cu", FreeCall);
  write("src/README", "text\n");
  RunOutcome Outcome = succeed();
  EXPECT_EQ(Outcome.Code, ExitCode::Clean);
  EXPECT_EQ(Outcome.OutRoot, in("src-hip"));
  EXPECT_THAT(read("src-hip/a.cu"), HasSubstr("hipFree(p)"));
  EXPECT_EQ(read("src-hip/README"), "text\n");
  EXPECT_EQ(read("src/a.cu"), FreeCall);
  EXPECT_EQ(Outcome.Result.CopiedFiles, 1u);
}

TEST_F(DriverTest, LostUnitIsConvertedAndReported) {
  write("src/a.cu", FreeCall);
  write("src/b.cu", FreeCall);
  RunOutcome Outcome = succeed([&](const Job &Unit, const ParseOptions &Options,
                                   const RuleTable &Rules) {
    if (Unit.MainFile == in("src/b.cu"))
      abort();
    return sawMainFile(Unit, Options, Rules);
  });
  EXPECT_EQ(Outcome.Code, ExitCode::Incomplete);
  EXPECT_EQ(read("src-hip/b.cu"), read("src-hip/a.cu"));
  ASSERT_EQ(Outcome.Result.Units.size(), 2u);
  EXPECT_EQ(Outcome.Result.Units[0].Status, UnitStatus::Parsed);
  EXPECT_EQ(Outcome.Result.Units[1].Status, UnitStatus::Crashed);
  EXPECT_THAT(idsOf(Outcome.Result.Files[0]),
              Not(testing::Contains("parse-incomplete")));
  EXPECT_THAT(idsOf(Outcome.Result.Files[1]),
              testing::Contains("parse-incomplete"));
}

TEST_F(DriverTest, HeadersThatNoUnitIncludesAreParsedAlone) {
  write("src/a.cu", "#include \"seen.cuh\"\n" + FreeCall.str());
  write("src/seen.cuh", "__device__ int seen();\n");
  write("src/lonely.cuh", "__device__ int lonely();\n");
  RunOutcome Outcome = succeed([&](const Job &Unit, const ParseOptions &Options,
                                   const RuleTable &Rules) {
    TuResult Result = sawMainFile(Unit, Options, Rules);
    if (Unit.MainFile == in("src/a.cu"))
      Result.Files[in("src/seen.cuh")] = {};
    return Result;
  });
  std::vector<std::string> Units;
  for (const UnitSummary &Unit : Outcome.Result.Units)
    Units.push_back(Unit.MainFile);
  EXPECT_EQ(Units,
            (std::vector<std::string>{in("src/a.cu"), in("src/lonely.cuh")}));
}

TEST_F(DriverTest, UnitsKnowTheRoot) {
  write("src/a.cu", FreeCall);
  RunOutcome Outcome = succeed([&](const Job &Unit, const ParseOptions &Options,
                                   const RuleTable &Rules) {
    TuResult Result = sawMainFile(Unit, Options, Rules);
    Result.MissingIncludes = {Options.Root};
    return Result;
  });
  EXPECT_EQ(Outcome.Result.MissingIncludes,
            std::vector<std::string>{in("src")});
}

TEST_F(DriverTest, DiffWritesNothingButThePatch) {
  write("src/b.cu", FreeCall);
  write("src/a.cu", FreeCall);
  Settings.Output = OutputMode::Diff;
  EXPECT_EQ(succeed().OutRoot, "");
  EXPECT_THAT(Patch, HasSubstr("--- a/a.cu\n+++ b/a.cu\n"));
  EXPECT_LT(Patch.find("+++ b/a.cu"), Patch.find("+++ b/b.cu"));
  EXPECT_EQ(read("src/a.cu"), FreeCall);
  EXPECT_FALSE(fs::exists(in("src-hip")));
}

TEST_F(DriverTest, DryRunWritesNothing) {
  write("src/a.cu", FreeCall);
  Settings.Output = OutputMode::DryRun;
  RunOutcome Outcome = succeed();
  EXPECT_FALSE(Outcome.Result.Files.front().Groups.empty());
  EXPECT_EQ(Patch, "");
  EXPECT_EQ(read("src/a.cu"), FreeCall);
  EXPECT_FALSE(fs::exists(in("src-hip")));
}

TEST_F(DriverTest, InPlaceChangesTheFiles) {
  write("src/a.cu", FreeCall);
  Settings.Output = OutputMode::InPlace;
  succeed();
  EXPECT_THAT(read("src/a.cu"), HasSubstr("hipFree(p)"));
}

TEST_F(DriverTest, ExitCodeFollowsTheClassOfFindings) {
  write("src/a.cu", "void f() { cudaNoSuchCall(); }\n");
  Settings.Output = OutputMode::DryRun;
  const std::vector<FileResult> Files = succeed().Result.Files;
  ASSERT_FALSE(Files.front().Findings.empty());
  FindingClass Worst = FindingClass::Info;
  for (const Finding &F : Files.front().Findings)
    Worst = std::min(Worst, F.Class);

  Settings.FailOn = FindingClass::Info;
  EXPECT_EQ(succeed().Code, ExitCode::Findings);
  Settings.FailOn = Worst;
  EXPECT_EQ(succeed().Code, ExitCode::Findings);
  if (Worst != FindingClass::Compile) {
    Settings.FailOn = FindingClass::Compile;
    EXPECT_EQ(succeed().Code, ExitCode::Clean);
  }
}

TEST_F(DriverTest, WritesTheReport) {
  write("src/a.cu", FreeCall);
  Settings.ReportFile = in("new/report.json");
  succeed();
  auto Report = llvm::json::parse(read("new/report.json"));
  ASSERT_TRUE(bool(Report)) << llvm::toString(Report.takeError());
  EXPECT_NE(Report->getAsObject()->get("schema"), nullptr);
}

TEST_F(DriverTest, MissingInputIsUsage) {
  Settings.Scan.Inputs = {in("nowhere")};
  expectFailure(ExitCode::Usage, in("nowhere"));
}

TEST_F(DriverTest, AllBadRuleFilesAreNamed) {
  write("src/a.cu", FreeCall);
  write("bad1.yaml", "schema: 1\nnonsense: 3\n");
  write("bad2.yaml", "- 1\n");
  Settings.RuleFiles = {in("bad1.yaml"), in("bad2.yaml"), in("absent.yaml")};
  expectFailure(ExitCode::Usage, "bad1.yaml:2:");
  expectFailure(ExitCode::Usage, "bad2.yaml:1:");
  expectFailure(ExitCode::Usage, "absent.yaml");
}

TEST_F(DriverTest, BadOutputsAreRefusedBeforeParsing) {
  write("src/a.cu", FreeCall);
  write("file", "");
  for (const std::string &OutRoot :
       {in("src"), in("src/out"), std::string(Folder), in("file"),
        in("file/out")}) {
    Settings.OutRoot = OutRoot;
    expectFailure(ExitCode::Refused, OutRoot);
  }
  Settings.OutRoot = in("out");
  Settings.ReportFile = in("src");
  expectFailure(ExitCode::Refused, "is a directory");
  Settings.ReportFile = in("file/report.json");
  expectFailure(ExitCode::Refused, "is not a directory");
  EXPECT_FALSE(fs::exists(in("out")));
}

TEST_F(DriverTest, ResultDoesNotDependOnTheWorkers) {
  for (unsigned I = 0; I < 20; ++I)
    write("src/unit" + std::to_string(I) + ".cu", FreeCall);
  Settings.Output = OutputMode::Diff;
  Settings.Workers = 1;
  succeed();
  const std::string One = Patch;
  Settings.Workers = 5;
  succeed();
  EXPECT_FALSE(One.empty());
  EXPECT_EQ(Patch, One);
}

} // namespace
