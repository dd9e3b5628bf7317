// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The table in the program against the files it was made of.

#include "RuleYaml.h"

#include "hipport/Rules/RuleTable.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include "gtest/gtest.h"

#include <thread>

using namespace hipport;

namespace {

std::vector<Rule> rowsOfFiles() {
  std::vector<Rule> Rows;
  std::error_code Code;
  for (llvm::sys::fs::recursive_directory_iterator
           Entry(HIPPORT_RULES_DIR, Code),
       End;
       Entry != End && !Code; Entry.increment(Code)) {
    if (llvm::sys::path::extension(Entry->path()) != ".yaml" ||
        llvm::sys::path::filename(
            llvm::sys::path::parent_path(Entry->path())) == "targets")
      continue;
    auto Buffer = llvm::MemoryBuffer::getFile(Entry->path());
    if (!Buffer) {
      ADD_FAILURE() << Entry->path();
      continue;
    }
    auto File = parseRuleFile((*Buffer)->getMemBufferRef());
    if (File)
      Rows.insert(Rows.end(), File->begin(), File->end());
    else
      ADD_FAILURE() << llvm::toString(File.takeError());
  }
  EXPECT_FALSE(Code) << Code.message();
  return Rows;
}

TEST(BuiltinTable, HoldsEveryRowOfTheFiles) {
  RuleTable Table = RuleTable::builtin();
  std::vector<Rule> Rows = rowsOfFiles();
  EXPECT_FALSE(Rows.empty());
  EXPECT_EQ(Table.size(), Rows.size());
  for (const Rule &R : Rows) {
    const Rule *Found = R.Kind == RuleKind::Header ? Table.findHeader(R.Cuda)
                                                   : Table.findName(R.Cuda);
    ASSERT_NE(Found, nullptr) << R.Cuda;
    EXPECT_EQ(*Found, R) << R.Cuda;
    EXPECT_EQ(Table.isHipName(R.Hip), !R.Hip.empty()) << R.Hip;
  }
}

TEST(BuiltinTable, KnowsNoOtherNames) {
  RuleTable Table = RuleTable::builtin();
  for (const char *Name : {"", "cudaMallo", "cudaMallocX", "main", "hipMalloc"})
    EXPECT_EQ(Table.findName(Name), nullptr) << Name;
  EXPECT_EQ(Table.findHeader("cudaMalloc"), nullptr);
  EXPECT_EQ(Table.findName("cuda_runtime.h"), nullptr);
  EXPECT_FALSE(Table.isHipName(""));
  EXPECT_FALSE(Table.isHipName("cudaMalloc"));
}

TEST(BuiltinTable, HelpersExistWithoutTheirLicence) {
  for (const Rule *R : RuleTable::builtin().all())
    if (!R->Helper.empty())
      EXPECT_TRUE(helperText(R->Helper).starts_with("#ifndef HIPPORT_HELPER_"))
          << R->Cuda;
  EXPECT_EQ(helperText("dp4"), "");
}

TEST(BuiltinTable, AllRowsAreInOrder) {
  RuleTable Table = RuleTable::builtin();
  std::vector<const Rule *> Rows = Table.all();
  EXPECT_EQ(Rows.size(), Table.size());
  for (size_t I = 1; I < Rows.size(); ++I)
    EXPECT_LT(
        std::tie(Rows[I - 1]->Library, Rows[I - 1]->Kind, Rows[I - 1]->Cuda),
        std::tie(Rows[I]->Library, Rows[I]->Kind, Rows[I]->Cuda));
}

TEST(BuiltinTable, SeveralThreadsSeeTheSameRows) {
  RuleTable Table = RuleTable::builtin();
  std::vector<const Rule *> One, Two;
  std::thread Other([&] { One = Table.all(); });
  Two = Table.all();
  Other.join();
  EXPECT_EQ(One, Two);
}

} // namespace
