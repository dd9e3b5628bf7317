// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The merge: each rule by itself, and independence of the order of units.

#include "hipport/Model/TuResult.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <algorithm>
#include <random>

using namespace hipport;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

TuResult unitWith(FileFacts Facts) {
  TuResult Unit;
  Unit.MainFile = "/r/main.cu";
  Unit.Files["/r/a.cuh"] = std::move(Facts);
  return Unit;
}

FileFacts mergedFacts(std::vector<FileFacts> PerUnit) {
  std::vector<TuResult> Units;
  for (FileFacts &Facts : PerUnit)
    Units.push_back(unitWith(std::move(Facts)));
  return mergeResults(std::move(Units)).Files.at("/r/a.cuh");
}

FileFacts skipping(std::vector<ByteRange> Ranges) {
  FileFacts Facts;
  Facts.Skipped = std::move(Ranges);
  return Facts;
}

TEST(MergeResults, OwnerConflictLeavesOwners) {
  FileFacts A, B, C;
  A.Owners = {{10, NameOwner::Cuda}, {20, NameOwner::Cuda}};
  B.Owners = {{10, NameOwner::User}, {30, NameOwner::User}};
  C.Owners = {{10, NameOwner::Cuda}};
  FileFacts Merged = mergedFacts({A, B, C});
  std::map<unsigned, NameOwner> Expected = {{20, NameOwner::Cuda},
                                            {30, NameOwner::User}};
  EXPECT_EQ(Merged.Owners, Expected);
  EXPECT_THAT(Merged.OwnerConflicts, ElementsAre(10));
}

TEST(MergeResults, ConflictWithinOneUnitStays) {
  FileFacts A, B;
  A.OwnerConflicts = {10};
  B.Owners = {{10, NameOwner::Cuda}};
  FileFacts Merged = mergedFacts({B, A});
  EXPECT_THAT(Merged.Owners, IsEmpty());
  EXPECT_THAT(Merged.OwnerConflicts, ElementsAre(10));
}

TEST(MergeResults, SkippedOnlyWhereAllUnitsSkip) {
  EXPECT_THAT(
      mergedFacts({skipping({{0, 10}, {20, 30}, {40, 50}}),
                   skipping({{5, 25}, {45, 60}})})
          .Skipped,
      ElementsAre(ByteRange{5, 10}, ByteRange{20, 25}, ByteRange{45, 50}));
  EXPECT_THAT(mergedFacts({skipping({{0, 10}}), skipping({})}).Skipped,
              IsEmpty());
  EXPECT_THAT(mergedFacts({skipping({}), skipping({{0, 10}})}).Skipped,
              IsEmpty());
}

TEST(MergeResults, SkippedRangesOfOneUnitAreJoined) {
  EXPECT_THAT(
      mergedFacts({skipping({{20, 30}, {0, 10}, {10, 15}, {25, 27}, {40, 40}})})
          .Skipped,
      ElementsAre(ByteRange{0, 15}, ByteRange{20, 30}));
}

TEST(MergeResults, UnitThatDidNotSeeTheFileDoesNotCount) {
  TuResult Other;
  Other.MainFile = "/r/other.cu";
  Other.Files["/r/b.cuh"];
  MergedFacts Merged =
      mergeResults({unitWith(skipping({{1, 5}})), std::move(Other)});
  EXPECT_THAT(Merged.Files.at("/r/a.cuh").Skipped,
              ElementsAre(ByteRange{1, 5}));
  EXPECT_EQ(Merged.Files.size(), 2u);
}

TEST(MergeResults, ConvergentOnlyWhenAllUnitsAgree) {
  FileFacts A, B;
  A.SyncCalls = {{7, "k", true}, {9, "k", true}};
  B.SyncCalls = {{7, "k", false}, {9, "other", true}};
  EXPECT_THAT(mergedFacts({A, B, A}).SyncCalls,
              ElementsAre(SyncCall{7, "k", false}, SyncCall{9, "", true}));
}

TEST(MergeResults, CodeFactsThatDifferVoidEachOther) {
  FileFacts A, B;
  const CodeFact Same{"sum", {1, 9}, {{1, 2}}, "left"};
  A.Code = {Same, {"sum", {10, 12}, {}, "left"}, {"other", {10, 12}, {}, ""}};
  B.Code = {Same, {"sum", {10, 12}, {}, "right"}};
  EXPECT_THAT(mergedFacts({A, B, A}).Code, ElementsAre(A.Code[2], Same));
}

TEST(MergeResults, ProblemsCollapse) {
  FileFacts A;
  A.Problems = {{{"/r/a.cuh", 9, 2, 1}, "late"}, {{"/r/a.cuh", 1, 1, 2}, "x"}};
  EXPECT_THAT(mergedFacts({A, A}).Problems,
              ElementsAre(A.Problems[1], A.Problems[0]));
}

TEST(MergeResults, NamesAreSortedAndUnique) {
  TuResult A, B;
  A.UserNames = {"cudaB", "cudaA"};
  B.UserNames = {"cudaB", "cudaC"};
  A.Files["/r/a.cuh"];
  B.Files["/r/a.cuh"];
  B.Files["/r/b.cuh"];
  A.MissingIncludes = {"z.h"};
  B.MissingIncludes = {"a.h", "z.h"};
  MergedFacts Merged = mergeResults({A, B});
  EXPECT_THAT(Merged.UserNames["/r/a.cuh"],
              ElementsAre("cudaA", "cudaB", "cudaC"));
  EXPECT_THAT(Merged.UserNames["/r/b.cuh"], ElementsAre("cudaB", "cudaC"));
  EXPECT_THAT(Merged.MissingIncludes, ElementsAre("a.h", "z.h"));
}

TEST(MergeResults, KernelNumbersThatDifferBecomeUnknown) {
  KernelModel First{"k", {"/r/a.cuh", 5, 1, 6}, false, 256, 2, 64};
  KernelModel Second{"k", {"/r/a.cuh", 5, 1, 6}, true, 128, 2, 128};
  TuResult A, B;
  A.Kernels = {First};
  B.Kernels = {Second};
  EXPECT_THAT(mergeResults({A, B, A}).Kernels,
              ElementsAre(KernelModel{
                  "k", {"/r/a.cuh", 5, 1, 6}, true, std::nullopt, 2, 128}));
}

TEST(MergeResults, TemplateGivesWayToItsInstances) {
  SourcePlace Place{"/r/a.cuh", 50, 4, 3};
  TuResult A, B;
  A.Launches = {{"k", Place, "run", {}, {}, {}, "", "<<<>>>", true}};
  B.Launches = {{"k", Place, "run<64>", 64, 1, 0, "<64>", "<<<>>>", false},
                {"k", Place, "run<96>", 96, 1, 0, "<96>", "<<<>>>", false}};
  EXPECT_EQ(mergeResults({A, B}).Launches, B.Launches);
  EXPECT_EQ(mergeResults({A}).Launches, A.Launches);
}

TEST(MergeResults, UnresolvedLaunchGivesWayToResolvedOne) {
  SourcePlace Place{"/r/a.cuh", 50, 4, 3};
  SourcePlace Elsewhere{"/r/a.cuh", 90, 8, 3};
  TuResult A, B;
  A.Launches = {{"", Place, "main", {}, {}, {}, "", "", false},
                {"", Elsewhere, "main", 64, {}, {}, "", "", false}};
  B.Launches = {{"k", Place, "main", 256, 10, 0, "", "", false}};
  EXPECT_THAT(mergeResults({A, B}).Launches,
              ElementsAre(B.Launches[0], A.Launches[1]));
}

/// A unit with facts drawn from small ranges, so that units clash often.
TuResult randomUnit(std::mt19937 &Random) {
  auto Below = [&](unsigned Limit) { return unsigned(Random() % Limit); };
  TuResult Unit;
  Unit.MainFile = "/r/" + std::to_string(Below(3)) + ".cu";
  for (unsigned File = 0, N = Below(3); File < N; ++File) {
    std::string Path = "/r/" + std::to_string(Below(3)) + ".cuh";
    FileFacts &Facts = Unit.Files[Path];
    for (unsigned I = 0; I < 5; ++I) {
      Facts.Owners.emplace(Below(8), NameOwner(Below(2)));
      Facts.SyncCalls.push_back(
          {Below(4), Below(2) ? "k" : "l", Below(2) == 1});
      Facts.Code.push_back({"sum", {Below(3), 4}, {}, Below(2) ? "a" : "b"});
      unsigned Begin = Below(30);
      Facts.Skipped.push_back({Begin, Begin + Below(20)});
      Facts.Problems.push_back({{Path, Below(4), 1, 1}, "problem"});
    }
    Unit.Kernels.push_back({"k",
                            {Path, Below(2), 1, 1},
                            Below(2) == 1,
                            Below(2),
                            Below(2),
                            Below(3)});
    Unit.Launches.push_back({Below(2) ? "k" : "",
                             {Path, Below(2), 1, 1},
                             "f",
                             Below(2),
                             Below(2),
                             Below(2),
                             Below(2) ? "<1>" : "",
                             "<<<>>>",
                             false});
  }
  Unit.UserNames = {"cuda" + std::to_string(Below(4))};
  return Unit;
}

TEST(MergeResults, OrderOfUnitsDoesNotShow) {
  std::mt19937 Random(20240611);
  for (int Round = 0; Round < 300; ++Round) {
    std::vector<TuResult> Units;
    for (int I = 0; I < 5; ++I)
      Units.push_back(randomUnit(Random));
    MergedFacts Expected = mergeResults(Units);
    std::shuffle(Units.begin(), Units.end(), Random);
    MergedFacts Shuffled = mergeResults(Units);
    ASSERT_EQ(Shuffled.Files, Expected.Files) << "round " << Round;
    ASSERT_EQ(Shuffled.UserNames, Expected.UserNames);
    ASSERT_EQ(Shuffled.Kernels, Expected.Kernels) << "round " << Round;
    ASSERT_EQ(Shuffled.Launches, Expected.Launches) << "round " << Round;
  }
}

} // namespace
