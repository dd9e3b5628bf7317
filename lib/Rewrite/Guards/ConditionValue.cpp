// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/Condition.h"

using namespace hipport;

Truth ConditionValue::truth() const {
  if (Kind == Unknown)
    return Truth::Unknown;
  return Kind == NonZero || Number ? Truth::True : Truth::False;
}

static ConditionValue fromTruth(Truth T) {
  return T == Truth::Unknown ? ConditionValue()
                             : ConditionValue::exact(T == Truth::True);
}

// Of two known numbers; absent: C gives it no meaning.
static std::optional<int64_t> compute(ConditionOp Op, int64_t A, int64_t B) {
  auto UA = static_cast<uint64_t>(A), UB = static_cast<uint64_t>(B);
  switch (Op) {
  case ConditionOp::Mul:
    return UA * UB;
  case ConditionOp::Div:
  case ConditionOp::Rem:
    if (B == 0 || B == -1)
      return std::nullopt;
    return Op == ConditionOp::Div ? A / B : A % B;
  case ConditionOp::Add:
    return UA + UB;
  case ConditionOp::Sub:
    return UA - UB;
  case ConditionOp::Shl:
  case ConditionOp::Shr:
    if (UB >= 64)
      return std::nullopt;
    return Op == ConditionOp::Shl ? static_cast<int64_t>(UA << UB) : A >> UB;
  case ConditionOp::Less:
    return A < B;
  case ConditionOp::LessEqual:
    return A <= B;
  case ConditionOp::Greater:
    return A > B;
  case ConditionOp::GreaterEqual:
    return A >= B;
  case ConditionOp::Equal:
    return A == B;
  case ConditionOp::NotEqual:
    return A != B;
  case ConditionOp::BitAnd:
    return A & B;
  case ConditionOp::BitXor:
    return A ^ B;
  case ConditionOp::BitOr:
    return A | B;
  default:
    return std::nullopt;
  }
}

static ConditionValue combine(ConditionOp Op, ConditionValue A,
                              ConditionValue B) {
  using Value = ConditionValue;
  if (A.Kind == Value::Exact && B.Kind == Value::Exact) {
    std::optional<int64_t> Result = compute(Op, A.Number, B.Number);
    return Result ? Value::exact(*Result) : Value();
  }
  bool AgainstZero = (A.Kind == Value::NonZero && B.truth() == Truth::False) ||
                     (B.Kind == Value::NonZero && A.truth() == Truth::False);
  if (AgainstZero && Op == ConditionOp::Equal)
    return Value::exact(0);
  if (AgainstZero && Op == ConditionOp::NotEqual)
    return Value::exact(1);
  return Value();
}

static ConditionValue applyUnary(ConditionOp Op, ConditionValue A) {
  if (Op == ConditionOp::Not) {
    Truth T = A.truth();
    return T == Truth::Unknown ? ConditionValue()
                               : ConditionValue::exact(T == Truth::False);
  }
  if (A.Kind == ConditionValue::NonZero && Op != ConditionOp::Complement)
    return A;
  if (A.Kind != ConditionValue::Exact)
    return ConditionValue();
  if (Op == ConditionOp::Minus)
    return ConditionValue::exact(
        static_cast<int64_t>(0 - static_cast<uint64_t>(A.Number)));
  return ConditionValue::exact(Op == ConditionOp::Complement ? ~A.Number
                                                             : A.Number);
}

static ConditionValue valueOfMacro(MacroState State) {
  switch (State.Kind) {
  case MacroState::Undefined:
    return ConditionValue::exact(0);
  case MacroState::Value:
    return ConditionValue::exact(State.Number);
  case MacroState::NonZero:
    return {ConditionValue::NonZero, 0};
  case MacroState::Defined:
  case MacroState::Unknown:
    break;
  }
  return ConditionValue();
}

static ConditionValue isDefined(MacroState State) {
  if (State.Kind == MacroState::Unknown)
    return ConditionValue();
  return ConditionValue::exact(State.Kind != MacroState::Undefined);
}

static Truth conjunction(Truth A, Truth B) {
  if (A == Truth::False || B == Truth::False)
    return Truth::False;
  return A == Truth::True && B == Truth::True ? Truth::True : Truth::Unknown;
}

static Truth disjunction(Truth A, Truth B) {
  if (A == Truth::True || B == Truth::True)
    return Truth::True;
  return A == Truth::False && B == Truth::False ? Truth::False : Truth::Unknown;
}

ConditionValue hipport::evaluate(llvm::StringRef Bytes, const Condition &C,
                                 unsigned Node, MacroLookup Lookup) {
  const ConditionNode &N = C.Nodes[Node];
  auto Child = [&](unsigned I) {
    return evaluate(Bytes, C, N.Children[I], Lookup);
  };
  llvm::StringRef Name = Bytes.slice(N.Name.Begin, N.Name.End);
  switch (N.Kind) {
  case ConditionNode::Number:
    return ConditionValue::exact(N.Value);
  case ConditionNode::Identifier:
    return valueOfMacro(Lookup(Name));
  case ConditionNode::Defined:
    return isDefined(Lookup(Name));
  case ConditionNode::Call:
    return ConditionValue();
  case ConditionNode::Paren:
    return Child(0);
  case ConditionNode::Unary:
    return applyUnary(N.Op, Child(0));
  case ConditionNode::Binary:
    if (N.Op == ConditionOp::And)
      return fromTruth(conjunction(Child(0).truth(), Child(1).truth()));
    if (N.Op == ConditionOp::Or)
      return fromTruth(disjunction(Child(0).truth(), Child(1).truth()));
    return combine(N.Op, Child(0), Child(1));
  case ConditionNode::Ternary: {
    Truth Chosen = Child(0).truth();
    if (Chosen != Truth::Unknown)
      return Child(Chosen == Truth::True ? 1 : 2);
    Truth Then = Child(1).truth(), Else = Child(2).truth();
    if (Then == Truth::True && Else == Truth::True)
      return {ConditionValue::NonZero, 0};
    return Then == Else ? fromTruth(Then) : ConditionValue();
  }
  }
  return ConditionValue();
}

Truth hipport::evaluate(llvm::StringRef Bytes, const Condition &C,
                        MacroLookup Lookup) {
  return C.Opaque ? Truth::Unknown : evaluate(Bytes, C, C.Root, Lookup).truth();
}
