// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Lanes of the wave where the code around them counts in groups of 32.

#include "FunctionWalk.h"
#include "LoopReach.h"

using namespace clang;

namespace hipport {

static bool isLaneOfWave(const LaneValue &V) {
  return V.Is == LaneValue::Lane && V.Width.isWave() && V.Scale == 1 &&
         !V.Shifted && !V.HasBase;
}

void FunctionWalk::recordOverlappingStride(const BinaryOperator *E) {
  const auto *Var = dyn_cast_or_null<VarDecl>(targetOf(E->getLHS()));
  auto Place = Where.use(E->getOperatorLoc());
  if (Loops.empty() || !Var || !Place ||
      !Flow.valueOf(E->getRHS()).isNumber(CudaWarp) ||
      !isLaneOfWave(startOf(Var, Loops.back(), Flow)))
    return;
  Out.Overlaps.push_back(
      {*Place, true, Where.constantOf(E->getRHS(), Function), Current.Threads});
}

/// The 32 of `row * 32`, the 5 of `row << 5`; null: something else.
static const Expr *rowOf32(const Expr *E, const LaneFlow &Flow) {
  const auto *Product = dyn_cast<BinaryOperator>(E->IgnoreParenImpCasts());
  if (!Product)
    return nullptr;
  const Expr *Left = Product->getLHS(), *Right = Product->getRHS();
  const bool IsShift = Product->getOpcode() == BO_Shl;
  if (!IsShift && Product->getOpcode() != BO_Mul)
    return nullptr;
  if (Flow.valueOf(Right).isNumber(IsShift ? 5 : CudaWarp))
    return Right;
  return !IsShift && Flow.valueOf(Left).isNumber(CudaWarp) ? Left : nullptr;
}

void FunctionWalk::recordOverlappingRow(const BinaryOperator *E) {
  auto Place = Where.use(E->getOperatorLoc());
  if (!Place)
    return;
  for (auto [Row, Lane] : {std::pair(E->getLHS(), E->getRHS()),
                           std::pair(E->getRHS(), E->getLHS())})
    if (const Expr *Rows = rowOf32(Row, Flow);
        Rows && isLaneOfWave(Flow.valueOf(Lane)))
      Out.Overlaps.push_back(
          {*Place, false, Where.constantOf(Rows, Function), Current.Threads});
}

} // namespace hipport
