// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Convergence.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace hipport {

Convergence::Convergence(const FunctionDecl &Kernel) {
  // Each pass can only add variables and loops, so the walk ends.
  do {
    Changed = false;
    SomeReturned = false;
    ConvergentCalls.clear();
    walk(Kernel.getBody(), true);
  } while (Changed);
}

bool Convergence::isUniformVar(const VarDecl *Var) const {
  if (Dependent.contains(Var))
    return false;
  if (Var->isConstexpr() || isa<ParmVarDecl>(Var))
    return !Var->getType()->isReferenceType();
  if (Var->hasGlobalStorage())
    return Var->getType().isConstQualified() && !Var->getType()->isArrayType();
  return Var->getType()->isScalarType() || Var->getType()->isDependentType();
}

bool Convergence::isUniformRef(const DeclRefExpr *Ref) const {
  const ValueDecl *D = Ref->getDecl();
  if (isa<EnumConstantDecl, NonTypeTemplateParmDecl>(D))
    return true;
  const auto *Var = dyn_cast<VarDecl>(D);
  if (!Var)
    return false;
  llvm::StringRef Name = Var->getIdentifier() ? Var->getName() : "";
  if (Name == "blockDim" || Name == "gridDim" || Name == "blockIdx" ||
      Name == "warpSize")
    return true;
  return Name != "threadIdx" && isUniformVar(Var);
}

bool Convergence::isUniform(const Expr *E) const {
  if (!E)
    return true;
  E = E->IgnoreParenCasts();
  if (const auto *Pseudo = dyn_cast<PseudoObjectExpr>(E))
    return isUniform(Pseudo->getSyntacticForm());
  if (const auto *Property = dyn_cast<MSPropertyRefExpr>(E))
    return isUniform(Property->getBaseExpr());
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return !Member->isArrow() && isUniform(Member->getBase());
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return isUniformRef(Ref);
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    return Unary->getOpcode() != UO_Deref && Unary->getOpcode() != UO_AddrOf &&
           isUniform(Unary->getSubExpr());
  if (const auto *Binary = dyn_cast<BinaryOperator>(E))
    return isUniform(Binary->getLHS()) && isUniform(Binary->getRHS());
  if (const auto *Choice = dyn_cast<ConditionalOperator>(E))
    return isUniform(Choice->getCond()) && isUniform(Choice->getTrueExpr()) &&
           isUniform(Choice->getFalseExpr());
  return isa<IntegerLiteral, FloatingLiteral, CXXBoolLiteralExpr,
             CharacterLiteral, CXXNullPtrLiteralExpr, UnaryExprOrTypeTraitExpr,
             SubstNonTypeTemplateParmExpr, DependentScopeDeclRefExpr,
             ConstantExpr>(E);
}

void Convergence::taint(const VarDecl *Var) {
  Changed |= Dependent.insert(Var).second;
}

void Convergence::write(const Expr *Target, const Expr *Value, bool Together) {
  const auto *Ref = dyn_cast<DeclRefExpr>(Target->IgnoreParenCasts());
  const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  if (Var && !(Together && isUniform(Value)))
    taint(Var);
}

void Convergence::leave(const Stmt *S, bool Together) {
  if (Together)
    return;
  SomeReturned |= isa<ReturnStmt, GotoStmt, IndirectGotoStmt>(S);
  // Who returns leaves every loop around, who breaks the innermost one.
  size_t Outermost = isa<BreakStmt, ContinueStmt>(S) && !LoopStack.empty()
                         ? LoopStack.size() - 1
                         : 0;
  for (size_t I = Outermost; I < LoopStack.size(); ++I)
    Changed |= TornLoops.insert(LoopStack[I]).second;
}

void Convergence::walkChildren(const Stmt *S, bool Together) {
  for (const Stmt *Child : S->children())
    walk(Child, Together);
}

void Convergence::walkLoop(const Stmt *Loop, bool Together) {
  const Expr *Condition = nullptr;
  if (const auto *For = dyn_cast<ForStmt>(Loop)) {
    walk(For->getInit(), Together);
    Condition = For->getCond();
  } else if (const auto *While = dyn_cast<WhileStmt>(Loop)) {
    Condition = While->getCond();
  } else if (const auto *Do = dyn_cast<DoStmt>(Loop)) {
    Condition = Do->getCond();
  } else {
    Together = false; // A range's length is no constant to us.
  }
  bool Inside = Together && isUniform(Condition) && !TornLoops.contains(Loop);
  LoopStack.push_back(Loop);
  for (const Stmt *Child : Loop->children())
    if (!isa<ForStmt>(Loop) || Child != cast<ForStmt>(Loop)->getInit())
      walk(Child, Inside);
  LoopStack.pop_back();
}

void Convergence::walkBinary(const BinaryOperator *Op, bool Together) {
  walk(Op->getLHS(), Together);
  walk(Op->getRHS(),
       Together && (!Op->isLogicalOp() || isUniform(Op->getLHS())));
  if (!Op->isAssignmentOp())
    return;
  write(Op->getLHS(), Op->getRHS(), Together);
}

void Convergence::walkDeclarations(const DeclStmt *S, bool Together) {
  for (const Decl *D : S->decls()) {
    const auto *Var = dyn_cast<VarDecl>(D);
    if (!Var)
      continue;
    if (const Expr *Init = Var->getInit()) {
      walk(Init, Together);
      if (!(Together && isUniform(Init)) || !isUniformVar(Var))
        taint(Var);
    } else if (!Var->getType()->isScalarType()) {
      taint(Var);
    }
    if (Var->getType()->isReferenceType())
      taint(Var);
  }
}

/// A variable that is passed by address or by reference may get any value.
void Convergence::walkCall(const CallExpr *Call, bool Together) {
  walkChildren(Call, Together);
  for (const Expr *Arg : Call->arguments()) {
    if (const auto *Ref = dyn_cast<DeclRefExpr>(Arg->IgnoreParens()))
      if (const auto *Var = dyn_cast<VarDecl>(Ref->getDecl()))
        if (!Arg->isTypeDependent() || !Var->getType()->isScalarType())
          taint(Var);
  }
  if (Together && !SomeReturned)
    ConvergentCalls.insert(Call);
}

void Convergence::walk(const Stmt *S, bool Together) {
  if (!S)
    return;
  Together = Together && !SomeReturned;
  if (const auto *If = dyn_cast<IfStmt>(S)) {
    walk(If->getInit(), Together);
    walk(If->getConditionVariableDeclStmt(), Together);
    walk(If->getCond(), Together);
    bool Inside = Together && isUniform(If->getCond());
    walk(If->getThen(), Inside);
    walk(If->getElse(), Inside);
  } else if (isa<ForStmt, WhileStmt, DoStmt, CXXForRangeStmt>(S)) {
    walkLoop(S, Together);
  } else if (const auto *Switch = dyn_cast<SwitchStmt>(S)) {
    walk(Switch->getCond(), Together);
    LoopStack.push_back(S);
    walk(Switch->getBody(), Together && isUniform(Switch->getCond()));
    LoopStack.pop_back();
  } else if (const auto *Choice = dyn_cast<ConditionalOperator>(S)) {
    walk(Choice->getCond(), Together);
    bool Inside = Together && isUniform(Choice->getCond());
    walk(Choice->getTrueExpr(), Inside);
    walk(Choice->getFalseExpr(), Inside);
  } else if (const auto *Binary = dyn_cast<BinaryOperator>(S)) {
    walkBinary(Binary, Together);
  } else if (const auto *Unary = dyn_cast<UnaryOperator>(S)) {
    walk(Unary->getSubExpr(), Together);
    if (Unary->isIncrementDecrementOp())
      write(Unary->getSubExpr(), nullptr, Together);
    else if (Unary->getOpcode() == UO_AddrOf)
      write(Unary->getSubExpr(), nullptr, false);
  } else if (const auto *Declarations = dyn_cast<DeclStmt>(S)) {
    walkDeclarations(Declarations, Together);
  } else if (const auto *Call = dyn_cast<CallExpr>(S)) {
    walkCall(Call, Together);
  } else if (isa<ReturnStmt, GotoStmt, IndirectGotoStmt, BreakStmt,
                 ContinueStmt>(S)) {
    walkChildren(S, Together);
    leave(S, Together);
  } else if (isa<LabelStmt>(S)) {
    walkChildren(S, false); // A jump may come from anywhere.
    SomeReturned = true;
  } else {
    walkChildren(S, Together && !isa<LambdaExpr>(S));
  }
}

} // namespace hipport
