// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/LaunchBrackets.h"

#include "gtest/gtest.h"

using namespace hipport;

namespace {

struct BracketCase {
  const char *Name;
  const char *Text;
  const char *Joined; ///< Of the same length: blanks go behind the angles.
};
class TornBrackets : public ::testing::TestWithParam<BracketCase> {};

TEST_P(TornBrackets, AreJoinedInPlace) {
  llvm::StringRef Text = GetParam().Text;
  std::string Joined = joinBracketsInPlace(Text, tornBrackets(Text));
  EXPECT_EQ(Joined, GetParam().Joined);
  EXPECT_EQ(Joined.size(), Text.size());
  EXPECT_TRUE(tornBrackets(Joined).empty());
}

INSTANTIATE_TEST_SUITE_P(
    Table, TornBrackets,
    ::testing::Values(
        BracketCase{"Both", "k << <1, 2>> >(p);", "k <<< 1, 2>>> (p);"},
        BracketCase{"Open", "k< <<1, 2>>>(p);", "k<<< 1, 2>>>(p);"},
        BracketCase{"Close", "k<<<1, 2> >>(p);", "k<<<1, 2>>> (p);"},
        BracketCase{"Lines", "k <<\n <1, 2>>\n> (p);",
                    "k <<<\n 1, 2>>>\n (p);"},
        BracketCase{"Template", "t<a, b> << <1>> >();", "t<a, b> <<< 1>>> ();"},
        BracketCase{"Shifts", "k << <(n >> 1), n << 2>> >(p);",
                    "k <<< (n >> 1), n << 2>>> (p);"},
        BracketCase{"Two", "k << <1>> >(); k << <2>> >();",
                    "k <<< 1>>> (); k <<< 2>>> ();"}),
    [](const auto &Info) { return std::string(Info.param.Name); });

class NoTornBrackets : public ::testing::TestWithParam<const char *> {};

TEST_P(NoTornBrackets, AreFound) {
  EXPECT_TRUE(tornBrackets(GetParam()).empty());
}

INSTANTIATE_TEST_SUITE_P(
    Table, NoTornBrackets,
    ::testing::Values("", "k<<<1, 2>>>(p);", "x << 2 >> 1;",
                      "std::vector<std::vector<std::vector<int> > > v;",
                      "s.operator<< <std::vector<g<T> > >(t);",
                      "// k << <1>> >(p);", "\"k << <1>> >(p)\";",
                      "k << <1, 2>> > p;", "k << <1; f>> >(p);"));

} // namespace
