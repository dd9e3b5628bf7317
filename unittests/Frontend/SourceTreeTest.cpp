// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Links, and the includes that a plan tells.

#include "hipport/Frontend/SourceTree.h"

#include "PlanSupport.h"

#include "llvm/Support/FileSystem.h"

#include <unistd.h>

using namespace hipport;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;

static constexpr const char *Kernel = "__global__ void k() {}\n";

TEST(SourceTree, LinksInsideTheRootGiveNoSecondSource) {
  TempFolder Temp;
  Temp.write("real/a.cuh", Kernel);
  Temp.link("folder", "real");
  Temp.link("copy.cuh", "real/a.cuh");
  Temp.write("main.cu", "#include \"folder/a.cuh\"\n#include \"copy.cuh\"\n");
  JobPlan Plan = planned(Temp);
  EXPECT_THAT(relative(Temp, Plan.Sources),
              ElementsAre("main.cu", "real/a.cuh"));
  EXPECT_THAT(relative(Temp, Plan.Includes[Temp.path("main.cu")]),
              ElementsAre("real/a.cuh"));
  EXPECT_THAT(Plan.Warnings, IsEmpty());
}

TEST(SourceTree, LoopsAreNamed) {
  TempFolder Temp;
  Temp.write("a/a.cu", Kernel);
  Temp.link("a/up", "..");
  Temp.link("a/self", "self");
  JobPlan Plan = planned(Temp);
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("a/a.cu"));
  EXPECT_THAT(
      Plan.Warnings,
      ElementsAre(HasSubstr(Temp.path("a/self") + ": the link leads nowhere"),
                  HasSubstr(Temp.path("a/up") + ": not followed")));
}

TEST(SourceTree, LinksOutOfTheRootAreNotFollowed) {
  TempFolder Temp;
  Temp.write("outside/b.cu", Kernel);
  Temp.write("in/a.cu", Kernel);
  Temp.link("in/folder", "../outside");
  Temp.link("in/b.cu", "../outside/b.cu");
  Temp.link("in/broken.cu", "none.cu");
  JobPlan Plan = planned({{Temp.path("in")}, "", {}, {}});
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("in/a.cu"));
  EXPECT_THAT(
      Plan.Warnings,
      ElementsAre(HasSubstr("in/b.cu: not followed: the link leaves"),
                  HasSubstr("in/broken.cu: the link leads nowhere"),
                  HasSubstr("in/folder: not followed: the link leaves")));
}

TEST(SourceTree, InputsMayBeLinks) {
  TempFolder Temp;
  Temp.write("real/a.cu", Kernel);
  Temp.link("link", "real");
  JobPlan Plan = planned({{Temp.path("link")}, "", {}, {}});
  EXPECT_EQ(Plan.Root, Temp.path("real"));
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("real/a.cu"));
}

TEST(SourceTree, UnreadablePlacesAreNamed) {
  if (geteuid() == 0)
    GTEST_SKIP() << "the superuser reads everything";
  TempFolder Temp;
  Temp.write("a.cu", Kernel);
  Temp.write("b.cu", Kernel);
  Temp.write("shut/c.cu", Kernel);
  chmod(Temp.path("b.cu").c_str(), 0);
  chmod(Temp.path("shut").c_str(), 0);
  JobPlan Plan = planned(Temp);
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("a.cu"));
  EXPECT_THAT(Plan.Warnings, ElementsAre(HasSubstr("b.cu: cannot read"),
                                         HasSubstr("shut: cannot read")));
  EXPECT_THAT(refused({{Temp.path("b.cu")}, "", {}, {}}),
              HasSubstr("b.cu: cannot read"));
  chmod(Temp.path("shut").c_str(), 0700);
}

TEST(SourceTree, TellsProjectIncludesOfAllReachedFiles) {
  TempFolder Temp;
  Temp.write("p/main.cu", "#include <cstdio>\n#include \"host.h\"\n"
                          "#include \"../near.h\"\n#include \"none.h\"\n");
  Temp.write("p/host.h", "#include \"inc/dev.cuh\"\n"); // Holds no CUDA name.
  Temp.write("p/inc/dev.cuh", Kernel);
  Temp.write("p/lone.cuh", "#include <dev.cuh>\n");
  Temp.write("near.h", "");
  JobPlan Plan = planned({{Temp.path("p")}, "", {}, {}});
  std::map<std::string, std::vector<std::string>> Includes;
  for (const auto &[File, Included] : projectIncludes(Plan))
    Includes[relative(Temp, {File})[0]] = relative(Temp, Included);
  EXPECT_THAT(Includes,
              ElementsAre(Pair("p/host.h", ElementsAre("p/inc/dev.cuh")),
                          Pair("p/inc/dev.cuh", IsEmpty()),
                          Pair("p/lone.cuh", ElementsAre("p/inc/dev.cuh")),
                          Pair("p/main.cu", ElementsAre("p/host.h"))));
  EXPECT_THAT(relative(Temp, Plan.Includes[Temp.path("p/main.cu")]),
              ElementsAre("near.h", "p/host.h"));
}

TEST(SourceTree, IsBelowComparesWholeNames) {
  EXPECT_TRUE(isBelow("/a/b", "/a/b"));
  EXPECT_TRUE(isBelow("/a/b/c", "/a/b"));
  EXPECT_TRUE(isBelow("/a", "/"));
  EXPECT_FALSE(isBelow("/a/bc", "/a/b"));
  EXPECT_FALSE(isBelow("/a", "/a/b"));
}
