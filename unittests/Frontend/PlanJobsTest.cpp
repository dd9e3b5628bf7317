// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which files of a directory are sources, units and headers.

#include "PlanSupport.h"

using namespace hipport;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

static constexpr const char *Kernel = "__global__ void k() {}\n";

TEST(PlanJobs, KnowsUnitsHeadersAndOthers) {
  TempFolder Temp;
  Temp.write("a.cu", "int main() {}\n"); // CUDA by its name.
  Temp.write("b.cpp", "cudaFree(p);\n");
  Temp.write("c.c", "#include <cuda_runtime.h>\n");
  Temp.write("d.hpp", Kernel);
  Temp.write("e.cuh", "");
  Temp.write("f.inl", Kernel);
  Temp.write("plain.cpp", "int x; // cudaFree\n");
  Temp.write("plain.h", "int y;\n");
  Temp.write("notes.txt", "cudaFree\n");
  JobPlan Plan = planned(Temp);
  EXPECT_EQ(Plan.Root, Temp.path());
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("a.cu", "b.cpp", "c.c"));
  EXPECT_THAT(relative(Temp, Plan.Headers),
              ElementsAre("d.hpp", "e.cuh", "f.inl"));
  EXPECT_THAT(relative(Temp, Plan.Sources),
              ElementsAre("a.cu", "b.cpp", "c.c", "d.hpp", "e.cuh", "f.inl"));
  EXPECT_THAT(Plan.Warnings, IsEmpty());
}

TEST(PlanJobs, AllSourceSuffixesCount) {
  TempFolder Temp;
  for (const char *Suffix :
       {"cu", "cuh", "h", "hpp", "hxx", "hh", "inl", "inc", "cpp", "cc", "cxx",
        "c", "ipp", "tpp", "tcc", "cuinc"})
    Temp.write("x." + std::string(Suffix), Kernel);
  EXPECT_EQ(planned(Temp).Sources.size(), 16u);
  EXPECT_EQ(planned(Temp).Jobs.size(), 5u);
}

TEST(PlanJobs, IncludedUnitsAreHeaders) {
  TempFolder Temp;
  Temp.write("main.cu", "#include \"kernels/k.cu\"\n");
  Temp.write("host.cpp", "#include \"kernels/host.cu\"\n");
  Temp.write("kernels/k.cu", "#include \"deep.cpp\"\n");
  Temp.write("kernels/host.cu", Kernel);
  Temp.write("kernels/deep.cpp", Kernel);
  Temp.write("kernels/self.cu", "#include \"self.cu\"\n");
  JobPlan Plan = planned(Temp);
  EXPECT_THAT(mainFiles(Temp, Plan),
              ElementsAre("host.cpp", "kernels/self.cu", "main.cu"));
  EXPECT_THAT(
      relative(Temp, Plan.Headers),
      ElementsAre("kernels/deep.cpp", "kernels/host.cu", "kernels/k.cu"));
}

TEST(PlanJobs, OneOfARingStaysAUnit) {
  TempFolder Temp;
  Temp.write("a.cu", "#include \"b.cu\"\n");
  Temp.write("b.cu", "#include \"a.cu\"\n");
  JobPlan Plan = planned(Temp);
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("a.cu"));
  EXPECT_THAT(relative(Temp, Plan.Headers), ElementsAre("b.cu"));
}

TEST(PlanJobs, SameNamesInDifferentFoldersStayApart) {
  TempFolder Temp;
  Temp.write("a/main.cu", "#include \"kernels.cu\"\n");
  Temp.write("a/kernels.cu", Kernel);
  Temp.write("b/main.cu", Kernel);
  Temp.write("b/kernels.cu", Kernel);
  EXPECT_THAT(mainFiles(Temp, planned(Temp)),
              ElementsAre("a/main.cu", "b/kernels.cu", "b/main.cu"));
}

TEST(PlanJobs, RootIsTheInputOrTheCommonParent) {
  TempFolder Temp;
  Temp.write("p/ab/x.cu", Kernel);
  Temp.write("p/a/y.cu", Kernel);
  Temp.write("p/a/s/z.cu", Kernel);
  auto rootOf = [&](std::vector<std::string> Inputs) {
    for (std::string &Input : Inputs)
      Input = Temp.path(Input);
    return planned({Inputs, "", {}, {}}).Root;
  };
  EXPECT_EQ(rootOf({"p/a"}), Temp.path("p/a"));
  EXPECT_EQ(rootOf({"p/a/"}), Temp.path("p/a"));
  EXPECT_EQ(rootOf({"p/a", "p/ab"}), Temp.path("p"));
  EXPECT_EQ(rootOf({"p/a", "p/a/s"}), Temp.path("p/a"));
  EXPECT_EQ(rootOf({"p/a/y.cu"}), Temp.path("p/a"));
  EXPECT_EQ(rootOf({"p/a/s/z.cu", "p/ab/x.cu"}), Temp.path("p"));
}

TEST(PlanJobs, OverlappingInputsCountOnce) {
  TempFolder Temp;
  Temp.write("s/x.cu", Kernel);
  JobPlan Plan = planned({{Temp.path(), Temp.path("s"), Temp.path("s/x.cu"),
                           Temp.path("s/../s/x.cu")},
                          "",
                          {},
                          {}});
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("s/x.cu"));
}

TEST(PlanJobs, NamedFilesAreTakenWhateverTheirSuffix) {
  TempFolder Temp;
  Temp.write("k.cuda", Kernel);
  Temp.write("h.cuh", Kernel);
  Temp.write("other.cu", Kernel);
  JobPlan Plan =
      planned({{Temp.path("k.cuda"), Temp.path("h.cuh")}, "", {}, {}});
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("k.cuda"));
  EXPECT_THAT(relative(Temp, Plan.Headers), ElementsAre("h.cuh"));
}

TEST(PlanJobs, HiddenFilesAreLeftOut) {
  TempFolder Temp;
  Temp.write("a.cu", Kernel);
  Temp.write(".git/b.cu", Kernel);
  Temp.write(".cache/c.cu", Kernel);
  Temp.write("._a.cu", Kernel);
  EXPECT_THAT(mainFiles(Temp, planned(Temp)), ElementsAre("a.cu"));
}

TEST(PlanJobs, ExcludesFilesAndFolders) {
  TempFolder Temp;
  Temp.write("a.cu", Kernel);
  Temp.write("a_test.cu", Kernel);
  Temp.write("third_party/x/b.cu", Kernel);
  Temp.write("src/gen/c.cu", Kernel);
  Temp.write("src/d.cu", Kernel);
  auto left = [&](std::vector<std::string> Exclude) {
    return mainFiles(Temp, planned({{Temp.path()}, "", Exclude, {}}));
  };
  EXPECT_THAT(left({"third_party", "*_test.cu", "src/gen/*"}),
              ElementsAre("a.cu", "src/d.cu"));
  EXPECT_THAT(left({"src/[e-g]*", "third_party/*"}),
              ElementsAre("a.cu", "a_test.cu", "src/d.cu"));
  EXPECT_THAT(refused({{Temp.path()}, "", {"x[a"}, {}}), HasSubstr("'x[a'"));
}

TEST(PlanJobs, ErrorsNameThePlace) {
  TempFolder Temp;
  Temp.write("empty/readme.txt", "");
  Temp.write("plain/a.cpp", "int x;\n");
  Temp.write("plain/b.cpp", "int y;\n");
  EXPECT_THAT(refused({{Temp.path("none")}, "", {}, {}}),
              HasSubstr(Temp.path("none") + ": No such file"));
  EXPECT_EQ(refused({{Temp.path("empty")}, "", {}, {}}),
            "no CUDA source under " + Temp.path("empty"));
  EXPECT_EQ(
      refused(
          {{Temp.path("plain/a.cpp"), Temp.path("plain/b.cpp")}, "", {}, {}}),
      "no CUDA source under " + Temp.path("plain/a.cpp") + ", " +
          Temp.path("plain/b.cpp"));
  EXPECT_THAT(refused({}), HasSubstr("no input"));
}

TEST(PlanJobs, WhatIsNoTextIsNamedAndLeft) {
  TempFolder Temp;
  Temp.write("a.cu", Kernel);
  Temp.write("utf16.cu", llvm::StringRef("\xFF\xFE_\0_\0", 6));
  Temp.write("latin.cu", "// caf\xE9\r\n__global__ void k();\r\n");
  JobPlan Plan = planned(Temp);
  EXPECT_THAT(mainFiles(Temp, Plan), ElementsAre("a.cu", "latin.cu"));
  EXPECT_THAT(Plan.Warnings,
              ElementsAre(HasSubstr(Temp.path("utf16.cu") + ": not text")));
}

TEST(PlanJobs, SamePlanWhateverTheOrderOfInputs) {
  TempFolder Temp;
  Temp.write("a/x.cu", "#include \"u.h\"\n");
  Temp.write("b/y.cu", "#include \"u.h\"\n");
  Temp.write("c/u.h", Kernel);
  std::string A = Temp.path("a"), B = Temp.path("b"), C = Temp.path("c");
  JobPlan One = planned({{A, B, C}, "", {}, {}});
  JobPlan Two = planned({{C, B, A, B}, "", {}, {}});
  EXPECT_EQ(One.Sources, Two.Sources);
  EXPECT_EQ(One.HeaderFlags, Two.HeaderFlags);
  ASSERT_EQ(One.Jobs.size(), Two.Jobs.size());
  for (size_t I = 0; I < One.Jobs.size(); ++I)
    EXPECT_EQ(One.Jobs[I].Flags, Two.Jobs[I].Flags);
}
