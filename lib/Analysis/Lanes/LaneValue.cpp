// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LaneValue.h"

#include "llvm/Support/MathExtras.h"

#include <optional>

using namespace clang;

namespace hipport {

LaneWidth LaneValue::asWidth() const {
  if (Is == Number && Value > 0 && Value <= 1 << 20)
    return {false, unsigned(Value)};
  if (Is == WaveSize && Value == 0)
    return Width;
  return {};
}

LaneValue join(const LaneValue &A, const LaneValue &B) {
  if (A.Is == LaneValue::None || A == B)
    return B;
  if (B.Is == LaneValue::None)
    return A;
  auto IsMask = [](const LaneValue &V) {
    return V.Is == LaneValue::Mask || V.Is == LaneValue::LaneBit;
  };
  // A mask that starts empty or full stays one.
  if (IsMask(A) && B.Is == LaneValue::Number)
    return A;
  if (IsMask(B) && A.Is == LaneValue::Number)
    return B;
  if (A.isUniform() && B.isUniform())
    return LaneValue::of(LaneValue::Uniform);
  if (A.Is != B.Is)
    return LaneValue::of(LaneValue::Unknown);
  LaneValue V = A;
  switch (A.Is) {
  case LaneValue::Lane:
  case LaneValue::Warp:
    if (A.Width != B.Width)
      return LaneValue::of(LaneValue::Unknown);
    V.Scale = std::max(A.Scale, B.Scale);
    V.Shifted |= B.Shifted;
    V.HasBase |= B.HasBase;
    return V;
  case LaneValue::Mask:
  case LaneValue::LaneBit:
    V.Narrow |= B.Narrow;
    V.Shifted &= B.Shifted;
    return V;
  default:
    return V;
  }
}

static bool isAllOnes(const LaneValue &V) {
  return V.Is == LaneValue::Number && (V.Value == -1 || V.Value == 0xffffffff);
}

/// The N of `& (N - 1)`.
static LaneWidth widthOfLowBits(const LaneValue &V) {
  if (V.Is == LaneValue::Number && V.Value > 0 &&
      llvm::isPowerOf2_64(V.Value + 1))
    return LaneValue::number(V.Value + 1).asWidth();
  if (V.Is == LaneValue::WaveSize && V.Value == -1)
    return V.Width;
  return {};
}

static LaneValue plain(const LaneValue &A, const LaneValue &B) {
  return LaneValue::of(A.isUniform() && B.isUniform() ? LaneValue::Uniform
                                                      : LaneValue::Unknown);
}

static LaneValue lowPart(const LaneValue &V, LaneWidth Width) {
  if (!Width.isKnown())
    return LaneValue::of(LaneValue::Unknown);
  if (V.Is == LaneValue::Thread)
    return LaneValue::group(LaneValue::Lane, Width);
  if (V.Is == LaneValue::Lane && V.Scale == 1) {
    LaneValue Out = LaneValue::group(LaneValue::Lane, Width);
    Out.Shifted = V.Shifted;
    return Out;
  }
  return LaneValue::of(LaneValue::Unknown);
}

static LaneValue divide(const LaneValue &A, const LaneValue &B) {
  if (A.Is == LaneValue::Number && B.Is == LaneValue::Number && B.Value != 0)
    return LaneValue::number(A.Value / B.Value);
  LaneWidth Width = B.asWidth();
  if (A.Is == LaneValue::Thread && Width.isKnown())
    return LaneValue::group(LaneValue::Warp, Width);
  if (A.Is == LaneValue::WaveSize && A.Value == 0 &&
      B.Is == LaneValue::Number && B.Value > 0)
    return LaneValue::group(LaneValue::WaveSize,
                            {true, A.Width.Number * unsigned(B.Value)});
  if (A.Is == LaneValue::Warp || A.Is == LaneValue::Base)
    return LaneValue::of(LaneValue::Base);
  return plain(A, B);
}

static LaneValue multiply(const LaneValue &A, const LaneValue &B) {
  if (A.Is == LaneValue::Number && B.Is == LaneValue::Number)
    return LaneValue::number(A.Value * B.Value);
  const LaneValue &Left = A.isUniform() ? B : A;
  const LaneValue &Right = A.isUniform() ? A : B;
  if (!Right.isUniform())
    return LaneValue::of(LaneValue::Unknown);
  if (Left.isUniform())
    return plain(A, B);
  switch (Left.Is) {
  case LaneValue::Warp:
  case LaneValue::Base:
    return LaneValue::of(LaneValue::Base);
  case LaneValue::Lane: {
    LaneValue Out = Left;
    if (Right.Is == LaneValue::Number && Right.Value > 0)
      Out.Scale = unsigned(std::min<int64_t>(Out.Scale * Right.Value, 1 << 20));
    else
      return LaneValue::of(LaneValue::Unknown);
    return Out;
  }
  default:
    return LaneValue::of(LaneValue::Unknown);
  }
}

static LaneValue add(BinaryOperatorKind Op, const LaneValue &A,
                     const LaneValue &B) {
  bool IsSub = Op == BO_Sub;
  if (A.Is == LaneValue::Number && B.Is == LaneValue::Number)
    return LaneValue::number(IsSub ? A.Value - B.Value : A.Value + B.Value);
  if (A.Is == LaneValue::WaveSize && B.Is == LaneValue::Number) {
    LaneValue Out = A;
    Out.Value += IsSub ? -B.Value : B.Value;
    return Out;
  }
  if (A.isUniform() && B.isUniform())
    return LaneValue::of(LaneValue::Uniform);
  bool Swap = A.isUniform() || A.Is == LaneValue::Base;
  const LaneValue &Left = Swap ? B : A;
  const LaneValue &Right = Swap ? A : B;
  switch (Left.Is) {
  case LaneValue::Mask:
  case LaneValue::LaneBit:
    return Right.Is == LaneValue::Number ? Left
                                         : LaneValue::of(LaneValue::Unknown);
  case LaneValue::Base:
    return Right.isUniform() || Right.Is == LaneValue::Base
               ? Left
               : LaneValue::of(LaneValue::Unknown);
  case LaneValue::Warp:
    return Right.isUniform() ? LaneValue::of(LaneValue::Base)
                             : LaneValue::of(LaneValue::Unknown);
  case LaneValue::Thread:
    if (Right.isUniform() || Right.Is == LaneValue::Base)
      return Left;
    // `tid - lane`: where the warp begins.
    if (IsSub && !Swap && Right.Is == LaneValue::Lane)
      return LaneValue::of(LaneValue::Base);
    return LaneValue::of(LaneValue::Unknown);
  case LaneValue::Lane: {
    LaneValue Out = Left;
    if (Right.isUniform() || Right.Is == LaneValue::Base) {
      Out.Shifted = true;
      Out.HasBase |= Right.Is == LaneValue::Base;
      return Out;
    }
    return LaneValue::of(LaneValue::Unknown);
  }
  default:
    return LaneValue::of(LaneValue::Unknown);
  }
}

static LaneValue shiftLeft(const LaneValue &A, const LaneValue &B) {
  if (A.Is == LaneValue::Number && B.Is == LaneValue::Number && B.Value >= 0 &&
      B.Value < 32)
    return LaneValue::number(A.Value << B.Value);
  if (A.Is == LaneValue::Mask || A.Is == LaneValue::LaneBit)
    return A;
  if ((A.isNumber(1) || A.isNumber(2) || isAllOnes(A)) &&
      B.Is == LaneValue::Lane && B.Scale == 1)
    return LaneValue::group(LaneValue::LaneBit, B.Width);
  if (B.Is == LaneValue::Number && B.Value >= 0 && B.Value < 20)
    return multiply(A, LaneValue::number(1 << B.Value));
  return plain(A, B);
}

static LaneValue shiftRight(const LaneValue &A, const LaneValue &B) {
  if (A.Is == LaneValue::Mask) {
    LaneValue Out = A;
    Out.Shifted = true;
    return Out;
  }
  if (isAllOnes(A) && B.Is == LaneValue::Lane)
    return LaneValue::group(LaneValue::LaneBit, B.Width);
  if (B.Is == LaneValue::Number && B.Value >= 0 && B.Value < 20)
    return divide(A, LaneValue::number(1 << B.Value));
  return plain(A, B);
}

static LaneValue bitwise(BinaryOperatorKind Op, const LaneValue &A,
                         const LaneValue &B) {
  if (A.Is == LaneValue::Number && B.Is == LaneValue::Number)
    return LaneValue::number(Op == BO_And  ? A.Value & B.Value
                             : Op == BO_Or ? A.Value | B.Value
                                           : A.Value ^ B.Value);
  const LaneValue &Left = B.Is == LaneValue::Mask ? B : A;
  const LaneValue &Right = B.Is == LaneValue::Mask ? A : B;
  if (Left.Is == LaneValue::Mask) {
    // `mask & 1` and the like are bits, no mask.
    if (Op == BO_And && Right.Is == LaneValue::Number && !isAllOnes(Right))
      return LaneValue::of(LaneValue::Unknown);
    return Left;
  }
  if (A.Is == LaneValue::LaneBit || B.Is == LaneValue::LaneBit)
    return Op == BO_And ? LaneValue::of(LaneValue::Unknown)
                        : (A.Is == LaneValue::LaneBit ? A : B);
  if (Op == BO_And) {
    if (LaneWidth Width = widthOfLowBits(B); Width.isKnown())
      return lowPart(A, Width);
    if (LaneWidth Width = widthOfLowBits(A); Width.isKnown())
      return lowPart(B, Width);
  }
  if (Op == BO_Xor && A.Is == LaneValue::Lane && B.Is == LaneValue::Number) {
    LaneValue Out = A;
    Out.Shifted = true;
    return Out;
  }
  return plain(A, B);
}

static std::optional<bool> compare(BinaryOperatorKind Op, const LaneValue &A,
                                   const LaneValue &B) {
  if (A.Is != LaneValue::Number || B.Is != LaneValue::Number)
    return std::nullopt;
  switch (Op) {
  case BO_LT:
    return A.Value < B.Value;
  case BO_GT:
    return A.Value > B.Value;
  case BO_LE:
    return A.Value <= B.Value;
  case BO_GE:
    return A.Value >= B.Value;
  case BO_EQ:
    return A.Value == B.Value;
  case BO_NE:
    return A.Value != B.Value;
  default:
    return std::nullopt;
  }
}

LaneValue combine(BinaryOperatorKind Op, const LaneValue &A,
                  const LaneValue &B) {
  if (auto Holds = compare(Op, A, B))
    return LaneValue::number(*Holds);
  if (A.Is == LaneValue::None || B.Is == LaneValue::None)
    return LaneValue::of(LaneValue::Unknown);
  switch (Op) {
  case BO_Add:
  case BO_Sub:
    return add(Op, A, B);
  case BO_Mul:
    return multiply(A, B);
  case BO_Div:
    return divide(A, B);
  case BO_Rem:
    if (A.Is == LaneValue::Number && B.Is == LaneValue::Number && B.Value != 0)
      return LaneValue::number(A.Value % B.Value);
    if (A.isUniform() && B.isUniform())
      return LaneValue::of(LaneValue::Uniform);
    return lowPart(A, B.asWidth());
  case BO_Shl:
    return shiftLeft(A, B);
  case BO_Shr:
    return shiftRight(A, B);
  case BO_And:
  case BO_Or:
  case BO_Xor:
    return bitwise(Op, A, B);
  case BO_Comma:
    return B;
  default:
    return plain(A, B);
  }
}

LaneValue negate(UnaryOperatorKind Op, const LaneValue &A) {
  switch (Op) {
  case UO_Plus:
    return A;
  case UO_Minus:
    if (A.Is == LaneValue::Number)
      return LaneValue::number(-A.Value);
    break;
  case UO_Not:
    if (A.Is == LaneValue::Number)
      return LaneValue::number(~A.Value);
    if (A.Is == LaneValue::Mask || A.Is == LaneValue::LaneBit)
      return A;
    break;
  default:
    break;
  }
  return plain(A, A);
}

} // namespace hipport
