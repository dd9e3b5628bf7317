// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/CompileDb.h"

#include "PlanSupport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace hipport;
using namespace llvm;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

static constexpr const char *Kernel = "__global__ void k() {}\n";

namespace {

/// A project p with a build folder b beside it.
class CompileDbTest : public testing::Test {
protected:
  void entry(StringRef File, StringRef Command) {
    Entries.push_back(json::Object{{"directory", Temp.path("b")},
                                   {"file", Temp.path(File)},
                                   {"command", Command}});
  }
  ScanRequest request(std::vector<std::string> Inputs = {"p"}) {
    Temp.write("b/compile_commands.json",
               formatv("{0:2}", json::Value(json::Array(Entries))).str());
    for (std::string &Input : Inputs)
      Input = Temp.path(Input);
    return {Inputs, Temp.path("b"), {}, {}};
  }
  std::string broken(StringRef Json) {
    Temp.write("p/a.cu", Kernel);
    Temp.write("b/compile_commands.json", Json);
    return refused({{Temp.path("p")}, Temp.path("b"), {}, {}});
  }
  /// "file: flags" of every job.
  std::vector<std::string> jobs(const JobPlan &Plan) {
    std::vector<std::string> Lines;
    for (const Job &Unit : Plan.Jobs)
      Lines.push_back(Unit.MainFile + ": " + join(Unit.Flags, " "));
    return relative(Temp, Lines);
  }

  TempFolder Temp;
  json::Array Entries;
};

} // namespace

TEST_F(CompileDbTest, GivesEachFileItsOwnFlags) {
  Temp.write("p/x/k.cu", Kernel);
  Temp.write("p/y/k.cu", Kernel);
  entry("p/y/k.cu",
        "nvcc -arch=sm_80 -DY \"-DS=\\\"a b\\\"\" -I../p/y -c k.cu");
  entry("p/x/k.cu", "/usr/bin/ccache nvcc -DX -std=c++17 -dc k.cu -o k.o");
  JobPlan Plan = planned(request());
  EXPECT_THAT(jobs(Plan), ElementsAre("p/x/k.cu: -DX -std=c++17",
                                      "p/y/k.cu: -DY -DS=\"a b\" -Ip/y"));
  EXPECT_EQ(Plan.Jobs[0].Directory, Temp.path("b"));
  EXPECT_EQ(Plan.Root, Temp.path("p"));
  EXPECT_THAT(Plan.Warnings, IsEmpty());
}

TEST_F(CompileDbTest, OtherFlagsAreOtherJobsAndSameOnesAreOne) {
  Temp.write("p/k.cu", Kernel);
  entry("p/k.cu", "nvcc -DB k.cu -o 1.o");
  entry("p/k.cu", "nvcc -DA k.cu -o 2.o");
  entry("p/k.cu", "nvcc -DB k.cu -o 3.o");
  EXPECT_THAT(jobs(planned(request())),
              ElementsAre("p/k.cu: -DA", "p/k.cu: -DB"));
}

TEST_F(CompileDbTest, TakesArgumentsAndRelativePaths) {
  Temp.write("p/k.cu", Kernel);
  Temp.write("b/f.rsp", "-DR -I../p/inc");
  Entries.push_back(json::Object{
      {"directory", "."},
      {"file", "../p/k.cu"},
      {"arguments", {"nvcc", "--options-file", "f.rsp", "-DA=1 2"}}});
  EXPECT_THAT(jobs(planned(request())),
              ElementsAre("p/k.cu: -DR -Ip/inc -DA=1 2"));
}

TEST_F(CompileDbTest, OnlyCudaBelowTheInputs) {
  Temp.write("p/k.cu", Kernel);
  Temp.write("p/plain.cpp", "int x;\n");
  Temp.write("p/host.cpp", "#include <cuda_runtime.h>\n");
  Temp.write("q/far.cu", Kernel);
  for (StringRef File : {"p/k.cu", "p/plain.cpp", "p/host.cpp", "q/far.cu"})
    entry(File, "nvcc -c x");
  EXPECT_THAT(mainFiles(Temp, planned(request())),
              ElementsAre("p/host.cpp", "p/k.cu"));
  ScanRequest Excluding = request();
  Excluding.Exclude = {"host*"};
  EXPECT_THAT(mainFiles(Temp, planned(Excluding)), ElementsAre("p/k.cu"));
}

TEST_F(CompileDbTest, WithoutInputsItsCudaFilesTellTheRoot) {
  Temp.write("p/x/k.cu", Kernel);
  Temp.write("p/y/l.cu", Kernel);
  Temp.write("plain.cpp", "int x;\n");
  for (StringRef File : {"p/x/k.cu", "p/y/l.cu", "plain.cpp"})
    entry(File, "nvcc -c x");
  JobPlan Plan = planned(request({}));
  EXPECT_EQ(Plan.Root, Temp.path("p"));
  EXPECT_EQ(Plan.Jobs.size(), 2u);
}

TEST_F(CompileDbTest, OtherSourcesAreHeaders) {
  Temp.write("p/k.cu", "#include \"used.cuh\"\n#include \"also.cu\"\n");
  Temp.write("p/inc/used.cuh", Kernel);
  Temp.write("p/also.cu", Kernel);
  Temp.write("p/unbuilt.cu", Kernel);
  Temp.write("q/m.cu", Kernel);
  entry("p/k.cu", "nvcc -DK -I../p/inc -c x");
  entry("p/also.cu", "nvcc -DALSO -c x");
  JobPlan Plan = planned(request());
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("p/also.cu", "p/k.cu"));
  EXPECT_THAT(relative(Temp, Plan.Headers),
              ElementsAre("p/inc/used.cuh", "p/unbuilt.cu"));
  EXPECT_THAT(
      relative(Temp, jobForHeader(Plan, Temp.path("p/inc/used.cuh")).Flags),
      ElementsAre("-DK", "-Ip/inc"));
  EXPECT_THAT(
      relative(Temp, jobForHeader(Plan, Temp.path("p/unbuilt.cu")).Flags),
      ElementsAre("-DALSO"));
}

TEST_F(CompileDbTest, UserFlagsAreAdded) {
  Temp.write("p/k.cu", Kernel);
  entry("p/k.cu", "nvcc -DK -c x");
  ScanRequest Request = request();
  Request.ExtraFlags = {"-UK"};
  EXPECT_THAT(jobs(planned(Request)), ElementsAre("p/k.cu: -DK -UK"));
}

TEST_F(CompileDbTest, MissingFilesAreWarnings) {
  Temp.write("p/k.cu", Kernel);
  entry("p/k.cu", "nvcc --options-file none.rsp -c x");
  entry("p/gone.cu", "nvcc -c x");
  JobPlan Plan = planned(request());
  EXPECT_EQ(Plan.Jobs.size(), 1u);
  EXPECT_THAT(Plan.Warnings,
              ElementsAre(HasSubstr("entry 1: " + Temp.path("b/none.rsp")),
                          HasSubstr("entry 2: no such file: " +
                                    Temp.path("p/gone.cu"))));
}

TEST_F(CompileDbTest, NoEntryForTheInputsIsAWarning) {
  Temp.write("p/k.cu", Kernel);
  Temp.write("q/l.cu", Kernel);
  entry("q/l.cu", "nvcc -c x");
  JobPlan Plan = planned(request());
  EXPECT_THAT(Plan.Jobs, IsEmpty());
  EXPECT_THAT(relative(Temp, Plan.Headers), ElementsAre("p/k.cu"));
  EXPECT_THAT(Plan.Warnings, ElementsAre(HasSubstr("no entry compiles")));
}

TEST_F(CompileDbTest, BrokenDatabasesNameThePlace) {
  std::string Path = Temp.path("b/compile_commands.json");
  EXPECT_THAT(broken("[\n  {\"file\": }\n]"), HasSubstr(Path + ": [2:12"));
  EXPECT_THAT(broken(""), HasSubstr(Path + ": ["));
  EXPECT_EQ(broken("{}"), Path + ": not a list of compile commands");
  EXPECT_EQ(broken("[3]"), Path + ": entry 1: not an object");
  EXPECT_EQ(broken("[{\"command\": \"nvcc\"}]"),
            Path + ": entry 1: no \"file\"");
  EXPECT_EQ(broken("[{\"file\": \"a.cu\"}]"),
            Path + ": entry 1: no \"command\" and no \"arguments\"");
  EXPECT_EQ(broken("[{\"file\": \"a.cu\", \"arguments\": [1]}]"),
            Path + ": entry 1: an argument is not a string");
}

TEST_F(CompileDbTest, MissingDatabaseIsNamed) {
  Temp.write("p/k.cu", Kernel);
  EXPECT_THAT(refused({{Temp.path("p")}, Temp.path("none"), {}, {}}),
              HasSubstr(Temp.path("none")));
  EXPECT_THAT(refused({{Temp.path("p")}, Temp.path("p"), {}, {}}),
              HasSubstr(Temp.path("p/compile_commands.json")));
}

TEST_F(CompileDbTest, MayBeNamedByItsFile) {
  Temp.write("p/k.cu", Kernel);
  entry("p/k.cu", "nvcc -DK -c x");
  ScanRequest Request = request();
  Request.CompileDb += "/compile_commands.json";
  EXPECT_THAT(jobs(planned(Request)), ElementsAre("p/k.cu: -DK"));
}
