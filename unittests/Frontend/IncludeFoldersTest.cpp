// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The include folders that a tree without a build system suggests.

#include "PlanSupport.h"
#include "UsualFolders.h"

using namespace hipport;
using testing::ElementsAre;

static constexpr const char *Kernel = "__global__ void k() {}\n";

/// Flags of the only job when \p Input is planned.
static std::vector<std::string> flagsOf(const TempFolder &Temp,
                                        const std::string &Input = "",
                                        std::vector<std::string> Extra = {}) {
  JobPlan Plan = planned({{Temp.path(Input)}, "", {}, std::move(Extra)});
  if (Plan.Jobs.size() == 1)
    return relative(Temp, Plan.Jobs[0].Flags);
  ADD_FAILURE() << "jobs: " << Plan.Jobs.size();
  return {};
}

TEST(IncludeFolders, OwnAndUsualFoldersOfTheParents) {
  TempFolder Temp;
  Temp.write("p/a/b/x.cu", Kernel);
  Temp.write("p/a/include/u.h", "");
  Temp.write("p/include/v.h", "");
  Temp.write("p/Common/w.h", "");
  Temp.write("p/a/b/inc", "not a folder");
  EXPECT_THAT(flagsOf(Temp, "p"), ElementsAre("-Ip/a/b", "-Ip/a/include",
                                              "-Ip/include", "-Ip/Common"));
}

TEST(IncludeFolders, FoldersThatHideStandardHeadersServeQuotesOnly) {
  TempFolder Temp;
  Temp.write("p/x.cu", Kernel);
  Temp.write("p/string.h", "");
  Temp.write("p/src/version", "1.0");
  Temp.write("p/inc/readme", "");
  EXPECT_THAT(flagsOf(Temp, "p"),
              ElementsAre("-iquote", "p", "-iquote", "p/src", "-Ip/inc"));
}

TEST(IncludeFolders, FoundThroughTheTree) {
  TempFolder Temp;
  Temp.write("p/app/x.cu", "#include \"util/u.h\"\n#include <v.h>\n");
  Temp.write("p/lib/core/util/u.h", "#include \"deep.h\"\n");
  Temp.write("p/lib/deep/deep.h", "");
  Temp.write("p/other/v.h", "");
  EXPECT_THAT(flagsOf(Temp, "p"), ElementsAre("-Ip/app", "-Ip/lib/core",
                                              "-Ip/other", "-Ip/lib/deep"));
}

TEST(IncludeFolders, TheNearestOfSeveralFiles) {
  TempFolder Temp;
  Temp.write("p/a/src2/x.cu", "#include \"u.h\"\n");
  Temp.write("p/a/util/u.h", "");
  Temp.write("p/b/u.h", "");
  EXPECT_THAT(flagsOf(Temp, "p"), ElementsAre("-Ip/a/src2", "-Ip/a/util"));
}

TEST(IncludeFolders, FoundAroundTheInput) {
  TempFolder Temp;
  Temp.write("g/.git/HEAD", "");
  Temp.write("g/bfs-cuda/x.cu", "#include \"ref.h\"\n");
  Temp.write("g/bfs-omp/ref.h", "");
  Temp.write("g/a/ref.h", "");
  EXPECT_THAT(flagsOf(Temp, "g/bfs-cuda"),
              ElementsAre("-Ig/bfs-cuda", "-Ig/bfs-omp"));
}

TEST(IncludeFolders, NothingBeyondTheGitRoot) {
  TempFolder Temp;
  Temp.write("g/p/.git/HEAD", "");
  Temp.write("g/p/x.cu", "#include \"ref.h\"\n");
  Temp.write("g/q/ref.h", "");
  EXPECT_THAT(flagsOf(Temp, "g/p"), ElementsAre("-Ig/p"));
}

TEST(IncludeFolders, NothingFromNeighboursThatAreProjects) {
  TempFolder Temp;
  Temp.write("g/p/x.cu", "#include \"ref.h\"\n#include \"sys.h\"\n"
                         "#include \"own.h\"\n");
  Temp.write("g/q/.git/HEAD", "");
  Temp.write("g/q/ref.h", "");
  Temp.write("g/root/usr/include/sys.h", "");
  Temp.write("g/common/own.h", "");
  EXPECT_THAT(flagsOf(Temp, "g/p"), ElementsAre("-Ig/p", "-Ig/common"));
}

TEST(IncludeFolders, SystemAndSdkNamesAreNotProjectFiles) {
  TempFolder Temp;
  Temp.write("p/x.cu", "#include <vector>\n#include <string.h>\n"
                       "#include <stdio.h>\n#include \"cuda_runtime.h\"\n"
                       "#include <cublas_v2.h>\n#include <cub/cub.cuh>\n"
                       "#include <sys/types.h>\n"
                       "#include <hip/hip_runtime.h>\n");
  for (const char *Name :
       {"vector", "string.h", "stdio.h", "cuda_runtime.h", "cublas_v2.h",
        "cub/cub.cuh", "sys/types.h", "hip/hip_runtime.h"})
    Temp.write("p/trap/" + std::string(Name), "");
  EXPECT_THAT(flagsOf(Temp, "p"), ElementsAre("-Ip"));
}

TEST(IncludeFolders, ClimbingPathsAreNotGuessed) {
  TempFolder Temp;
  Temp.write("p/a/x.cu", "#include \"../gone/u.h\"\n");
  Temp.write("p/b/gone/u.h", "");
  EXPECT_THAT(flagsOf(Temp, "p"), ElementsAre("-Ip/a"));
}

TEST(IncludeFolders, MakefilesAreBelieved) {
  TempFolder Temp;
  Temp.write("p/a/x.cu", "#include \"u.h\"\n");
  Temp.write("p/a/Makefile", "CFLAGS = -I../far/inc -I $(CUDA)/include -Inone\n"
                             "# -I../b\n");
  Temp.write("p/b/u.h", "");
  Temp.write("p/far/inc/u.h", "");
  Temp.write("p/far/inc/math.h", "");
  EXPECT_THAT(flagsOf(Temp, "p"), ElementsAre("-Ip/a", "-Ip/far/inc"));
}

TEST(IncludeFolders, FlagsOfAMakefile) {
  EXPECT_THAT(includesOfMakefile("A=-Ia -I b -I$(X) '-Ic' --no-Id\n"
                                 "B := \"-Ie\" $(addprefix -If,g)\\\n"
                                 " -Ih\\\n"
                                 "C = -I-x -I\n"
                                 "# -Ii\n"
                                 "-Ij"),
              ElementsAre("a", "b", "c", "e", "f", "h", "j"));
}

TEST(IncludeFolders, FlagsOfTheUserComeFirst) {
  TempFolder Temp;
  Temp.write("p/x.cu", "#include \"u.h\"\n");
  Temp.write("p/a/u.h", "");
  Temp.write("q/u.h", "");
  EXPECT_THAT(flagsOf(Temp, "p", {"-I" + Temp.path("q"), "-DX"}),
              ElementsAre("-Iq", "-DX", "-Ip"));
}

TEST(IncludeFolders, AHeaderTakesTheFlagsOfAUnitThatReachesIt) {
  TempFolder Temp;
  Temp.write("a/x.cu", "#include \"k.cuh\"\n");
  Temp.write("b/k.cuh", "#include \"l.cuh\"\n");
  Temp.write("c/l.cuh", Kernel);
  Temp.write("d/lone.cuh", "#include \"l.cuh\"\n");
  JobPlan Plan = planned(Temp);
  Job Reached = jobForHeader(Plan, Temp.path("c/l.cuh"));
  EXPECT_EQ(Reached.MainFile, Temp.path("c/l.cuh"));
  EXPECT_EQ(Reached.Directory, Temp.path("c"));
  EXPECT_THAT(relative(Temp, Reached.Flags), ElementsAre("-Ia", "-Ib", "-Ic"));
  EXPECT_THAT(relative(Temp, jobForHeader(Plan, Temp.path("d/lone.cuh")).Flags),
              ElementsAre("-Id", "-Ic"));
  EXPECT_THAT(relative(Temp, jobForHeader(Plan, Temp.path("e/new.h")).Flags),
              ElementsAre("-Ie"));
}
