// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rules/RuleTable.h"

#include "gmock/gmock.h"

using namespace hipport;
using testing::ElementsAre;

namespace {

Rule rule(RuleKind Kind, const char *Cuda, const char *Hip,
          const char *Library = "lib") {
  Rule R;
  R.Kind = Kind;
  R.Cuda = Cuda;
  R.Hip = Hip;
  R.Library = Library;
  return R;
}

TEST(RuleTable, EmptyTableKnowsNothing) {
  RuleTable Table;
  EXPECT_EQ(Table.size(), 0u);
  EXPECT_EQ(Table.findName("cudaMalloc"), nullptr);
  EXPECT_EQ(Table.findHeader("cuda.h"), nullptr);
  EXPECT_FALSE(Table.isHipName("hipMalloc"));
  EXPECT_TRUE(Table.all().empty());
}

TEST(RuleTable, HeadersAndNamesNeverMeet) {
  RuleTable Table;
  Table.overlay({rule(RuleKind::Namespace, "cub", "hipcub"),
                 rule(RuleKind::Header, "cub", "hipcub/hipcub.hpp"),
                 rule(RuleKind::Header, "a.h", "b.h")});
  EXPECT_EQ(Table.size(), 3u);
  EXPECT_EQ(Table.findName("cub")->Hip, "hipcub");
  EXPECT_EQ(Table.findHeader("cub")->Hip, "hipcub/hipcub.hpp");
  EXPECT_EQ(Table.findName("a.h"), nullptr);
}

TEST(RuleTable, LaterOverlayWins) {
  RuleTable Table;
  Table.overlay({rule(RuleKind::Function, "myAlloc", "hipA")});
  Table.overlay({rule(RuleKind::Macro, "myAlloc", "hipB")});
  EXPECT_EQ(Table.size(), 1u);
  EXPECT_EQ(Table.findName("myAlloc")->Hip, "hipB");
  EXPECT_EQ(Table.findName("myAlloc")->Kind, RuleKind::Macro);
  EXPECT_TRUE(Table.isHipName("hipB"));
  EXPECT_FALSE(Table.isHipName("myAlloc"));
}

TEST(RuleTable, OverlayReplacesABuiltinRow) {
  RuleTable Table = RuleTable::builtin();
  const RuleTable Untouched = Table;
  size_t Size = Table.size();
  ASSERT_NE(Table.findName("cudaMalloc"), nullptr);
  Table.overlay({rule(RuleKind::Function, "cudaMalloc", "poolMalloc"),
                 rule(RuleKind::Function, "myAlloc", "hipMalloc")});
  EXPECT_EQ(Table.size(), Size + 1);
  EXPECT_EQ(Table.all().size(), Size + 1);
  EXPECT_EQ(Table.findName("cudaMalloc")->Hip, "poolMalloc");
  EXPECT_TRUE(Table.isHipName("poolMalloc"));
  EXPECT_EQ(Untouched.findName("cudaMalloc")->Hip, "hipMalloc");
  EXPECT_EQ(Untouched.size(), Size);
}

TEST(RuleTable, AllRowsAreInOrder) {
  RuleTable Table;
  Table.overlay({rule(RuleKind::Macro, "a", "x", "two"),
                 rule(RuleKind::Function, "b", "x", "two"),
                 rule(RuleKind::Function, "a2", "x", "two"),
                 rule(RuleKind::Header, "z", "x", "one")});
  std::vector<std::string> Names;
  for (const Rule *R : Table.all())
    Names.push_back(R->Cuda);
  EXPECT_THAT(Names, ElementsAre("z", "a2", "b", "a"));
}

} // namespace
