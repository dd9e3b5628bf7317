// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The line diff against the table method, which is slow but obvious.

#include "../../lib/Report/LineDiff.h"

#include "gtest/gtest.h"

#include <random>

using namespace hipport;

namespace {

using Lines = std::vector<llvm::StringRef>;

/// Lines out of the first \p Kinds letters.
Lines randomLines(std::mt19937 &Random, size_t Count, unsigned Kinds) {
  constexpr llvm::StringLiteral Letters = "abcdefghijklmnopqrstuvwxyz";
  Lines Out;
  for (size_t I = 0; I < Count; ++I)
    Out.push_back(Letters.substr(Random() % Kinds, 1));
  return Out;
}

/// Length of the longest common subsequence.
size_t commonLength(const Lines &Before, const Lines &After) {
  std::vector<size_t> Row(After.size() + 1);
  for (llvm::StringRef Line : Before) {
    size_t Diagonal = 0;
    for (size_t I = 0; I < After.size(); ++I) {
      size_t Above = Row[I + 1];
      Row[I + 1] = Line == After[I] ? Diagonal + 1 : std::max(Row[I], Above);
      Diagonal = Above;
    }
  }
  return Row.back();
}

/// Checks that the changes are a way from Before to After; returns the number
/// of lines that they leave alone.
size_t checkedCommonLines(const Lines &Before, const Lines &After) {
  size_t B = 0, A = 0, Common = 0;
  bool IsFirst = true;
  auto Pass = [&](size_t BeforeEnd, size_t AfterEnd) {
    EXPECT_EQ(BeforeEnd - B, AfterEnd - A);
    for (; B < BeforeEnd && A < AfterEnd; ++B, ++A, ++Common)
      EXPECT_EQ(Before[B], After[A]);
  };
  for (const LineChange &Change : diffLines(Before, After)) {
    EXPECT_TRUE(IsFirst || Change.BeforeBegin > B);
    IsFirst = false;
    Pass(Change.BeforeBegin, Change.AfterBegin);
    EXPECT_TRUE(Change.BeforeBegin < Change.BeforeEnd ||
                Change.AfterBegin < Change.AfterEnd);
    B = Change.BeforeEnd;
    A = Change.AfterEnd;
  }
  Pass(Before.size(), After.size());
  return Common;
}

TEST(LineDiff, EqualAndEmpty) {
  Lines Some = {"a", "b"};
  EXPECT_TRUE(diffLines({}, {}).empty());
  EXPECT_TRUE(diffLines(Some, Some).empty());
  EXPECT_EQ(diffLines({}, Some).size(), 1u);
  EXPECT_EQ(diffLines(Some, {}).size(), 1u);
}

TEST(LineDiff, ShortestOnRandomLines) {
  std::mt19937 Random(3);
  for (int Round = 0; Round < 4000; ++Round) {
    unsigned Kinds = 1 + Random() % 6;
    Lines Before = randomLines(Random, Random() % 20, Kinds);
    Lines After = randomLines(Random, Random() % 20, Kinds);
    ASSERT_EQ(checkedCommonLines(Before, After), commonLength(Before, After))
        << "round " << Round;
  }
}

TEST(LineDiff, ShortestBelowTheLimit) {
  std::mt19937 Random(4);
  for (int Round = 0; Round < 6; ++Round) {
    Lines Before = randomLines(Random, 1500, 5), After = Before;
    for (int I = 0; I < 60; ++I) {
      size_t At = Random() % After.size();
      if (I % 2)
        After.erase(After.begin() + At);
      else
        After.insert(After.begin() + At, randomLines(Random, 1, 5)[0]);
    }
    ASSERT_EQ(checkedCommonLines(Before, After), commonLength(Before, After))
        << "round " << Round;
  }
}

TEST(LineDiff, ValidBeyondTheLimit) {
  std::mt19937 Random(5);
  for (unsigned Kinds : {2u, 10u, 26u}) {
    Lines Before = randomLines(Random, 1500, Kinds);
    Lines After = randomLines(Random, 1300, Kinds);
    size_t Common = checkedCommonLines(Before, After);
    EXPECT_GT(Common, commonLength(Before, After) * 8 / 10);
  }
}

TEST(LineDiff, ManyRemovedInOneRun) {
  Lines Before(5000, "a");
  Before.push_back("b");
  Lines After = {"a", "b"};
  EXPECT_EQ(checkedCommonLines(Before, After), 2u);
  EXPECT_EQ(checkedCommonLines(After, Before), 2u);
}

} // namespace
