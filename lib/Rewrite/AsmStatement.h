// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// An asm statement taken apart: its template as instructions, its operands.

#ifndef HIPPORT_REWRITE_ASMSTATEMENT_H
#define HIPPORT_REWRITE_ASMSTATEMENT_H

#include "SourceTokens.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

struct AsmOperand {
  std::string Name;       ///< Of `[name]`; empty: none.
  std::string Constraint; ///< "=r".
  ByteRange Expr;         ///< Between the parentheses.
  bool IsOutput = false;
};

struct AsmInstruction {
  std::string Mnemonic;              ///< "mov.u32".
  std::vector<std::string> Operands; ///< "%0", "[%1]", "{%2, %3}", "0x1f".
};

struct AsmStatement {
  ByteRange Range; ///< From the keyword to behind the parenthesis.
  /// The whole template is spelled as string literals, so that it is known.
  bool IsLiteral = true;
  std::string Template;
  std::vector<AsmOperand> Operands; ///< In the order that %0, %1, ... count.
};

/// The statement whose keyword is the token \p Index; absent: none is there.
std::optional<AsmStatement> asmAt(const TokenList &Tokens, size_t Index);

/// The instructions of a template, without comments and outer braces.
std::vector<AsmInstruction> instructionsOf(llvm::StringRef Template);

} // namespace hipport

#endif // HIPPORT_REWRITE_ASMSTATEMENT_H
