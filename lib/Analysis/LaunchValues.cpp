// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LaunchValues.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace hipport {

namespace {

/// The variables of a function that anything but a plain read touches.
class WriteFinder : public RecursiveASTVisitor<WriteFinder> {
public:
  explicit WriteFinder(llvm::DenseSet<const VarDecl *> &Modified)
      : Modified(Modified) {}

  bool TraverseImplicitCastExpr(ImplicitCastExpr *Cast,
                                DataRecursionQueue * = nullptr) {
    bool Reads =
        Cast->getCastKind() == CK_LValueToRValue ||
        (Cast->getCastKind() == CK_NoOp && Cast->getType().isConstQualified());
    if (Reads && isPlainVariable(Cast->getSubExpr()))
      return true;
    return RecursiveASTVisitor::TraverseImplicitCastExpr(Cast);
  }

  bool VisitDeclRefExpr(DeclRefExpr *Ref) {
    if (const auto *Var = dyn_cast<VarDecl>(Ref->getDecl()))
      if (!Var->getType().isConstQualified())
        Modified.insert(Var);
    return true;
  }

private:
  static bool isPlainVariable(const Expr *E) {
    E = E->IgnoreParens();
    while (const auto *Member = dyn_cast<MemberExpr>(E))
      E = Member->getBase()->IgnoreParens();
    return isa<DeclRefExpr>(E);
  }

  llvm::DenseSet<const VarDecl *> &Modified;
};

} // namespace

LaunchValues::LaunchValues(ASTContext &Context, const FunctionDecl &Caller)
    : Context(Context) {
  if (Caller.hasBody())
    WriteFinder(Modified).TraverseStmt(Caller.getBody());
}

const Expr *LaunchValues::initialiserOf(const Expr *E) const {
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  if (!Var || isa<ParmVarDecl>(Var) || !Var->isLocalVarDecl() ||
      Var->isStaticLocal() || Modified.contains(Var))
    return nullptr;
  return Var->getInit();
}

std::optional<uint64_t> LaunchValues::integer(const Expr *E) const {
  if (!E || E->isValueDependent() || E->containsErrors())
    return std::nullopt;
  Expr::EvalResult Result;
  if (E->EvaluateAsInt(Result, Context)) {
    const llvm::APSInt &Value = Result.Val.getInt();
    if (Value.isNegative())
      return std::nullopt;
    return Value.getZExtValue();
  }
  E = E->IgnoreParenImpCasts();
  if (const Expr *Init = initialiserOf(E))
    return integer(Init);
  const auto *Binary = dyn_cast<BinaryOperator>(E);
  if (!Binary ||
      (Binary->getOpcode() != BO_Mul && Binary->getOpcode() != BO_Add))
    return std::nullopt;
  auto Left = integer(Binary->getLHS()), Right = integer(Binary->getRHS());
  if (!Left || !Right)
    return std::nullopt;
  return Binary->getOpcode() == BO_Mul ? *Left * *Right : *Left + *Right;
}

std::optional<uint64_t> LaunchValues::volume(const Expr *E) const {
  if (!E || E->isTypeDependent() || E->containsErrors())
    return std::nullopt;
  E = E->IgnoreUnlessSpelledInSource();
  if (E->getType()->isIntegralOrEnumerationType())
    return integer(E);
  if (const Expr *Init = initialiserOf(E))
    return volume(Init);
  if (const auto *Cast = dyn_cast<CXXFunctionalCastExpr>(E))
    return volume(Cast->getSubExpr());
  const auto *Construct = dyn_cast<CXXConstructExpr>(E);
  if (!Construct)
    return std::nullopt;
  if (Construct->getConstructor()->isCopyOrMoveConstructor())
    return volume(Construct->getArg(0));
  uint64_t Volume = 1;
  for (const Expr *Arg : Construct->arguments()) {
    auto Extent = isa<CXXDefaultArgExpr>(Arg)
                      ? integer(cast<CXXDefaultArgExpr>(Arg)->getExpr())
                      : integer(Arg);
    if (!Extent)
      return std::nullopt;
    Volume *= *Extent;
  }
  return Volume;
}

} // namespace hipport
