// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Guards.h"

#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace hipport {

namespace {

/// A comparison with the index on the left.
struct Comparison {
  LaneValue Index, Bound;
  BinaryOperatorKind Op = BO_NE;
};

} // namespace

static bool isIndex(const LaneValue &V) {
  return V.Is == LaneValue::Thread || V.Is == LaneValue::Lane ||
         V.Is == LaneValue::Warp;
}

static bool dependsOnThread(const LaneValue &V) {
  return isIndex(V) || V.Is == LaneValue::Base;
}

static BinaryOperatorKind negated(BinaryOperatorKind Op) {
  return BinaryOperator::negateComparisonOp(Op);
}

static BinaryOperatorKind reversed(BinaryOperatorKind Op) {
  return BinaryOperator::reverseComparisonOp(Op);
}

/// The least number of the index that fails; nothing: there is none.
static LaneWidth firstBeyond(const Comparison &C) {
  switch (C.Op) {
  case BO_LT:
    return C.Bound.asWidth();
  case BO_LE:
    if (C.Bound.Is == LaneValue::Number)
      return LaneValue::number(C.Bound.Value + 1).asWidth();
    if (C.Bound.Is == LaneValue::WaveSize && C.Bound.Value == -1)
      return C.Bound.Width;
    return {};
  case BO_EQ:
    return C.Bound.isNumber(0) ? LaneWidth{false, 1} : LaneWidth{};
  default:
    return {};
  }
}

static void boundThreads(Guarded &Out, LaneWidth Count) {
  ThreadGuard &Threads = Out.Threads;
  if (Count.isWave()) {
    Threads.FirstWave = true;
    return;
  }
  if (!Count.isKnown() || Count.OfWave)
    return;
  if (Threads.FirstThreads == 0 || Count.Number < Threads.FirstThreads)
    Threads.FirstThreads = Count.Number;
}

static void applyWarp(Guarded &Out, const Comparison &C) {
  LaneWidth Width = C.Index.Width;
  LaneWidth Count = firstBeyond(C);
  if (Count.is(1))
    boundThreads(Out, Width);
  else
    Out.Threads.OneWarp = true;
  Out.SplitsWave |= !Width.OfWave && Width.Number % 64 != 0;
}

static void applyLane(Guarded &Out, const Comparison &C) {
  if (C.Op == BO_EQ)
    Out.OnePer = C.Index.Width;
}

static void applyThread(Guarded &Out, const Comparison &C) {
  LaneWidth Count = firstBeyond(C);
  boundThreads(Out, Count);
  if (C.Op == BO_EQ)
    boundThreads(Out, {false, 1});
  // Where the threads below the edge or those from it on come.
  LaneWidth Edge =
      Count.isKnown() ? Count : firstBeyond({C.Index, C.Bound, negated(C.Op)});
  Out.SplitsWave |= Edge.isKnown() && !Edge.OfWave && Edge.Number % 64 == 32;
}

static Guarded apply(Guarded Out, const Comparison &C) {
  bool IsUniform = C.Index.isUniform() && C.Bound.isUniform();
  Out.Threads.Divergent |= !IsUniform;
  Out.ByThread |= dependsOnThread(C.Index) || dependsOnThread(C.Bound);
  Out.IsBounded |= isIndex(C.Index) && C.Op != BO_NE;
  if (C.Index.Is == LaneValue::Warp)
    applyWarp(Out, C);
  else if (C.Index.Is == LaneValue::Lane && C.Index.Scale == 1)
    applyLane(Out, C);
  else if (C.Index.Is == LaneValue::Thread)
    applyThread(Out, C);
  return Out;
}

Guarded restrict(Guarded Before, const LaneFlow &Flow, const Expr *Condition,
                 bool Holds) {
  if (!Condition)
    return Before;
  const Expr *E = Condition->IgnoreParenImpCasts();
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    if (Unary->getOpcode() == UO_LNot)
      return restrict(Before, Flow, Unary->getSubExpr(), !Holds);
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->getOpcode() == (Holds ? BO_LAnd : BO_LOr))
      return restrict(restrict(Before, Flow, Binary->getLHS(), Holds), Flow,
                      Binary->getRHS(), Holds);
    if (Binary->isLogicalOp())
      Before.ByThread |= restrict({}, Flow, Binary->getLHS(), Holds).ByThread ||
                         restrict({}, Flow, Binary->getRHS(), Holds).ByThread;
    if (Binary->isComparisonOp() && Binary->getOpcode() != BO_Cmp) {
      Comparison C{Flow.valueOf(Binary->getLHS()),
                   Flow.valueOf(Binary->getRHS()), Binary->getOpcode()};
      if (isIndex(C.Bound) && !isIndex(C.Index)) {
        std::swap(C.Index, C.Bound);
        C.Op = reversed(C.Op);
      }
      if (!Holds)
        C.Op = negated(C.Op);
      return apply(Before, C);
    }
  }
  LaneValue V = Flow.valueOf(E);
  if (isIndex(V))
    return apply(Before, {V, LaneValue::number(0), Holds ? BO_NE : BO_EQ});
  Before.Threads.Divergent |= !V.isUniform();
  Before.ByThread |= dependsOnThread(V);
  return Before;
}

bool alwaysLeaves(const Stmt *S) {
  if (!S)
    return false;
  if (isa<ReturnStmt, BreakStmt, ContinueStmt, GotoStmt>(S))
    return true;
  if (const auto *Compound = dyn_cast<CompoundStmt>(S))
    return !Compound->body_empty() && alwaysLeaves(Compound->body_back());
  if (const auto *If = dyn_cast<IfStmt>(S))
    return alwaysLeaves(If->getThen()) && alwaysLeaves(If->getElse());
  return false;
}

} // namespace hipport
