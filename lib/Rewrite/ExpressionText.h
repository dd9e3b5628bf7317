// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the tokens of an expression say about moving it into another one.

#ifndef HIPPORT_REWRITE_EXPRESSIONTEXT_H
#define HIPPORT_REWRITE_EXPRESSIONTEXT_H

#include "FileContext.h"

namespace hipport {

/// Evaluating it twice, or never, may not be the same as once. Calls count as
/// such, but for a few builtins that only read.
bool mayHaveSideEffects(const FileContext &File, ByteRange Range);

/// An operand that no operator around it can tear apart: names, members,
/// subscripts, calls, literals, and what is in parentheses.
bool isPostfix(const FileContext &File, ByteRange Range);

enum class ExpressionShape {
  Postfix, ///< As isPostfix.
  Unary,   ///< One of `*&-!~` before such an operand.
  Other,
};
/// Of the text of a rule, whose placeholders count as operands.
ExpressionShape shapeOf(llvm::StringRef Text);

/// The code lies in the replacement of a macro.
bool isMacroBody(const FileContext &File, unsigned Offset);

} // namespace hipport

#endif // HIPPORT_REWRITE_EXPRESSIONTEXT_H
