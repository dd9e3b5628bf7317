// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SourceTokens.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"

#include <algorithm>

using namespace clang;

namespace hipport {

size_t TokenList::indexAt(unsigned Offset) const {
  auto It = std::lower_bound(
      Tokens.begin(), Tokens.end(), Offset,
      [](const SourceToken &T, unsigned At) { return T.Begin < At; });
  return It - Tokens.begin();
}

static SourceToken::Kind kindOf(const Token &Tok) {
  if (Tok.is(tok::raw_identifier))
    return SourceToken::Identifier;
  return Tok.isLiteral() ? SourceToken::Literal : SourceToken::Punctuator;
}

TokenList lexTokens(llvm::StringRef Bytes) {
  LangOptions Options;
  Options.CPlusPlus = Options.CPlusPlus11 = Options.CPlusPlus14 =
      Options.CPlusPlus17 = Options.CPlusPlus20 = true;
  Options.LineComment = Options.CUDA = true;
  // A raw location of 1 is offset 0: zero would be an invalid location.
  Lexer Lex(SourceLocation::getFromRawEncoding(1), Options, Bytes.begin(),
            Bytes.begin(), Bytes.end());
  Lex.SetCommentRetentionState(true);
  TokenList List;
  Token Tok;
  for (Lex.LexFromRawLexer(Tok); Tok.isNot(tok::eof);
       Lex.LexFromRawLexer(Tok)) {
    unsigned Begin = Tok.getLocation().getRawEncoding() - 1;
    unsigned End = Begin + Tok.getLength();
    llvm::StringRef Text = Bytes.slice(Begin, End);
    bool MaySpanLines = Tok.is(tok::comment) || Tok.isLiteral();
    if (MaySpanLines && Text.contains('\n'))
      List.MultiLine.push_back({Begin, End});
    if (Tok.is(tok::comment))
      List.Comments.push_back({Begin, End});
    else
      List.Tokens.push_back({kindOf(Tok), Begin, End, Text});
  }
  return List;
}

bool isInBraces(const TokenList &Lexed, unsigned Offset) {
  int Depth = 0;
  for (const SourceToken &T : Lexed.Tokens) {
    if (T.Begin >= Offset)
      break;
    Depth += T.is("{") ? 1 : T.is("}") ? -1 : 0;
  }
  return Depth > 0;
}

} // namespace hipport
