// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rules/Fallback.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace hipport {

unsigned FallbackText::arity() const {
  unsigned Arity = 0;
  for (unsigned Arg : Args)
    Arity = std::max(Arity, Arg + 1);
  return Arity;
}

std::optional<FallbackText> parseFallback(llvm::StringRef Text) {
  FallbackText Parsed;
  for (size_t Mark = Text.find('$'); Mark != llvm::StringRef::npos;
       Mark = Text.find('$')) {
    if (Mark + 1 == Text.size() || !llvm::isDigit(Text[Mark + 1]))
      return std::nullopt;
    Parsed.Pieces.push_back(Text.take_front(Mark));
    Parsed.Args.push_back(Text[Mark + 1] - '0');
    Text = Text.drop_front(Mark + 2);
  }
  Parsed.Pieces.push_back(Text);
  return Parsed;
}

} // namespace hipport
