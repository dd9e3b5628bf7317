// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Conditions of #if and #elif as trees whose nodes know their bytes, and their
// value when only a part of the macros is known.

#ifndef HIPPORT_REWRITE_CONDITION_H
#define HIPPORT_REWRITE_CONDITION_H

#include "hipport/Rewrite/Directives.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hipport {

enum class ConditionOp {
  None,
  Not,
  Minus,
  Plus,
  Complement,
  Mul,
  Div,
  Rem,
  Add,
  Sub,
  Shl,
  Shr,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  Equal,
  NotEqual,
  BitAnd,
  BitXor,
  BitOr,
  And,
  Or,
};

bool isComparison(ConditionOp Op);

struct ConditionNode {
  enum NodeKind {
    Number,     ///< An integer literal: Value.
    Identifier, ///< Name.
    Defined,    ///< `defined X`, or the X of an #ifdef: Name.
    Call,       ///< `Name(...)`, such as __has_include; value never known.
    Paren,      ///< One child.
    Unary,      ///< Op, one child.
    Binary,     ///< Op, two children.
    Ternary,    ///< Three children.
  };
  NodeKind Kind = Number;
  ConditionOp Op = ConditionOp::None;
  ByteRange Range; ///< Offsets count in the file.
  ByteRange Name;
  int64_t Value = 0;
  unsigned Children[3] = {0, 0, 0}; ///< Indices into Condition::Nodes.
};

struct Condition {
  std::vector<ConditionNode> Nodes;
  unsigned Root = 0;
  /// The text is no expression of the grammar: there are no nodes.
  bool Opaque = true;
  /// Every identifier, also of opaque text; without `defined` and without what
  /// stands inside __has_include and its like.
  std::vector<ByteRange> Names;

  /// \p Node without the parentheses around it.
  unsigned stripped(unsigned Node) const;
};

/// Reads the expression in \p Range of \p Bytes.
Condition parseCondition(llvm::StringRef Bytes, ByteRange Range);
/// The condition of any conditional directive; that of an #else is `1`, that of
/// an #ifndef is `!defined X`.
Condition conditionOf(llvm::StringRef Bytes, const Directive &D);

/// What is known of a macro.
struct MacroState {
  enum StateKind {
    Undefined,
    Value,   ///< Defined as Number.
    NonZero, ///< Defined, not 0, else unknown.
    Defined, ///< Defined, value unknown.
    Unknown, ///< May be defined or not.
  };
  StateKind Kind = Unknown;
  int64_t Number = 0;
};

enum class Truth { False, True, Unknown };

/// A value as far as it is known.
struct ConditionValue {
  enum ValueKind { Exact, NonZero, Unknown };
  ValueKind Kind = Unknown;
  int64_t Number = 0; ///< For Exact.

  static ConditionValue exact(int64_t Number) { return {Exact, Number}; }
  Truth truth() const;
};

using MacroLookup = llvm::function_ref<MacroState(llvm::StringRef Name)>;

/// The value of the tree below \p Node. Unknown macros, calls, divisions by
/// zero and the like give an unknown value unless it does not matter.
ConditionValue evaluate(llvm::StringRef Bytes, const Condition &C,
                        unsigned Node, MacroLookup Lookup);
/// The truth of the whole condition; unknown for an opaque one.
Truth evaluate(llvm::StringRef Bytes, const Condition &C, MacroLookup Lookup);

} // namespace hipport

#endif // HIPPORT_REWRITE_CONDITION_H
