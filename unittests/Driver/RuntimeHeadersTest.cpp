// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Driver/RuntimeHeaders.h"

#include "gtest/gtest.h"

using namespace hipport;

namespace {

Rule header(std::string Cuda, bool ProvidesRuntime,
            RuleStatus Status = RuleStatus::Supported) {
  Rule Row;
  Row.Kind = RuleKind::Header;
  Row.Status = Status;
  Row.Cuda = std::move(Cuda);
  Row.Hip = "hip/hip_runtime.h";
  Row.ProvidesRuntime = ProvidesRuntime;
  return Row;
}

RuleTable rules() {
  RuleTable Rules;
  Rules.overlay({header("cuda_runtime.h", true),
                 header("gone.h", true, RuleStatus::Unsupported),
                 header("cublas_v2.h", false)});
  return Rules;
}

using Files = std::set<std::string>;

TEST(RuntimeHeaders, DirectIncludesCount) {
  EXPECT_EQ(filesWithRuntime({{"/a.cu", {"vector", "cuda_runtime.h"}},
                              {"/b.cu", {"hip/hip_runtime.h"}},
                              {"/c.cu", {"cublas_v2.h"}},
                              {"/d.cu", {"gone.h"}},
                              {"/e.cu", {}}},
                             {}, rules()),
            (Files{"/a.cu", "/b.cu"}));
}

TEST(RuntimeHeaders, IncludesOfIncludesCount) {
  EXPECT_EQ(filesWithRuntime({{"/common.h", {"cuda_runtime.h"}},
                              {"/middle.h", {"common.h"}},
                              {"/a.cu", {"middle.h"}},
                              {"/b.cu", {"other.h"}}},
                             {{"/a.cu", {"/middle.h"}},
                              {"/middle.h", {"/common.h"}},
                              {"/b.cu", {"/other.h"}}},
                             rules()),
            (Files{"/a.cu", "/common.h", "/middle.h"}));
}

TEST(RuntimeHeaders, AnIncluderDoesNotServeWhatItIncludes) {
  EXPECT_EQ(filesWithRuntime({{"/a.cu", {"cuda_runtime.h", "kernels.cuh"}},
                              {"/kernels.cuh", {}}},
                             {{"/a.cu", {"/kernels.cuh"}}}, rules()),
            (Files{"/a.cu"}));
}

TEST(RuntimeHeaders, CyclesEnd) {
  EXPECT_EQ(filesWithRuntime({{"/a.h", {"b.h"}}, {"/b.h", {"a.h"}}},
                             {{"/a.h", {"/b.h"}}, {"/b.h", {"/a.h"}}}, rules()),
            Files{});
  EXPECT_EQ(
      filesWithRuntime({{"/a.h", {"b.h", "cuda_runtime.h"}}, {"/b.h", {"a.h"}}},
                       {{"/a.h", {"/b.h"}}, {"/b.h", {"/a.h"}}}, rules()),
      (Files{"/a.h", "/b.h"}));
}

} // namespace
