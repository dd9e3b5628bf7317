// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rules/RuleTable.h"

#include "gtest/gtest.h"

using namespace hipport;

namespace {

TEST(CudaNames, SpelledLikeNvidiaNames) {
  for (const char *Name : {"cudaMalloc",
                           "cudaError_t",
                           "cuda_check",
                           "cudaCheck",
                           "make_cudaPos",
                           "CUDART_VERSION",
                           "CUDA_SUCCESS",
                           "CUDA_R_32F",
                           "CU_CTX_SCHED_AUTO",
                           "cuMemAlloc_v2",
                           "cuFloatComplex",
                           "CUdevice",
                           "CUdeviceptr",
                           "CUresult",
                           "CUstream_st",
                           "CUmodule",
                           "CUuuid",
                           "CUtexref",
                           "CUGLmap_flags",
                           "pncclBcast",
                           "make_cuFloatComplex",
                           "cublasSgemm",
                           "cublas_handle",
                           "CUBLAS_OP_N",
                           "cublasLtMatmul",
                           "CUBLASLT_ORDER_COL",
                           "cufftExecC2C",
                           "CUFFT_FORWARD",
                           "curand",
                           "curand_init",
                           "curand4",
                           "curandGenerator_t",
                           "cusparseSpMM",
                           "CUSPARSE_SPMV_ALG_DEFAULT",
                           "cusolverDnSgetrf",
                           "cudnnCreate",
                           "CUDNN_VERSION",
                           "ncclAllReduce",
                           "NCCL_VERSION",
                           "nvrtcResult",
                           "NVRTC_SUCCESS",
                           "nvtxRangePush",
                           "NVTX_VERSION",
                           "nvmlInit_v2",
                           "NVML_SUCCESS",
                           "cutensorCreate",
                           "nvjpegCreate",
                           "nppiResize_8u_C1R",
                           "nppsMalloc_8u",
                           "nppSetStream",
                           "NppStatus",
                           "NppiSize",
                           "Npp8u",
                           "cuptiActivityEnable",
                           "__nv_bfloat16",
                           "__nv_sinf",
                           "__shfl_sync",
                           "__shfl",
                           "__shfl_xor_sync",
                           "__ballot",
                           "__ballot_sync",
                           "__any_sync",
                           "__syncwarp",
                           "__syncthreads_or",
                           "__match_any_sync",
                           "__reduce_add_sync",
                           "__activemask",
                           "__ldg",
                           "__fadd_rn",
                           "__double2ll_rz",
                           "__half2",
                           "__CUDA_ARCH__",
                           "__CUDACC__"})
    EXPECT_TRUE(looksLikeCuda(Name)) << Name;
}

TEST(CudaNames, OtherWordsAreLeftAlone) {
  for (const char *Name : {"",
                           "cu",
                           "cuda",
                           "custom",
                           "cube",
                           "cursor",
                           "CUBE_SIZE",
                           "cuboid",
                           "CULL_FACE",
                           "cudart",
                           "cub",
                           "cur",
                           "curandom",
                           "cumsum",
                           "cute",
                           "current",
                           "CU",
                           "CUDA",
                           "CUDAContext",
                           "CUrl",
                           "CUnitTest",
                           "CUser",
                           "CUtility",
                           "CURL_OK",
                           "CUSTOM_KEY",
                           "CUTOFF",
                           "cublasify",
                           "NCCL",
                           "nccl",
                           "nccls",
                           "nvidia",
                           "nvme_open",
                           "nvmlike",
                           "npp",
                           "nppx",
                           "nppiece",
                           "npprint",
                           "Nppp",
                           "hipMalloc",
                           "HIP_SUCCESS",
                           "rocblas",
                           "__host__",
                           "__has_include",
                           "__global__",
                           "__device__",
                           "__allocate",
                           "__all_of_fn",
                           "__any_of_fn",
                           "__match_mode",
                           "__reduce__",
                           "private_",
                           "__anything",
                           "__ldgx",
                           "__builtin_popcount",
                           "_cudaFoo",
                           "mycudaFoo",
                           "add_rn",
                           "make_float4",
                           "machine",
                           "atomicAdd",
                           "threadIdx"})
    EXPECT_FALSE(looksLikeCuda(Name)) << Name;
}

TEST(CudaNames, LibraryOfAName) {
  EXPECT_EQ(libraryOfName("cudaMalloc"), "cuda-runtime");
  EXPECT_EQ(libraryOfName("cuMemAlloc"), "cuda-driver");
  EXPECT_EQ(libraryOfName("CUdeviceptr"), "cuda-driver");
  EXPECT_EQ(libraryOfName("__shfl_sync"), "device");
  EXPECT_EQ(libraryOfName("cublasSgemm"), "cublas");
  EXPECT_EQ(libraryOfName("CUBLAS_OP_N"), "cublas");
  EXPECT_EQ(libraryOfName("curand"), "curand");
  EXPECT_EQ(libraryOfName("nppiResize_8u_C1R"), "npp");
  EXPECT_EQ(libraryOfName("custom"), "cuda-other");
}

} // namespace
