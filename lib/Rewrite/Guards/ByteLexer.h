// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Cuts any bytes into C++ tokens without a language mode or a source manager.
// Text that no compiler would take still gives tokens, so that dead branches
// can be read like live ones.

#ifndef HIPPORT_LIB_REWRITE_GUARDS_BYTELEXER_H
#define HIPPORT_LIB_REWRITE_GUARDS_BYTELEXER_H

#include "hipport/Model/TuResult.h"

#include "llvm/ADT/StringRef.h"

namespace hipport {

enum class ByteTokenKind {
  End,
  Newline, ///< "\n", "\r\n" or "\r" that no backslash hides.
  Comment,
  Identifier,
  Number,
  String, ///< With its prefix; raw ones as well.
  Character,
  HeaderName, ///< Only from ByteLexer::headerName.
  Punct,      ///< One byte.
};

struct ByteToken {
  ByteTokenKind Kind = ByteTokenKind::End;
  ByteRange Range;

  bool is(ByteTokenKind Other) const { return Kind == Other; }
};

class ByteLexer {
public:
  explicit ByteLexer(llvm::StringRef Bytes)
      : ByteLexer(Bytes, {0, static_cast<unsigned>(Bytes.size())}) {}
  /// Reads \p Range only; offsets still count in \p Bytes.
  ByteLexer(llvm::StringRef Bytes, ByteRange Range);

  /// The next token; blanks and line continuations are passed over.
  ByteToken next();
  /// The next token that is no comment and no newline.
  ByteToken nextCode();
  /// Reads `<...>` when it comes next on this line; otherwise like next().
  ByteToken headerName();

  unsigned offset() const { return At; }
  void moveTo(unsigned Offset) { At = Offset; }
  llvm::StringRef text(const ByteToken &Token) const {
    return Text.slice(Token.Range.Begin, Token.Range.End);
  }
  bool isPunct(const ByteToken &Token, char C) const {
    return Token.is(ByteTokenKind::Punct) && Text[Token.Range.Begin] == C;
  }

private:
  char at(unsigned Offset) const {
    return Offset < Text.size() ? Text[Offset] : '\0';
  }
  unsigned newlineAt(unsigned Offset) const;
  unsigned spliceAt(unsigned Offset) const;
  void skipBlanks();
  void skipLineComment();
  void skipBlockComment();
  void skipQuoted(char Quote);
  bool skipRawString();
  ByteTokenKind lexNumber();
  ByteTokenKind lexWord();

  llvm::StringRef Text; ///< Ends where reading ends.
  unsigned At;
};

/// Whether \p Range of \p Bytes holds anything but blanks and comments.
bool holdsCode(llvm::StringRef Bytes, ByteRange Range);

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_GUARDS_BYTELEXER_H
