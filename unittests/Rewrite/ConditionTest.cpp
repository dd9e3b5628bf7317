// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/Condition.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipport;
using ::testing::ElementsAre;

namespace {

Condition parse(llvm::StringRef Text) {
  return parseCondition(Text, {0, static_cast<unsigned>(Text.size())});
}

// ONE is 1, SET has a value that is not known, POSITIVE is not 0, NOT_SET is
// undefined, of all others nothing is known.
MacroState lookup(llvm::StringRef Name) {
  if (Name == "ONE")
    return {MacroState::Value, 1};
  if (Name == "SET")
    return {MacroState::Defined};
  if (Name == "POSITIVE")
    return {MacroState::NonZero};
  return {Name == "NOT_SET" ? MacroState::Undefined : MacroState::Unknown};
}

struct TruthCase {
  const char *Text;
  Truth Expected;
};
class ConditionTruth : public ::testing::TestWithParam<TruthCase> {};

TEST_P(ConditionTruth, IsEvaluated) {
  Condition C = parse(GetParam().Text);
  EXPECT_FALSE(C.Opaque);
  EXPECT_EQ(evaluate(GetParam().Text, C, lookup), GetParam().Expected)
      << GetParam().Text;
}

constexpr Truth T = Truth::True, F = Truth::False, U = Truth::Unknown;

INSTANTIATE_TEST_SUITE_P(
    Arithmetic, ConditionTruth,
    ::testing::Values(
        TruthCase{"1 + 2 * 3 == 7", T}, TruthCase{"(1 + 2) * 3 == 9", T},
        TruthCase{"10 - 4 - 3 == 3", T}, TruthCase{"7 / 2 % 2 == 1", T},
        TruthCase{"1 << 2 + 1 == 8", T}, TruthCase{"16 >> 2 > 3", T},
        TruthCase{"1 | 2 ^ 2 & 3", T}, TruthCase{"(6 & 3) == 2", T},
        TruthCase{"-1 < 0 && +1 > 0 && ~0 == -1", T},
        TruthCase{"!0 == 1 && !!5 == 1", T}, TruthCase{"1 ? 0 : 1", F},
        TruthCase{"0 ? 0 : 0 ? 0 : 1", T},
        TruthCase{"0x1fULL == 31u && 010 == 8 && 0b11 == 3", T},
        TruthCase{"201'703L >= 201703", T}, TruthCase{"1 != 1 or 1 and 1", T},
        TruthCase{"not true", F}, TruthCase{"1 / 0", U},
        TruthCase{"1 << 64", U}, TruthCase{"1 \\\n && \\\r\n 1", T},
        TruthCase{"1 /* or */ && /* not */ 1 // all", T},
        TruthCase{"18446744073709551615ULL + 1 == 0", T}));

INSTANTIATE_TEST_SUITE_P(
    Macros, ConditionTruth,
    ::testing::Values(
        TruthCase{"defined ONE && defined(SET) && defined ( POSITIVE )", T},
        TruthCase{"defined(NOT_SET) || NOT_SET", F}, TruthCase{"!NOT_SET", T},
        TruthCase{"OTHER", U}, TruthCase{"defined OTHER", U},
        TruthCase{"OTHER && 0", F}, TruthCase{"OTHER || 1", T},
        TruthCase{"0 && OTHER", F}, TruthCase{"OTHER && 1", U},
        TruthCase{"SET", U}, TruthCase{"POSITIVE", T},
        TruthCase{"POSITIVE != 0", T}, TruthCase{"0 == POSITIVE", F},
        TruthCase{"POSITIVE > 3", U}, TruthCase{"-POSITIVE", T},
        TruthCase{"~POSITIVE", U}, TruthCase{"NOT_SET < 700", T},
        TruthCase{"OTHER ? 1 : 2", T}, TruthCase{"OTHER ? 0 : 0", F},
        TruthCase{"OTHER ? 0 : 1", U}, TruthCase{"ONE ? 1 : OTHER", T},
        TruthCase{"__has_include(<a/b.h>) || 1", T},
        TruthCase{"__has_include(<a'b.h>)", U},
        TruthCase{"__has_include(\"a.h\")", U},
        TruthCase{"__has_builtin(__x) && ONE", U},
        TruthCase{"AT_LEAST(1, (2), 3) && 0", F}));

class OpaqueCondition : public ::testing::TestWithParam<const char *> {};

TEST_P(OpaqueCondition, IsUnknown) {
  Condition C = parse(GetParam());
  EXPECT_TRUE(C.Opaque);
  EXPECT_EQ(evaluate(GetParam(), C, lookup), Truth::Unknown);
}

INSTANTIATE_TEST_SUITE_P(Table, OpaqueCondition,
                         ::testing::Values("", "1 +", "(1", "1)", "defined",
                                           "defined(", "defined(X", "1 2",
                                           "1.5 > 1", "\"a\"", "A = 1",
                                           "? :", "1 ? 2", "F(1", "&& 1", "@"));

TEST(Condition, NodesKnowTheirBytes) {
  llvm::StringRef Text = "defined(A) && !( B >= 7 )";
  Condition C = parse(Text);
  auto TextOf = [&](ByteRange R) { return Text.slice(R.Begin, R.End).str(); };
  const ConditionNode &And = C.Nodes[C.Root];
  EXPECT_EQ(And.Op, ConditionOp::And);
  EXPECT_EQ(TextOf(And.Range), Text.str());
  const ConditionNode &Defined = C.Nodes[And.Children[0]];
  EXPECT_EQ(TextOf(Defined.Range), "defined(A)");
  EXPECT_EQ(TextOf(Defined.Name), "A");
  const ConditionNode &Not = C.Nodes[And.Children[1]];
  EXPECT_EQ(TextOf(Not.Range), "!( B >= 7 )");
  const ConditionNode &Compare = C.Nodes[C.stripped(Not.Children[0])];
  EXPECT_EQ(TextOf(Compare.Range), "B >= 7");
  EXPECT_TRUE(isComparison(Compare.Op));
}

std::vector<std::string> namesOf(llvm::StringRef Text) {
  std::vector<std::string> Names;
  for (ByteRange R : parse(Text).Names)
    Names.push_back(Text.slice(R.Begin, R.End).str());
  return Names;
}

TEST(Condition, Names) {
  EXPECT_THAT(namesOf("defined(A) && B > C(D, 1)"),
              ElementsAre("A", "B", "C", "D"));
  EXPECT_THAT(namesOf("__has_include(<hip/x.h>)"),
              ElementsAre("__has_include"));
  EXPECT_THAT(namesOf("A ) + B defined(C)"), ElementsAre("A", "B", "C"));
}

TEST(Condition, OfEveryDirective) {
  llvm::StringRef Bytes = "#ifdef A\n#elifndef A\n#elif A\n#elifdef B\n"
                          "#else\n#endif\n#ifndef A\n#endif\n#ifdef\n#endif\n";
  DirectiveMap Map = scanDirectives(Bytes);
  auto TruthOf = [&](size_t I) {
    return evaluate(Bytes, conditionOf(Bytes, Map.Directives[I]),
                    [](llvm::StringRef Name) {
                      return Name == "A" ? MacroState{MacroState::Value, 1}
                                         : MacroState{MacroState::Undefined};
                    });
  };
  EXPECT_EQ(TruthOf(0), T);
  EXPECT_EQ(TruthOf(1), F);
  EXPECT_EQ(TruthOf(2), T);
  EXPECT_EQ(TruthOf(3), F);
  EXPECT_EQ(TruthOf(4), T);
  EXPECT_EQ(TruthOf(6), F);
  EXPECT_EQ(TruthOf(8), U);
}

TEST(Condition, NestingIsBounded) {
  std::string Deep = std::string(100000, '(') + "A" + std::string(100000, ')');
  EXPECT_TRUE(parse(Deep).Opaque);
  EXPECT_TRUE(parse(std::string(100000, '!') + "A").Opaque);
  std::string Wide = "A";
  for (int I = 0; I < 100000; ++I)
    Wide += "&&A";
  EXPECT_TRUE(parse(Wide).Opaque);
}

} // namespace
