// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The switch statements of a file with their labels, as tokens: of all branches
// alike, also of those that no unit compiled.

#ifndef HIPPORT_REWRITE_SWITCHTEXT_H
#define HIPPORT_REWRITE_SWITCHTEXT_H

#include "SourceTokens.h"

#include <optional>

namespace hipport {

class FileContext;

struct SwitchLabel {
  size_t First = 0; ///< `case` or `default`; indices into the code.
  size_t Colon = 0;
  std::optional<size_t> Name; ///< Of `case NAME:`.
};

/// Labels one behind the other, with the statements behind them.
struct SwitchGroup {
  std::vector<SwitchLabel> Labels;
  size_t End = 0; ///< The next label, or the end of the switch.
};

struct SwitchText {
  std::vector<SwitchGroup> Groups;
  /// Labels lie in blocks inside: what belongs to a label is not known.
  bool IsNested = false;
};

/// The tokens of \p File without those of directives.
std::vector<SourceToken> codeTokens(const FileContext &File);

/// Index of the token behind the bracket that closes the one at \p Open; the
/// end of \p Code when none does.
size_t behindBracket(const std::vector<SourceToken> &Code, size_t Open);

/// The switches of \p Code whose braces fit together.
std::vector<SwitchText> readSwitches(const std::vector<SourceToken> &Code);

/// First token of the statement that ends \p Group, or is the last in the block
/// that does, when it is a jump (return, break, ...): nothing comes out at the
/// end.
std::optional<size_t> lastJump(const std::vector<SourceToken> &Code,
                               const SwitchGroup &Group);

} // namespace hipport

#endif // HIPPORT_REWRITE_SWITCHTEXT_H
