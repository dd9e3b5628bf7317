// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/CallText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipport;

namespace {

struct CallCase {
  const char *Name;
  const char *Text; ///< Begins with the callee `f`.
  std::vector<std::string> Args;
  const char *Rest = ""; ///< What follows the call.
};
class Calls : public ::testing::TestWithParam<CallCase> {};

TEST_P(Calls, AreSplit) {
  llvm::StringRef Text = GetParam().Text;
  std::optional<CallText> Call = callAt(Text, 1);
  ASSERT_TRUE(Call);
  std::vector<std::string> Args;
  for (ByteRange R : Call->Args)
    Args.push_back(Text.slice(R.Begin, R.End).str());
  EXPECT_EQ(Args, GetParam().Args);
  EXPECT_EQ(Text[Call->Parens.Begin], '(');
  EXPECT_EQ(Text[Call->Parens.End - 1], ')');
  EXPECT_EQ(Text.substr(Call->Parens.End), GetParam().Rest);
}

INSTANTIATE_TEST_SUITE_P(
    Table, Calls,
    ::testing::Values(
        CallCase{"None", "f()", {}}, CallCase{"Blank", "f ( /* none */ )", {}},
        CallCase{"Plain", "f(a, b + 1 , c);", {"a", "b + 1", "c"}, ";"},
        CallCase{"Nested",
                 "f(g(a, b), h[i, j], {k, l})",
                 {"g(a, b)", "h[i, j]", "{k, l}"}},
        CallCase{"Lambda",
                 "f([=](int i, int j) { x(); y(); return i < j; }, n)",
                 {"[=](int i, int j) { x(); y(); return i < j; }", "n"}},
        CallCase{"Strings",
                 "f(\",)\", ',', R\"x(,)\")x\", b)",
                 {"\",)\"", "','", "R\"x(,)\")x\"", "b"}},
        CallCase{"Comments",
                 "f( /* , */ a /* b, */ + c /* d */ , // e )\n g)",
                 {"a /* b, */ + c", "g"}},
        CallCase{"Continued", "f(a, \\\n  b \\\r\n )", {"a", "b"}},
        CallCase{"Lines", "f\n(\na,\n\nb\n)", {"a", "b"}},
        CallCase{"LeftOut", "f(a, , b,)", {"a", "", "b", ""}},
        CallCase{"TemplateArguments", "f<T, (1 > 0), g<int>>(a)", {"a"}},
        CallCase{"AngleArgument", "f(g<a, b>(c), d)", {"g<a, b>(c)", "d"}},
        CallCase{"AngleLast", "f(x, g<a, b>)", {"x", "g<a, b>"}},
        CallCase{"AngleScope", "f(g<a, b>::v, d)", {"g<a, b>::v", "d"}},
        CallCase{"AngleBrace", "f(g<a, b>{}, d)", {"g<a, b>{}", "d"}},
        CallCase{"AngleNested",
                 "f(std::map<a, g<b, c>>(), d)",
                 {"std::map<a, g<b, c>>()", "d"}},
        CallCase{"AngleArrow",
                 "f(g<decltype(p->q), b>(), p->x)",
                 {"g<decltype(p->q), b>()", "p->x"}},
        CallCase{"Less", "f(a < b, c > d)", {"a < b", "c > d"}},
        CallCase{"LessOnly", "f(a < b, c)", {"a < b", "c"}},
        CallCase{"LessEqual", "f(a <= b, c >= d)", {"a <= b", "c >= d"}},
        CallCase{"Shift", "f(a << b, c >> d)", {"a << b", "c >> d"}},
        CallCase{
            "OrInAngles", "f(a < b || c, d > (e))", {"a < b || c", "d > (e)"}},
        CallCase{"Launch",
                 "f(k<<<g, b>>>(p, s), e())",
                 {"k<<<g, b>>>(p, s)", "e()"}},
        CallCase{"LaunchOfTemplate",
                 "f(k<a, b><<<g, b>>>(p), e)",
                 {"k<a, b><<<g, b>>>(p)", "e"}}),
    [](const auto &Info) { return std::string(Info.param.Name); });

class NoCall : public ::testing::TestWithParam<const char *> {};

TEST_P(NoCall, IsMade) { EXPECT_FALSE(callAt(GetParam(), 1)); }

INSTANTIATE_TEST_SUITE_P(Table, NoCall,
                         ::testing::Values("f", "f;", "f = (a)", "f(a", "f(a]",
                                           "f(a;)", "f(a\n#if B\n, b)", "f<a",
                                           "f<a;>(b)", "f<<<g, b>>>(c)",
                                           "f(a{)}", "f(\"a)"));

TEST(CallText, OffsetBehindTheEnd) { EXPECT_FALSE(callAt("f()", 9)); }

TEST(CallText, PlaceOfALeftOutArgument) {
  std::optional<CallText> Call = callAt("f(a,)", 1);
  ASSERT_TRUE(Call);
  EXPECT_EQ(Call->Args.back(), (ByteRange{4, 4}));
}

} // namespace
