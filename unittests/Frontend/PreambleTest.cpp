// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/Preamble.h"

#include "../Report/TempFolder.h"
#include "hipport/Frontend/Collector.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace hipport;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

/// Units of one text in a folder of their own.
class PreambleTest : public testing::Test {
protected:
  std::vector<Job> jobs(unsigned Count, llvm::StringRef Text,
                        std::vector<std::string> Flags = {}) {
    std::vector<Job> Jobs;
    for (unsigned I = 0; I < Count; ++I) {
      std::string Name = "u" + std::to_string(++Made) + ".cu";
      Folder.write(Name, Text);
      Jobs.push_back({Folder.path(Name), Folder.path(), Flags});
    }
    Options.Root = Folder.path();
    return Jobs;
  }

  TempFolder Folder;
  ParseOptions Options;
  unsigned Made = 0;
};

TEST_F(PreambleTest, HoldsWhatTheUnitsBeginWith) {
  std::vector<Job> Jobs =
      jobs(8, "#include <chrono>\n#include <cuda.h>\n#include <vector>\n");
  llvm::append_range(Jobs, jobs(8, "#include <cuda.h>\n#include <chrono>\n"
                                   "#include \"own.h\"\n#include <vector>\n"));
  std::vector<PreamblePlan> Plans = planPreambles(Jobs, Options);
  ASSERT_THAT(Plans, SizeIs(2));
  EXPECT_THAT(Plans[0].Includes, ElementsAre("chrono", "cuda.h"));
  EXPECT_THAT(Plans[0].Users, ElementsAre(8, 9, 10, 11, 12, 13, 14, 15));
  EXPECT_THAT(Plans[1].Includes, ElementsAre("chrono", "cuda.h", "vector"));
  EXPECT_THAT(Plans[1].Users, ElementsAre(0, 1, 2, 3, 4, 5, 6, 7));
}

TEST_F(PreambleTest, IsNotMadeForAFewUnits) {
  EXPECT_THAT(planPreambles({}, Options), IsEmpty());
  EXPECT_THAT(planPreambles(jobs(1, "#include <vector>\n"), Options),
              IsEmpty());
}

TEST_F(PreambleTest, IsNotSharedAcrossFlagsThatMatter) {
  const char *Text = "#include <vector>\n";
  std::vector<Job> Jobs = jobs(4, Text, {"-I" + Folder.path("a")});
  llvm::append_range(Jobs, jobs(4, Text, {"-I", Folder.path("b"), "-DNDEBUG"}));
  llvm::append_range(Jobs, jobs(4, Text, {"-include", "config.h"}));
  std::vector<PreamblePlan> Plans = planPreambles(Jobs, Options);
  ASSERT_THAT(Plans, SizeIs(2));
  EXPECT_THAT(Plans[0].Unit.Flags, IsEmpty());
  EXPECT_THAT(Plans[0].Users, ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(Plans[1].Unit.Flags, ElementsAre("-DNDEBUG"));
  EXPECT_THAT(Plans[1].Users, ElementsAre(4, 5, 6, 7));
}

TEST_F(PreambleTest, StopsAtAProjectsOwnHeaderOfThatName) {
  Folder.write("vector", "");
  std::vector<PreamblePlan> Plans =
      planPreambles(jobs(6, "#include \"vector\"\n"), Options);
  ASSERT_THAT(Plans, SizeIs(1));
  EXPECT_THAT(Plans[0].Includes, IsEmpty());
}

TEST_F(PreambleTest, KnowsWhichFoldersMayShadowIt) {
  Folder.write("inc/bits/own.h", "");
  llvm::StringSet<> First;
  First.insert("bits");
  EXPECT_TRUE(mayShadow({"-I" + Folder.path("inc")}, First));
  EXPECT_TRUE(mayShadow({"-isystem", Folder.path("inc")}, First));
  EXPECT_TRUE(mayShadow({"-iquote" + Folder.path("inc")}, First));
  EXPECT_FALSE(mayShadow({"-I" + Folder.path("inc/bits")}, First));
  EXPECT_FALSE(mayShadow({"-I" + Folder.path("missing")}, First));
}

TEST_F(PreambleTest, ChangesNothingInTheResult) {
  // The same text as unit and as what the preamble is made for.
  std::vector<Job> Jobs =
      jobs(4, "#include <cmath>\n#include <cuda_runtime.h>\n"
              "#include <missing.h>\n"
              "__global__ void k(float *p) { *p = std::isnan(*p) + warp(); }\n"
              "int main() { cudaMalloc(0, std::abs(1)); k<<<1, 64>>>(0); }\n");
  std::vector<PreamblePlan> Plans = planPreambles(Jobs, Options);
  ASSERT_THAT(Plans, SizeIs(1));
  std::string Precompiled, Spelled;
  llvm::raw_string_ostream PrecompiledStream(Precompiled),
      SpelledStream(Spelled);
  TuResult Built =
      buildPreamble(Plans[0], Options, PrecompiledStream, SpelledStream);
  ASSERT_EQ(Built.Status, UnitStatus::Parsed) << Built.Error;
  EXPECT_THAT(Spelled, testing::HasSubstr("cmath\n"));

  TuResult Plain = parseUnit(Jobs[0], Options, {});
  Options.Preamble = Precompiled;
  TuResult Fast = parseUnit(Jobs[0], Options, {});
  Plain.CpuSeconds = Fast.CpuSeconds = 0;
  EXPECT_EQ(Fast, Plain);
  EXPECT_THAT(Fast.MissingIncludes, ElementsAre("missing.h"));
  EXPECT_THAT(Fast.Files.at(Jobs[0].MainFile).Problems, SizeIs(1));
}

TEST_F(PreambleTest, IsNotUsedWhenItsHeadersDoNotParse) {
  PreamblePlan Plan;
  Plan.Unit.Directory = Folder.path();
  Plan.Includes = {"no/such/header.h"};
  std::string Precompiled, Spelled;
  llvm::raw_string_ostream PrecompiledStream(Precompiled),
      SpelledStream(Spelled);
  EXPECT_EQ(
      buildPreamble(Plan, Options, PrecompiledStream, SpelledStream).Status,
      UnitStatus::Failed);
  EXPECT_EQ(Precompiled, "");
}

} // namespace
