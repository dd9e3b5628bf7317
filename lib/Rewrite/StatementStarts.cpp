// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "StatementStarts.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

namespace hipport {

/// Tells statements of one file apart; tables of thousands of numbers go on.
static constexpr size_t MostTokens = 64;

StatementStarts::StatementStarts(const TokenList &Lexed,
                                 const DirectiveMap &Directives)
    : Lexed(Lexed) {
  std::vector<int> Braces;
  int Parens = 0;
  unsigned Current = 0;
  bool Fresh = true;
  for (const SourceToken &T : Lexed.Tokens) {
    if (const Directive *D = Directives.directiveAt(T.Begin)) {
      Fresh = true;
      Starts.push_back(D->Line.Begin);
      continue;
    }
    if (Fresh)
      Current = T.Begin;
    Fresh = false;
    Starts.push_back(Current);
    if (T.is("(")) {
      ++Parens;
    } else if (T.is(")")) {
      --Parens;
    } else if (T.is("{")) {
      Braces.push_back(Parens);
      Parens = 0;
      Fresh = true;
    } else if (T.is("}")) {
      Parens = Braces.empty() ? 0 : Braces.back();
      if (!Braces.empty())
        Braces.pop_back();
      Fresh = true;
    } else if (T.is(";") && Parens <= 0) {
      Fresh = true;
    }
  }
}

std::string StatementStarts::text(unsigned Offset) const {
  size_t At = Lexed.indexAt(Offset);
  if (At >= Starts.size())
    return "";
  const unsigned Start = Starts[At];
  std::string Text;
  auto Before = llvm::ArrayRef(Starts).take_front(At);
  size_t First = llvm::lower_bound(Before, Start) - Before.begin();
  for (size_t I = First;
       I < Starts.size() && Starts[I] == Start && I < First + MostTokens; ++I)
    Text += (Text.empty() ? "" : " ") + Lexed.Tokens[I].Text.str();
  return Text;
}

} // namespace hipport
