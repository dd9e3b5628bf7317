// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What string literals say, and where each character of it is written: so that
// an edit of the text becomes an edit inside the literal.

#ifndef HIPPORT_REWRITE_LITERALTEXT_H
#define HIPPORT_REWRITE_LITERALTEXT_H

#include "hipport/Model/Edit.h"
#include "hipport/Model/TuResult.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

class LiteralText {
public:
  /// Joins literals that stand one behind the other. Nothing when one of them
  /// is no string literal, is wide, or has an escape for another byte than a
  /// usual control character.
  static std::optional<LiteralText> read(llvm::StringRef Bytes,
                                         llvm::ArrayRef<ByteRange> Literals);

  const std::string &text() const { return Text; }
  /// Where the character is written.
  unsigned placeOf(unsigned Offset) const { return Places[Offset].At; }
  /// The edit of the file that makes \p E in the text; nothing when it crosses
  /// literals or cannot be written in this one.
  std::optional<Edit> toFile(const Edit &E) const;

private:
  struct Place {
    unsigned At;
    unsigned End;
    unsigned Literal; ///< Number of the literal.
  };
  bool addRaw(llvm::StringRef Token, unsigned Begin);
  bool addEscaped(llvm::StringRef Token, unsigned Begin);

  std::string Text;
  /// One for each character of the text, and one for its end.
  std::vector<Place> Places;
  std::vector<bool> IsRaw; ///< By literal.
};

} // namespace hipport

#endif // HIPPORT_REWRITE_LITERALTEXT_H
