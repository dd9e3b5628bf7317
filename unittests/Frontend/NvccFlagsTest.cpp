// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/CompileDb.h"

#include "../Report/TempFolder.h"

#include "llvm/ADT/StringExtras.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace hipport;
using namespace llvm;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

using Words = std::vector<std::string>;

static Words flags(const Words &Command, StringRef Directory = "/d") {
  Words Warnings;
  Words Flags = flagsForClang(Command, Directory, Warnings);
  EXPECT_THAT(Warnings, IsEmpty());
  return Flags;
}

TEST(NvccFlags, DropsWhatOnlyNvccKnows) {
  EXPECT_THAT(flags({"/usr/local/cuda/bin/nvcc",
                     "-forward-unknown-to-host-compiler",
                     "-gencode",
                     "arch=compute_80,code=sm_80",
                     "-arch=sm_70",
                     "-arch",
                     "sm_70",
                     "-code=sm_70",
                     "--generate-code=arch=compute_90",
                     "-rdc=true",
                     "-dc",
                     "--expt-relaxed-constexpr",
                     "--extended-lambda",
                     "-use_fast_math",
                     "-lineinfo",
                     "-G",
                     "-maxrregcount=32",
                     "-maxrregcount",
                     "32",
                     "-ccbin",
                     "g++",
                     "-Xptxas",
                     "-v,-DNOT",
                     "-Xlinker",
                     "-Inot",
                     "-Xcudafe",
                     "--diag_suppress=1",
                     "-x",
                     "cu",
                     "-c",
                     "k.cu",
                     "-o",
                     "-Dk.o",
                     "-MD",
                     "-MT",
                     "-Dx",
                     "-MF",
                     "-Dy",
                     "--threads",
                     "4",
                     "-O3",
                     "-diag-suppress",
                     "20012",
                     "-default-stream",
                     "per-thread"}),
              IsEmpty());
}

TEST(NvccFlags, KeepsFoldersMacrosAndTheStandard) {
  EXPECT_THAT(flags({"nvcc",
                     "-Ia",
                     "-I",
                     "b/../c",
                     "-I/abs",
                     "--include-path",
                     "e",
                     "--include-path=f",
                     "-isystem",
                     "g",
                     "-isystem=h",
                     "--system-include",
                     "i",
                     "-iquote",
                     "j",
                     "-DA",
                     "-D",
                     "B=1",
                     "--define-macro",
                     "C",
                     "--define-macro=D=2",
                     "-UA",
                     "-U",
                     "E",
                     "--undefine-macro=F",
                     "-std=c++17",
                     "--std",
                     "c++20",
                     "--std=c++14"}),
              ElementsAre("-I/d/a", "-I/d/c", "-I/abs", "-I/d/e", "-I/d/f",
                          "-isystem", "/d/g", "-isystem", "/d/h", "-isystem",
                          "/d/i", "-iquote", "/d/j", "-DA", "-DB=1", "-DC",
                          "-DD=2", "-UA", "-UE", "-UF", "-std=c++17",
                          "-std=c++20", "-std=c++14"));
}

TEST(NvccFlags, CommasPartListsOfNvccOnly) {
  EXPECT_THAT(flags({"nvcc", "-Ia,b", "-DX=f(1\\,2),Y"}),
              ElementsAre("-I/d/a", "-I/d/b", "-DX=f(1,2)", "-DY"));
  EXPECT_THAT(flags({"clang++", "-DX=1,2"}), ElementsAre("-DX=1,2"));
}

TEST(NvccFlags, HostFlagsAreLookedThrough) {
  EXPECT_THAT(flags({"nvcc", "-Xcompiler", "-fPIC,-DA,-I,x", "-Xcompiler=-DB",
                     "--compiler-options", "-Wall -DC -isystem y", "-Xcompiler",
                     "-std=gnu++17", "-Xcompiler", "-DX=f(1\\,2)"}),
              ElementsAre("-DA", "-I/d/x", "-DB", "-DC", "-isystem", "/d/y",
                          "-std=gnu++17", "-DX=f(1,2)"));
}

TEST(NvccFlags, StandardsOfCAreDropped) {
  EXPECT_THAT(flags({"gcc", "-std=c99", "-std=gnu11", "-DA"}),
              ElementsAre("-DA"));
}

TEST(NvccFlags, LaunchersAreStripped) {
  EXPECT_THAT(flags({"/usr/bin/ccache", "nvcc", "-Ia,b"}),
              ElementsAre("-I/d/a", "-I/d/b"));
  EXPECT_THAT(flags({"sccache", "ccache", "clang++", "-DA=1,2"}),
              ElementsAre("-DA=1,2"));
  EXPECT_THAT(flags({"cmake", "-E", "__run_co_compile", "-DX=1", "--", "ccache",
                     "g++", "-DA"}),
              ElementsAre("-DA"));
  EXPECT_THAT(flags({}), IsEmpty());
  EXPECT_THAT(flags({"ccache"}), IsEmpty());
}

TEST(NvccFlags, WrappersAreStripped) {
  // Commas part lists of nvcc only: that it is seen proves what was stripped.
  const Words Parted = {"-I/d/a", "-I/d/b"};
  for (const Words &Before :
       std::vector<Words>{{"/usr/bin/env", "CCACHE_DIR=/x", "PATH=/y"},
                          {"nice", "-n", "10"},
                          {"ccache", "CCACHE_BASEDIR=/x"},
                          {"distcc", "sccache"},
                          {"libtool", "--tag=CXX", "--mode=compile"},
                          {"python3", "tools/wrap.py", "--quiet"},
                          {"/p/tools/wrap_nvcc.sh"},
                          {"./wrapper.sh"}}) {
    Words Command = Before;
    Command.insert(Command.end(), {"/opt/cuda/bin/nvcc", "-Ia,b"});
    EXPECT_EQ(flags(Command), Parted) << Before.front();
  }
  EXPECT_THAT(flags({"./mycc", "-DA", "-ccbin", "g++", "-DB"}),
              ElementsAre("-DA", "-DB"));
  EXPECT_THAT(flags({"x86_64-linux-gnu-g++-12", "-DX=1,2"}),
              ElementsAre("-DX=1,2"));
  EXPECT_EQ(flags({"/opt/cuda/bin/nvcc.exe", "-Ia,b"}), Parted);
}

TEST(NvccFlags, OtherFlagsOfBuildsDoNotHarm) {
  EXPECT_THAT(
      flags({"nvcc", "-D__CUDA_ARCH_LIST__=800,900", "-ccbin=/usr/bin/g++",
             "--forward-unknown-to-host-compiler", "-arch=all-major",
             "-gencode=arch=compute_80,code=[sm_80,compute_80]",
             "--relocatable-device-code=true", "--device-c", "-Xnvlink", "-DNO",
             "-dlto", "-x=cu", "--std=c++17", "-isystem=/s", "-Xcompiler=-fPIC",
             "-Xcompiler=-I/h -DH", "-t0", "--split-compile=0", "-O3"}),
      ElementsAre("-D__CUDA_ARCH_LIST__=800,900", "-std=c++17", "-isystem",
                  "/s", "-I/h", "-DH"));
  EXPECT_THAT(flags({"nvcc", "-Xcompiler", "/EHsc /W3 -DH", "/c", "-DK",
                     "C:\\x\\k.cu"}),
              ElementsAre("-DH", "-DK"));
}

TEST(NvccFlags, FlagWithoutItsValueIsIgnored) {
  EXPECT_THAT(flags({"nvcc", "-DA", "-I"}), ElementsAre("-DA"));
}

TEST(NvccFlags, ForcedIncludesKeepTheirSpellingUnlessTheyAreThere) {
  TempFolder Temp;
  Temp.write("pre.h", "");
  EXPECT_THAT(
      flags({"nvcc", "-include", "pre.h", "--pre-include", "other.h"},
            Temp.path()),
      ElementsAre("-include", Temp.path("pre.h"), "-include", "other.h"));
}

TEST(NvccFlags, ResponseFilesAreRead) {
  TempFolder Temp;
  Temp.write("a.rsp", "-Ia -D\"NAME=x y\"\n--options-file b.rsp");
  Temp.write("b.rsp", "-DB\r\n-DC");
  Temp.write("c.rsp", "-DD @b.rsp");
  std::string A = Temp.path("a");
  EXPECT_THAT(
      flags({"nvcc", "--options-file", "a.rsp,c.rsp"}, Temp.path()),
      ElementsAre("-I" + A, "-DNAME=x y", "-DB", "-DC", "-DD", "-DB", "-DC"));
  EXPECT_THAT(flags({"nvcc", "-optf", "b.rsp", "-DE"}, Temp.path()),
              ElementsAre("-DB", "-DC", "-DE"));
  EXPECT_THAT(flags({"nvcc", "--options-file=b.rsp"}, Temp.path()),
              ElementsAre("-DB", "-DC"));
  EXPECT_THAT(flags({"g++", "@b.rsp"}, Temp.path()), ElementsAre("-DB", "-DC"));
}

TEST(NvccFlags, BadResponseFilesAreNamed) {
  TempFolder Temp;
  Temp.write("loop.rsp", "-DA @loop.rsp");
  Words Warnings;
  EXPECT_THAT(
      flagsForClang({"nvcc", "@none.rsp", "-DA"}, Temp.path(), Warnings),
      ElementsAre("-DA"));
  EXPECT_THAT(Warnings, ElementsAre(HasSubstr(Temp.path("none.rsp"))));
  Warnings.clear();
  flagsForClang({"nvcc", "@loop.rsp"}, Temp.path(), Warnings);
  EXPECT_THAT(Warnings, ElementsAre(HasSubstr("nested too deep")));
}

TEST(NvccFlags, UserFlagsKeepEverythingElse) {
  EXPECT_THAT(withAbsolutePaths({"-Ia", "-I", "b", "-Wall", "-DX=1", "-isystem",
                                 "c", "-fopenmp", "-I"},
                                "/w"),
              ElementsAre("-I/w/a", "-I/w/b", "-Wall", "-DX=1", "-isystem",
                          "/w/c", "-fopenmp", "-I"));
}
