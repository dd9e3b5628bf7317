// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LoopReach.h"

#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace hipport {

namespace {

/// How a loop changes its variable.
enum class Step { None, Halve, Double, Count };

/// Finds the step of one variable in a part of a loop.
class StepFinder : public RecursiveASTVisitor<StepFinder> {
public:
  StepFinder(const VarDecl *Var, const LaneFlow &Flow) : Var(Var), Flow(Flow) {}

  bool VisitBinaryOperator(BinaryOperator *E) {
    if (!E->isAssignmentOp() || targetOf(E->getLHS()) != Var)
      return true;
    BinaryOperatorKind Op = E->getOpcode();
    const Expr *By = E->getRHS();
    if (Op == BO_Assign) {
      const auto *Inner = dyn_cast<BinaryOperator>(By->IgnoreParenImpCasts());
      if (!Inner || targetOf(Inner->getLHS()) != Var)
        return true;
      By = Inner->getRHS();
      Op = Inner->getOpcode() == BO_Div   ? BO_DivAssign
           : Inner->getOpcode() == BO_Shr ? BO_ShrAssign
           : Inner->getOpcode() == BO_Mul ? BO_MulAssign
           : Inner->getOpcode() == BO_Shl ? BO_ShlAssign
                                          : BO_Assign;
    }
    set(Op, By);
    return true;
  }

  bool VisitUnaryOperator(UnaryOperator *E) {
    if (E->isIncrementOp() && targetOf(E->getSubExpr()) == Var)
      Found = Step::Count;
    return true;
  }

  Step Found = Step::None;

private:
  void set(BinaryOperatorKind Op, const Expr *By) {
    LaneValue N = Flow.valueOf(By);
    if ((Op == BO_DivAssign && N.isNumber(2)) ||
        (Op == BO_ShrAssign && N.isNumber(1)))
      Found = Step::Halve;
    else if ((Op == BO_MulAssign && N.isNumber(2)) ||
             (Op == BO_ShlAssign && N.isNumber(1)) ||
             (Op == BO_AddAssign && targetOf(By) == Var))
      Found = Step::Double;
    else if (Op == BO_AddAssign && N.isNumber(1))
      Found = Step::Count;
  }

  const VarDecl *Var;
  const LaneFlow &Flow;
};

struct LoopParts {
  const Expr *Condition = nullptr;
  const Stmt *Increment = nullptr;
  const Stmt *Body = nullptr;
};

} // namespace

static LoopParts partsOf(const Stmt *Loop) {
  if (const auto *For = dyn_cast<ForStmt>(Loop))
    return {For->getCond(), For->getInc(), For->getBody()};
  if (const auto *While = dyn_cast<WhileStmt>(Loop))
    return {While->getCond(), nullptr, While->getBody()};
  if (const auto *Do = dyn_cast<DoStmt>(Loop))
    return {Do->getCond(), nullptr, Do->getBody()};
  return {};
}

static Step stepOf(const VarDecl *Var, const LoopParts &Parts,
                   const LaneFlow &Flow) {
  StepFinder Finder(Var, Flow);
  Finder.TraverseStmt(
      const_cast<Stmt *>(Parts.Increment ? Parts.Increment : Parts.Body));
  return Finder.Found;
}

LaneValue startOf(const VarDecl *Var, const Stmt *Loop, const LaneFlow &Flow) {
  const auto *For = dyn_cast<ForStmt>(Loop);
  const Stmt *Init = For ? For->getInit() : nullptr;
  if (const auto *Assign = dyn_cast_or_null<BinaryOperator>(Init))
    if (Assign->getOpcode() == BO_Assign && targetOf(Assign->getLHS()) == Var)
      return Flow.valueOf(Assign->getRHS());
  return Var->getInit() ? Flow.valueOf(Var->getInit()) : LaneValue();
}

/// The bound of `Var < bound`; \p Strict: not `<=`.
static LaneValue upperBound(const Expr *Condition, const VarDecl *Var,
                            const LaneFlow &Flow, bool &Strict) {
  const auto *C = dyn_cast_or_null<BinaryOperator>(
      Condition ? Condition->IgnoreParenImpCasts() : nullptr);
  if (!C || targetOf(C->getLHS()) != Var)
    return {};
  Strict = C->getOpcode() == BO_LT || C->getOpcode() == BO_NE;
  if (!Strict && C->getOpcode() != BO_LE)
    return {};
  return Flow.valueOf(C->getRHS());
}

static LaneWidth half(LaneWidth Width) {
  return Width.OfWave ? LaneWidth{true, Width.Number * 2}
                      : LaneWidth{false, Width.Number / 2};
}

static const VarDecl *variable(const Expr *E) {
  const auto *Ref = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
  return Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
}

static LaneWidth farthest(const VarDecl *Var, bool IsLog, const Stmt *Loop,
                          const LaneFlow &Flow) {
  LoopParts Parts = partsOf(Loop);
  Step How = stepOf(Var, Parts, Flow);
  bool Strict = true;
  LaneValue Bound = upperBound(Parts.Condition, Var, Flow, Strict);
  if (How == Step::Count && IsLog && Bound.Is == LaneValue::Number) {
    int64_t Last = Bound.Value - Strict;
    return Last >= 0 && Last < 16 ? LaneWidth{false, 1U << Last} : LaneWidth{};
  }
  if (How == Step::Halve && !IsLog)
    return startOf(Var, Loop, Flow).asWidth();
  if (How == Step::Double && !IsLog) {
    LaneWidth Width = Bound.asWidth();
    return Strict && Width.isKnown() ? half(Width) : Width;
  }
  return {};
}

std::optional<LoopReach> reachInLoops(const Expr *Distance,
                                      llvm::ArrayRef<const Stmt *> Loops,
                                      const LaneFlow &Flow) {
  const Expr *E = Distance->IgnoreParenImpCasts();
  bool IsLog = false;
  const auto *Shift = dyn_cast<BinaryOperator>(E);
  if (Shift && Shift->getOpcode() == BO_Shl &&
      Flow.valueOf(Shift->getLHS()).isNumber(1)) {
    IsLog = true;
    E = Shift->getRHS();
  }
  const VarDecl *Var = variable(E);
  if (!Var)
    return std::nullopt;
  for (const Stmt *Loop : llvm::reverse(Loops)) {
    LaneWidth Width = farthest(Var, IsLog, Loop, Flow);
    if (Width.isKnown())
      return LoopReach{Width, Loop};
  }
  return std::nullopt;
}

} // namespace hipport
