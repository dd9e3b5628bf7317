// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The expression of a rule in place of a call that HIP lacks.

#ifndef HIPPORT_REWRITE_FALLBACKS_H
#define HIPPORT_REWRITE_FALLBACKS_H

#include "SourceTokens.h"
#include "hipport/Rules/Rule.h"

#include <string>
#include <vector>

namespace hipport {

class FileContext;

struct FallbackResult {
  bool IsReplaced = false;
  std::vector<ByteRange> Gone; ///< Arguments whose bytes are deleted.
  std::string Obstacle;        ///< Why a call that fits the rule had to stay.
};

/// `int __dp4a(int A, int B, int C) {`: the program brings the function along.
bool isOwnDefinition(const FileContext &File, const SourceToken &Name);

/// Replaces the call of \p Name, if it is one and the rule has a fallback for
/// its number of arguments.
FallbackResult replaceByFallback(FileContext &File, const Rule &R,
                                 const SourceToken &Name);

} // namespace hipport

#endif // HIPPORT_REWRITE_FALLBACKS_H
