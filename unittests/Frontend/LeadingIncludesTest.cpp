// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LeadingIncludes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace hipport;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

IncludeDirective angled(const char *Name) { return {Name, true}; }
IncludeDirective quoted(const char *Name) { return {Name, false}; }

TEST(LeadingIncludes, StandBehindCommentsAndIncludesOnly) {
  EXPECT_THAT(leadingIncludes("// a\n/* b\n */ #include <a.h>\n\n"
                              "# include \"b.h\" // why\n"
                              "int x;\n#include <c.h>\n"),
              ElementsAre(angled("a.h"), quoted("b.h")));
}

TEST(LeadingIncludes, EndAtOtherDirectives) {
  EXPECT_THAT(leadingIncludes("#include <a>\n#define A\n#include <b>\n"),
              ElementsAre(angled("a")));
  EXPECT_THAT(leadingIncludes("#ifdef A\n#include <a>\n#endif\n"), IsEmpty());
  EXPECT_THAT(leadingIncludes("#pragma once\n#include <a>\n"), IsEmpty());
  EXPECT_THAT(leadingIncludes("#include_next <a>\n"), IsEmpty());
}

TEST(LeadingIncludes, EndWhereTheNameIsNotPlain) {
  EXPECT_THAT(leadingIncludes("#include HEADER\n#include <a>\n"), IsEmpty());
  EXPECT_THAT(leadingIncludes("#include <a\n#include <b>\n"), IsEmpty());
  EXPECT_THAT(leadingIncludes("#include <a> \\\n\n#include <b>\n"), IsEmpty());
  EXPECT_THAT(leadingIncludes("#include <a> x\n"), IsEmpty());
  EXPECT_THAT(leadingIncludes("#inc\\\nlude <a>\n"), IsEmpty());
}

TEST(LeadingIncludes, TakeAnyEndOfTheFile) {
  EXPECT_THAT(leadingIncludes(""), IsEmpty());
  EXPECT_THAT(leadingIncludes("#"), IsEmpty());
  EXPECT_THAT(leadingIncludes("#include"), IsEmpty());
  EXPECT_THAT(leadingIncludes("#include <a>"), ElementsAre(angled("a")));
  EXPECT_THAT(leadingIncludes("#include <a>\r\n#include <b>\r\n"),
              ElementsAre(angled("a"), angled("b")));
}

} // namespace
