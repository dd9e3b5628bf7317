// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rules/Targets.h"

#include "TargetYaml.h"

#include "gtest/gtest.h"

using namespace hipport;

namespace {

llvm::Expected<Target> parse(llvm::StringRef Text) {
  return parseTargetFile(llvm::MemoryBufferRef(Text, "gfx1.yaml"));
}

std::string mistakes(llvm::StringRef Text) {
  llvm::Expected<Target> Read = parse(Text);
  return Read ? "" : llvm::toString(Read.takeError());
}

std::string fileWith(llvm::StringRef Facts) {
  return ("schema: 1\ntarget: gfx1\nfamily: F\nfacts:\n" + Facts).str();
}

constexpr llvm::StringLiteral AllFacts =
    "  - {key: wave, value: 64, status: confirmed, source: a}\n"
    "  - {key: simds, value: 4, status: confirmed, source: a}\n"
    "  - {key: waves-per-simd, value: 8, status: unconfirmed, source: a}\n"
    "  - {key: vgprs, value: 512, status: confirmed, source: a}\n"
    "  - {key: vgpr-granule, value: 8, status: confirmed, source: a}\n"
    "  - {key: lds-block-bytes, value: 65536, status: confirmed, source: a}\n"
    "  - {key: lds-banks, value: 32, status: confirmed, source: a}\n";

TEST(Targets, KnownOnesHaveAllFacts) {
  EXPECT_EQ(knownTargets().size(), 13U);
  for (const Target &T : knownTargets()) {
    EXPECT_TRUE(T.Wave == 32 || T.Wave == 64) << T.Name;
    EXPECT_GE(T.LdsBlockBytes, 65536U) << T.Name;
    EXPECT_EQ(T.Vgprs % T.VgprGranule, 0U) << T.Name;
    EXPECT_EQ(findTarget(T.Name), &T);
  }
  const Target *Mi300 = findTarget("gfx942");
  ASSERT_NE(Mi300, nullptr);
  EXPECT_EQ(*Mi300, (Target{"gfx942", 64, "CDNA3", 4, 8, 512, 8, 65536, 32}));
  EXPECT_EQ(findTarget("gfx1100")->Wave, 32U);
  EXPECT_EQ(findTarget("gfx9"), nullptr);
}

TEST(Targets, NamedOnesKeepOneOrder) {
  std::vector<Target> Named = targetsNamed({"gfx1100", "gfx90a", "gfx1100"});
  ASSERT_EQ(Named.size(), 2U);
  EXPECT_EQ(Named[0].Name, "gfx90a");
  EXPECT_EQ(Named[1].Name, "gfx1100");
  EXPECT_EQ(targetsNamed({}).size(), knownTargets().size());
}

TEST(Targets, FileIsRead) {
  llvm::Expected<Target> Read = parse(fileWith(AllFacts));
  ASSERT_TRUE(bool(Read)) << llvm::toString(Read.takeError());
  EXPECT_EQ(*Read, (Target{"gfx1", 64, "F", 4, 8, 512, 8, 65536, 32}));
}

TEST(Targets, FileTellsEveryMistake) {
  std::string All = AllFacts.str();
  EXPECT_EQ(mistakes(fileWith(All + "  - {key: wave, value: 64, status: "
                                    "confirmed, source: a}\n")),
            "gfx1.yaml:12:6: fact 'wave' stands twice");
  EXPECT_EQ(mistakes(fileWith(All + "  - {key: cache, value: 0, status: new}\n"
                                    "  - 7\nmore: 1\n")),
            "gfx1.yaml:12:6: a fact is confirmed or unconfirmed\n"
            "gfx1.yaml:12:6: a fact has a source\n"
            "gfx1.yaml:12:6: unknown fact 'cache'\n"
            "gfx1.yaml:13:5: expected a fact such as {key: wave, value: 64, "
            "...}\n"
            "gfx1.yaml:14:1: unknown key 'more'; a target has schema, target, "
            "family, facts");
  EXPECT_EQ(mistakes(fileWith(All.substr(All.find('\n') + 1))),
            "gfx1.yaml:1:1: no fact 'wave' in this file");
  EXPECT_EQ(mistakes("- 1\n"),
            "gfx1.yaml:1:1: expected 'schema: 1', 'target: ...', 'family: ...' "
            "and facts");
}

} // namespace
