// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// How NVIDIA spells the names of its libraries. What follows the prefix decides
// as much as the prefix: cuMemAlloc is a name of the driver, cube is none.

#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipport {

namespace {

/// What must come after a prefix.
enum class Next {
  Anything,
  Word,      ///< A capital letter, or an underscore.
  Capital,   ///< A capital letter.
  WordOrEnd, ///< Nothing, or what may follow a function's name: _ or a digit.
};

struct Spelling {
  StringRef Prefix;
  Next After;
  StringRef Library;
};

/// The first that fits counts.
constexpr Spelling Spellings[] = {
    {"cuda", Next::Word, "cuda-runtime"},
    {"make_cuda", Next::Capital, "cuda-runtime"},
    {"make_cu", Next::Capital, "complex"},
    {"CUDART_", Next::Anything, "cuda-runtime"},
    {"CUDARTAPI", Next::Anything, "cuda-runtime"},
    {"CUDAAPI", Next::Anything, "cuda-driver"},
    {"CUDALIBMG_", Next::Anything, "cusolver"},
    {"CUDA_", Next::Anything, "cuda-driver"},
    {"CU_", Next::Anything, "cuda-driver"},
    {"cu", Next::Capital, "cuda-driver"},

    {"cublasLt", Next::Capital, "cublaslt"},
    {"cublas", Next::Word, "cublas"},
    {"CUBLASLT_", Next::Anything, "cublaslt"},
    {"CUBLAS_", Next::Anything, "cublas"},
    {"CUBLASXT_", Next::Anything, "cublas"},
    {"cudnn", Next::Word, "cudnn"},
    {"CUDNN_", Next::Anything, "cudnn"},
    {"cufft", Next::Word, "cufft"},
    {"CUFFT_", Next::Anything, "cufft"},
    {"curand", Next::Word, "curand"},
    {"curand", Next::WordOrEnd, "curand"},
    {"CURAND_", Next::Anything, "curand"},
    {"cusolver", Next::Word, "cusolver"},
    {"CUSOLVER_", Next::Anything, "cusolver"},
    {"CUSOLVERDN_", Next::Anything, "cusolver"},
    {"CUSOLVERMG_", Next::Anything, "cusolver"},
    {"CUSOLVERRF_", Next::Anything, "cusolver"},
    {"cusparse", Next::Word, "cusparse"},
    {"CUSPARSE_", Next::Anything, "cusparse"},
    {"cutensor", Next::Word, "cutensor"},
    {"CUTENSOR_", Next::Anything, "cutensor"},
    {"cupti", Next::Word, "cupti"},
    {"CUpti_", Next::Anything, "cupti"},
    {"CUPTI_", Next::Anything, "cupti"},

    {"nccl", Next::Capital, "nccl"},
    {"pnccl", Next::Capital, "nccl"},
    {"NCCL_", Next::Anything, "nccl"},
    {"nvrtc", Next::Capital, "nvrtc"},
    {"NVRTC_", Next::Anything, "nvrtc"},
    {"nvJitLink", Next::Anything, "nvjitlink"},
    {"NVJITLINK_", Next::Anything, "nvjitlink"},
    {"nvtx", Next::Capital, "nvtx"},
    {"NVTX_", Next::Anything, "nvtx"},
    {"nvml", Next::Capital, "nvml"},
    {"NVML_", Next::Anything, "nvml"},
    {"nvjpeg", Next::Word, "nvjpeg"},
    {"NVJPEG_", Next::Anything, "nvjpeg"},
    {"npp", Next::Capital, "npp"},
    {"nppi", Next::Capital, "npp"},
    {"npps", Next::Capital, "npp"},
    {"Npp", Next::Word, "npp"},
    {"Npp", Next::WordOrEnd, "npp"},
    {"Nppi", Next::Capital, "npp"},
    {"NPP_", Next::Anything, "npp"},
    {"NPPI_", Next::Anything, "npp"},

    {"__nv_", Next::Anything, "device"},
    {"__nvvm_", Next::Anything, "device"},
    {"__NV_", Next::Anything, "device"},
    {"__CUDA", Next::Anything, "device"},
    {"__NVCC", Next::Anything, "device"},
    {"__activemask", Next::WordOrEnd, "device"},
    {"__ballot", Next::WordOrEnd, "device"},
    {"__shfl", Next::WordOrEnd, "device"},
    {"__syncthreads", Next::WordOrEnd, "device"},
    {"__syncwarp", Next::WordOrEnd, "device"},
    {"__threadfence", Next::WordOrEnd, "device"},
    {"__ldg", Next::WordOrEnd, "device"},
    {"__funnelshift_", Next::Anything, "device"},
    {"__cvta_", Next::Anything, "device"},
    {"__half", Next::Anything, "device"},
    {"__float2", Next::Anything, "device"},
    {"__double2", Next::Anything, "device"},
};

/// The driver's types are CU and a small letter. So are many classes of other
/// programs (CUrl, CUnit, CUser): only the driver's own first words count.
constexpr StringRef DriverTypeStems[] = {"access",
                                         "address_",
                                         "array",
                                         "async",
                                         "cig",
                                         "cluster",
                                         "compute",
                                         "context",
                                         "Coredump",
                                         "coredump",
                                         "ctx",
                                         "d3d",
                                         "dev",
                                         "driver",
                                         "egl",
                                         "event",
                                         "exec",
                                         "ext",
                                         "filter_",
                                         "flush",
                                         "func",
                                         "GLDevice",
                                         "GLmap",
                                         "GPUDirect",
                                         "graph",
                                         "green",
                                         "host",
                                         "ipc",
                                         "jit",
                                         "kern",
                                         "launch",
                                         "lib_",
                                         "library",
                                         "limit",
                                         "link",
                                         "mem",
                                         "mipmapped",
                                         "mod_",
                                         "module",
                                         "multicast",
                                         "occupancy",
                                         "pointer_",
                                         "processState",
                                         "resource",
                                         "result",
                                         "shared",
                                         "stream",
                                         "surf",
                                         "synchronization",
                                         "tensorMap",
                                         "tex",
                                         "userObject",
                                         "uuid"};

bool fits(Next After, StringRef Rest) {
  char C = Rest.empty() ? '\0' : Rest.front();
  switch (After) {
  case Next::Anything:
    return true;
  case Next::Word:
    return isUpper(C) || C == '_';
  case Next::Capital:
    return isUpper(C);
  case Next::WordOrEnd:
    return Rest.empty() || C == '_' || isDigit(C);
  }
  llvm_unreachable("all kinds are above");
}

bool isDriverType(StringRef Name) {
  return Name.consume_front("CU") &&
         any_of(DriverTypeStems,
                [&](StringRef Stem) { return Name.starts_with(Stem); });
}

/// Intrinsics that name their rounding (__fadd_rn, __ll2float_rz), and those of
/// a warp whose first words other libraries use too (__reduce_add_sync).
bool isIntrinsic(StringRef Name) {
  if (!Name.consume_front("__"))
    return false;
  for (StringRef Rounding : {"_rn", "_rz", "_ru", "_rd"})
    if (Name.ends_with(Rounding))
      return true;
  return Name.ends_with("_sync") &&
         (Name.starts_with("all_") || Name.starts_with("any_") ||
          Name.starts_with("match_") || Name.starts_with("reduce_"));
}

/// Empty when the name is not one of NVIDIA's.
StringRef findLibrary(StringRef Name) {
  // Asked for every identifier of a program; most end here.
  if (Name.find_first_of("cCmnNp_") != 0)
    return "";
  for (const Spelling &S : Spellings)
    if (Name.starts_with(S.Prefix) &&
        fits(S.After, Name.drop_front(S.Prefix.size())))
      return S.Library;
  if (isDriverType(Name))
    return "cuda-driver";
  return isIntrinsic(Name) ? "device" : "";
}

} // namespace

bool looksLikeCuda(StringRef Name) { return !findLibrary(Name).empty(); }

StringRef libraryOfName(StringRef Name) {
  StringRef Library = findLibrary(Name);
  return Library.empty() ? "cuda-other" : Library;
}

} // namespace hipport
