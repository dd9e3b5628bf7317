// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "HeaderNames.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <string_view>

using namespace llvm;

namespace hipport {

static constexpr StringLiteral SdkFolders[] = {"cooperative_groups/", "cub/",
                                               "nvtx3/", "thrust/"};

// In these only libcu++ is NVIDIA's, whose headers have no suffix: a project
// may well have a folder cuda/ of its own.
static constexpr StringLiteral SharedFolders[] = {"cuda/", "nv/"};

// Not part of the SDK, but nothing else than CUDA includes them.
static constexpr StringLiteral CudaFolders[] = {"ATen/cuda/", "c10/cuda/",
                                                "cute/", "cutlass/"};

// HIP's, in what was converted before.
static constexpr StringLiteral HipFolders[] = {
    "hip/",     "hipblas/",   "hipblaslt/", "hipcub/", "hipfft/",
    "hiprand/", "hipsolver/", "hipsparse/", "rccl/",   "roctracer/"};

static constexpr std::string_view SdkNames[] = {
    "builtin_types.h",
    "channel_descriptor.h",
    "cooperative_groups.h",
    "cuComplex.h",
    "cuda.h",
    "cudaEGL.h",
    "cudaGL.h",
    "cudaProfiler.h",
    "cudaTypedefs.h",
    "cuda_awbarrier.h",
    "cuda_bf16.h",
    "cuda_device_runtime_api.h",
    "cuda_egl_interop.h",
    "cuda_fp16.h",
    "cuda_fp4.h",
    "cuda_fp6.h",
    "cuda_fp8.h",
    "cuda_gl_interop.h",
    "cuda_occupancy.h",
    "cuda_pipeline.h",
    "cuda_profiler_api.h",
    "cuda_runtime.h",
    "cuda_runtime_api.h",
    "cuda_surface_types.h",
    "cuda_texture_types.h",
    "cuda_vdpau_interop.h",
    "cudnn.h",
    "cufile.h",
    "curand.h",
    "curand_kernel.h",
    "cuviddec.h",
    "device_atomic_functions.h",
    "device_functions.h",
    "device_launch_parameters.h",
    "driver_functions.h",
    "driver_types.h",
    "host_defines.h",
    "library_types.h",
    "math_constants.h",
    "math_functions.h",
    "mma.h",
    "nccl.h",
    "npp.h",
    "nppcore.h",
    "nppdefs.h",
    "nppi.h",
    "npps.h",
    "nvToolsExt.h",
    "nvToolsExtCuda.h",
    "nvToolsExtCudaRt.h",
    "nvcuvid.h",
    "nvgraph.h",
    "nvjpeg.h",
    "nvml.h",
    "nvrtc.h",
    "nvshmem.h",
    "nvshmemx.h",
    "sm_20_atomic_functions.h",
    "sm_20_intrinsics.h",
    "sm_30_intrinsics.h",
    "sm_32_atomic_functions.h",
    "sm_32_intrinsics.h",
    "sm_35_intrinsics.h",
    "sm_60_atomic_functions.h",
    "sm_61_intrinsics.h",
    "surface_functions.h",
    "surface_types.h",
    "texture_fetch_functions.h",
    "texture_indirect_functions.h",
    "texture_types.h",
    "vector_functions.h",
    "vector_types.h",
};
static_assert(std::ranges::is_sorted(SdkNames));

// A library's whole family: cublasLt.h, cusparse_v2.h, nppi_filtering_...h.
static constexpr StringLiteral SdkFamilies[] = {
    "cublas",   "cudnn",    "cufft", "cupti", "curand", "cusolver",
    "cusparse", "cutensor", "nppi_", "npps_", "nvptx",  "nvrtc",
};

// clang-format off
static constexpr std::string_view StandardNames[] = {
    "algorithm", "any", "array", "assert.h", "atomic", "barrier", "bit",
    "bitset", "cassert", "ccomplex", "cctype", "cerrno", "cfenv", "cfloat",
    "charconv", "chrono", "cinttypes", "ciso646", "climits", "clocale", "cmath",
    "codecvt", "compare", "complex", "complex.h", "concepts",
    "condition_variable", "coroutine", "csetjmp", "csignal", "cstdalign",
    "cstdarg", "cstdbool", "cstddef", "cstdint", "cstdio", "cstdlib", "cstring",
    "ctgmath", "ctime", "ctype.h", "cuchar", "cwchar", "cwctype", "deque",
    "errno.h", "exception", "execution", "expected", "fenv.h", "filesystem",
    "flat_map", "flat_set", "float.h", "format", "forward_list", "fstream",
    "functional", "future", "generator", "initializer_list", "inttypes.h",
    "iomanip", "ios", "iosfwd", "iostream", "iso646.h", "istream", "iterator",
    "latch", "limits", "limits.h", "list", "locale", "locale.h", "malloc.h",
    "map", "math.h", "mdspan", "memory", "memory.h", "memory_resource", "mutex",
    "new", "numbers", "numeric", "optional", "ostream", "print", "pthread.h",
    "queue", "random", "ranges", "ratio", "regex", "sched.h",
    "scoped_allocator", "search.h", "semaphore", "set", "setjmp.h",
    "shared_mutex", "signal.h", "source_location", "span", "spanstream",
    "sstream", "stack", "stacktrace", "stdalign.h", "stdarg.h", "stdatomic.h",
    "stdbool.h", "stddef.h", "stdexcept", "stdfloat", "stdint.h", "stdio.h",
    "stdlib.h", "stdnoreturn.h", "stop_token", "streambuf", "string",
    "string.h", "string_view", "strings.h", "strstream", "syncstream",
    "system_error", "tgmath.h", "thread", "threads.h", "time.h", "tuple",
    "type_traits", "typeindex", "typeinfo", "uchar.h", "unistd.h",
    "unordered_map", "unordered_set", "utility", "valarray", "variant",
    "vector", "version", "wchar.h", "wctype.h",
};
// clang-format on
static_assert(std::ranges::is_sorted(StandardNames));

static bool startsWithAny(StringRef Name, ArrayRef<StringLiteral> Prefixes) {
  return any_of(Prefixes, [&](StringRef P) { return Name.starts_with(P); });
}

bool isSdkHeader(StringRef Spelled) {
  StringRef Name = sys::path::filename(Spelled, sys::path::Style::posix);
  if (startsWithAny(Spelled, SdkFolders) ||
      startsWithAny(Spelled, HipFolders) ||
      (startsWithAny(Spelled, SharedFolders) && !Name.contains('.')))
    return true;
  if (std::ranges::binary_search(SdkNames, std::string_view(Spelled)))
    return true;
  return !Spelled.contains('/') && Spelled.ends_with(".h") &&
         startsWithAny(Spelled, SdkFamilies);
}

bool isCudaInclude(StringRef Spelled) {
  StringRef Name = sys::path::filename(Spelled, sys::path::Style::posix);
  return isSdkHeader(Spelled) || startsWithAny(Spelled, CudaFolders) ||
         Name.starts_with("cuda") || Name.starts_with("helper_cuda") ||
         Name.ends_with(".cu") || Name.ends_with(".cuh");
}

bool isStandardHeader(StringRef Spelled) {
  return std::ranges::binary_search(StandardNames, std::string_view(Spelled));
}

/// Folders named by a version, the highest first: c++/12 before c++/9.
static void addVersioned(StringRef Parent, StringRef Below,
                         std::vector<std::string> &Folders) {
  std::vector<std::pair<unsigned, std::string>> Found;
  std::error_code EC;
  for (sys::fs::directory_iterator It(Parent, EC), End; !EC && It != End;
       It.increment(EC)) {
    unsigned Version = 0;
    StringRef Name = sys::path::filename(It->path());
    if (!Name.take_until([](char C) { return C == '.'; })
             .getAsInteger(10, Version))
      Found.push_back({Version, It->path() + Below.str()});
  }
  llvm::sort(Found, std::greater<>());
  if (!Found.empty())
    Folders.push_back(Found.front().second);
}

SystemHeaders::SystemHeaders() {
  addVersioned("/usr/include/c++", "", Folders);
  Folders.push_back("/usr/local/include");
  Folders.push_back("/usr/include");
  for (StringRef Triple : {"x86_64-linux-gnu", "aarch64-linux-gnu"}) {
    addVersioned(("/usr/lib/gcc/" + Triple).str(), "/include", Folders);
    Folders.push_back(("/usr/include/" + Triple).str());
  }
  llvm::erase_if(
      Folders, [](const std::string &F) { return !sys::fs::is_directory(F); });
}

bool SystemHeaders::has(StringRef Spelled) {
  auto [Entry, IsNew] = Known.try_emplace(Spelled, false);
  if (IsNew)
    Entry->second = any_of(Folders, [&](const std::string &Folder) {
      return sys::fs::exists(Folder + "/" + Spelled);
    });
  return Entry->second;
}

} // namespace hipport
