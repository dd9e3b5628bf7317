// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GuardTestHelpers.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipport;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

struct PolyfillCase {
  const char *Line;
  const char *Value;
};
class Polyfill : public ::testing::TestWithParam<PolyfillCase> {};

// Constant on every AMD GPU, and the text as it is has that value in HIP.
TEST_P(Polyfill, IsInformation) {
  std::string Bytes = std::string(GetParam().Line) + "\na\n#endif\n";
  GuardResult Result = guardsOf(Bytes);
  EXPECT_THAT(Result.Groups, IsEmpty());
  ASSERT_EQ(Result.Findings.size(), 1u);
  EXPECT_EQ(Result.Findings[0].Class, FindingClass::Info);
  EXPECT_FALSE(Result.Findings[0].Annotate);
  EXPECT_EQ(Result.Findings[0].Message,
            std::string("__CUDA_ARCH__ is not defined in HIP: this condition "
                        "is ") +
                GetParam().Value + " there, which fits every AMD GPU");
}

INSTANTIATE_TEST_SUITE_P(
    Table, Polyfill,
    ::testing::Values(
        PolyfillCase{"#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 600",
                     "false"},
        PolyfillCase{"#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600",
                     "true"}));

TEST(GuardFindings, PlaceIsTheMacro) {
  llvm::StringRef Bytes =
      "x\r\n#if A && \\\r\n\tCUDA_VERSION > 11000\r\n#endif\r\n";
  std::vector<Finding> Findings = guardsOf(Bytes).Findings;
  ASSERT_EQ(Findings.size(), 1u);
  EXPECT_EQ(Findings[0].Place.File, "/in/a.cu");
  EXPECT_EQ(Findings[0].Place.Offset, Bytes.find("CUDA_VERSION"));
  EXPECT_EQ(Findings[0].Place.Line, 3u);
  EXPECT_EQ(Findings[0].Place.Column, 2u);
  EXPECT_EQ(Findings[0].Subject, "CUDA_VERSION");
}

TEST(GuardFindings, UsesInCodeAndMacroBodies) {
  const char *Bytes = "#define ARCH __CUDA_ARCH__\n"
                      "int v = CUDART_VERSION; // CUDA_VERSION\n"
                      "const char *s = \"__CUDA_ARCH__\";\n"
                      "f(__CUDA_ARCH__, __CUDA_ARCH__);\n"
                      "#error __CUDACC__ is missing\n"
                      "x.CUDA_VERSION_2;\n";
  EXPECT_EQ(converted(Bytes), Bytes);
  std::vector<Finding> Findings = guardsOf(Bytes).Findings;
  ASSERT_EQ(Findings.size(), 3u);
  for (const Finding &F : Findings) {
    EXPECT_EQ(F.Id, "api-differs");
    EXPECT_EQ(F.Class, FindingClass::Compile);
    EXPECT_EQ(F.Message, F.Subject + " is not defined in HIP");
  }
  EXPECT_EQ(Findings[0].Place.Line, 1u);
  EXPECT_EQ(Findings[1].Subject, "CUDART_VERSION");
  EXPECT_EQ(Findings[2].Place.Line, 4u);
}

// What a kept condition keeps out of a HIP build needs no word of its own.
TEST(GuardFindings, NoneInBranchesThatHipNeverTakes) {
  EXPECT_EQ(messagesOf("#ifdef CUDART_VERSION\nf(CUDART_VERSION);\n"
                       "#if CUDA_VERSION > 11000\n#endif\n#endif\n")
                .size(),
            1u);
  EXPECT_EQ(messagesOf("#if CUDART_VERSION < 11000\nf(CUDART_VERSION);\n#endif")
                .size(),
            2u);
}

// Renamed, such a condition would bring code to a HIP compiler that needs what
// only CUDA's compilers define.
TEST(GuardFindings, ConditionAroundAValueStays) {
  for (const char *Bytes :
       {"#ifdef __CUDA_ARCH__\nB = (__CUDA_ARCH__ >= 200) ? 32 : 16,\n"
        "#else\nB = 16,\n#endif\n",
        "#ifdef __CUDA_ARCH__\n#define B __CUDA_ARCH__\n#else\n#endif\n",
        "#if __CUDA_ARCH__ >= 300\n#if A\nf(__CUDA_ARCH__)\n#endif\n"
        "#endif\n",
        "#if __CUDA_ARCH__ >= 300\nf(CUDART_VERSION)\n#endif\n"}) {
    EXPECT_EQ(converted(Bytes), Bytes);
    EXPECT_THAT(messagesOf(Bytes),
                ElementsAre("__CUDA_ARCH__ is not defined in HIP, and code "
                            "that needs it would be compiled if this condition "
                            "were renamed; as it stands, this condition is "
                            "false there"));
  }
}

TEST(GuardFindings, ValueInTheElse) {
  const char *Bytes =
      "#ifndef __CUDA_ARCH__\na\n#else\nf(__CUDA_ARCH__)\n#endif\n";
  EXPECT_EQ(converted(Bytes), Bytes);
  EXPECT_EQ(messagesOf(Bytes).size(), 1u);
  const char *Ladder = "#if __CUDA_ARCH__ >= 600\nf(__CUDA_ARCH__)\n"
                       "#elif __CUDA_ARCH__ >= 300\na\n#else\nb\n#endif\n";
  EXPECT_EQ(converted(Ladder),
            "#if __CUDA_ARCH__ >= 600\nf(__CUDA_ARCH__)\n"
            "#elif __HIP_DEVICE_COMPILE__\na\n#else\nb\n#endif\n");
}

TEST(GuardFindings, ConditionAroundAForcedErrorStays) {
  const char *Bytes = "#ifdef __CUDA_ARCH__\n#if __CUDA_ARCH__ < 800\n#error\n"
                      "#endif\n#endif\n";
  EXPECT_EQ(converted(Bytes), Bytes);
  EXPECT_EQ(messagesOf(Bytes).size(), 1u);
}

TEST(GuardFindings, ConditionIsRenamedAllTheSame) {
  for (const char *Body :
       {"a\n", "// __CUDA_ARCH__\n",
        // HIP takes its #else.
        "#if __CUDA_ARCH__ >= 800\nf(__CUDA_ARCH__)\n#else\nb\n#endif\n",
        "#if __CUDA_ARCH__ >= 800\n#error\n#endif\n",
        "#ifdef __HIP_PLATFORM_AMD__\n#else\nf(__CUDA_ARCH__)\n#endif\n",
        // This error is for every device.
        "#error\n"}) {
    std::string Bytes = std::string("#ifdef __CUDA_ARCH__\n") + Body;
    EXPECT_EQ(converted(Bytes + "#endif\n"),
              std::string("#ifdef __HIP_DEVICE_COMPILE__\n") + Body +
                  "#endif\n");
  }
}

// All of a program may lie behind a test for its compiler.
TEST(GuardFindings, TestForTheCompilerIsRenamedAroundValues) {
  const char *Bytes = "#ifdef __CUDACC__\nf(CUDART_VERSION)\n#endif\n";
  EXPECT_EQ(converted(Bytes), "#ifdef __HIPCC__\nf(CUDART_VERSION)\n#endif\n");
  EXPECT_EQ(messagesOf(Bytes).size(), 1u);
}

TEST(GuardFindings, FileThatSetsACompilerMacro) {
  const char *Bytes = "#ifndef __CUDACC__\n#define __CUDACC__\n#endif\n"
                      "#ifdef __CUDACC__\na\n#endif\n#ifdef __NVCC__\n#endif\n";
  EXPECT_EQ(converted(Bytes),
            "#ifndef __CUDACC__\n#define __CUDACC__\n#endif\n"
            "#ifdef __CUDACC__\na\n#endif\n#ifdef __HIPCC__\n#endif\n");
  EXPECT_THAT(messagesOf(Bytes),
              ElementsAre("__CUDACC__ is set by this file: its conditions on "
                          "it stay as they are; a HIP compiler sets __HIPCC__ "
                          "instead"));
}

TEST(GuardFindings, FileThatSetsAVersion) {
  const char *Bytes = "#define CUDA_VERSION 12000\n#if CUDA_VERSION > 9000\n"
                      "int v = CUDA_VERSION;\n#endif\n";
  EXPECT_THAT(messagesOf(Bytes), IsEmpty());
}

TEST(GuardFindings, SettingForAnEditor) {
  const char *Bytes = "#ifndef H\n#define H\n"
                      "#if defined(__INTELLISENSE__) && !defined(__CUDACC__)\n"
                      "#define __CUDACC__\n#endif\n"
                      "#ifdef __CUDACC__\na\n#endif\n#endif\n";
  EXPECT_EQ(converted(Bytes),
            "#ifndef H\n#define H\n"
            "#if defined(__INTELLISENSE__) && !defined(__CUDACC__)\n"
            "#define __CUDACC__\n#endif\n"
            "#ifdef __HIPCC__\na\n#endif\n#endif\n");
  EXPECT_THAT(messagesOf(Bytes), IsEmpty());
}

TEST(GuardFindings, MacrosThatBelongToGuards) {
  for (const char *Name :
       {"__CUDACC__", "__NVCC__", "__CUDA_ARCH__", "__CUDA_ARCH_LIST__",
        "__CUDACC_VER_MINOR__", "CUDA_VERSION", "CUDART_VERSION", "CUDNN_MAJOR",
        "CUBLAS_VER_MAJOR", "CUSPARSE_VERSION"})
    EXPECT_TRUE(isGuardMacro(Name)) << Name;
  for (const char *Name :
       {"", "CUDA", "USE_CUDA", "__HIPCC__", "CUDA_R_32F", "NCCL_MAJOR",
        "THRUST_VERSION", "VERSION", "CUDNN_VERSION_TEXT"})
    EXPECT_FALSE(isGuardMacro(Name)) << Name;
}

} // namespace
