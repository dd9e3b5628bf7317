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
        BranchCase{"NamesOfTorchBranch",
                   "#ifndef USE_ROCM\na\n#else\ncudaFree(p);\n#endif\n",
                   {"a\n"}},
        BranchCase{"MacrosOfTorchBranch",
                   "#ifdef USE_ROCM\n#define cudaFree f\n#endif\n",
                   {"#define cudaFree f\n"}},
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
        BranchCase{"DeviceNeighbours",
                   "#ifdef __CUDA_ARCH__\na\n#endif\n"
                   "#if __HIP_DEVICE_COMPILE__\nb\n#endif\n",
                   {"a\n", "b\n"}},
        BranchCase{"HipHeaderInTheElse",
                   "#ifdef __NVCC__\n#include <cuda.h>\n#else\n"
                   "#include <hip/hip_runtime.h>\n#endif\n",
                   {"#include <cuda.h>\n", "#include <hip/hip_runtime.h>\n"}},
        BranchCase{"HipHeaderFirst",
                   "#ifndef __CUDACC__\n#include \"rocblas/rocblas.h\"\n#else\n"
                   "x\n#endif\n",
                   {"#include \"rocblas/rocblas.h\"\n", "x\n"}},
        BranchCase{"HipNamesInTheElse",
                   "#if defined(USE_CUDA) && A\n#define M cudaMalloc\n#elif B\n"
                   "#define M hipMalloc\n#else\nx\n#endif\n",
                   {"#define M cudaMalloc\n", "#define M hipMalloc\n", "x\n"}},
        BranchCase{"HipConditionInTheElse",
                   "#ifdef __CUDACC__\na\n#else\n#ifdef __HIPCC__\nb\n"
                   "#endif\nc\n#endif\n",
                   {"a\n", "#ifdef __HIPCC__\nb\n#endif\nc\n"}},
        BranchCase{"HipWithoutCuda",
                   "#ifndef __CUDACC__\n#include <hip/hip_fp16.h>\n#endif\n",
                   {"#include <hip/hip_fp16.h>\n"}},
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

// Only two plain tests of the platform are two parts of one chain.
TEST(PortedBranches, OthersAreNoNeighbours) {
  for (const char *Cuda :
       {"#if CUDART_VERSION >= 11000\na\n#endif\n",
        "#if defined(__CUDACC__) && !defined(__CUDA_ARCH__)\na\n#endif\n",
        "#ifdef __CUDA_ARCH__\na\n#endif\n",
        "#ifdef __CUDA_RUNTIME_H__\na\n#endif\n",
        "#ifdef __CUDACC__\na\n#else\nb\n#endif\n",
        "#if CUDART_VERSION >= 11000 && !defined(__CUDA_ARCH__)\na\n#else\nb\n"
        "#endif\n"}) {
    std::string Hip = "#ifdef __HIP_PLATFORM_AMD__\nc\n#endif\n";
    EXPECT_THAT(untouchedOf(Cuda + Hip), ElementsAre("c\n")) << Cuda;
    EXPECT_THAT(untouchedOf(Hip + Cuda), ElementsAre("c\n")) << Cuda;
  }
  EXPECT_THAT(untouchedOf("#ifdef __CUDACC__\na\n#endif\n"
                          "#if HIP_VERSION > 6\nc\n#endif\n"),
              ElementsAre("c\n"));
}

// What a first run leaves of a file of CUDA is not taken for a port by hand.
TEST(PortedBranches, HipOnBothSidesIsNoDualSource) {
  for (const char *Bytes :
       {"#ifdef USE_CUDA\nhipMalloc\n#else\nhipFree\n#endif\n",
        "#if CUDART_VERSION >= 9000\nx\n#else\nhipFree\n#endif\n",
        "#ifdef CUDART_VERSION\ncudaMalloc\n#else\nhipFree\n#endif\n",
        "#if defined(__NVCC__) && !defined(__CUDACC__)\nhipFree\n#endif\n",
        "#ifdef __CUDACC__\n// hipMalloc\n#else\n// hipMalloc\n#endif\n",
        "#ifdef __CUDACC__\na\n#else\nhipster ship hip_count\n#endif\n"})
    EXPECT_THAT(untouchedOf(Bytes), IsEmpty()) << Bytes;
}

// The macros by which CUDA's headers are known are names like all others.
TEST(PortedBranches, HeadersOfCudaAreNoSide) {
  for (const char *Name :
       {"__DRIVER_TYPES_H__", "__CUDA_RUNTIME_H__", "__CUDA_RUNTIME_API_H__",
        "__cuda_cuda_h__", "CUBLAS_API_H_", "CUBLAS_V2_H_", "CURAND_H_",
        "CUSOLVER_COMMON_H_", "CUSPARSE_H_", "CUFFT_H_", "_CUFFT_H_",
        "__CUDA_FP16_H__"}) {
    std::string Bytes = std::string("#ifdef ") + Name +
                        "\ncudaMalloc\n#else\n" +
                        "#ifdef __CUDA_ARCH__\nb\n#endif\n#endif\n";
    EXPECT_FALSE(isGuardMacro(Name)) << Name;
    EXPECT_THAT(untouchedOf(Bytes), IsEmpty()) << Name;
    EXPECT_THAT(messagesOf(Bytes), IsEmpty()) << Name;
    EXPECT_EQ(guardsOf(Bytes).Groups.size(), 1u) << Name;
  }
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
