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
  if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(E))
    return isUniform(Opaque->getSourceExpr());
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

/// The variable that an lvalue is, or is a part of; null: none is named.
static const VarDecl *variableOf(const Expr *E) {
  E = E->IgnoreParenCasts();
  for (;;) {
    if (const auto *Member = dyn_cast<MemberExpr>(E))
      E = Member->getBase()->IgnoreParenCasts();
    else if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
      E = Element->getBase()->IgnoreParenCasts();
    else
      break;
  }
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  return Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
}

void Convergence::write(const Expr *Target, const Expr *Value, bool Together) {
  const VarDecl *Var = variableOf(Target);
  if (Var && !(Together && isUniform(Value)))
    taint(Var);
}

/// A variable that is passed by reference may get any value.
void Convergence::passOn(const Expr *Arg) {
  const Expr *Plain = Arg->IgnoreParens();
  if (isa<ImplicitCastExpr>(Plain) || Plain->isPRValue())
    return; // Its value is passed.
  if (const VarDecl *Var = variableOf(Plain))
    if (!Arg->isTypeDependent() || !Var->getType()->isScalarType())
      taint(Var);
}

void Convergence::leaveLoop(bool Together) {
  if (!Together && !LoopStack.empty())
    Changed |= TornLoops.insert(LoopStack.back()).second;
}

void Convergence::leaveKernel(bool Together) {
  if (Together)
    return;
  SomeReturned = true;
  for (const Stmt *Loop : LoopStack)
    Changed |= TornLoops.insert(Loop).second;
}

void Convergence::walk(const Stmt *S, bool Together) {
  if (S)
    Visit(S, Together && !SomeReturned);
}

void Convergence::walkChildren(const Stmt *S, bool Together) {
  for (const Stmt *Child : S->children())
    walk(Child, Together);
}

void Convergence::walkLoop(const Stmt *Loop, llvm::ArrayRef<const Stmt *> Parts,
                           bool Together) {
  LoopStack.push_back(Loop);
  for (const Stmt *Part : Parts)
    walk(Part, Together && !TornLoops.contains(Loop));
  LoopStack.pop_back();
}

void Convergence::VisitStmt(const Stmt *S, bool Together) {
  walkChildren(S, Together);
}

void Convergence::VisitIfStmt(const IfStmt *If, bool Together) {
  walk(If->getInit(), Together);
  walk(If->getConditionVariableDeclStmt(), Together);
  walk(If->getCond(), Together);
  bool Inside = Together && isUniform(If->getCond());
  walk(If->getThen(), Inside);
  walk(If->getElse(), Inside);
}

void Convergence::VisitForStmt(const ForStmt *For, bool Together) {
  walk(For->getInit(), Together);
  walkLoop(For,
           {For->getConditionVariableDeclStmt(), For->getCond(), For->getBody(),
            For->getInc()},
           Together && isUniform(For->getCond()));
}

void Convergence::VisitWhileStmt(const WhileStmt *While, bool Together) {
  walkLoop(While,
           {While->getConditionVariableDeclStmt(), While->getCond(),
            While->getBody()},
           Together && isUniform(While->getCond()));
}

void Convergence::VisitDoStmt(const DoStmt *Do, bool Together) {
  walkLoop(Do, {Do->getBody(), Do->getCond()},
           Together && isUniform(Do->getCond()));
}

void Convergence::VisitCXXForRangeStmt(const CXXForRangeStmt *For, bool) {
  // The length of a range is no constant to us.
  walkLoop(For, {For->getRangeStmt(), For->getLoopVarStmt(), For->getBody()},
           false);
}

void Convergence::VisitSwitchStmt(const SwitchStmt *Switch, bool Together) {
  walk(Switch->getInit(), Together);
  walk(Switch->getCond(), Together);
  walkLoop(Switch, {Switch->getBody()},
           Together && isUniform(Switch->getCond()));
}

void Convergence::VisitConditionalOperator(const ConditionalOperator *Choice,
                                           bool Together) {
  walk(Choice->getCond(), Together);
  bool Inside = Together && isUniform(Choice->getCond());
  walk(Choice->getTrueExpr(), Inside);
  walk(Choice->getFalseExpr(), Inside);
}

void Convergence::VisitBinaryOperator(const BinaryOperator *Op, bool Together) {
  walk(Op->getLHS(), Together);
  walk(Op->getRHS(),
       Together && (!Op->isLogicalOp() || isUniform(Op->getLHS())));
  if (Op->isAssignmentOp())
    write(Op->getLHS(), Op->getRHS(), Together);
}

void Convergence::VisitUnaryOperator(const UnaryOperator *Op, bool Together) {
  walk(Op->getSubExpr(), Together);
  if (Op->isIncrementDecrementOp())
    write(Op->getSubExpr(), nullptr, Together);
  else if (Op->getOpcode() == UO_AddrOf)
    write(Op->getSubExpr(), nullptr, false);
}

void Convergence::VisitDeclStmt(const DeclStmt *S, bool Together) {
  for (const Decl *D : S->decls()) {
    const auto *Var = dyn_cast<VarDecl>(D);
    if (!Var)
      continue;
    const Expr *Init = Var->getInit();
    walk(Init, Together);
    if (Init && Var->getType()->isReferenceType())
      write(Init, nullptr, false); // Another name for it.
    bool IsUniform = !Var->getType()->isReferenceType() &&
                     (Init ? Together && isUniform(Init) && isUniformVar(Var)
                           : Var->getType()->isScalarType());
    if (!IsUniform)
      taint(Var);
  }
}

/// Intrinsics take their arguments by value; in a template that shows in their
/// names only.
static bool isIntrinsic(const CallExpr *Call) {
  const auto *Names = dyn_cast<OverloadExpr>(Call->getCallee());
  return Names && Names->getName().isIdentifier() &&
         Names->getName().getAsIdentifierInfo()->getName().starts_with("__");
}

void Convergence::VisitCallExpr(const CallExpr *Call, bool Together) {
  walkChildren(Call, Together);
  if (!isIntrinsic(Call))
    for (const Expr *Arg : Call->arguments())
      passOn(Arg);
  if (const auto *Method = dyn_cast<CXXMemberCallExpr>(Call))
    write(Method->getImplicitObjectArgument(), nullptr, false);
  if (Together && !SomeReturned)
    ConvergentCalls.insert(Call);
}

void Convergence::VisitCXXConstructExpr(const CXXConstructExpr *Construct,
                                        bool Together) {
  walkChildren(Construct, Together);
  for (const Expr *Arg : Construct->arguments())
    passOn(Arg);
}

void Convergence::VisitGCCAsmStmt(const GCCAsmStmt *Asm, bool Together) {
  walkChildren(Asm, Together);
  for (const Expr *Output : Asm->outputs())
    write(Output, nullptr, false);
  std::string Text = Asm->getAsmString();
  if (llvm::StringRef(Text).contains("exit") ||
      llvm::StringRef(Text).contains("ret"))
    leaveKernel(false);
}

void Convergence::VisitLambdaExpr(const LambdaExpr *Lambda, bool) {
  for (const LambdaCapture &Capture : Lambda->captures())
    if (Capture.capturesVariable() && Capture.getCaptureKind() == LCK_ByRef)
      if (const auto *Var = dyn_cast<VarDecl>(Capture.getCapturedVar()))
        taint(Var);
  walkChildren(Lambda, false);
}

void Convergence::VisitLabelStmt(const LabelStmt *Label, bool) {
  walkChildren(Label, false); // A jump may come from anywhere.
  SomeReturned = true;
}

void Convergence::VisitReturnStmt(const ReturnStmt *S, bool Together) {
  walkChildren(S, Together);
  leaveKernel(Together);
}

void Convergence::VisitGotoStmt(const GotoStmt *, bool) { leaveKernel(false); }

void Convergence::VisitIndirectGotoStmt(const IndirectGotoStmt *, bool) {
  leaveKernel(false);
}

void Convergence::VisitBreakStmt(const BreakStmt *, bool Together) {
  leaveLoop(Together);
}

void Convergence::VisitContinueStmt(const ContinueStmt *, bool Together) {
  leaveLoop(Together);
}

} // namespace hipport
