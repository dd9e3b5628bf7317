// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/LaunchBrackets.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"

#include <algorithm>
#include <optional>

using namespace clang;

namespace hipport {

namespace {

/// One angle token of the file, or anything else as tok::unknown.
struct Angle {
  tok::TokenKind Kind;
  unsigned Begin;
  unsigned End;
};

/// Reads plain C++ (no `<<<` token) so that torn and whole brackets come as
/// runs of `<<`, `<` and `>>`, `>`.
class AngleScanner {
public:
  explicit AngleScanner(llvm::StringRef Bytes) : Bytes(Bytes) {}

  std::vector<ByteRange> run() {
    LangOptions Options;
    Options.CPlusPlus = Options.CPlusPlus11 = Options.CPlusPlus17 = true;
    Options.CUDA = false;
    Lexer Lex(SourceLocation::getFromRawEncoding(1), Options, Bytes.begin(),
              Bytes.begin(), Bytes.end());
    Token Tok;
    do {
      Lex.LexFromRawLexer(Tok);
      unsigned Begin = Tok.getLocation().getRawEncoding() - 1;
      take({Tok.getKind(), Begin, Begin + Tok.getLength()});
    } while (Tok.isNot(tok::eof));
    return std::move(Torn);
  }

private:
  static unsigned angles(tok::TokenKind Kind) {
    switch (Kind) {
    case tok::less:
    case tok::greater:
      return 1;
    case tok::lessless:
    case tok::greatergreater:
      return 2;
    default:
      return 0;
    }
  }
  static bool opens(tok::TokenKind Kind) {
    return Kind == tok::less || Kind == tok::lessless;
  }

  void take(Angle Next) {
    if (Next.Kind == tok::l_paren || Next.Kind == tok::r_paren)
      Depth += Next.Kind == tok::l_paren ? 1 : -1;
    if (Next.Kind == tok::semi || Next.Kind == tok::l_brace)
      Open.reset();
    bool Adjacent = angles(Next.Kind) && angles(Previous.Kind) &&
                    opens(Next.Kind) == opens(Previous.Kind) &&
                    angles(Next.Kind) + angles(Previous.Kind) == 3;
    if (!Adjacent) {
      BeforePrevious = Previous.Kind;
      Previous = Next;
      return;
    }
    ByteRange Range{Previous.Begin, Next.End};
    bool IsTorn = Range.End - Range.Begin > 3;
    if (opens(Next.Kind))
      noteOpening(Range, IsTorn);
    else
      noteClosing(Range, IsTorn, Next.End);
    BeforePrevious = tok::unknown;
    Previous = {tok::unknown, Next.Begin, Next.End};
  }

  void noteOpening(ByteRange Range, bool IsTorn) {
    // A kernel is a name, a template-id or an expression in parentheses.
    bool AfterKernel = BeforePrevious == tok::raw_identifier ||
                       BeforePrevious == tok::greater ||
                       BeforePrevious == tok::r_paren;
    bool IsOperator =
        Bytes.take_front(Range.Begin).rtrim().ends_with("operator");
    if (AfterKernel && !IsOperator)
      Open = Opening{Range, IsTorn, Depth};
  }

  void noteClosing(ByteRange Range, bool IsTorn, unsigned End) {
    if (!Open || Open->Depth != Depth)
      return;
    size_t Call = Bytes.find_first_not_of(" \t\r\n\\", End);
    if (Call == llvm::StringRef::npos || Bytes[Call] != '(')
      return;
    if (Open->IsTorn)
      Torn.push_back(Open->Range);
    if (IsTorn)
      Torn.push_back(Range);
    Open.reset();
  }

  struct Opening {
    ByteRange Range;
    bool IsTorn;
    int Depth;
  };

  llvm::StringRef Bytes;
  Angle Previous{tok::unknown, 0, 0};
  tok::TokenKind BeforePrevious = tok::unknown;
  int Depth = 0;
  std::optional<Opening> Open;
  std::vector<ByteRange> Torn;
};

} // namespace

/// Only blanks, line ends and continuations may stand between the angles.
static bool isJoinable(llvm::StringRef Bytes, ByteRange Range) {
  return Bytes.slice(Range.Begin, Range.End).find_first_not_of("<> \t\r\n\\") ==
         llvm::StringRef::npos;
}

std::vector<ByteRange> tornBrackets(llvm::StringRef Bytes) {
  if (Bytes.find("<<") == llvm::StringRef::npos)
    return {};
  std::vector<ByteRange> Torn = AngleScanner(Bytes).run();
  std::erase_if(Torn, [&](ByteRange R) { return !isJoinable(Bytes, R); });
  std::sort(Torn.begin(), Torn.end());
  return Torn;
}

std::string joinBracketsInPlace(llvm::StringRef Bytes,
                                const std::vector<ByteRange> &Torn) {
  std::string Text = Bytes.str();
  for (ByteRange R : Torn) {
    std::string Angles, Blanks;
    for (char C : Bytes.slice(R.Begin, R.End))
      (C == '<' || C == '>' ? Angles : Blanks) += C;
    Text.replace(R.Begin, R.End - R.Begin, Angles + Blanks);
  }
  return Text;
}

} // namespace hipport
