// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/IncludeIndex.h"

#include "../Report/TempFolder.h"

#include <gtest/gtest.h>

using namespace hipport;
using namespace llvm;

static IncludeIndex indexOf(ArrayRef<StringRef> Paths) {
  IncludeIndex Index;
  for (StringRef Path : Paths)
    Index.addFile(Path, Path);
  return Index;
}

TEST(IncludeIndex, TakesTheNearestFolder) {
  IncludeIndex Index = indexOf({"/p/a/util.h", "/p/b/x/util.h", "/q/util.h"});
  EXPECT_EQ(Index.nearest("util.h", "/p/b/y/main.cu"), "/p/b/x/util.h");
  EXPECT_EQ(Index.nearest("util.h", "/p/a/y/main.cu"), "/p/a/util.h");
  EXPECT_EQ(Index.nearest("util.h", "/q/main.cu"), "/q/util.h");
}

TEST(IncludeIndex, TakesTheLikestSibling) {
  IncludeIndex Index = indexOf({"/p/bfs-cpu/ref.h", "/p/mis-cpu/ref.h",
                                "/p/mis-gpu/ref.h", "/p/b/ref.h"});
  EXPECT_EQ(Index.nearest("ref.h", "/p/bfs-gpu/main.cu"), "/p/bfs-cpu/ref.h");
  EXPECT_EQ(Index.nearest("ref.h", "/p/sort-gpu/main.cu"), "/p/mis-gpu/ref.h");
  EXPECT_EQ(Index.nearest("ref.h", "/p/other/main.cu"), "/p/b/ref.h");
}

TEST(IncludeIndex, TiesGoToTheShortestThenTheFirst) {
  IncludeIndex Index = indexOf({"/p/long/u.h", "/p/zz/u.h", "/p/yy/u.h"});
  EXPECT_EQ(Index.nearest("u.h", "/p/a/main.cu"), "/p/yy/u.h");
}

TEST(IncludeIndex, WholeSpelledPathMustFit) {
  IncludeIndex Index = indexOf({"/p/x/a/u.h", "/p/ba/u.h", "/p/u.h"});
  EXPECT_EQ(Index.nearest("a/u.h", "/p/main.cu"), "/p/x/a/u.h");
  EXPECT_EQ(Index.nearest("c/u.h", "/p/main.cu"), "");
  EXPECT_EQ(Index.nearest("none.h", "/p/main.cu"), "");
}

TEST(IncludeIndex, NoFileIncludesItself) {
  IncludeIndex Index = indexOf({"/p/x/u.h"});
  EXPECT_EQ(Index.nearest("u.h", "/p/x/u.h"), "");
}

TEST(IncludeIndex, AsksTheDiskOnlyAboutUnlistedFolders) {
  TempFolder Temp;
  Temp.write("listed/a.h", "");
  Temp.write("other/b.h", "");
  IncludeIndex Index;
  Index.addFolder(Temp.path("listed"));
  EXPECT_EQ(Index.fileAt(Temp.path("listed/a.h")), "");
  EXPECT_EQ(Index.fileAt(Temp.path("other/b.h")), Temp.path("other/b.h"));
  EXPECT_EQ(Index.fileAt(Temp.path("other/none.h")), "");
  EXPECT_EQ(Index.fileAt(Temp.path("other")), "");
  EXPECT_TRUE(Index.hasFolder(Temp.path("listed")));
  EXPECT_TRUE(Index.hasFolder(Temp.path("other")));
  EXPECT_FALSE(Index.hasFolder(Temp.path("none")));
}
