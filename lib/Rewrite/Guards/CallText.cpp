// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/CallText.h"

#include "ByteLexer.h"

#include "llvm/ADT/SmallVector.h"

using namespace hipport;

namespace {

class CallReader {
public:
  CallReader(llvm::StringRef Bytes, unsigned NameEnd)
      : Bytes(Bytes), Lexer(Bytes) {
    Lexer.moveTo(NameEnd);
    advance();
  }

  std::optional<CallText> run() {
    if (isPunct('<')) {
      std::optional<unsigned> End = matchAngles(Token.Range.Begin);
      if (!End)
        return std::nullopt;
      moveTo(*End);
    }
    if (!isPunct('('))
      return std::nullopt;
    Call.Parens.Begin = Token.Range.Begin;
    advance();
    if (!readArguments())
      return std::nullopt;
    return std::move(Call);
  }

private:
  /// Goes to the next token that is code. A `#` that comes first on its line
  /// stops the reading: the text depends on a condition.
  void advance() {
    bool AfterNewline = false;
    Token = Lexer.next();
    while (Token.is(ByteTokenKind::Newline) ||
           Token.is(ByteTokenKind::Comment)) {
      AfterNewline |= Token.is(ByteTokenKind::Newline);
      Token = Lexer.next();
    }
    if (AfterNewline && Lexer.isPunct(Token, '#'))
      Token.Kind = ByteTokenKind::End;
  }

  void moveTo(unsigned Offset) {
    Lexer.moveTo(Offset);
    advance();
  }

  void goBack(const ByteToken &Before) {
    Token = Before;
    Lexer.moveTo(Before.Range.End);
  }

  bool isPunct(char C) const { return Lexer.isPunct(Token, C); }
  bool isDone() const { return Token.is(ByteTokenKind::End); }
  bool startsWith(unsigned Offset, llvm::StringRef Text) const {
    return Bytes.substr(Offset).starts_with(Text);
  }

  /// Follows brackets of the three plain kinds; false: one does not match.
  bool nest(llvm::SmallVectorImpl<char> &Open) const {
    if (isPunct('('))
      Open.push_back(')');
    else if (isPunct('['))
      Open.push_back(']');
    else if (isPunct('{'))
      Open.push_back('}');
    else if (isPunct(')') || isPunct(']') || isPunct('}')) {
      if (Open.empty() || !isPunct(Open.back()))
        return false;
      Open.pop_back();
    }
    return true;
  }

  std::optional<unsigned> matchAngles(unsigned Begin);
  std::optional<unsigned> matchLaunch(unsigned Begin);
  bool fitsTemplate();
  bool readArguments();
  /// Passes over `<...>` behind a name when a comma in it must not split, and
  /// gives its end. Otherwise the reader stays where it is.
  std::optional<unsigned> skipAngles();

  llvm::StringRef Bytes;
  ByteLexer Lexer;
  ByteToken Token;
  CallText Call;
};

} // namespace

// The end of the template arguments whose `<` is at Begin. The reader stays
// where it is.
std::optional<unsigned> CallReader::matchAngles(unsigned Begin) {
  ByteToken Before = Token;
  std::optional<unsigned> End;
  llvm::SmallVector<char, 8> Open;
  unsigned Depth = 0;
  moveTo(Begin);
  for (; !isDone(); advance()) {
    if (!nest(Open) || (Open.empty() && isPunct(';')))
      break;
    if (!Open.empty())
      continue;
    unsigned At = Token.Range.Begin;
    if (isPunct('<')) {
      if (startsWith(At, "<=") || startsWith(At, "<<"))
        break;
      ++Depth;
    } else if (isPunct('>')) {
      if (At > 0 && Bytes[At - 1] == '-')
        continue;
      if (--Depth == 0) {
        End = At + 1;
        break;
      }
    } else if (isPunct('|') && startsWith(At, "||")) {
      break;
    }
  }
  goBack(Before);
  return End;
}

// The same for the `<<<...>>>` of a launch.
std::optional<unsigned> CallReader::matchLaunch(unsigned Begin) {
  ByteToken Before = Token;
  std::optional<unsigned> End;
  llvm::SmallVector<char, 8> Open;
  for (moveTo(Begin + 3); !isDone() && nest(Open); advance()) {
    if (Open.empty() && isPunct(';'))
      break;
    if (Open.empty() && startsWith(Token.Range.Begin, ">>>")) {
      End = Token.Range.Begin + 3;
      break;
    }
  }
  goBack(Before);
  return End;
}

// Whether the token behind a `>` can follow template arguments.
bool CallReader::fitsTemplate() {
  return isPunct(',') || isPunct(')') || isPunct('(') || isPunct('{') ||
         startsWith(Token.Range.Begin, "::") ||
         startsWith(Token.Range.Begin, "<<<");
}

std::optional<unsigned> CallReader::skipAngles() {
  ByteToken Before = Token;
  bool IsLaunch = startsWith(Token.Range.Begin, "<<<");
  std::optional<unsigned> End = IsLaunch ? matchLaunch(Token.Range.Begin)
                                         : matchAngles(Token.Range.Begin);
  if (!End)
    return std::nullopt;
  moveTo(*End);
  if (IsLaunch ? isPunct('(') : fitsTemplate())
    return End;
  goBack(Before);
  return std::nullopt;
}

bool CallReader::readArguments() {
  llvm::SmallVector<char, 8> Open;
  ByteRange Arg;
  bool IsEmpty = true, AfterName = false;
  unsigned LastEnd = Call.Parens.Begin + 1;
  auto Finish = [&] {
    Call.Args.push_back(IsEmpty ? ByteRange{LastEnd, LastEnd} : Arg);
    IsEmpty = true;
  };
  while (!isDone()) {
    bool AtTop = Open.empty();
    if (AtTop && isPunct(')')) {
      if (!IsEmpty || !Call.Args.empty())
        Finish();
      Call.Parens.End = Token.Range.End;
      return true;
    }
    if (AtTop && isPunct(';'))
      return false;
    if (AtTop && isPunct(',')) {
      Finish();
      LastEnd = Token.Range.End;
      AfterName = false;
      advance();
      continue;
    }
    if (IsEmpty)
      Arg.Begin = Token.Range.Begin;
    IsEmpty = false;
    if (AtTop && AfterName && isPunct('<')) {
      if (std::optional<unsigned> End = skipAngles()) {
        Arg.End = *End;
        continue;
      }
    }
    if (!nest(Open))
      return false;
    Arg.End = Token.Range.End;
    AfterName = Token.is(ByteTokenKind::Identifier);
    advance();
  }
  return false;
}

std::optional<CallText> hipport::callAt(llvm::StringRef Bytes,
                                        unsigned NameEnd) {
  if (NameEnd > Bytes.size())
    return std::nullopt;
  return CallReader(Bytes, NameEnd).run();
}
