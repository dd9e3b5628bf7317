// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FunctionWalk.h"

#include "CrossLane.h"
#include "LoopReach.h"

#include "clang/AST/Attr.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace hipport {

void FunctionWalk::run() {
  if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(&Function))
    for (CXXCtorInitializer *Init : Constructor->inits())
      TraverseStmt(Init->getInit());
  TraverseStmt(Function.getBody());
}

bool FunctionWalk::walkGuarded(Stmt *S, const Expr *Condition, bool Holds) {
  // Never runs in this instance of the template.
  if (Condition && Flow.valueOf(Condition).isNumber(Holds ? 0 : 1))
    return true;
  Guarded Before = Current;
  SourcePlace SplitBefore = SplitAt;
  Current = restrict(Current, Flow, Condition, Holds);
  if (Current.SplitsWave && !Before.SplitsWave && Condition)
    if (auto Place = Where.use(Condition->getBeginLoc()))
      SplitAt = *Place;
  bool Result = TraverseStmt(S);
  Current = Before;
  SplitAt = SplitBefore;
  return Result;
}

bool FunctionWalk::openFirstThreads(const IfStmt *S, const Guarded &Inside) {
  unsigned Threads = Inside.Threads.FirstThreads;
  auto Place = Where.use(S->getIfLoc());
  if (!Place || Threads <= 1 || Threads == Current.Threads.FirstThreads)
    return false;
  OpenFirstThreads.push_back(Out.FirstThreads.size());
  Out.FirstThreads.push_back({*Place, Threads, {}});
  return true;
}

bool FunctionWalk::TraverseIfStmt(IfStmt *S) {
  if (S->getInit())
    TraverseStmt(S->getInit());
  if (S->getConditionVariableDeclStmt())
    TraverseStmt(S->getConditionVariableDeclStmt());
  TraverseStmt(S->getCond());
  if (S->isConstexpr())
    needConstant(S->getCond(), "if constexpr");
  bool Opens = openFirstThreads(S, restrict(Current, Flow, S->getCond(), true));
  walkGuarded(S->getThen(), S->getCond(), true);
  if (Opens)
    OpenFirstThreads.pop_back();
  return walkGuarded(S->getElse(), S->getCond(), false);
}

static bool leavesByReturn(const Stmt *S) {
  const auto *Compound = dyn_cast<CompoundStmt>(S);
  return isa<ReturnStmt>(Compound ? Compound->body_back() : S);
}

/// What follows `if (c) return;` runs where c does not hold.
bool FunctionWalk::TraverseCompoundStmt(CompoundStmt *S) {
  Guarded Before = Current;
  SourcePlace SplitBefore = SplitAt;
  size_t Opened = OpenFirstThreads.size();
  for (Stmt *Child : S->body()) {
    TraverseStmt(Child);
    const auto *If = dyn_cast_or_null<IfStmt>(Child);
    if (!If || If->getElse() || !alwaysLeaves(If->getThen()))
      continue;
    Guarded After = restrict(Current, Flow, If->getCond(), false);
    openFirstThreads(If, After);
    std::swap(Current, After);
    auto Place = Where.use(If->getIfLoc());
    if (!leavesByReturn(If->getThen())) {
      if (Place && Current.SplitsWave && !After.SplitsWave)
        SplitAt = *Place;
      continue;
    }
    // Threads that are gone keep no barrier of the others waiting.
    Current.SplitsWave = After.SplitsWave;
    if (Place && Current.ByThread && !SomeReturned) {
      SomeReturned = true;
      ReturnedAt = *Place;
    }
  }
  Current = Before;
  SplitAt = SplitBefore;
  OpenFirstThreads.truncate(Opened);
  return true;
}

bool FunctionWalk::TraverseForStmt(ForStmt *S) {
  Loops.push_back(S);
  if (S->getInit())
    TraverseStmt(S->getInit());
  if (S->getCond())
    TraverseStmt(S->getCond());
  recordSpin(S, S->getCond(), S->getBody());
  walkGuarded(S->getInc(), S->getCond(), true);
  walkGuarded(S->getBody(), S->getCond(), true);
  Loops.pop_back();
  return true;
}

bool FunctionWalk::TraverseWhileStmt(WhileStmt *S) {
  Loops.push_back(S);
  TraverseStmt(S->getCond());
  recordSpin(S, S->getCond(), S->getBody());
  walkGuarded(S->getBody(), S->getCond(), true);
  Loops.pop_back();
  return true;
}

bool FunctionWalk::TraverseDoStmt(DoStmt *S) {
  Loops.push_back(S);
  recordSpin(S, S->getCond(), S->getBody());
  TraverseStmt(S->getBody());
  TraverseStmt(S->getCond());
  Loops.pop_back();
  return true;
}

bool FunctionWalk::TraverseConditionalOperator(ConditionalOperator *E) {
  TraverseStmt(E->getCond());
  walkGuarded(E->getTrueExpr(), E->getCond(), true);
  return walkGuarded(E->getFalseExpr(), E->getCond(), false);
}

bool FunctionWalk::TraverseBinaryOperator(BinaryOperator *E) {
  VisitBinaryOperator(E);
  if (E->isAssignmentOp())
    Written.insert(E->getLHS()->IgnoreParenImpCasts());
  TraverseStmt(E->getLHS());
  if (E->getOpcode() == BO_LAnd || E->getOpcode() == BO_LOr)
    return walkGuarded(E->getRHS(), E->getLHS(), E->getOpcode() == BO_LAnd);
  return TraverseStmt(E->getRHS());
}

bool FunctionWalk::TraverseArraySubscriptExpr(ArraySubscriptExpr *E) {
  recordIndex(E, Written.contains(E));
  return Super::TraverseArraySubscriptExpr(E);
}

/// A lambda may run under other conditions than where it stands.
bool FunctionWalk::TraverseLambdaExpr(LambdaExpr *E) {
  Guarded Before = Current;
  Current = {};
  Super::TraverseLambdaExpr(E);
  Current = Before;
  return true;
}

bool FunctionWalk::VisitCallExpr(CallExpr *Call) {
  llvm::StringRef Name = calleeName(Call);
  if (auto Kind = crossLaneKind(Name))
    recordCrossLane(Call, *Kind);
  else if (isBitFunction(Name))
    recordBitFunction(Call);
  else if (Name.starts_with("__syncthreads"))
    recordBarrier(Call);
  else if (Name == "tiled_partition")
    recordTile(Call);
  else
    recordDeviceCall(Call);
  return true;
}

bool FunctionWalk::VisitBinaryOperator(BinaryOperator *E) {
  switch (E->getOpcode()) {
  case BO_Rem:
  case BO_Div:
  case BO_Shr:
    recordPartition(E);
    break;
  case BO_And:
    recordPartition(E);
    recordLaneShift(E->getLHS(), E->getRHS());
    recordLaneShift(E->getRHS(), E->getLHS());
    break;
  case BO_AddAssign:
    recordStride(E);
    recordOverlappingStride(E);
    break;
  case BO_Add:
    recordOverlappingRow(E);
    break;
  case BO_Assign:
  case BO_OrAssign: {
    const Expr *Target = E->getLHS()->IgnoreParenImpCasts();
    const ValueDecl *D = targetOf(Target);
    narrow(E->getRHS(), Target->getType(),
           isa<ArraySubscriptExpr>(Target) ? MaskNarrowing::Element
           : isa<MemberExpr>(Target)       ? MaskNarrowing::Field
                                           : MaskNarrowing::Variable,
           D ? D->getNameAsString() : "", D);
    break;
  }
  default:
    if (E->isComparisonOp())
      recordCompare(E);
  }
  return true;
}

bool FunctionWalk::VisitVarDecl(VarDecl *Var) {
  recordCubStorage(Var);
  if (Var->isConstexpr())
    needConstant(Var->getInit(), "constexpr variable");
  if (Var->getInit() && !isa<ParmVarDecl>(Var) &&
      !Var->getType()->getContainedAutoType())
    narrow(Var->getInit(), Var->getType(), MaskNarrowing::Variable,
           Var->getNameAsString());
  return true;
}

bool FunctionWalk::VisitReturnStmt(ReturnStmt *S) {
  if (S->getRetValue() && !Function.getReturnType()->getContainedAutoType())
    narrow(S->getRetValue(), Function.getReturnType(), MaskNarrowing::Return,
           Function.getNameAsString());
  return true;
}

bool FunctionWalk::VisitExplicitCastExpr(ExplicitCastExpr *E) {
  narrow(E->getSubExpr(), E->getType(), MaskNarrowing::Cast, "");
  return true;
}

} // namespace hipport
