// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GuardTestHelpers.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipport;
using ::testing::IsEmpty;

namespace {

struct LineCase {
  const char *Before;
  const char *After;
};
class RewrittenLine : public ::testing::TestWithParam<LineCase> {};

std::string block(const char *Line) {
  return std::string(Line) + "\na\n#else\nb\n#endif\n";
}

TEST_P(RewrittenLine, AndNothingElse) {
  std::string Bytes = block(GetParam().Before);
  EXPECT_EQ(converted(Bytes), block(GetParam().After));
  EXPECT_THAT(messagesOf(Bytes), IsEmpty());
  EXPECT_THAT(untouchedOf(Bytes), IsEmpty());
}

TEST_P(RewrittenLine, SecondRunChangesNothing) {
  EXPECT_THAT(guardsOf(block(GetParam().After)).Groups, IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Compiler, RewrittenLine,
    ::testing::Values(
        LineCase{"#ifdef __CUDACC__", "#ifdef __HIPCC__"},
        LineCase{"#ifndef __NVCC__ // host", "#ifndef __HIPCC__ // host"},
        LineCase{"#if __CUDACC__", "#if __HIPCC__"},
        LineCase{"#if !defined __CUDACC__", "#if !defined __HIPCC__"},
        LineCase{"# if defined(__CUDACC__) || defined(__NVCC__)",
                 "# if defined(__HIPCC__) || defined(__HIPCC__)"},
        LineCase{"#if defined(A) && \\\r\n  (defined( __NVCC__ ) || B > 3)",
                 "#if defined(A) && \\\r\n  (defined( __HIPCC__ ) || B > 3)"},
        LineCase{"#if A ? defined(__NVCC__) : B",
                 "#if A ? defined(__HIPCC__) : B"},
        LineCase{"#if defined(__CUDACC__) || (defined(__clang__) && "
                 "defined(__CUDA__))",
                 "#if defined(__HIPCC__) || (defined(__clang__) && "
                 "defined(__HIP__))"},
        LineCase{"#ifdef __CUDACC_RTC__", "#ifdef __HIPCC_RTC__"},
        LineCase{"#if defined(__CUDACC__) && !defined(__CUDACC_RTC__)",
                 "#if defined(__HIPCC__) && !defined(__HIPCC_RTC__)"}));

INSTANTIATE_TEST_SUITE_P(
    Arch, RewrittenLine,
    ::testing::Values(
        LineCase{"#ifdef __CUDA_ARCH__", "#ifdef __HIP_DEVICE_COMPILE__"},
        LineCase{"#ifndef __CUDA_ARCH__", "#ifndef __HIP_DEVICE_COMPILE__"},
        LineCase{"#if __CUDA_ARCH__", "#if __HIP_DEVICE_COMPILE__"},
        LineCase{"#if !__CUDA_ARCH__", "#if !__HIP_DEVICE_COMPILE__"},
        LineCase{"#if __CUDA_ARCH__ > 0", "#if __HIP_DEVICE_COMPILE__"},
        LineCase{"#if __CUDA_ARCH__ != 0", "#if __HIP_DEVICE_COMPILE__"},
        LineCase{"#if 0 == __CUDA_ARCH__", "#if !__HIP_DEVICE_COMPILE__"},
        LineCase{"#if (__CUDA_ARCH__ >= 350)", "#if (__HIP_DEVICE_COMPILE__)"},
        LineCase{"#if __CUDA_ARCH__ >= 700", "#if __HIP_DEVICE_COMPILE__"},
        LineCase{"#if __CUDA_ARCH__ > 699", "#if __HIP_DEVICE_COMPILE__"},
        LineCase{"#if __CUDA_ARCH__ < 700", "#if !__HIP_DEVICE_COMPILE__"},
        LineCase{"#if __CUDA_ARCH__ <= 600", "#if !__HIP_DEVICE_COMPILE__"},
        LineCase{"#if 600 <= __CUDA_ARCH__", "#if __HIP_DEVICE_COMPILE__"},
        LineCase{"#if 600 > (__CUDA_ARCH__)", "#if !__HIP_DEVICE_COMPILE__"},
        LineCase{"#if !(__CUDA_ARCH__ < 600)",
                 "#if !(!__HIP_DEVICE_COMPILE__)"},
        LineCase{"#if A && __CUDA_ARCH__ < 600 || B",
                 "#if A && !__HIP_DEVICE_COMPILE__ || B"},
        LineCase{"#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 600",
                 "#if defined(__HIP_DEVICE_COMPILE__)"},
        LineCase{"#if (defined __CUDA_ARCH__) && (__CUDA_ARCH__ >= 600) && A",
                 "#if defined(__HIP_DEVICE_COMPILE__) && A"},
        LineCase{"#if defined(__CUDA_ARCH__) /* x */ && __CUDA_ARCH__ >= 600",
                 "#if defined(__HIP_DEVICE_COMPILE__) /* x */ && "
                 "__HIP_DEVICE_COMPILE__"},
        LineCase{"#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ < 600",
                 "#if !defined(__HIP_DEVICE_COMPILE__) || "
                 "!__HIP_DEVICE_COMPILE__"},
        LineCase{"#if defined(__CUDACC__) && __CUDA_ARCH__ >= 530",
                 "#if defined(__HIPCC__) && __HIP_DEVICE_COMPILE__"},
        // The version has no say here.
        LineCase{"#if defined(__CUDACC__) && (CUDA_VERSION >= 11000 || 1)",
                 "#if defined(__HIPCC__) && (CUDA_VERSION >= 11000 || 1)"}));

INSTANTIATE_TEST_SUITE_P(
    Release, RewrittenLine,
    ::testing::Values(
        LineCase{"#if CUDART_VERSION >= 9000",
                 "#if defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 9000"},
        LineCase{"#if (CUDA_VERSION < 10000) // old",
                 "#if (!defined(__HIP_PLATFORM_AMD__) && CUDA_VERSION < 10000) "
                 "// old"},
        LineCase{"#if !(9000 > CUDA_VERSION) && \\\n  A",
                 "#if !(!defined(__HIP_PLATFORM_AMD__) && 9000 > CUDA_VERSION) "
                 "&& \\\n  A"},
        LineCase{"#if A && CUDA_VERSION > 8000",
                 "#if A && (defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION > "
                 "8000)"},
        LineCase{"#if __CUDACC_VER_MAJOR__ >= 10",
                 "#if defined(__HIPCC__) || __CUDACC_VER_MAJOR__ >= 10"},
        LineCase{"#if __CUDACC_VER_MAJOR__ > 9 || (__CUDACC_VER_MAJOR__ == 9 "
                 "&& __CUDACC_VER_MINOR__ >= 2)",
                 "#if (defined(__HIPCC__) || __CUDACC_VER_MAJOR__ > 9) || "
                 "(__CUDACC_VER_MAJOR__ == 9 && __CUDACC_VER_MINOR__ >= 2)"},
        LineCase{"#if defined(__CUDA_ARCH__) && CUDA_VERSION >= 9000",
                 "#if defined(__HIP_DEVICE_COMPILE__) && "
                 "(defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 9000)"}));

// False in HIP, as it stands.
TEST(Guards, OneOldReleaseNeedsNoChange) {
  std::string Bytes = block("#if CUDA_VERSION == 9000");
  EXPECT_EQ(converted(Bytes), Bytes);
  EXPECT_THAT(messagesOf(Bytes), IsEmpty());
}

TEST(Guards, LadderOfReleases) {
  EXPECT_EQ(converted("#if CUDA_VERSION >= 12000\na\n"
                      "#elif CUDA_VERSION >= 9000\nb\n#else\nc\n#endif\n"),
            "#if CUDA_VERSION >= 12000\na\n"
            "#elif defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 9000\nb\n"
            "#else\nc\n#endif\n");
  // The first branch is HIP's already.
  EXPECT_EQ(converted("#if CUDA_VERSION >= 9000\na\n"
                      "#elif CUDA_VERSION >= 8000\nb\n#else\nc\n#endif\n"),
            "#if defined(__HIP_PLATFORM_AMD__) || CUDA_VERSION >= 9000\na\n"
            "#elif CUDA_VERSION >= 8000\nb\n#else\nc\n#endif\n");
}

// HIP has these functions without masks, and no mask of 32 bits to widen.
TEST(Guards, ReleaseAroundMasklessWarpFunctionsStays) {
  for (const char *Bytes :
       {"#if CUDART_VERSION < 9000\nb = __ballot(p);\n#else\n"
        "b = __ballot_sync(m, p);\n#endif\n",
        "#if __CUDACC_VER_MAJOR__ >= 9\nv = __shfl_down_sync(m, v, 1);\n"
        "#else\nv = __shfl_down(v, 1);\n#endif\n"}) {
    EXPECT_EQ(converted(Bytes), Bytes);
    EXPECT_EQ(messagesOf(Bytes).size(), 1u);
  }
}

TEST(Guards, ReleaseAroundAValueStays) {
  const char *Bytes = "#if CUDA_VERSION >= 9000\nf(CUDA_VERSION);\n#endif\n";
  EXPECT_EQ(converted(Bytes), Bytes);
  EXPECT_EQ(messagesOf(Bytes).size(), 1u);
}

struct KeptCase {
  const char *Name;
  const char *Line;
  const char *Message;
};
class KeptLine : public ::testing::TestWithParam<KeptCase> {};

TEST_P(KeptLine, IsReported) {
  std::string Bytes = block(GetParam().Line);
  GuardResult Result = guardsOf(Bytes);
  EXPECT_THAT(Result.Groups, IsEmpty());
  ASSERT_EQ(Result.Findings.size(), 1u);
  const Finding &F = Result.Findings.front();
  EXPECT_EQ(F.Message, GetParam().Message);
  EXPECT_EQ(F.Id, "api-differs");
  EXPECT_EQ(F.Class, FindingClass::Correctness);
  EXPECT_EQ(F.Sureness, Confidence::Possible);
  EXPECT_TRUE(F.Annotate);
}

INSTANTIATE_TEST_SUITE_P(
    Table, KeptLine,
    ::testing::Values(
        KeptCase{"NewArch", "#if __CUDA_ARCH__ >= 800",
                 "__CUDA_ARCH__ is not defined in HIP: this condition is false "
                 "there"},
        KeptCase{"JustTooNew", "#if __CUDA_ARCH__ > 700",
                 "__CUDA_ARCH__ is not defined in HIP: this condition is false "
                 "there"},
        KeptCase{"NotNewArch", "#if 800 > __CUDA_ARCH__",
                 "__CUDA_ARCH__ is not defined in HIP: this condition is true "
                 "there"},
        KeptCase{"OneArch", "#if __CUDA_ARCH__ == 600",
                 "__CUDA_ARCH__ is not defined in HIP: this condition is false "
                 "there"},
        KeptCase{"OtherArch", "#if __CUDA_ARCH__ != 600",
                 "__CUDA_ARCH__ is not defined in HIP: this condition is true "
                 "there"},
        KeptCase{"Arithmetic", "#if __CUDA_ARCH__ / 100 >= 6",
                 "__CUDA_ARCH__ is not defined in HIP: this condition is false "
                 "there"},
        KeptCase{"Limit", "#if __CUDA_ARCH__ >= MIN_ARCH",
                 "__CUDA_ARCH__ is not defined in HIP: other macros alone "
                 "decide this condition there"},
        KeptCase{"CommentInside", "#if __CUDA_ARCH__ /* Volta */ >= 700",
                 "__CUDA_ARCH__ is not defined in HIP: this condition is false "
                 "there"},
        KeptCase{"HostOrNew",
                 "#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800",
                 "__CUDA_ARCH__ is not defined in HIP: this condition is true "
                 "there"},
        KeptCase{"Version", "#if CUDART_VERSION < 11000",
                 "CUDART_VERSION is not defined in HIP: this condition is true "
                 "there"},
        KeptCase{"JustTooNewVersion", "#if CUDART_VERSION > 10000",
                 "CUDART_VERSION is not defined in HIP: this condition is "
                 "false there"},
        KeptCase{"DefinedVersion",
                 "#if defined(CUDNN_VERSION) && CUDNN_VERSION >= 8000",
                 "CUDNN_VERSION is not defined in HIP: this condition is false "
                 "there"},
        KeptCase{"CompilerVersion", "#if A || __CUDACC_VER_MAJOR__ >= 11",
                 "__CUDACC_VER_MAJOR__ is not defined in HIP: other macros "
                 "alone decide this condition there"},
        KeptCase{"CompilerAndVersion",
                 "#if defined(__CUDACC__) && CUDA_VERSION >= 11000",
                 "CUDA_VERSION is not defined in HIP: this condition is false "
                 "there"},
        KeptCase{"TwoNames",
                 "#if __CUDA_ARCH__ >= 800 && CUDA_VERSION >= 11000",
                 "__CUDA_ARCH__ and CUDA_VERSION are not defined in HIP: this "
                 "condition is false there"},
        KeptCase{"Merged", "#if defined(__NVCC__) && !defined(__CUDACC__)",
                 "__NVCC__ and __CUDACC__ are not defined in HIP: renamed, the "
                 "condition would lose its meaning; as it stands, this "
                 "condition is false there"},
        KeptCase{"MergedTrue", "#if !defined(__NVCC__) || defined(__CUDACC__)",
                 "__NVCC__ and __CUDACC__ are not defined in HIP: renamed, the "
                 "condition would lose its meaning; as it stands, this "
                 "condition is true there"},
        KeptCase{"NvccAlone", "#if defined(__CUDACC__) && !defined(__CUDA__)",
                 "__CUDACC__ and __CUDA__ are not defined in HIP: renamed, the "
                 "condition would lose its meaning; as it stands, this "
                 "condition is false there"},
        KeptCase{"Broken", "#if defined(__CUDACC__) && (",
                 "__CUDACC__ is not defined in HIP: this condition was not "
                 "understood and stays as it is"},
        KeptCase{"InACall", "#if NEWER_THAN(__CUDACC_VER_MAJOR__, 11)",
                 "__CUDACC_VER_MAJOR__ is not defined in HIP: other macros "
                 "alone decide this condition there"}),
    [](const auto &Info) { return std::string(Info.param.Name); });

class IgnoredLine : public ::testing::TestWithParam<const char *> {};

TEST_P(IgnoredLine, StaysWithoutAWord) {
  std::string Bytes = block(GetParam());
  EXPECT_EQ(converted(Bytes), Bytes);
  EXPECT_THAT(messagesOf(Bytes), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Table, IgnoredLine,
                         ::testing::Values("#ifdef USE_CUDA", "#if 0",
                                           "#if ENABLE_CUDNN", "#ifdef CUDA",
                                           "#if NCCL_VERSION_CODE >= 2000",
                                           "#if defined(__CUDACC__X)", "#ifdef",
                                           "#if"));

TEST(Guards, WideConditionIsReported) {
  std::string Line = "#if defined(__CUDACC__)";
  for (int I = 0; I < 40; ++I)
    Line += " && A" + std::to_string(I);
  EXPECT_EQ(converted(block(Line.c_str())), block(Line.c_str()));
  EXPECT_EQ(messagesOf(block(Line.c_str())).size(), 1u);
}

TEST(Guards, WideChainIsDecidedPartByPart) {
  std::string Bytes = "#ifdef __CUDACC__\n";
  for (int I = 0; I < 40; ++I)
    Bytes += "#elif A" + std::to_string(I) + "\n";
  EXPECT_EQ(converted(Bytes + "#endif\n").substr(0, 17), "#ifdef __HIPCC__\n");
}

// Neither a branch nor the #else may become dead by two names becoming one.
TEST(Guards, ChainKeepsItsBranches) {
  const char *Elif =
      "#ifdef __CUDACC__\na\n#elif defined(__NVCC__)\nb\n#endif\n";
  EXPECT_EQ(converted(Elif),
            "#ifdef __HIPCC__\na\n#elif defined(__NVCC__)\nb\n#endif\n");
  EXPECT_EQ(messagesOf(Elif).size(), 1u);
  const char *Else =
      "#ifdef __CUDACC__\na\n#elif !defined(__NVCC__)\nb\n#else\nc\n#endif\n";
  EXPECT_EQ(converted(Else), "#ifdef __HIPCC__\na\n#elif !defined(__NVCC__)\n"
                             "b\n#else\nc\n#endif\n");
}

// Every AMD GPU takes the first branch: the second is kept, for information.
TEST(Guards, LadderOfThresholds) {
  const char *Bytes =
      "#if __CUDA_ARCH__ >= 700\na\n#elif __CUDA_ARCH__ >= 600\n"
      "b\n#else\nc\n#endif\n";
  EXPECT_EQ(converted(Bytes), "#if __HIP_DEVICE_COMPILE__\na\n#elif "
                              "__CUDA_ARCH__ >= 600\nb\n#else\nc\n#endif\n");
  std::vector<Finding> Findings = guardsOf(Bytes).Findings;
  ASSERT_EQ(Findings.size(), 1u);
  EXPECT_EQ(Findings[0].Class, FindingClass::Info);
  EXPECT_FALSE(Findings[0].Annotate);
  const char *NewFirst = "#if __CUDA_ARCH__ >= 800\na\n#elif __CUDA_ARCH__ >= "
                         "600\nb\n#endif\n";
  EXPECT_EQ(converted(NewFirst), "#if __CUDA_ARCH__ >= 800\na\n#elif "
                                 "__HIP_DEVICE_COMPILE__\nb\n#endif\n");
}

TEST(Guards, HostEndsALadder) {
  const char *Bytes = "#if __CUDA_ARCH__ >= 600\na\n"
                      "#elif !defined(__CUDA_ARCH__)\nb\n#else\nc\n#endif\n";
  EXPECT_EQ(converted(Bytes),
            "#if __HIP_DEVICE_COMPILE__\na\n"
            "#elif !defined(__HIP_DEVICE_COMPILE__)\nb\n#else\nc\n#endif\n");
  EXPECT_THAT(messagesOf(Bytes), IsEmpty());
}

// Without an #else nothing can become dead by the second renaming.
TEST(Guards, ChainWithoutElse) {
  EXPECT_EQ(converted("#ifdef __CUDACC__\na\n#elif !defined(__NVCC__)\nb\n"
                      "#endif\n"),
            "#ifdef __HIPCC__\na\n#elif !defined(__HIPCC__)\nb\n#endif\n");
}

TEST(Guards, SurenessTellsJudgementFromFact) {
  EXPECT_EQ(guardsOf("#ifdef __CUDACC__\n#endif").Groups.front().Sureness,
            Confidence::Certain);
  EXPECT_EQ(
      guardsOf("#if __CUDA_ARCH__ >= 600\n#endif").Groups.front().Sureness,
      Confidence::Likely);
}

} // namespace
