// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Loops in which threads wait for one another.

#include "FunctionWalk.h"

#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace hipport {

namespace {

/// Calls and writes in a piece of code that concern locks and flags.
class WaitFinder : public RecursiveASTVisitor<WaitFinder> {
public:
  explicit WaitFinder(const LaneFlow &Flow) : Flow(Flow) {}

  bool VisitCallExpr(CallExpr *Call) {
    llvm::StringRef Name = calleeName(Call);
    if (Name == "atomicCAS" || Name == "atomicExch")
      Atomics.push_back(Call);
    if (takesLock(Call, Name))
      TakesLock = true;
    HasCall |= !Name.starts_with("__nanosleep") &&
               !Name.starts_with("__threadfence") &&
               !Name.starts_with("__syncwarp");
    return true;
  }
  /// Puts one number for another. A loop that swaps in what it computed makes
  /// progress in one thread each turn.
  bool takesLock(const CallExpr *Call, llvm::StringRef Name) const {
    auto IsNumber = [&](unsigned I) {
      return I < Call->getNumArgs() &&
             Flow.valueOf(Call->getArg(I)).Is == LaneValue::Number;
    };
    return (Name == "atomicCAS" && IsNumber(1) && IsNumber(2)) ||
           (Name == "atomicExch" && IsNumber(1));
  }
  bool VisitDeclRefExpr(DeclRefExpr *Ref) {
    Named.insert(Ref->getDecl());
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *E) {
    if (E->isIncrementDecrementOp())
      Written.insert(targetOf(E->getSubExpr()));
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *E) {
    HasWrite |= E->isAssignmentOp();
    if (E->isAssignmentOp())
      Written.insert(targetOf(E->getLHS()));
    return true;
  }
  bool VisitImplicitCastExpr(ImplicitCastExpr *E) {
    if (E->getCastKind() == CK_LValueToRValue &&
        E->getSubExpr()->getType().isVolatileQualified())
      Watched = targetOf(E->getSubExpr());
    if (const auto *Unary =
            dyn_cast<UnaryOperator>(E->getSubExpr()->IgnoreParens());
        Unary && Unary->getOpcode() == UO_Deref && Watched == nullptr &&
        Unary->getType().isVolatileQualified())
      Watched = targetOf(Unary->getSubExpr());
    return true;
  }

  llvm::SmallVector<const CallExpr *> Atomics;
  llvm::SmallPtrSet<const ValueDecl *, 8> Named, Written;
  const ValueDecl *Watched = nullptr;
  bool HasCall = false;
  bool HasWrite = false;
  bool TakesLock = false;

private:
  const LaneFlow &Flow;
};

} // namespace

static WaitFinder look(const Stmt *S, const LaneFlow &Flow) {
  WaitFinder Finder(Flow);
  if (S)
    Finder.TraverseStmt(const_cast<Stmt *>(S));
  return Finder;
}

/// `while (atomicCAS(&lock, 0, 1) != 0)` takes a lock outside the turn that
/// frees it; `while (*flag == 0) {}` waits for a store of another thread.
void FunctionWalk::recordSpin(const Stmt *Loop, const Expr *Condition,
                              const Stmt *Body) {
  auto Place = Where.use(Loop->getBeginLoc());
  if (!Condition || !Place)
    return;
  WaitFinder InCondition = look(Condition, Flow), InBody = look(Body, Flow);
  SpinWait Spin;
  Spin.Place = *Place;
  Spin.OnePer = Current.OnePer;
  Spin.Guard = Current.Threads;
  // The next turn tries another place: a search, no wait.
  if (llvm::any_of(InBody.Written, [&](const ValueDecl *D) {
        return D && InCondition.Named.contains(D);
      }))
    return;
  if (InCondition.TakesLock) {
    Spin.IsLock = true;
    Spin.ReleasesInside = !InBody.Atomics.empty();
  } else if (!InCondition.Atomics.empty() || !InCondition.Watched ||
             InBody.HasWrite || InBody.HasCall) {
    return;
  }
  Out.Spins.push_back(Spin);
}

} // namespace hipport
