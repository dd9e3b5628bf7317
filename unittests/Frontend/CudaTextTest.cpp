// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The cheap look at bytes must be right about comments and literals, or a
// program without CUDA is parsed and one with CUDA is left behind.

#include "hipport/Frontend/CudaText.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace hipport;
using namespace llvm;
using testing::ElementsAre;
using testing::IsEmpty;

static std::vector<std::string> directIncludes(llvm::StringRef Bytes) {
  std::vector<std::string> Spelled;
  for (const IncludeDirective &Include : scanText(Bytes).Includes)
    Spelled.push_back(Include.Spelled);
  return Spelled;
}

TEST(CudaText, SeesNamesLaunchesAndKeywords) {
  for (StringRef Text : {
           "cudaMalloc(&p, n);",
           "cublasHandle_t h;",
           "cuInit(0);",
           "k<<<g, b>>>(p);",
           "k << <g, b>> >(p);",
           "__global__ void k();",
           "int i = threadIdx.x;",
           "dim3 g(1);",
           "__syncthreads();",
           "#ifdef __CUDA_ARCH__\n#endif",
           "thrust::sort(a, b);",
           "#if 0\n__device__ int x;\n#endif",
           "#define LAUNCH(k) k<<<1, 1>>>()",
           "int n = 1'000'000; __shared__ int s[4];",
           "const char *s = \"unclosed\n__global__ void k();",
       })
    EXPECT_TRUE(holdsCuda(Text)) << Text.str();
}

TEST(CudaText, IgnoresCommentsLiteralsAndPlainCode) {
  for (StringRef Text : {
           "",
           "// cudaMalloc",
           "// joined \\\ncudaMalloc(&p, n);\n",
           "/* k<<<1, 1>>>() */",
           "/* never closed cudaMalloc",
           "const char *s = \"cudaMalloc \\\" threadIdx\";",
           "const char *s = R\"x(cudaMalloc )\" threadIdx)x\";",
           "char c = '\"'; int cuda;",
           "std::cout << x << y;",
           "friend std::ostream &operator<< <>(std::ostream &);",
           "friend std::ostream &operator<<<T>(std::ostream &);",
           "<<<<<<< HEAD\n=======\n>>>>>>> other\n",
           "int cub = thrust;",
           "int cuboid, barracuda, cumulative;",
       })
    EXPECT_FALSE(holdsCuda(Text)) << Text.str();
}

TEST(CudaText, CudaIncludesCount) {
  for (StringRef Name :
       {"<cuda_runtime.h>", "<cublas_v2.h>", "<cub/cub.cuh>", "<nccl.h>",
        "<curand_kernel.h>", "<thrust/sort.h>", "<cooperative_groups.h>",
        "<mma.h>", "<nvrtc.h>", "<cuda/std/atomic>", "<cufft.h>",
        "\"cuda_helpers.h\"", "\"kernels.cu\"", "\"a/b.cuh\""})
    EXPECT_TRUE(holdsCuda("#include " + Name.str() + "\n")) << Name.str();
  for (StringRef Name : {"<vector>", "\"cuda/gpu.h\"", "\"accuda.h\"",
                         "<string.h>", "\"cumulative.h\""})
    EXPECT_FALSE(holdsCuda("#include " + Name.str() + "\n")) << Name.str();
}

TEST(CudaText, ListsIncludesOfAllBranchesOnce) {
  StringRef Text = "#include \"a.h\"\n"
                   "  #  include <b/c.h> // \"no.h\"\n"
                   "// #include \"commented.h\"\n"
                   "/*\n#include \"too.h\"\n*/ #include \"d.h\"\n"
                   "#if 0\n#include \"e.h\"\n#endif\n"
                   "# /* x */ include /* y */ \"f.h\"\n"
                   "s = \"#include <string.h>\";\n"
                   "#include MACRO\n"
                   "#include <unclosed\n"
                   "#include \"a.h\"\n"
                   "#include <a.h>\n"
                   "#error don't\n"
                   "#include \"g.h\"";
  EXPECT_THAT(directIncludes(Text),
              ElementsAre("a.h", "b/c.h", "d.h", "e.h", "f.h", "a.h", "g.h"));
  std::vector<IncludeDirective> Includes = scanText(Text).Includes;
  EXPECT_FALSE(Includes[0].Angled);
  EXPECT_TRUE(Includes[1].Angled);
}

TEST(CudaText, TakesBomCrlfAndForeignBytes) {
  EXPECT_THAT(directIncludes("\xEF\xBB\xBF#include \"a.h\"\r\n"
                             "#include \"b.h\"\r\n"),
              ElementsAre("a.h", "b.h"));
  EXPECT_THAT(directIncludes("#include \"caf\xE9.h\"\n"),
              ElementsAre("caf\xE9.h"));
  EXPECT_TRUE(holdsCuda("// \xE9\xFF\n__global__ void k();"));
  EXPECT_TRUE(holdsCuda("// old Mac\r__global__ void k();\r"));
  EXPECT_FALSE(holdsCuda("// Windows \\\r\n__global__ void k();\r\n"));
}

TEST(CudaText, TellsWhatIsNoText) {
  for (StringRef Bytes :
       {StringRef("\xFF\xFE_\0_\0", 6), StringRef("\xFE\xFF\0_", 4),
        StringRef("__global__\0", 11)}) {
    TextFacts Facts = scanText(Bytes);
    EXPECT_FALSE(Facts.IsText);
    EXPECT_FALSE(Facts.HoldsCuda);
    EXPECT_THAT(Facts.Includes, IsEmpty());
  }
  EXPECT_TRUE(scanText("").IsText);
}

TEST(CudaText, EndsAtTheEndOfBrokenText) {
  for (StringRef Text :
       {"R\"", "R\"x(", "\"\\", "'", "/", "/*", "#", "#include", "#include <",
        "\\", "<<", "//\\", "1'", "\\\r"})
    EXPECT_FALSE(holdsCuda(Text)) << Text.str();
}
