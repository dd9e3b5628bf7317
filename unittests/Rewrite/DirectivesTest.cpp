// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/Directives.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace hipport;
using ::testing::ElementsAre;

namespace {

std::string text(llvm::StringRef Bytes, ByteRange Range) {
  return Bytes.slice(Range.Begin, Range.End).str();
}

/// "keyword|argument" of each directive.
std::vector<std::string> listOf(llvm::StringRef Bytes) {
  std::vector<std::string> List;
  for (const Directive &D : scanDirectives(Bytes).Directives)
    List.push_back(text(Bytes, D.Keyword) + "|" + text(Bytes, D.Argument));
  return List;
}

TEST(Directives, KindsAndArguments) {
  llvm::StringRef Bytes = "#if A\n"
                          "  #  ifdef B // why\n"
                          "#ifndef /* c */ C /* d */\n"
                          "#elif D && \\\n E\n"
                          "#elifdef F\n#elifndef G\n#else\n"
                          "#include <a//b.h> // c\n#include \"it's.h\"\n"
                          "#define X(a) a##1\n#undef X\n#pragma once\n"
                          "#error don't\n#line 3\n#\n#endif";
  EXPECT_THAT(listOf(Bytes),
              ElementsAre("if|A", "ifdef|B", "ifndef|C", "elif|D && \\\n E",
                          "elifdef|F", "elifndef|G", "else|",
                          "include|<a//b.h>", "include|\"it's.h\"",
                          "define|X(a) a##1", "undef|X", "pragma|once",
                          "error|don't", "line|3", "|", "endif|"));
  std::vector<DirectiveKind> Kinds;
  for (const Directive &D : scanDirectives(Bytes).Directives)
    Kinds.push_back(D.Kind);
  using K = DirectiveKind;
  EXPECT_THAT(Kinds, ElementsAre(K::If, K::Ifdef, K::Ifndef, K::Elif,
                                 K::Elifdef, K::Elifndef, K::Else, K::Include,
                                 K::Include, K::Define, K::Undef, K::Pragma,
                                 K::Error, K::Other, K::Other, K::Endif));
}

struct NoDirectiveCase {
  const char *Name;
  const char *Bytes;
};
class NoDirective : public ::testing::TestWithParam<NoDirectiveCase> {};

TEST_P(NoDirective, IsFound) {
  EXPECT_THAT(listOf(GetParam().Bytes), ElementsAre("define|LAST"));
}

INSTANTIATE_TEST_SUITE_P(
    Table, NoDirective,
    ::testing::Values(
        NoDirectiveCase{"BlockComment", "/*\n#if A\n*/\n#define LAST"},
        NoDirectiveCase{"LineCommentSpliced", "// a \\\n#if A\n#define LAST"},
        NoDirectiveCase{"SpliceWithBlanks", "// a \\ \t\n#if A\n#define LAST"},
        NoDirectiveCase{"SpliceCrlf", "// a \\\r\n#if A\r\n#define LAST"},
        NoDirectiveCase{"RawString",
                        "s = R\"x(\n#if A\n)\" )x\";\n#define LAST"},
        NoDirectiveCase{"SplicedString", "s = \"a\\\n#if A\";\n#define LAST"},
        NoDirectiveCase{"NotFirst", "int a; #if A\n#define LAST"},
        NoDirectiveCase{"QuoteInString",
                        "s = \"/*\\\"\"; c = '\\'';\n#define LAST"},
        NoDirectiveCase{"DigitSeparator", "i = 1'000'000;\n#define LAST"},
        NoDirectiveCase{"OpenQuote", "don't\n#define LAST"},
        NoDirectiveCase{"OpenRawString", "R\"x(\n#define LAST"},
        NoDirectiveCase{"ByteOrderMark", "\xEF\xBB\xBF#define LAST"},
        NoDirectiveCase{"AfterComment", "/* a\n */ /* b */ #define LAST"},
        NoDirectiveCase{"OldMacNewline", "a\r#define LAST\rb"}),
    [](const auto &Info) { return std::string(Info.param.Name); });

TEST(Directives, LineHoldsContinuationsAndItsEnd) {
  llvm::StringRef Bytes = "a\r\n  #define X \\\r\n  1 /* b\r\n c */ 2\r\nd";
  DirectiveMap Map = scanDirectives(Bytes);
  ASSERT_EQ(Map.Directives.size(), 1u);
  EXPECT_EQ(text(Bytes, Map.Directives[0].Line),
            "  #define X \\\r\n  1 /* b\r\n c */ 2\r\n");
  EXPECT_EQ(text(Bytes, Map.Directives[0].Argument),
            "X \\\r\n  1 /* b\r\n c */ 2");
}

TEST(Directives, TreeOfBranches) {
  llvm::StringRef Bytes = "#if A\n1\n#ifdef B\n2\n#else\n3\n#endif\n4\n"
                          "#elif C\n5\n#endif\n6\n";
  DirectiveMap Map = scanDirectives(Bytes);
  ASSERT_EQ(Map.Groups.size(), 2u);
  const ConditionalGroup &Outer = Map.Groups[0], &Inner = Map.Groups[1];
  ASSERT_EQ(Outer.Branches.size(), 2u);
  EXPECT_FALSE(Outer.Parent);
  EXPECT_EQ(text(Bytes, Outer.Branches[1].Body), "5\n");
  ASSERT_EQ(Inner.Branches.size(), 2u);
  EXPECT_EQ(text(Bytes, Inner.Branches[0].Body), "2\n");
  EXPECT_EQ(text(Bytes, Inner.Branches[1].Body), "3\n");
  EXPECT_EQ(Inner.Parent, (BranchRef{0, 0}));

  auto PathOf = [&](char C) { return Map.pathAt(Bytes.find(C)); };
  EXPECT_THAT(PathOf('1'), ElementsAre(BranchRef{0, 0}));
  EXPECT_THAT(PathOf('3'), ElementsAre(BranchRef{0, 0}, BranchRef{1, 1}));
  EXPECT_THAT(PathOf('4'), ElementsAre(BranchRef{0, 0}));
  EXPECT_THAT(PathOf('5'), ElementsAre(BranchRef{0, 1}));
  EXPECT_THAT(PathOf('6'), ElementsAre());
  // The condition of a branch is read outside of it.
  EXPECT_THAT(PathOf('C'), ElementsAre());
  EXPECT_THAT(PathOf('B'), ElementsAre(BranchRef{0, 0}));
}

TEST(Directives, DirectiveAtOffset) {
  llvm::StringRef Bytes = "a\n#define X\nb\n";
  DirectiveMap Map = scanDirectives(Bytes);
  EXPECT_EQ(Map.directiveAt(0), nullptr);
  EXPECT_EQ(Map.directiveAt(2), &Map.Directives[0]);
  EXPECT_EQ(Map.directiveAt(11), &Map.Directives[0]);
  EXPECT_EQ(Map.directiveAt(12), nullptr);
}

TEST(Directives, UnbalancedOnesAreKept) {
  llvm::StringRef Bytes = "#endif\n#else\n#elif A\n#if B\nx";
  DirectiveMap Map = scanDirectives(Bytes);
  EXPECT_EQ(Map.Directives.size(), 4u);
  ASSERT_EQ(Map.Groups.size(), 1u);
  EXPECT_FALSE(Map.Groups[0].Endif);
  EXPECT_EQ(text(Bytes, Map.Groups[0].Branches[0].Body), "x");
}

struct GuardCase {
  const char *Name;
  const char *Bytes; ///< `^` marks where an include may go; none: no guard.
  const char *Macro;
};
class IncludeGuards : public ::testing::TestWithParam<GuardCase> {};

TEST_P(IncludeGuards, AreFound) {
  llvm::StringRef Marked = GetParam().Bytes;
  size_t Mark = Marked.find('^');
  std::string Bytes = Marked.str();
  if (Mark != llvm::StringRef::npos)
    Bytes.erase(Mark, 1);
  std::optional<IncludeGuard> Guard =
      findIncludeGuard(Bytes, scanDirectives(Bytes));
  ASSERT_EQ(Guard.has_value(), Mark != llvm::StringRef::npos);
  if (Guard) {
    EXPECT_EQ(Guard->InsertAt, Mark);
    EXPECT_EQ(Guard->Macro, GetParam().Macro);
    EXPECT_EQ(Guard->Group.has_value(), *GetParam().Macro != '\0');
  }
}

INSTANTIATE_TEST_SUITE_P(
    Table, IncludeGuards,
    ::testing::Values(
        GuardCase{"Classic",
                  "// c\n#ifndef X\n#define X\n^int a;\n#endif // X\n", "X"},
        GuardCase{"NotDefined",
                  "#if !defined(X)\n#define X 1\n^int a;\n#endif\n", "X"},
        GuardCase{"NotDefinedInParens",
                  "#if (!(defined X))\r\n#define X\r\n^#endif", "X"},
        GuardCase{"PragmaOnce", "// c\n#pragma once\n^int a;\n", ""},
        GuardCase{"Both", "#pragma once\n#ifndef X\n#define X\n^a\n#endif",
                  "X"},
        GuardCase{"BothTheOtherWay",
                  "#ifndef X\n#define X\n#pragma once\n^a\n#endif", "X"},
        GuardCase{"CodeBefore", "int a;\n#ifndef X\n#define X\n#endif\n", ""},
        GuardCase{"CodeBehind", "#ifndef X\n#define X\n#endif\nint a;\n", ""},
        GuardCase{"CodeBetween", "#ifndef X\nint a;\n#define X\n#endif\n", ""},
        GuardCase{"OtherName", "#ifndef X\n#define Y\n#endif\n", ""},
        GuardCase{"HasElse", "#ifndef X\n#define X\n#else\n#endif\n", ""},
        GuardCase{"OnceInBranch", "#ifdef A\n#pragma once\n#endif\n", ""},
        GuardCase{"NoEnd", "#ifndef X\n#define X\n", ""},
        GuardCase{"Empty", "", ""}),
    [](const auto &Info) { return std::string(Info.param.Name); });

} // namespace
