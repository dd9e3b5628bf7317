// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Bytes that no compiler would take must neither crash nor break what callers
// rely on. The generator has a fixed seed: a failure comes again.

#include "GuardTestHelpers.h"

#include "hipport/Rewrite/CallText.h"

#include "gtest/gtest.h"

#include <random>

using namespace hipport;

namespace {

constexpr const char *Pieces[] = {
    "#if ",
    "#ifdef ",
    "#ifndef ",
    "#elif ",
    "#else\n",
    "#endif\n",
    "#define ",
    "#undef ",
    "#include <a'b>\n",
    "#pragma once\n",
    "\n",
    "\r\n",
    "\r",
    "\\\n",
    "\\ \r\n",
    "/*",
    "*/",
    "//",
    "\"",
    "'",
    "R\"x(",
    ")x\"",
    "(",
    ")",
    "<",
    ">",
    "<<<",
    ">>>",
    ",",
    "{",
    "}",
    "[",
    "]",
    ";",
    "&&",
    "||",
    "!",
    "? ",
    ": ",
    "defined ",
    "defined(",
    "__CUDACC__",
    "__NVCC__",
    "__CUDA_ARCH__ ",
    ">= ",
    "700 ",
    "800 ",
    "0 ",
    "CUDA_VERSION ",
    "__HIPCC__ ",
    "USE_ROCM ",
    "X ",
    "f",
    " ",
    "\t",
    "\xEF\xBB\xBF",
    "\xFF",
    "1'0",
    "__has_include(<",
};

std::string randomText(std::mt19937 &Random) {
  std::string Text;
  unsigned Length = Random() % 60;
  for (unsigned I = 0; I < Length; ++I) {
    if (Random() % 8 == 0)
      Text += static_cast<char>(Random());
    else
      Text += Pieces[Random() % std::size(Pieces)];
  }
  return Text;
}

void checkTree(const std::string &Text, const DirectiveMap &Map) {
  unsigned At = 0;
  for (const Directive &D : Map.Directives) {
    ASSERT_LE(At, D.Line.Begin);
    ASSERT_LE(D.Line.Begin, D.Keyword.Begin);
    ASSERT_LE(D.Keyword.End, D.Argument.Begin);
    ASSERT_LE(D.Argument.Begin, D.Argument.End);
    ASSERT_LE(D.Argument.End, D.Line.End);
    At = D.Line.End;
  }
  ASSERT_LE(At, Text.size());
  for (const ConditionalGroup &Group : Map.Groups)
    for (const ConditionalBranch &Branch : Group.Branches) {
      ASSERT_LE(Branch.Body.Begin, Branch.Body.End);
      ASSERT_LE(Branch.Body.End, Text.size());
    }
}

TEST(RandomBytes, GuardsHoldTheirPromises) {
  std::mt19937 Random(20240607);
  for (int Round = 0; Round < 20000; ++Round) {
    std::string Text = randomText(Random);
    SCOPED_TRACE(Round);
    DirectiveMap Map = scanDirectives(Text);
    checkTree(Text, Map);
    findIncludeGuard(Text, Map);
    for (unsigned I = 0; I <= Text.size(); I += 7)
      Map.pathAt(I);
    GuardResult Result = rewriteGuards("a", Text, Map);
    unsigned At = 0;
    for (ByteRange Body : Result.Untouched) {
      ASSERT_LE(At, Body.Begin);
      ASSERT_LT(Body.Begin, Body.End);
      At = Body.End;
    }
    std::string Once = converted(Text);
    ASSERT_EQ(converted(Once), Once);
  }
}

TEST(RandomBytes, CallArgumentsLieInOrder) {
  std::mt19937 Random(7);
  for (int Round = 0; Round < 20000; ++Round) {
    std::string Text = "f(" + randomText(Random);
    std::optional<CallText> Call = callAt(Text, 1);
    if (!Call)
      continue;
    unsigned At = Call->Parens.Begin + 1;
    for (ByteRange Arg : Call->Args) {
      ASSERT_LE(At, Arg.Begin) << Text;
      ASSERT_LE(Arg.Begin, Arg.End) << Text;
      At = Arg.End;
    }
    ASSERT_LT(At, Call->Parens.End);
  }
}

} // namespace
