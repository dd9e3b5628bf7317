// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The new tree and the files in place: what is written, what is kept, and what
// stays behind when writing fails (nothing).

#include "hipport/Driver/OutputTree.h"
#include "TempFolder.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <csignal>
#include <filesystem>
#include <sys/resource.h>
#include <sys/stat.h>

namespace fs = std::filesystem;

using namespace hipport;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

class WriteFile : public testing::Test {
protected:
  std::string problem(llvm::StringRef Name, llvm::StringRef Bytes,
                      llvm::StringRef Like = "") {
    return messageOf(
        writeFileAtomically(Folder.path(Name), Bytes, Folder.path(Like)));
  }

  TempFolder Folder;
};

/// Makes writes beyond some bytes fail, as a full disk does.
class SmallDisk {
public:
  explicit SmallDisk(rlim_t Bytes) {
    ::getrlimit(RLIMIT_FSIZE, &Before);
    struct rlimit Limit = Before;
    Limit.rlim_cur = Bytes;
    ::setrlimit(RLIMIT_FSIZE, &Limit);
    Handler = std::signal(SIGXFSZ, SIG_IGN);
  }
  ~SmallDisk() {
    ::setrlimit(RLIMIT_FSIZE, &Before);
    std::signal(SIGXFSZ, Handler);
  }
  SmallDisk(const SmallDisk &) = delete;
  SmallDisk &operator=(const SmallDisk &) = delete;

private:
  struct rlimit Before;
  void (*Handler)(int);
};

TEST_F(WriteFile, CreatesFoldersAndReplaces) {
  EXPECT_EQ(problem("a/b/c.cu", std::string("1\0\xFF\r\n", 5)), "");
  EXPECT_EQ(Folder.read("a/b/c.cu"), std::string("1\0\xFF\r\n", 5));
  EXPECT_EQ(problem("a/b/c.cu", "2"), "");
  EXPECT_EQ(Folder.read("a/b/c.cu"), "2");
  EXPECT_THAT(Folder.list(), ElementsAre("a/b/c.cu"));
}

TEST_F(WriteFile, KeepsPermissions) {
  Folder.write("like.sh", "x");
  fs::permissions(Folder.path("like.sh"), fs::perms(0751));
  EXPECT_EQ(problem("out.sh", "y", "like.sh"), "");
  EXPECT_EQ(fs::status(Folder.path("out.sh")).permissions(), fs::perms(0751));
  EXPECT_EQ(problem("like.sh", "y", "like.sh"), "");
  EXPECT_EQ(fs::status(Folder.path("like.sh")).permissions(), fs::perms(0751));
  mode_t Mask = ::umask(027);
  EXPECT_EQ(problem("new.sh", "y", "absent"), "");
  ::umask(Mask);
  EXPECT_EQ(fs::status(Folder.path("new.sh")).permissions(), fs::perms(0640));
}

TEST_F(WriteFile, LongestName) {
  std::string Name(255, 'n');
  EXPECT_EQ(problem(Name, "x"), "");
  EXPECT_EQ(Folder.read(Name), "x");
}

TEST_F(WriteFile, LinkStaysAndTargetChanges) {
  Folder.write("real/a.cu", "old");
  Folder.link("a.cu", "real/a.cu");
  EXPECT_EQ(problem("a.cu", "new", "a.cu"), "");
  EXPECT_EQ(Folder.linkText("a.cu"), "real/a.cu");
  EXPECT_EQ(Folder.read("real/a.cu"), "new");
  Folder.link("nowhere", "absent");
  EXPECT_THAT(problem("nowhere", "x"), HasSubstr(Folder.path("nowhere")));
}

TEST_F(WriteFile, FolderInTheWay) {
  Folder.write("a.cu/inside", "x");
  EXPECT_EQ(problem("a.cu", "y"),
            "cannot write '" + Folder.path("a.cu") + "': Is a directory");
  EXPECT_THAT(Folder.list(), ElementsAre("a.cu/inside"));
}

TEST_F(WriteFile, FileWhereAFolderIsNeeded) {
  Folder.write("a", "x");
  EXPECT_EQ(problem("a/b.cu", "y"),
            "cannot create folder '" + Folder.path("a") + "': Not a directory");
  EXPECT_THAT(problem("a/b/c.cu", "y"), HasSubstr("Not a directory"));
  EXPECT_THAT(Folder.list(), ElementsAre("a"));
}

TEST_F(WriteFile, FullDiskLeavesTheOldBytes) {
  Folder.write("a.cu", "old");
  std::string Found;
  {
    SmallDisk Limit(4096);
    Found = problem("a.cu", std::string(100000, 'x'), "a.cu");
  }
  EXPECT_EQ(Found,
            "cannot write '" + Folder.path("a.cu") + "': File too large");
  EXPECT_EQ(Folder.read("a.cu"), "old");
  EXPECT_THAT(Folder.list(), ElementsAre("a.cu"));
}

TEST_F(WriteFile, FolderThatTakesNoFiles) {
  std::string Path = "/proc/hipport.cu";
  if (!fs::exists("/proc/self"))
    GTEST_SKIP() << "no /proc on this machine";
  EXPECT_THAT(messageOf(writeFileAtomically(Path, "x", "")),
              HasSubstr("cannot write '/proc/hipport.cu': "));
}

class OutRoot : public testing::Test {
protected:
  void SetUp() override {
    Folder.write("root/src/a.cu", "a");
    Folder.write("file", "x");
  }
  std::string problem(llvm::StringRef Out) {
    return messageOf(checkOutRoot(Folder.path("root"), Folder.path(Out)));
  }
  TempFolder Folder;
};

TEST_F(OutRoot, Accepted) {
  EXPECT_EQ(problem("root-hip"), "");
  EXPECT_EQ(problem("new/deep/er"), "");
  fs::create_directory(Folder.path("there"));
  EXPECT_EQ(problem("there"), "");
  EXPECT_EQ(problem("there/../beside"), "");
}

TEST_F(OutRoot, Refused) {
  EXPECT_THAT(problem("root"), HasSubstr("is the source root"));
  EXPECT_THAT(problem("root/"), HasSubstr("is the source root"));
  EXPECT_THAT(problem("root/src/.."), HasSubstr("is the source root"));
  EXPECT_THAT(problem("root/src"), HasSubstr("lies inside"));
  EXPECT_THAT(problem("root/new/deep"), HasSubstr("lies inside"));
  EXPECT_THAT(problem(""), HasSubstr("contains"));
  EXPECT_THAT(messageOf(checkOutRoot(Folder.path("root"), "/")),
              HasSubstr("contains"));
  EXPECT_THAT(messageOf(checkOutRoot(Folder.path("root"), "")),
              HasSubstr("has no name"));
  EXPECT_THAT(problem("file"), HasSubstr("not a folder"));
  EXPECT_THAT(problem("file/below"), HasSubstr("not a folder"));
  EXPECT_THAT(messageOf(checkOutRoot(Folder.path("gone"), Folder.path("out"))),
              HasSubstr("gone"));
}

TEST_F(OutRoot, LinksAreResolved) {
  Folder.link("alias", "root");
  Folder.link("inside", "root/src");
  Folder.link("nowhere", "absent");
  EXPECT_THAT(problem("alias"), HasSubstr("is the source root"));
  EXPECT_THAT(problem("alias/new"), HasSubstr("lies inside"));
  EXPECT_THAT(problem("inside/new"), HasSubstr("lies inside"));
  EXPECT_THAT(problem("nowhere"), HasSubstr("leads nowhere"));
  EXPECT_THAT(
      messageOf(checkOutRoot(Folder.path("alias"), Folder.path("root/new"))),
      HasSubstr("lies inside"));
}

class Tree : public testing::Test {
protected:
  std::string write(const std::map<std::string, std::string> &Changed = {},
                    std::vector<std::string> Inputs = {"root"}) {
    std::map<std::string, std::string> Absolute;
    for (const auto &[Name, Bytes] : Changed)
      Absolute[Folder.path(Name)] = Bytes;
    for (std::string &Input : Inputs)
      Input = Folder.path(Input);
    Outcome = TreeOutcome();
    return messageOf(writeTree(Folder.path("root"), Inputs, Folder.path("out"),
                               Absolute, &Outcome));
  }
  std::string warning(llvm::StringRef Name, llvm::StringRef Reason) {
    return "left out '" + Folder.path(Name) + "': " + Reason.str();
  }

  TempFolder Folder;
  TreeOutcome Outcome;
};

TEST_F(Tree, ChangedFilesAndCopies) {
  Folder.write("root/a.cu", "cuda");
  Folder.write("root/sub/data.bin", std::string("\0\xFF", 2));
  Folder.write("root/run.sh", "#!");
  Folder.write("root/.git/config", "x");
  Folder.write("root/sub/.git", "gitdir: x");
  fs::permissions(Folder.path("root/run.sh"), fs::perms(0755));
  fs::permissions(Folder.path("root/a.cu"), fs::perms(0400));
  EXPECT_EQ(write({{"root/a.cu", "hip"}}), "");
  EXPECT_THAT(Folder.list("out"),
              ElementsAre("a.cu", "run.sh", "sub/data.bin"));
  EXPECT_EQ(Folder.read("out/a.cu"), "hip");
  EXPECT_EQ(Folder.read("out/sub/data.bin"), std::string("\0\xFF", 2));
  EXPECT_EQ(fs::status(Folder.path("out/run.sh")).permissions(),
            fs::perms(0755));
  EXPECT_EQ(fs::status(Folder.path("out/a.cu")).permissions(), fs::perms(0400));
  EXPECT_EQ(Folder.read("root/a.cu"), "cuda");
  EXPECT_EQ(Outcome.Copied, 2u);
  EXPECT_THAT(Outcome.Warnings, IsEmpty());
}

TEST_F(Tree, OnlyBelowTheInputs) {
  Folder.write("root/in/a.cu", "a");
  Folder.write("root/one.cu", "1");
  Folder.write("root/other/b.h", "b");
  Folder.write("root/other/c.h", "c");
  EXPECT_EQ(write({{"root/other/b.h", "B"}}, {"root/in/", "root/one.cu"}), "");
  EXPECT_THAT(Folder.list("out"),
              ElementsAre("in/a.cu", "one.cu", "other/b.h"));
}

TEST_F(Tree, SecondRunTouchesNothing) {
  Folder.write("root/a.cu", "cuda");
  Folder.write("root/b.h", "b");
  Folder.link("root/l", "b.h");
  ASSERT_EQ(write({{"root/a.cu", "hip"}}), "");
  Folder.write("out/extra", "stays");
  auto Old = fs::file_time_type::clock::now() - std::chrono::hours(5);
  fs::last_write_time(Folder.path("out/a.cu"), Old);
  fs::last_write_time(Folder.path("out/b.h"), Old);
  struct stat Before, After;
  ASSERT_EQ(::lstat(Folder.path("out/l").c_str(), &Before), 0);
  EXPECT_EQ(write({{"root/a.cu", "hip"}}), "");
  EXPECT_EQ(fs::last_write_time(Folder.path("out/a.cu")), Old);
  EXPECT_EQ(fs::last_write_time(Folder.path("out/b.h")), Old);
  ASSERT_EQ(::lstat(Folder.path("out/l").c_str(), &After), 0);
  EXPECT_EQ(Before.st_ino, After.st_ino);
  EXPECT_EQ(Folder.read("out/extra"), "stays");
  // Same size, other bytes; other permissions.
  Folder.write("out/b.h", "X");
  fs::permissions(Folder.path("out/a.cu"), fs::perms(0600));
  EXPECT_EQ(write({{"root/a.cu", "hip"}}), "");
  EXPECT_EQ(Folder.read("out/b.h"), "b");
  EXPECT_EQ(fs::status(Folder.path("out/a.cu")).permissions(),
            fs::status(Folder.path("root/a.cu")).permissions());
}

TEST_F(Tree, LinksInsideStayLinks) {
  Folder.write("root/inc/a.h", "a");
  Folder.link("root/src/a.h", "../inc/a.h");
  Folder.link("root/dir", "inc");
  Folder.link("root/absolute.h", Folder.path("root/inc/a.h"));
  Folder.link("root/src/detour.h", "../../root/inc/a.h");
  Folder.link("root/dangling", "not/there");
  Folder.link("root/loop", "loop");
  EXPECT_EQ(write(), "");
  EXPECT_EQ(Folder.linkText("out/src/a.h"), "../inc/a.h");
  EXPECT_EQ(Folder.linkText("out/dir"), "inc");
  EXPECT_EQ(Folder.linkText("out/absolute.h"), "inc/a.h");
  EXPECT_EQ(Folder.linkText("out/src/detour.h"), "../inc/a.h");
  EXPECT_EQ(Folder.linkText("out/dangling"), "not/there");
  EXPECT_EQ(Folder.linkText("out/loop"), "loop");
  EXPECT_THAT(Outcome.Warnings, IsEmpty());
}

TEST_F(Tree, LinksThatLeadOut) {
  Folder.write("outside/b.h", "b");
  Folder.write("root/other/c.h", "c");
  Folder.write("root/in/a.cu", "a");
  Folder.link("root/in/b.h", "../../outside/b.h");
  Folder.link("root/in/folder", Folder.path("outside"));
  Folder.link("root/in/c.h", "../other/c.h");
  Folder.link("root/in/lost", "../../../lost");
  EXPECT_EQ(write({}, {"root/in"}), "");
  EXPECT_THAT(Folder.list("out"), ElementsAre("in/a.cu", "in/b.h", "in/c.h"));
  EXPECT_EQ(Folder.linkText("out/in/b.h"), "");
  EXPECT_EQ(Folder.read("out/in/b.h"), "b");
  EXPECT_EQ(Folder.read("out/in/c.h"), "c");
  EXPECT_THAT(
      Outcome.Warnings,
      ElementsAre(warning("root/in/folder", "the link leads out of the input"),
                  warning("root/in/lost", "the link leads out of the input")));
}

TEST_F(Tree, ChangedThroughALink) {
  Folder.write("root/real.cu", "old");
  Folder.write("outside.cu", "old");
  Folder.link("root/known.cu", "real.cu");
  Folder.link("root/out.cu", "../outside.cu");
  EXPECT_EQ(write({{"root/real.cu", "new"},
                   {"root/known.cu", "new"},
                   {"root/out.cu", "new"}}),
            "");
  EXPECT_EQ(Folder.linkText("out/known.cu"), "real.cu");
  EXPECT_EQ(Folder.read("out/known.cu"), "new");
  EXPECT_EQ(Folder.linkText("out/out.cu"), "");
  EXPECT_EQ(Folder.read("out/out.cu"), "new");
  EXPECT_EQ(Folder.read("outside.cu"), "old");
  // Only the name of the link is known as changed.
  fs::remove_all(Folder.path("out"));
  EXPECT_EQ(write({{"root/known.cu", "new"}}), "");
  EXPECT_EQ(Folder.linkText("out/known.cu"), "");
  EXPECT_EQ(Folder.read("out/known.cu"), "new");
}

TEST_F(Tree, NeverWritesThroughALinkThatLeadsOut) {
  Folder.write("root/dir/a.cu", "old");
  Folder.write("root/b.cu", "old");
  fs::create_directory(Folder.path("out"));
  Folder.link("out/b.cu", "../root/b.cu");
  EXPECT_EQ(write({{"root/b.cu", "new"}}, {"root/b.cu"}), "");
  EXPECT_EQ(Folder.read("root/b.cu"), "old");
  EXPECT_EQ(Folder.read("out/b.cu"), "new");
  Folder.link("out/dir", "../root/dir");
  EXPECT_THAT(write({{"root/dir/a.cu", "new"}}),
              HasSubstr("leads out of the output folder"));
  EXPECT_EQ(Folder.read("root/dir/a.cu"), "old");
}

TEST_F(Tree, SpecialFilesAreLeftOut) {
  Folder.write("root/a.cu", "a");
  ASSERT_EQ(::mkfifo(Folder.path("root/pipe").c_str(), 0600), 0);
  EXPECT_EQ(write(), "");
  EXPECT_THAT(Folder.list("out"), ElementsAre("a.cu"));
  EXPECT_THAT(Outcome.Warnings,
              ElementsAre(warning("root/pipe", "not a regular file")));
}

TEST_F(Tree, ErrorsNameThePath) {
  Folder.write("root/a.cu", "a");
  Folder.write("root/sub/b.cu", "b");
  Folder.write("out/a.cu/inside", "x");
  EXPECT_EQ(write(),
            "cannot write '" + Folder.path("out/a.cu") + "': Is a directory");
  fs::remove_all(Folder.path("out"));
  Folder.write("out/sub", "x");
  EXPECT_EQ(write(), "cannot create folder '" + Folder.path("out/sub") +
                         "': Not a directory");
  EXPECT_THAT(write({{"elsewhere/c.cu", "c"}}), HasSubstr("elsewhere/c.cu"));
  EXPECT_THAT(write({{"root-two/c.cu", "c"}}), HasSubstr("root-two/c.cu"));
}

TEST_F(Tree, FullDiskLeavesNoPart) {
  Folder.write("root/big.cu", std::string(100000, 'x'));
  std::string Found;
  {
    SmallDisk Limit(4096);
    Found = write();
  }
  EXPECT_EQ(Found,
            "cannot write '" + Folder.path("out/big.cu") + "': File too large");
  EXPECT_THAT(Folder.list("out"), IsEmpty());
}

TEST_F(Tree, RefusesTheSourceRoot) {
  Folder.write("root/a.cu", "old");
  EXPECT_THAT(messageOf(writeTree(Folder.path("root"), {Folder.path("root")},
                                  Folder.path("root"),
                                  {{Folder.path("root/a.cu"), "new"}})),
              HasSubstr("is the source root"));
  EXPECT_EQ(Folder.read("root/a.cu"), "old");
}

} // namespace
