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

struct BranchCase {
  const char *Name;
  const char *Bytes;
  std::vector<std::string> Untouched;
};
class Branches : public ::testing::TestWithParam<BranchCase> {};

TEST_P(Branches, OfOneSideStay) {
  EXPECT_EQ(untouchedOf(GetParam().Bytes), GetParam().Untouched);
  EXPECT_EQ(converted(GetParam().Bytes), GetParam().Bytes);
  EXPECT_THAT(messagesOf(GetParam().Bytes), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(
    Table, Branches,
    ::testing::Values(
        BranchCase{"CudaThenHip",
                   "#if defined(__CUDACC__)\na\n#elif defined(__HIPCC__)\nb\n"
                   "#else\nc\n#endif\n",
                   {"a\n", "b\n", "c\n"}},
        BranchCase{"NeitherOfTheTwo",
                   "#if !defined(__CUDACC__) && !defined(__HIPCC__)\na\n#endif",
                   {"a\n"}},
        BranchCase{"EitherOfTheTwo",
                   "#if defined(__CUDACC__) || defined(__HIPCC__)\na\n#else\n"
                   "b\n#endif",
                   {"b\n"}},
        BranchCase{"Platform",
                   "#ifdef __HIP_PLATFORM_AMD__\na\n#else\nb\n#endif",
                   {"a\n", "b\n"}},
        BranchCase{"NotPlatform", "#ifndef USE_ROCM\na\n#endif\n", {"a\n"}},
        BranchCase{"HipOnNvidia",
                   "#ifndef __HIP_PLATFORM_NVIDIA__\na\n#else\nb\n#endif",
                   {"b\n"}},
        BranchCase{"ProjectMacros",
                   "#if defined(GGML_USE_HIP)\na\n#elif defined(GGML_USE_CUDA)"
                   "\nb\n#elif X\nc\n#endif",
                   {"a\n", "b\n", "c\n"}},
        BranchCase{"OldHipCompiler", "#ifdef __HCC__\na\n#endif", {"a\n"}},
        BranchCase{"Torch", "#if TORCH_HIP_VERSION\na\n#endif", {"a\n"}},
        BranchCase{"HipVersion",
                   "#if HIP_VERSION >= 60000000\na\n#else\nb\n#endif",
                   {"a\n"}},
        BranchCase{"RocmVersion",
                   "#if ROCM_VERSION < 60000\na\n#elif X\nb\n#endif",
                   {"b\n"}},
        // Host code of both is in the #else.
        BranchCase{"DevicePasses",
                   "#if defined(__CUDA_ARCH__)\na\n#elif "
                   "defined(__HIP_DEVICE_COMPILE__)\nb\n#else\nc\n#endif",
                   {"a\n", "b\n"}},
        BranchCase{"EitherDevicePass",
                   "#if defined(__CUDA_ARCH__) || "
                   "defined(__HIP_DEVICE_COMPILE__)\na\n#else\nb\n#endif",
                   {}},
        BranchCase{"OneGpu", "#ifdef __gfx90a__\na\n#else\nb\n#endif", {"a\n"}},
        BranchCase{"WithOthers",
                   "#if defined(USE_HIP) && defined(FAST)\na\n#else\nb\n#endif",
                   {"a\n"}},
        BranchCase{"CudaVersionBesideHip",
                   "#if CUDA_VERSION >= 12080\na\n#elif __HIPCC__\nb\n#else\n"
                   "c\n#endif",
                   {"a\n", "b\n", "c\n"}},
        BranchCase{"Nested",
                   "#ifdef USE_ROCM\n#ifdef __CUDACC__\na\n#endif\n#else\n"
                   "#if CUDA_VERSION > 9000\nCUDA_VERSION\n#endif\n#endif\n",
                   {"#ifdef __CUDACC__\na\n#endif\n",
                    "#if CUDA_VERSION > 9000\nCUDA_VERSION\n#endif\n"}},
        BranchCase{"BrokenCondition",
                   "#if defined(USE_ROCM\na\n#elif USE_CUDA\nb\n#endif",
                   {"b\n"}},
        BranchCase{"Neighbours",
                   "#ifdef __CUDACC__\na\n#endif\n\n// x\n#ifdef __HIPCC__\nb\n"
                   "#endif\n",
                   {"a\n", "b\n"}},
        BranchCase{"NeighboursTurned",
                   "#ifdef USE_ROCM\na\n#endif\n#ifdef __CUDACC__\nb\n#endif\n",
                   {"a\n", "b\n"}},
        BranchCase{"IncludeGuard",
                   "#ifndef FOO_HIP_H\n#define FOO_HIP_H\na\n#endif\n",
                   {}},
        BranchCase{"Default",
                   "b\n#if !defined(AMD_TILE)\n#define AMD_TILE 8\n#endif\n",
                   {}},
        BranchCase{
            "OtherWords", "#ifdef _M_AMD64\na\n#elif SHIP\nb\n#endif", {}},
        BranchCase{"NoHipInIt", "#ifdef USE_CUDA\na\n#else\nb\n#endif", {}}),
    [](const auto &Info) { return std::string(Info.param.Name); });

TEST(PortedBranches, CodeBetweenNeighboursSeparatesThem) {
  llvm::StringRef Bytes = "#ifdef __CUDACC__\na\n#endif\nint x;\n"
                          "#ifdef __HIPCC__\nb\n#endif\n";
  EXPECT_THAT(untouchedOf(Bytes), ElementsAre("b\n"));
  EXPECT_EQ(converted(Bytes).substr(0, 17), "#ifdef __HIPCC__\n");
}

TEST(PortedBranches, LiveBranchesAreStillRewritten) {
  EXPECT_EQ(converted("#if defined(__CUDACC__) || defined(__HIPCC__)\n"
                      "#ifdef __CUDA_ARCH__\na\n#endif\n#endif\n"),
            "#if defined(__CUDACC__) || defined(__HIPCC__)\n"
            "#ifdef __HIP_DEVICE_COMPILE__\na\n#endif\n#endif\n");
}

// A file that sets CUDA's macro in its HIP branch knows what it does.
TEST(PortedBranches, CudaMacroSetForHip) {
  llvm::StringRef Bytes = "#ifdef __HIPCC__\n#define __CUDACC__\n#endif\n"
                          "int a;\n#ifdef __CUDACC__\nb\n#endif\n";
  EXPECT_EQ(converted(Bytes), Bytes);
  EXPECT_THAT(messagesOf(Bytes), IsEmpty());
}

} // namespace
