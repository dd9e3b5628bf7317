// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The coverage number: what it counts, and what keeps it from 100.

#include "hipport/Model/ConvertResult.h"

#include "gtest/gtest.h"

using namespace hipport;

namespace {

FileResult seenFile(std::string Path, std::string Library, Coverage Names) {
  FileResult File;
  File.Path = std::move(Path);
  File.ByLibrary[std::move(Library)] = Names;
  File.SeenByParser = true;
  return File;
}

ConvertResult wholeResult() {
  ConvertResult Result;
  Result.Files.push_back(seenFile("/r/a.cu", "cublas", {3, 1, 0, 0}));
  Result.Units.push_back({"/r/a.cu", UnitStatus::Parsed, "", 0});
  return Result;
}

TEST(Coverage, AddsUpByLibrary) {
  ConvertResult Result = wholeResult();
  Result.Files.push_back(seenFile("/r/b.cu", "cublas", {1, 2, 3, 4}));
  Result.Files.push_back(seenFile("/r/c.cu", "nccl", {0, 0, 0, 5}));
  std::map<std::string, Coverage> Expected = {{"cublas", {4, 3, 3, 4}},
                                              {"nccl", {0, 0, 0, 5}}};
  EXPECT_EQ(coverageByLibrary(Result), Expected);
  EXPECT_EQ(Expected["cublas"].total(), 14u);
}

TEST(Coverage, WholeOnlyWhenAllIsKnownAndParsed) {
  EXPECT_EQ(coveragePercent(ConvertResult()), 100.0);
  EXPECT_EQ(coveragePercent(wholeResult()), 100.0);
}

TEST(Coverage, RoundsDownAndNeverReachesWholeByRounding) {
  ConvertResult Result = wholeResult();
  Result.Files[0].ByLibrary["cublas"] = {1999999, 0, 0, 1};
  EXPECT_EQ(coveragePercent(Result), 99.9);
  Result.Files[0].ByLibrary["cublas"] = {1999999, 0, 1, 0};
  EXPECT_EQ(coveragePercent(Result), 99.9);
  Result.Files[0].ByLibrary["cublas"] = {2, 0, 0, 1};
  EXPECT_EQ(coveragePercent(Result), 66.6);
  Result.Files[0].ByLibrary["cublas"] = {0, 0, 1, 2};
  EXPECT_EQ(coveragePercent(Result), 0.0);
}

TEST(Coverage, SumsBeyond32Bits) {
  ConvertResult Result = wholeResult();
  for (int I = 0; I < 2; ++I)
    Result.Files.push_back(
        seenFile("/r/x", "l" + std::to_string(I), {4000000000u, 0, 0, 0}));
  EXPECT_EQ(coveragePercent(Result), 100.0);
}

TEST(Coverage, LostUnitIsNotWhole) {
  for (UnitStatus Status : {UnitStatus::Crashed, UnitStatus::TimedOut,
                            UnitStatus::OutOfMemory, UnitStatus::Failed}) {
    ConvertResult Result = wholeResult();
    Result.Units[0].Status = Status;
    EXPECT_EQ(coveragePercent(Result), 99.9) << toString(Status);
  }
}

TEST(Coverage, UnparsedRegionIsNotWhole) {
  ConvertResult Result = wholeResult();
  Result.Files[0].ParseProblems = 1;
  EXPECT_EQ(coveragePercent(Result), 99.9);
}

TEST(Coverage, FileThatNoUnitSawIsNotWholeWhenItHasNames) {
  ConvertResult Result = wholeResult();
  Result.Files[0].SeenByParser = false;
  EXPECT_EQ(coveragePercent(Result), 99.9);
  Result.Files[0].ByLibrary.clear();
  EXPECT_EQ(coveragePercent(Result), 100.0);
}

} // namespace
