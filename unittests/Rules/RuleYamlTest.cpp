// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RuleYaml.h"

#include "hipport/Rules/RuleTable.h"

#include "gmock/gmock.h"

using namespace hipport;
using testing::ElementsAre;

namespace {

llvm::Expected<std::vector<PlacedRule>> parse(llvm::StringRef Text,
                                              RowOrder Order = RowOrder::Any) {
  return parsePlacedRules(llvm::MemoryBufferRef(Text, "r.yaml"), Order);
}

/// The lines of the error; "no error" when there is none.
std::string mistakes(llvm::StringRef Text, RowOrder Order = RowOrder::Any) {
  auto Rows = parse(Text, Order);
  return Rows ? "no error" : llvm::toString(Rows.takeError());
}

/// The one row that makes a file of \p Section.
std::vector<Rule> rows(const std::string &Section) {
  std::string Text = "schema: 1\nlibrary: lib\n" + Section;
  auto Rows = parseRuleFile(llvm::MemoryBufferRef(Text, "r.yaml"));
  if (Rows)
    return *Rows;
  ADD_FAILURE() << llvm::toString(Rows.takeError());
  return {};
}

/// Mistakes of a file whose rows begin in line 4.
std::string rowMistakes(const std::string &Rows,
                        llvm::StringRef Section = "functions",
                        RowOrder Order = RowOrder::Any) {
  return mistakes("schema: 1\nlibrary: lib\n" + Section.str() + ":\n" + Rows,
                  Order);
}

TEST(Release, IsMajorAndMinor) {
  EXPECT_EQ(parseRelease("6.4"), (Release{6, 4}));
  EXPECT_EQ(parseRelease("12.10"), (Release{12, 10}));
  EXPECT_EQ(parseRelease("6.4.43482-0f2d60242"), (Release{6, 4}));
  EXPECT_EQ(parseRelease("7.0-1"), (Release{7, 0}));
  for (const char *Wrong :
       {"", "6", "6.", ".4", "6.4x", "6,4", "v6.4", "-6.4", "70000.1", " 6.4"})
    EXPECT_EQ(parseRelease(Wrong), std::nullopt) << Wrong;
}

TEST(Release, IsComparedAsNumbers) {
  EXPECT_LT((Release{6, 4}), (Release{6, 10}));
  EXPECT_LT((Release{6, 10}), (Release{10, 0}));
  EXPECT_EQ(toString(Release{6, 10}), "6.10");
}

TEST(RuleYaml, ReadsEveryKeyOfAFunction) {
  std::vector<Rule> Rows = rows(
      "functions:\n"
      "  - {cuda: cudaFoo, hip: hipFoo, roc: rocFoo, status: differs,\n"
      "     since: 7.0, removed: \"12.10\", note: \"it's: other\", arity: 5,\n"
      "     args: [{at: 0, cast: const void *}, {at: 1, wrap: HIP_SYMBOL},\n"
      "            {at: 2, remove: true}, {at: 3, insert: '(a, {b})'},\n"
      "            {at: 4, mask: true}, {at: 5, default: 0}],\n"
      "     fallback: \"f(\\\"x\\\", 'y')\", enable: HIP_ENABLE_FOO}\n");
  ASSERT_EQ(Rows.size(), 1u);
  Rule Expected;
  Expected.Kind = RuleKind::Function;
  Expected.Status = RuleStatus::Differs;
  Expected.Cuda = "cudaFoo";
  Expected.Hip = "hipFoo";
  Expected.Roc = "rocFoo";
  Expected.Library = "lib";
  Expected.Note = "it's: other";
  Expected.Since = {7, 0};
  Expected.Removed = {12, 10};
  Expected.Arity = 5;
  Expected.Args = {{0, ArgEdit::Cast, "const void *"},
                   {1, ArgEdit::Wrap, "HIP_SYMBOL"},
                   {2, ArgEdit::Remove, ""},
                   {3, ArgEdit::Insert, "(a, {b})"},
                   {4, ArgEdit::Mask, ""},
                   {5, ArgEdit::Default, "0"}};
  Expected.Fallback = "f(\"x\", 'y')";
  Expected.Enable = "HIP_ENABLE_FOO";
  EXPECT_EQ(Rows[0], Expected);
}

TEST(RuleYaml, ReadsEverySection) {
  std::vector<Rule> Rows = rows("shared: true\n"
                                "functions: [{cuda: f, hip: f}]\n"
                                "types: [{cuda: a::t, hip: b::t}]\n"
                                "enumerators:\n"
                                "macros: [{cuda: M, status: unsupported}]\n"
                                "headers:\n"
                                "  - {cuda: a/b.h, hip: h.h, runtime: true}\n"
                                "  - {cuda: c.h, hip: \"\"}\n"
                                "namespaces: [{cuda: f2, hip: g}]\n");
  ASSERT_EQ(Rows.size(), 6u);
  std::vector<RuleKind> Kinds;
  for (const Rule &R : Rows) {
    Kinds.push_back(R.Kind);
    EXPECT_TRUE(R.Shared);
  }
  EXPECT_THAT(Kinds, ElementsAre(RuleKind::Function, RuleKind::Type,
                                 RuleKind::Macro, RuleKind::Header,
                                 RuleKind::Header, RuleKind::Namespace));
  EXPECT_TRUE(Rows[0].isIdentical());
  EXPECT_EQ(Rows[2].Status, RuleStatus::Unsupported);
  EXPECT_TRUE(Rows[3].ProvidesRuntime);
  EXPECT_EQ(Rows[4].Hip, "");
  EXPECT_EQ(Rows[4].Status, RuleStatus::Supported);
}

TEST(RuleYaml, PlacesPointAtTheName) {
  auto Rows = parse("schema: 1\r\nlibrary: lib\r\ntypes:\r\n"
                    "  - {hip: b, cuda: a}\r\n");
  ASSERT_TRUE(bool(Rows)) << llvm::toString(Rows.takeError());
  EXPECT_EQ(Rows->front().Line, 4u);
  EXPECT_EQ(Rows->front().Column, 20u);
}

TEST(RuleYaml, CollectsAllMistakesOfAFile) {
  EXPECT_EQ(mistakes("schema: 2\n"
                     "librari: lib\n"
                     "functions:\n"
                     "  - {cuda: f, hpi: g}\n"
                     "types: 3\n"
                     "macros:\n"
                     "  - M\n"
                     "  - {cuda: N, hip: N, hip: O}\n"),
            "r.yaml:1:1: no 'library' in this file\n"
            "r.yaml:1:9: schema 2 is not known to this program, only 1\n"
            "r.yaml:2:1: unknown key 'librari'; a file has schema, library, "
            "shared, functions, types, enumerators, macros, headers, "
            "namespaces\n"
            "r.yaml:4:6: no 'hip' in this row and no status unsupported\n"
            "r.yaml:4:15: unknown key 'hpi'; a row has cuda, hip, roc, status, "
            "since, removed, note, args, arity, fallback, enable, helper, "
            "runtime, declares, brings\n"
            "r.yaml:5:8: expected a list of rows\n"
            "r.yaml:7:5: expected a row such as {cuda: ..., hip: ...}\n"
            "r.yaml:8:23: key 'hip' stands already in line 8");
}

TEST(RuleYaml, SyntaxMistakeNamesItsPlace) {
  EXPECT_THAT(rowMistakes("  - {cuda: f, hip: g\n  - {cuda: g, hip: h}\n"),
              testing::StartsWith("r.yaml:5:"));
  EXPECT_THAT(rowMistakes("  - {cuda: f, hip: \"g}\n"),
              testing::StartsWith("r.yaml:4:23: "));
}

TEST(RuleYaml, FileMustBeOneDocumentWithContent) {
  EXPECT_EQ(mistakes(""),
            "r.yaml:1:1: expected 'schema: 1', 'library: ...' and sections");
  EXPECT_EQ(mistakes("- a\n"),
            "r.yaml:1:1: expected 'schema: 1', 'library: ...' and sections");
  EXPECT_EQ(mistakes("schema: 1\nlibrary: lib\n---\nschema: 1\n"),
            "r.yaml:4:1: a rule file is one document");
  EXPECT_EQ(mistakes("schema: 1\nlibrary: Lib/x\n"),
            "r.yaml:2:10: expected the folder's name: small letters, digits, "
            "-");
}

TEST(RuleYaml, StatusAndHipNameFit) {
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, status: unsupported}\n"),
            "r.yaml:4:6: 'hip' with status unsupported");
  EXPECT_EQ(rowMistakes("  - {cuda: f, status: deprecated}\n"),
            "r.yaml:4:6: no 'hip' in this row and no status unsupported");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: \"\"}\n"),
            "r.yaml:4:20: 'hip' is empty; only a header may go without a "
            "successor");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, status: differs}\n"),
            "r.yaml:4:6: status differs needs a 'note'");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, status: maybe}\n"),
            "r.yaml:4:31: unknown status 'maybe'; expected supported, "
            "deprecated, experimental, differs or unsupported");
}

TEST(RuleYaml, KeysNeedEachOther) {
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, arity: 2}\n"),
            "r.yaml:4:6: 'arity' without 'args' or 'fallback'");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, fallback: h()}\n"),
            "r.yaml:4:6: 'fallback' beside 'hip' without 'since' or 'arity'");
  EXPECT_EQ(rowMistakes("  - {cuda: f, since: 7.0, fallback: h()}\n"),
            "r.yaml:4:6: 'since' without 'hip'");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, fallback: h($0), arity: 1}\n"),
            "no error");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, since: 7.0, helper: dp4a}\n"),
            "r.yaml:4:6: 'helper' without 'fallback'");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, enable: M}\n"),
            "r.yaml:4:6: 'enable' without 'since'");
}

TEST(RuleYaml, FallbacksAreChecked) {
  EXPECT_EQ(rowMistakes("  - {cuda: f, fallback: \"*$0\"}\n"), "no error");
  EXPECT_EQ(rowMistakes("  - {cuda: f, fallback: $0 + $, arity: 1}\n"),
            "r.yaml:4:6: a '$' of the fallback has no digit behind it");
  EXPECT_EQ(rowMistakes("  - {cuda: f, fallback: \"g($0, $2)\", arity: 2}\n"),
            "r.yaml:4:6: the fallback wants 3 arguments of a call with 2");
  EXPECT_EQ(rowMistakes("  - {cuda: f, fallback: g(), helper: nothing}\n"),
            "r.yaml:4:6: no helper 'nothing'");
  EXPECT_EQ(
      rowMistakes("  - {cuda: f.h, hip: g.h, helper: nothing}\n", "headers"),
      "r.yaml:4:6: no helper 'nothing'");
}

TEST(RuleYaml, HeadersDeclareNames) {
  std::vector<Rule> Rows =
      rows("headers:\n  - {cuda: a/b.h, hip: a/b.h, declares: [\"n::f\", g], "
           "brings: [a/c.h]}\n");
  ASSERT_EQ(Rows.size(), 1u);
  EXPECT_THAT(Rows[0].Declares, ElementsAre("n::f", "g"));
  EXPECT_THAT(Rows[0].Brings, ElementsAre("a/c.h"));
  EXPECT_EQ(rowMistakes("  - {cuda: f.h, hip: f.h, declares: [a.b], brings: "
                        "[\"<g.h>\"]}\n",
                        "headers"),
            "r.yaml:4:38: 'a.b' is not the name of an identifier\n"
            "r.yaml:4:53: '<g.h>' is not the name of a header");
  EXPECT_EQ(rowMistakes("  - {cuda: f.h, hip: f.h, brings: g.h}\n", "headers"),
            "r.yaml:4:35: expected a list of names");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: f, declares: [g]}\n"),
            "r.yaml:4:23: key 'declares' is for headers only");
}

TEST(RuleYaml, MacrosWithoutMeaningGo) {
  std::vector<Rule> Rows = rows("macros:\n  - {cuda: M, fallback: \"\"}\n");
  ASSERT_EQ(Rows.size(), 1u);
  EXPECT_TRUE(Rows[0].isRemoved());
  llvm::StringRef Mistake = "r.yaml:4:6: 'fallback' is for functions, and as "
                            "\"\" for macros without 'hip'";
  EXPECT_EQ(rowMistakes("  - {cuda: M, fallback: x}\n", "macros"), Mistake);
  EXPECT_EQ(rowMistakes("  - {cuda: M, hip: N, since: 7.0, fallback: \"\"}\n",
                        "macros"),
            Mistake);
  EXPECT_EQ(rowMistakes("  - {cuda: f, fallback: \"\"}\n"),
            "r.yaml:4:25: 'fallback' is empty");
}

TEST(RuleYaml, SomeKeysAreOfOneKindOnly) {
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, runtime: true}\n"),
            "r.yaml:4:23: key 'runtime' is for headers only");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, args: []}\n", "types"),
            "r.yaml:4:23: key 'args' is for functions only");
}

TEST(RuleYaml, ValuesHaveTypes) {
  EXPECT_EQ(rowMistakes("  - {cuda: [f], hip: g}\n"),
            "r.yaml:4:13: expected text");
  EXPECT_EQ(rowMistakes("  - {cuda: f g, hip: g}\n"),
            "r.yaml:4:12: 'f g' is not the name of an identifier");
  EXPECT_EQ(rowMistakes("  - {cuda: <f.h>, hip: g.h}\n", "headers"),
            "r.yaml:4:12: '<f.h>' is not the name of a header");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, since: 7}\n"),
            "r.yaml:4:30: expected a release such as 6.4");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, note: \"a\\nb\"}\n"),
            "r.yaml:4:29: expected one line of text without control "
            "characters");
  EXPECT_EQ(rowMistakes("  - {cuda: f.h, hip: g.h, runtime: yes}\n", "headers"),
            "r.yaml:4:36: expected true or false");
  EXPECT_EQ(rowMistakes("  - {cuda: f, hip: g, note: }\n"),
            "r.yaml:4:29: expected text");
}

TEST(RuleYaml, EditsOfArgumentsHaveOneAction) {
  auto ArgMistakes = [](const std::string &Args) {
    return rowMistakes("  - {cuda: f, hip: g, args: " + Args + "}\n");
  };
  EXPECT_EQ(ArgMistakes("[{at: 0, cast: int}]"), "no error");
  EXPECT_EQ(ArgMistakes("[{cast: int}]"), "r.yaml:4:31: no 'at' in this edit");
  EXPECT_EQ(ArgMistakes("[{at: 0}]"),
            "r.yaml:4:31: an edit has exactly one of cast, wrap, remove, "
            "insert, mask, default");
  EXPECT_EQ(ArgMistakes("[{at: 0, cast: int, remove: true}]"),
            "r.yaml:4:31: an edit has exactly one of cast, wrap, remove, "
            "insert, mask, default");
  EXPECT_EQ(ArgMistakes("[{at: -1, cast: int}]"),
            "r.yaml:4:35: expected a number from 0 to 255");
  EXPECT_EQ(ArgMistakes("[{at: 0, remove: false}]"),
            "r.yaml:4:46: expected true; leave the key out otherwise");
  EXPECT_EQ(ArgMistakes("[{at: 0, kast: int}]"),
            "r.yaml:4:31: an edit has exactly one of cast, wrap, remove, "
            "insert, mask, default\n"
            "r.yaml:4:38: unknown key 'kast'; an edit has at and one of cast, "
            "wrap, remove, insert, mask, default");
  EXPECT_EQ(ArgMistakes("{at: 0}"), "r.yaml:4:30: expected a list of edits");
}

TEST(RuleYaml, NamesAreUniqueInAFile) {
  EXPECT_EQ(mistakes("schema: 1\nlibrary: lib\n"
                     "functions:\n  - {cuda: f, hip: g}\n"
                     "types:\n  - {cuda: f, hip: g}\n"),
            "r.yaml:6:12: 'f' stands already in line 4");
  // Headers are a space of their own.
  EXPECT_EQ(mistakes("schema: 1\nlibrary: lib\n"
                     "functions:\n  - {cuda: f, hip: g}\n"
                     "headers:\n  - {cuda: f, hip: g}\n"),
            "no error");
}

TEST(RuleYaml, BuiltinRowsAreSorted) {
  std::string Rows = "  - {cuda: B, hip: b}\n"
                     "  - {cuda: a, hip: b}\n"
                     "  - {cuda: A, hip: b}\n";
  EXPECT_EQ(rowMistakes(Rows, "macros", RowOrder::Any), "no error");
  EXPECT_EQ(rowMistakes(Rows, "macros", RowOrder::Sorted),
            "r.yaml:6:12: 'A' stands after 'a': rows are sorted by the CUDA "
            "name");
}

} // namespace
