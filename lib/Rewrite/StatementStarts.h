// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Where statements begin, as far as tokens say: for comments above them and for
// what is said of a statement as a whole.

#ifndef HIPPORT_LIB_REWRITE_STATEMENTSTARTS_H
#define HIPPORT_LIB_REWRITE_STATEMENTSTARTS_H

#include "SourceTokens.h"
#include "hipport/Rewrite/Directives.h"

namespace hipport {

class StatementStarts {
public:
  StatementStarts(const TokenList &Lexed, const DirectiveMap &Directives);

  /// Start of the statement around \p Offset; of the directive for what is in
  /// one.
  unsigned before(unsigned Offset) const {
    size_t I = Lexed.indexAt(Offset);
    return I < Starts.size() ? Starts[I] : Offset;
  }

  /// The first tokens of the statement around \p Offset with one blank
  /// between them; empty behind the last token.
  std::string text(unsigned Offset) const;

private:
  const TokenList &Lexed;
  std::vector<unsigned> Starts; ///< One for each token.
};

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_STATEMENTSTARTS_H
