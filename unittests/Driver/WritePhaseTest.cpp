// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "WritePhase.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipport;
using testing::HasSubstr;
namespace fs = llvm::sys::fs;

namespace {

class WritePhaseTest : public testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> Unique;
    ASSERT_FALSE(fs::createUniqueDirectory("hipport-write", Unique));
    ASSERT_FALSE(fs::real_path(Unique, Folder));
    Plan.Root = Folder.str().str();
    Settings.Output = OutputMode::InPlace;
  }
  void TearDown() override { fs::remove_directories(Folder); }

  ConvertedFile converted(llvm::StringRef Name, llvm::StringRef OnDisk,
                          llvm::StringRef Before, llvm::StringRef After) {
    ConvertedFile File;
    File.Result.Path = (Folder + "/" + Name).str();
    File.Before = Before;
    File.After = After;
    llvm::cantFail(writeFileAtomically(File.Result.Path, OnDisk, ""));
    return File;
  }
  std::string read(const ConvertedFile &File) {
    auto Buffer = llvm::MemoryBuffer::getFile(File.Result.Path);
    return Buffer ? (*Buffer)->getBuffer().str() : "<none>";
  }
  std::string writeAll(const std::vector<ConvertedFile> &Files) {
    llvm::Expected<TreeOutcome> Outcome =
        writeOutputs(Settings, Plan, Files, llvm::nulls());
    return Outcome ? "" : llvm::toString(Outcome.takeError());
  }

  llvm::SmallString<128> Folder;
  JobPlan Plan;
  Config Settings;
};

TEST_F(WritePhaseTest, InPlaceWritesWhatChanged) {
  std::vector<ConvertedFile> Files = {
      converted("a.cu", "old", "old", "new"),
      converted("b.cu", "same", "same", "same")};
  EXPECT_EQ(writeAll(Files), "");
  EXPECT_EQ(read(Files[0]), "new");
  EXPECT_EQ(read(Files[1]), "same");
}

TEST_F(WritePhaseTest, TextThatTheUserSavedMeanwhileWins) {
  std::vector<ConvertedFile> Files = {
      converted("a.cu", "old", "old", "new"),
      converted("b.cu", "saved by the user", "old", "new")};
  EXPECT_THAT(writeAll(Files), HasSubstr("b.cu was changed while"));
  EXPECT_EQ(read(Files[0]), "old");
  EXPECT_EQ(read(Files[1]), "saved by the user");
}

TEST_F(WritePhaseTest, AFileThatIsGoneIsNotMadeAgain) {
  std::vector<ConvertedFile> Files = {converted("a.cu", "old", "old", "new")};
  fs::remove(Files[0].Result.Path);
  EXPECT_THAT(writeAll(Files), HasSubstr("a.cu was changed while"));
  EXPECT_FALSE(fs::exists(Files[0].Result.Path));
}

TEST_F(WritePhaseTest, OutRootIsBesideTheRootByDefault) {
  EXPECT_EQ(outRootOf(Settings, Plan), "");
  Settings.Output = OutputMode::Tree;
  EXPECT_EQ(outRootOf(Settings, Plan), Plan.Root + "-hip");
  Settings.OutRoot = Plan.Root + "/../other/";
  EXPECT_EQ(outRootOf(Settings, Plan),
            (llvm::sys::path::parent_path(Plan.Root) + "/other").str());
}

} // namespace
