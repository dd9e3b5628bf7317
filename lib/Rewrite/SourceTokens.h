// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The tokens of a file, of all branches and macro bodies alike: the token layer
// reads the bytes as they stand.

#ifndef HIPPORT_REWRITE_SOURCETOKENS_H
#define HIPPORT_REWRITE_SOURCETOKENS_H

#include "hipport/Model/TuResult.h"

#include "llvm/ADT/StringRef.h"

#include <vector>

namespace hipport {

struct SourceToken {
  enum Kind { Identifier, Punctuator, Literal };
  Kind What = Punctuator;
  unsigned Begin = 0;
  unsigned End = 0;
  llvm::StringRef Text;

  bool is(llvm::StringRef Spelling) const { return Text == Spelling; }
  bool isIdentifier() const { return What == Identifier; }
};

struct TokenList {
  std::vector<SourceToken> Tokens; ///< Comments left out.
  std::vector<ByteRange> Comments;
  /// Comments and literals that span lines: nothing may be inserted in them.
  std::vector<ByteRange> MultiLine;

  /// Index of the first token at or behind \p Offset.
  size_t indexAt(unsigned Offset) const;
};

/// \p Bytes must be followed by a NUL, as the text of a MemoryBuffer is.
TokenList lexTokens(llvm::StringRef Bytes);

/// Whether a brace is open at \p Offset: of `extern "C"`, a namespace, ...
bool isInBraces(const TokenList &Lexed, unsigned Offset);

} // namespace hipport

#endif // HIPPORT_REWRITE_SOURCETOKENS_H
