// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ExpressionText.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringExtras.h"

namespace hipport {

static llvm::ArrayRef<SourceToken> tokensIn(const FileContext &File,
                                            ByteRange Range) {
  size_t Begin = File.Lexed.indexAt(Range.Begin),
         End = File.Lexed.indexAt(Range.End);
  return llvm::ArrayRef(File.Lexed.Tokens).slice(Begin, End - Begin);
}

static bool isPureCallee(llvm::StringRef Name) {
  static constexpr llvm::StringLiteral Pure[] = {
      "sizeof", "alignof", "__activemask", "__ballot_sync",
      "__popc", "__ffs",   "__clz",        "__match_any_sync"};
  return llvm::is_contained(Pure, Name);
}

bool mayHaveSideEffects(const FileContext &File, ByteRange Range) {
  static constexpr llvm::StringLiteral Writing[] = {
      "++", "--", "=",  "+=",  "-=",  "*=",  "/=",     "%=",
      "&=", "|=", "^=", "<<=", ">>=", "new", "delete", "throw"};
  llvm::ArrayRef<SourceToken> Tokens = tokensIn(File, Range);
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (llvm::is_contained(Writing, Tokens[I].Text))
      return true;
    // `f(`, `f<int>(`, `(*f)(`; a parenthesis behind an operator calls nothing.
    if (I > 0 && Tokens[I].is("(") &&
        (Tokens[I - 1].isIdentifier()
             ? !isPureCallee(Tokens[I - 1].Text)
             : Tokens[I - 1].is(">") || Tokens[I - 1].is("]")))
      return true;
  }
  return false;
}

bool isPostfix(const FileContext &File, ByteRange Range) {
  unsigned Depth = 0;
  bool WantsOperand = true;
  for (const SourceToken &T : tokensIn(File, Range)) {
    bool Opens = T.is("(") || T.is("["), Closes = T.is(")") || T.is("]");
    if (Depth > 0 || Closes) {
      Depth += Opens;
      Depth -= Closes;
      continue;
    }
    if (Opens) {
      if (WantsOperand && T.is("["))
        return false; // A lambda.
      ++Depth;
      WantsOperand = false;
    } else if (T.is(".") || T.is("->") || T.is("::")) {
      WantsOperand = true;
    } else {
      bool IsOperand = T.isIdentifier() || T.What == SourceToken::Literal;
      if (!WantsOperand || !IsOperand)
        return false; // An operator, or a name behind a cast.
      WantsOperand = false;
    }
  }
  return !WantsOperand;
}

/// Behind the bracket that closes the one at the front.
static llvm::StringRef behindBrackets(llvm::StringRef Text) {
  unsigned Depth = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    Depth += Text[I] == '(' || Text[I] == '[';
    if ((Text[I] == ')' || Text[I] == ']') && --Depth == 0)
      return Text.drop_front(I + 1);
  }
  return "";
}

ExpressionShape shapeOf(llvm::StringRef Text) {
  bool IsUnary =
      !Text.empty() && llvm::StringRef("*&-!~").contains(Text.front());
  if (IsUnary)
    Text = Text.drop_front();
  bool IsCast = false;
  while (!Text.empty()) {
    bool IsWord = llvm::isAlnum(Text.front()) || Text.front() == '_' ||
                  Text.front() == '$';
    if (IsCast && IsWord)
      return IsUnary ? ExpressionShape::Other : ExpressionShape::Unary;
    IsCast = false;
    if (IsWord) {
      Text = Text.drop_while([](char C) {
        return llvm::isAlnum(C) || C == '_' || C == '$' || C == ':';
      });
    } else if (Text.front() == '.') {
      Text = Text.drop_front();
    } else if (Text.front() == '(' || Text.front() == '[') {
      IsCast = Text.front() == '(';
      Text = behindBrackets(Text);
    } else {
      return ExpressionShape::Other;
    }
  }
  return IsUnary ? ExpressionShape::Unary : ExpressionShape::Postfix;
}

bool isMacroBody(const FileContext &File, unsigned Offset) {
  const Directive *D = File.Directives.directiveAt(Offset);
  return D && D->Kind == DirectiveKind::Define;
}

} // namespace hipport
