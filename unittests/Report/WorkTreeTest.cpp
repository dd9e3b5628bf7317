// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The guard of changes in place: which git work trees count as clean.

#include "TempFolder.h"
#include "hipport/Driver/OutputTree.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <cstdlib>

using namespace hipport;
using testing::HasSubstr;

namespace {

class WorkTree : public testing::Test {
protected:
  void SetUp() override {
    if (!hasGit())
      GTEST_SKIP() << "no git on this machine";
    ASSERT_EQ(runGit(Folder.path(), {"init", "-q"}), 0);
    Folder.write("src/a.cu", "a\n");
    Folder.write("b.cu", "b\n");
    ASSERT_EQ(runGit(Folder.path(), {"add", "."}), 0);
    ASSERT_EQ(runGit(Folder.path(), {"commit", "-q", "-m", "first"}), 0);
  }

  std::string problem(llvm::StringRef Below = "src") {
    return messageOf(checkCleanWorkTree(Folder.path(Below)));
  }

  TempFolder Folder;
};

TEST_F(WorkTree, CleanWithUntrackedFiles) {
  Folder.write("src/new.cu", "new\n");
  EXPECT_EQ(problem(), "");
}

TEST_F(WorkTree, ChangedFileAnywhereInIt) {
  Folder.write("b.cu", "changed\n");
  EXPECT_THAT(problem(), HasSubstr("has uncommitted changes"));
  EXPECT_THAT(problem(), HasSubstr("'b.cu'"));
  EXPECT_THAT(problem(), HasSubstr(Folder.path()));
}

TEST_F(WorkTree, StagedFile) {
  Folder.write("src/new \"file\".cu", "new\n");
  ASSERT_EQ(runGit(Folder.path(), {"add", "."}), 0);
  EXPECT_THAT(problem(), HasSubstr("'src/new \"file\".cu'"));
}

TEST_F(WorkTree, RemovedFile) {
  ASSERT_EQ(runGit(Folder.path(), {"rm", "-q", "--cached", "b.cu"}), 0);
  EXPECT_THAT(problem(), HasSubstr("'b.cu'"));
}

TEST_F(WorkTree, ThroughALink) {
  Folder.write("b.cu", "changed\n");
  TempFolder Other;
  Other.link("link", Folder.path("src"));
  EXPECT_THAT(messageOf(checkCleanWorkTree(Other.path("link"))),
              HasSubstr("uncommitted"));
}

TEST_F(WorkTree, OtherRepositoryInTheEnvironment) {
  Folder.write("b.cu", "changed\n");
  TempFolder Clean;
  ASSERT_EQ(runGit(Clean.path(), {"init", "-q"}), 0);
  ::setenv("GIT_DIR", Clean.path(".git").c_str(), 1);
  std::string Found = problem();
  ::unsetenv("GIT_DIR");
  EXPECT_THAT(Found, HasSubstr("uncommitted"));
}

TEST_F(WorkTree, BrokenRepositoryIsNotTakenForNone) {
  Folder.write(".git/HEAD", "nonsense\n");
  EXPECT_THAT(problem(), HasSubstr("git cannot tell"));
}

TEST_F(WorkTree, NoRepositoryOrNoGit) {
  TempFolder Plain;
  EXPECT_EQ(messageOf(checkCleanWorkTree(Plain.path())), "");
  Folder.write("b.cu", "changed\n");
  std::string Path = ::getenv("PATH");
  ::setenv("PATH", Plain.path().c_str(), 1);
  std::string Found = problem();
  ::setenv("PATH", Path.c_str(), 1);
  EXPECT_EQ(Found, "");
}

} // namespace
