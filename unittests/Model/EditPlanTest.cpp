// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Edit plans: the rules one by one, then random plans against slow, obvious
// counterparts.

#include "hipport/Rewrite/EditPlan.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <random>

using namespace hipport;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

EditGroup group(std::string Name, std::vector<Edit> Edits) {
  return {std::move(Name), Confidence::Certain, std::move(Edits)};
}

std::string planned(llvm::StringRef Bytes, std::vector<EditGroup> Groups) {
  return applyEdits(Bytes, planEdits(std::move(Groups)).Accepted);
}

TEST(EditPlan, NothingToDo) {
  EXPECT_EQ(planned("abc", {}), "abc");
  EXPECT_EQ(planned("", {group("a", {})}), "");
  EXPECT_THAT(planEdits({group("a", {})}).Accepted, IsEmpty());
}

TEST(EditPlan, ReplacesInsertsDeletes) {
  EXPECT_EQ(planned("cudaFree(p);", {group("a", {{0, 4, "hip"}}),
                                     group("b", {{12, 0, "\n"}, {8, 3, ""}})}),
            "hipFree;\n");
}

TEST(EditPlan, EarlierGroupWinsWhole) {
  EditGroup First = group("first", {{2, 3, "X"}});
  EditGroup Second = group("second", {{0, 1, "Y"}, {4, 2, "Z"}});
  EditPlan Plan = planEdits({First, Second});
  EXPECT_THAT(Plan.Accepted, ElementsAre(First));
  ASSERT_EQ(Plan.Rejected.size(), 1u);
  EXPECT_EQ(Plan.Rejected[0].first, Second);
  EXPECT_EQ(Plan.Rejected[0].second, 0u);
  EXPECT_EQ(planned("abcdefg", {First, Second}), "abXfg");
}

TEST(EditPlan, RejectedNamesTheGroupThatWon) {
  EditPlan Plan =
      planEdits({group("a", {{9, 1, "A"}}), group("b", {{9, 2, "dropped"}}),
                 group("c", {{1, 1, "C"}}), group("d", {{0, 3, "D"}})});
  ASSERT_EQ(Plan.Rejected.size(), 2u);
  EXPECT_EQ(Plan.Accepted[Plan.Rejected[0].second].Rewrite, "a");
  EXPECT_EQ(Plan.Accepted[Plan.Rejected[1].second].Rewrite, "c");
}

TEST(EditPlan, RejectedGroupBlocksNothing) {
  EXPECT_EQ(planned("abcdef", {group("a", {{0, 2, "A"}}),
                               group("b", {{1, 1, "B"}, {4, 1, "B"}}),
                               group("c", {{4, 1, "C"}})}),
            "AcdCf");
}

TEST(EditPlan, InsertionAtABorderDoesNotOverlap) {
  std::vector<EditGroup> Groups = {group("a", {{1, 2, "X"}}),
                                   group("b", {{1, 0, "("}, {3, 0, ")"}})};
  EXPECT_EQ(planned("abcd", Groups), "a(X)d");
  std::swap(Groups[0], Groups[1]);
  EXPECT_EQ(planned("abcd", Groups), "a(X)d");
}

TEST(EditPlan, InsertionInsideOverlapsBothWays) {
  EditGroup Replacement = group("a", {{1, 2, "X"}});
  EditGroup Insertion = group("b", {{2, 0, "!"}});
  EXPECT_EQ(planned("abcd", {Replacement, Insertion}), "aXd");
  EXPECT_EQ(planned("abcd", {Insertion, Replacement}), "ab!cd");
}

TEST(EditPlan, AdjacentReplacementsDoNotOverlap) {
  EXPECT_EQ(planned("abcd", {group("a", {{2, 1, "C"}}),
                             group("b", {{1, 1, "B"}, {3, 1, "D"}})}),
            "aBCD");
}

TEST(EditPlan, InsertionsKeepTheOrderOfGroups) {
  // The first offset of the second group comes first in the file.
  EXPECT_EQ(planned("abcd", {group("a", {{3, 0, "1"}}),
                             group("b", {{1, 0, "x"}, {3, 0, "2"}}),
                             group("c", {{3, 0, "3"}})}),
            "axbc123d");
}

TEST(EditPlan, SameEditsCollapse) {
  EditPlan Plan = planEdits({group("names", {{0, 4, "hip"}}),
                             group("types", {{0, 4, "hip"}}),
                             group("include", {{0, 0, "#include\n"}}),
                             group("include", {{0, 0, "#include\n"}})});
  EXPECT_EQ(Plan.Accepted.size(), 2u);
  EXPECT_THAT(Plan.Rejected, IsEmpty());
}

TEST(EditPlan, BytesOutsideOfEditsStay) {
  std::string Bytes("\xEF\xBB\xBF\r\n\0\xFF x", 9);
  EXPECT_EQ(planned(Bytes, {group("a", {{8, 1, "y"}})}),
            Bytes.substr(0, 8) + "y");
}

/// Two edits that may not both apply, by the rule in the header.
bool overlaps(const Edit &A, const Edit &B) {
  unsigned AEnd = A.Offset + A.Length, BEnd = B.Offset + B.Length;
  if (A.Length == 0 && B.Length == 0)
    return false;
  return A.Offset < BEnd && B.Offset < AEnd;
}

bool overlaps(const EditGroup &A, const EditGroup &B) {
  for (const Edit &Left : A.Edits)
    for (const Edit &Right : B.Edits)
      if (overlaps(Left, Right))
        return true;
  return false;
}

EditGroup randomGroup(std::mt19937 &Random, unsigned Size, unsigned Number) {
  EditGroup Out = group("g" + std::to_string(Number), {});
  unsigned At = Random() % (Size + 1);
  for (unsigned I = 0, N = 1 + Random() % 3; I < N && At <= Size; ++I) {
    unsigned Length = std::min<unsigned>(Random() % 4, Size - At);
    std::string Text(Random() % 3, char('A' + Random() % 26));
    Out.Edits.push_back({At, Length, Text});
    At += Length + 1 + Random() % 5;
  }
  return Out;
}

/// Applies edit by edit, from the end of the file to its start; among edits at
/// one offset the replacement first, then insertions from last to first.
std::string applyNaively(std::string Bytes,
                         const std::vector<EditGroup> &Groups) {
  for (unsigned Offset = Bytes.size() + 1; Offset-- > 0;) {
    std::string Inserted;
    for (const EditGroup &Group : Groups)
      for (const Edit &Item : Group.Edits) {
        if (Item.Offset != Offset)
          continue;
        if (Item.Length == 0)
          Inserted += Item.Text;
        else
          Bytes.replace(Offset, Item.Length, Item.Text);
      }
    Bytes.insert(Offset, Inserted);
  }
  return Bytes;
}

TEST(EditPlan, RandomPlansMatchTheObviousOnes) {
  std::mt19937 Random(7);
  size_t Rejected = 0;
  for (int Round = 0; Round < 3000; ++Round) {
    std::string Bytes;
    for (unsigned I = 0, N = Random() % 60; I < N; ++I)
      Bytes += char('a' + I % 26);
    std::vector<EditGroup> Groups, Expected;
    for (unsigned I = 0, N = Random() % 12; I < N; ++I)
      Groups.push_back(randomGroup(Random, Bytes.size(), I));
    for (size_t I = 0; I < Groups.size(); ++I) {
      bool Fits = true;
      for (size_t Before = 0; Before < I; ++Before)
        Fits &= Groups[Before].Edits != Groups[I].Edits;
      for (const EditGroup &Accepted : Expected)
        Fits &= !overlaps(Accepted, Groups[I]);
      if (Fits)
        Expected.push_back(Groups[I]);
    }
    EditPlan Plan = planEdits(Groups);
    ASSERT_EQ(Plan.Accepted, Expected) << "round " << Round;
    for (const auto &[Loser, Winner] : Plan.Rejected)
      ASSERT_TRUE(overlaps(Plan.Accepted[Winner], Loser)) << "round " << Round;
    ASSERT_EQ(applyEdits(Bytes, Plan.Accepted), applyNaively(Bytes, Expected))
        << "round " << Round;
    Rejected += Plan.Rejected.size();
  }
  EXPECT_GT(Rejected, 1000u);
}

} // namespace
