// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Patches: their exact form on small texts, and `git apply` as the judge of
// random ones.

#include "TempFolder.h"
#include "hipport/Report/Report.h"

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <map>
#include <random>

using namespace hipport;

namespace {

TEST(UnifiedDiff, EqualTextsGiveNothing) {
  EXPECT_EQ(unifiedDiff("a.cu", "", ""), "");
  EXPECT_EQ(unifiedDiff("a.cu", "x\n", "x\n"), "");
}

TEST(UnifiedDiff, OneHunkWithContext) {
  EXPECT_EQ(unifiedDiff("src/a.cu", "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
                        "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
            "diff --git a/src/a.cu b/src/a.cu\n"
            "--- a/src/a.cu\n"
            "+++ b/src/a.cu\n"
            "@@ -2,7 +2,7 @@\n"
            " 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

TEST(UnifiedDiff, HunksJoinUpToSixLinesApart) {
  std::string Six = "a\n1\n2\n3\n4\n5\n6\nb\n";
  std::string Seven = "a\n1\n2\n3\n4\n5\n6\n7\nb\n";
  auto Hunks = [](llvm::StringRef Before) {
    std::string After = "X\n" + Before.drop_front(2).drop_back(2).str() + "Y\n";
    return llvm::StringRef(unifiedDiff("f", Before, After)).count("\n@@ ");
  };
  EXPECT_EQ(Hunks(Six), 1u);
  EXPECT_EQ(Hunks(Seven), 2u);
}

TEST(UnifiedDiff, FinalNewline) {
  EXPECT_EQ(llvm::StringRef(unifiedDiff("f", "a\nb", "a\nc\n"))
                .split("+++ b/f\n")
                .second,
            "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n");
  EXPECT_EQ(llvm::StringRef(unifiedDiff("f", "a\nb", "x\nb"))
                .split("+++ b/f\n")
                .second,
            "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n");
}

TEST(UnifiedDiff, EmptySides) {
  EXPECT_EQ(
      llvm::StringRef(unifiedDiff("f", "", "a\n")).split("b/f\n--- ").second,
      "a/f\n+++ b/f\n@@ -0,0 +1 @@\n+a\n");
  EXPECT_EQ(
      llvm::StringRef(unifiedDiff("f", "a\n", "")).split("b/f\n--- ").second,
      "a/f\n+++ b/f\n@@ -1 +0,0 @@\n-a\n");
}

TEST(UnifiedDiff, PathsAreQuotedAsGitDoes) {
  auto Header = [](llvm::StringRef Path) {
    std::string Diff = unifiedDiff(Path, "a", "b");
    return llvm::StringRef(Diff).split("@@").first.str();
  };
  EXPECT_EQ(Header("a b.cu"), "diff --git a/a b.cu b/a b.cu\n"
                              "--- a/a b.cu\t\n+++ b/a b.cu\t\n");
  EXPECT_EQ(Header("\xC3\xBC\"\\\t\x01.cu"),
            "diff --git \"a/\\303\\274\\\"\\\\\\t\\001.cu\" "
            "\"b/\\303\\274\\\"\\\\\\t\\001.cu\"\n"
            "--- \"a/\\303\\274\\\"\\\\\\t\\001.cu\"\n"
            "+++ \"b/\\303\\274\\\"\\\\\\t\\001.cu\"\n");
}

/// Files before and after, by path.
using Pairs = std::map<std::string, std::pair<std::string, std::string>>;

/// Applies the diffs of all files with git and compares the bytes.
void expectGitApplies(const Pairs &Files) {
  if (!hasGit())
    GTEST_SKIP() << "no git on this machine";
  TempFolder Folder;
  ASSERT_EQ(runGit(Folder.path(), {"init", "-q"}), 0);
  std::string Patch;
  for (const auto &[Path, Texts] : Files) {
    Folder.write(Path, Texts.first);
    Patch += unifiedDiff(Path, Texts.first, Texts.second);
  }
  Folder.write(".git/patch", Patch);
  ASSERT_EQ(
      runGit(Folder.path(), {"apply", "--whitespace=nowarn", ".git/patch"}), 0);
  for (const auto &[Path, Texts] : Files)
    EXPECT_TRUE(Folder.read(Path) == Texts.second) << Path;
}

std::string randomLine(std::mt19937 &Random) {
  static constexpr llvm::StringLiteral Lines[] = {"}",
                                                  "",
                                                  "  cudaFree(p);",
                                                  "\xFF\xFE\x80",
                                                  "-- a",
                                                  "++ b",
                                                  "@@ -1 +1 @@",
                                                  "diff --git a/x b/x",
                                                  "\\ No newline",
                                                  " ",
                                                  "\t// \xC3\xBC",
                                                  "a\rb"};
  std::string Line = Random() % 4 ? Lines[Random() % std::size(Lines)].str()
                                  : std::to_string(Random() % 50);
  return Line + (Random() % 3 ? "\n" : "\r\n");
}

std::string join(const std::vector<std::string> &Lines, bool CutEnd) {
  std::string Out;
  for (const std::string &Line : Lines)
    Out += Line;
  while (CutEnd && llvm::StringRef(Out).ends_with("\n"))
    Out.pop_back();
  return Out;
}

std::pair<std::string, std::string> randomPair(std::mt19937 &Random) {
  std::vector<std::string> Before, After;
  for (size_t I = 0, N = Random() % 80; I < N; ++I)
    Before.push_back(randomLine(Random));
  unsigned Rate = 2 + Random() % 40;
  for (const std::string &Line : Before) {
    if (Random() % Rate != 0)
      After.push_back(Line);
    while (Random() % Rate == 0)
      After.push_back(randomLine(Random));
  }
  return {join(Before, Random() % 2), join(After, Random() % 2)};
}

TEST(UnifiedDiff, GitAppliesRandomEdits) {
  std::mt19937 Random(11);
  Pairs Files;
  for (int I = 0; I < 1500; ++I)
    Files["f" + std::to_string(I) + ".cu"] = randomPair(Random);
  expectGitApplies(Files);
}

TEST(UnifiedDiff, GitAppliesOddPaths) {
  Pairs Files;
  for (const char *Path :
       {"with blank.cu", "deep er/and \"quoted\".cu", "\xC3\xBC/\xFF.cu",
        "tab\there.cu", "back\\slash.cu", " lead.cu", "new\nline.cu"})
    Files[Path] = {"a\nb\n", "a\nc\n"};
  expectGitApplies(Files);
}

TEST(UnifiedDiff, GitAppliesEmptySidesAndNullBytes) {
  Pairs Files;
  Files["filled.cu"] = {"", "a\r\nb"};
  Files["null.cu"] = {std::string("a\0\nb\n", 5), std::string("a\0\nc\0", 5)};
  Files["emptied.cu"] = {"a\n", ""};
  Files["newline.cu"] = {"a\n", "a"};
  Files["one-byte.cu"] = {"\n", "\r\n"};
  expectGitApplies(Files);
}

TEST(UnifiedDiff, GitAppliesLargeRewrites) {
  std::mt19937 Random(12);
  Pairs Files;
  for (int I = 0; I < 3; ++I) {
    std::string Before, After;
    for (int Line = 0; Line < 4000; ++Line) {
      Before += randomLine(Random);
      After += randomLine(Random);
    }
    Files["large" + std::to_string(I)] = {Before, After};
  }
  expectGitApplies(Files);
}

} // namespace
