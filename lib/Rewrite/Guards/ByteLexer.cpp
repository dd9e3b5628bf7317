// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ByteLexer.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace hipport;

static bool isBlank(char C) {
  return C == ' ' || C == '\t' || C == '\v' || C == '\f';
}

static bool isWordStart(char C) {
  return llvm::isAlpha(C) || C == '_' || C == '$' || !llvm::isASCII(C);
}

static bool isWordPart(char C) { return isWordStart(C) || llvm::isDigit(C); }

ByteLexer::ByteLexer(llvm::StringRef Bytes, ByteRange Range)
    : Text(Bytes.take_front(Range.End)), At(Range.Begin) {
  // A byte order mark is no part of the first word.
  llvm::StringRef Mark = "\xEF\xBB\xBF";
  if (At == 0 && Text.starts_with(Mark))
    At = Mark.size();
}

unsigned ByteLexer::newlineAt(unsigned Offset) const {
  if (Offset >= Text.size())
    return 0;
  if (Text[Offset] == '\n')
    return 1;
  if (Text[Offset] == '\r')
    return at(Offset + 1) == '\n' ? 2 : 1;
  return 0;
}

// Length of a backslash, optional blanks and a newline; 0: there is none.
unsigned ByteLexer::spliceAt(unsigned Offset) const {
  if (at(Offset) != '\\')
    return 0;
  unsigned End = Offset + 1;
  while (End < Text.size() && isBlank(Text[End]))
    ++End;
  unsigned Newline = newlineAt(End);
  return Newline ? End + Newline - Offset : 0;
}

void ByteLexer::skipBlanks() {
  while (At < Text.size()) {
    if (isBlank(Text[At]))
      ++At;
    else if (unsigned Length = spliceAt(At))
      At += Length;
    else
      return;
  }
}

void ByteLexer::skipLineComment() {
  while (At < Text.size() && !newlineAt(At))
    At += std::max(1u, spliceAt(At));
}

void ByteLexer::skipBlockComment() {
  size_t End = Text.find("*/", At + 2);
  At = End == llvm::StringRef::npos ? Text.size() : End + 2;
}

// Stops before the newline when the literal is not closed on its line: an
// apostrophe in the prose of a dead branch must not swallow the file.
void ByteLexer::skipQuoted(char Quote) {
  ++At;
  while (At < Text.size() && !newlineAt(At)) {
    char C = Text[At];
    if (C == Quote) {
      ++At;
      return;
    }
    if (unsigned Length = spliceAt(At))
      At += Length;
    else if (C == '\\' && At + 1 < Text.size() && !newlineAt(At + 1))
      At += 2;
    else
      ++At;
  }
}

// Expects the quote at At. False, with nothing read: it is not closed.
bool ByteLexer::skipRawString() {
  constexpr size_t LongestDelimiter = 16;
  size_t Open = Text.find('(', At);
  if (Open == llvm::StringRef::npos || Open - At - 1 > LongestDelimiter)
    return false;
  llvm::StringRef Delimiter = Text.slice(At + 1, Open);
  if (Delimiter.find_first_of(" \t\v\f\r\n\\)\"") != llvm::StringRef::npos)
    return false;
  std::string Close = (")" + Delimiter + "\"").str();
  size_t End = Text.find(Close, Open + 1);
  if (End == llvm::StringRef::npos)
    return false;
  At = End + Close.size();
  return true;
}

ByteTokenKind ByteLexer::lexNumber() {
  while (At < Text.size()) {
    char C = Text[At];
    char Next = at(At + 1);
    if (llvm::StringRef("eEpP").contains(C) && (Next == '+' || Next == '-'))
      At += 2;
    else if (C == '\'' && (llvm::isAlnum(Next) || Next == '_'))
      At += 2;
    else if (isWordPart(C) || C == '.')
      ++At;
    else
      break;
  }
  return ByteTokenKind::Number;
}

ByteTokenKind ByteLexer::lexWord() {
  unsigned Begin = At;
  while (At < Text.size() && isWordPart(Text[At]))
    ++At;
  char Quote = at(At);
  if (Quote != '"' && Quote != '\'')
    return ByteTokenKind::Identifier;
  llvm::StringRef Prefix = Text.slice(Begin, At);
  bool IsRaw = Quote == '"' && Prefix.consume_back("R");
  if (Prefix != "" && Prefix != "u8" && Prefix != "u" && Prefix != "U" &&
      Prefix != "L")
    return ByteTokenKind::Identifier;
  if (!IsRaw || !skipRawString())
    skipQuoted(Quote);
  return Quote == '"' ? ByteTokenKind::String : ByteTokenKind::Character;
}

ByteToken ByteLexer::next() {
  skipBlanks();
  unsigned Begin = At;
  if (At >= Text.size())
    return {ByteTokenKind::End, {Begin, Begin}};
  ByteTokenKind Kind = ByteTokenKind::Punct;
  char C = Text[At];
  if (unsigned Length = newlineAt(At)) {
    At += Length;
    Kind = ByteTokenKind::Newline;
  } else if (C == '/' && at(At + 1) == '/') {
    skipLineComment();
    Kind = ByteTokenKind::Comment;
  } else if (C == '/' && at(At + 1) == '*') {
    skipBlockComment();
    Kind = ByteTokenKind::Comment;
  } else if (C == '"' || C == '\'') {
    skipQuoted(C);
    Kind = C == '"' ? ByteTokenKind::String : ByteTokenKind::Character;
  } else if (llvm::isDigit(C) || (C == '.' && llvm::isDigit(at(At + 1)))) {
    Kind = lexNumber();
  } else if (isWordStart(C)) {
    Kind = lexWord();
  } else {
    ++At;
  }
  return {Kind, {Begin, At}};
}

ByteToken ByteLexer::nextCode() {
  ByteToken Token = next();
  while (Token.is(ByteTokenKind::Newline) || Token.is(ByteTokenKind::Comment))
    Token = next();
  return Token;
}

ByteToken ByteLexer::headerName() {
  skipBlanks();
  if (at(At) != '<')
    return next();
  unsigned End = At;
  while (End < Text.size() && Text[End] != '>' && !newlineAt(End))
    ++End;
  if (End >= Text.size() || Text[End] != '>')
    return next();
  ByteRange Range{At, End + 1};
  At = End + 1;
  return {ByteTokenKind::HeaderName, Range};
}

bool hipport::holdsCode(llvm::StringRef Bytes, ByteRange Range) {
  return !ByteLexer(Bytes, Range).nextCode().is(ByteTokenKind::End);
}
