// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "DevicePointerWalk.h"

#include "../DevicePointerFacts.h"

#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace hipport {

bool DevicePointerWalk::isHandleType(QualType Type) const {
  if (Type.isNull())
    return false;
  for (Type = Type.getNonReferenceType();;) {
    if (const auto *Typedef = dyn_cast<TypedefType>(Type.getTypePtr())) {
      const IdentifierInfo *Name = Typedef->getDecl()->getIdentifier();
      if (Name && Name->getName().starts_with("CUdeviceptr"))
        return true;
    }
    QualType Next = Type.getSingleStepDesugaredType(Context);
    if (Next == Type)
      return false;
    Type = Next;
  }
}

static bool isArithmetic(const Expr *E) {
  const auto *Unary = dyn_cast<UnaryOperator>(E);
  return Unary &&
         (Unary->getOpcode() == UO_Not || Unary->getOpcode() == UO_Minus ||
          Unary->getOpcode() == UO_Plus);
}

bool DevicePointerWalk::isHandle(const Expr *E) const {
  E = E->IgnoreParenImpCasts();
  if (const auto *Choice = dyn_cast<ConditionalOperator>(E))
    return isHandle(Choice->getTrueExpr()) || isHandle(Choice->getFalseExpr());
  const auto *Binary = dyn_cast<BinaryOperator>(E);
  if (!Binary)
    return isHandleType(E->getType()) && !isArithmetic(E);
  if (Binary->isAssignmentOp())
    return isHandle(Binary->getLHS());
  if (Binary->getOpcode() == BO_Comma)
    return isHandle(Binary->getRHS());
  if (!Binary->isAdditiveOp())
    return false;
  bool Left = isHandle(Binary->getLHS()), Right = isHandle(Binary->getRHS());
  return Binary->getOpcode() == BO_Add ? Left != Right : Left && !Right;
}

bool DevicePointerWalk::isNull(const Expr *E) const {
  E = E->IgnoreParenImpCasts();
  if (const auto *Literal = dyn_cast<IntegerLiteral>(E))
    return Literal->getValue().isZero();
  return isa<GNUNullExpr, CXXNullPtrLiteralExpr, ImplicitValueInitExpr,
             CXXScalarValueInitExpr>(E);
}

Want DevicePointerWalk::wantOf(QualType Type) const {
  if (Type.isNull() || Type->isDependentType() || Type->getContainedAutoType())
    return Want::Exact;
  if (isHandleType(Type))
    return Want::Pointer;
  Type = Type.getNonReferenceType();
  if (Type->isBooleanType())
    return Want::Truth;
  return Type->isArithmeticType() || Type->isEnumeralType() ? Want::Integer
                                                            : Want::Nothing;
}

void DevicePointerWalk::add(char Letter, SourceRange Range) {
  auto Place = Ranges.written(Range);
  if (Place && Letters.empty())
    PartFacts = Place->Facts;
  bool CanEdit = Place && Place->Facts == PartFacts;
  Letters += CanEdit ? Letter : char(CannotEdit);
  Parts.push_back(CanEdit ? Place->Bytes : ByteRange());
}

void DevicePointerWalk::wrap(const Expr *E) {
  const Expr *Plain = E->IgnoreImpCasts();
  bool NeedsParens = isa<BinaryOperator, AbstractConditionalOperator>(Plain);
  add(NeedsParens ? WrapInHandle : CastToHandle, E->getSourceRange());
}

/// All parts lie in one file; what stands around them may come from macros.
void DevicePointerWalk::record(const Expr *E) {
  auto Use = Files.use(E->getExprLoc());
  if (!llvm::StringRef(Letters).contains(CannotEdit)) {
    ByteRange Hull = Parts.front();
    for (ByteRange Part : Parts)
      Hull = {std::min(Hull.Begin, Part.Begin), std::max(Hull.End, Part.End)};
    PartFacts->Code.push_back({DevicePointerFact.str(), Hull, Parts, Letters});
  } else if (Use) {
    Use->Facts->Code.push_back({DevicePointerFact.str(),
                                {Use->Offset, Use->Offset + 1},
                                {},
                                std::string(1, CannotEdit)});
  }
}

void DevicePointerWalk::walkWhole(const Expr *E, Want Wanted) {
  if (!E)
    return;
  std::vector<ByteRange> OuterParts;
  std::string OuterLetters;
  std::swap(OuterParts, Parts);
  std::swap(OuterLetters, Letters);
  walk(E, Wanted);
  if (!Letters.empty())
    record(E);
  std::swap(OuterParts, Parts);
  std::swap(OuterLetters, Letters);
}

void DevicePointerWalk::walkBody(const FunctionDecl &Function) {
  QualType Outer = ResultType;
  ResultType = Function.getDeclaredReturnType();
  if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(&Function))
    for (const CXXCtorInitializer *Init : Constructor->inits())
      if (Init->isWritten())
        walkWhole(Init->getInit(), Init->isAnyMemberInitializer()
                                       ? wantOf(Init->getAnyMember()->getType())
                                       : Want::Nothing);
  walk(Function.getBody(), Want::Nothing);
  ResultType = Outer;
}

void DevicePointerWalk::walk(const Stmt *S, Want Wanted) {
  if (S)
    Visit(S, Wanted);
}

/// The expressions of a statement are full ones.
void DevicePointerWalk::VisitStmt(const Stmt *S, Want) {
  for (const Stmt *Child : S->children()) {
    if (const auto *E = dyn_cast_or_null<Expr>(Child)) {
      bool IsCondition =
          isa<IfStmt, WhileStmt, DoStmt>(S) ||
          (isa<ForStmt>(S) && Child == cast<ForStmt>(S)->getCond());
      walkWhole(E, IsCondition          ? Want::Truth
                   : isa<SwitchStmt>(S) ? Want::Integer
                                        : Want::Nothing);
    } else {
      walk(Child, Want::Nothing);
    }
  }
}

void DevicePointerWalk::VisitReturnStmt(const ReturnStmt *S, Want) {
  walkWhole(S->getRetValue(), wantOf(ResultType));
}

void DevicePointerWalk::VisitDeclStmt(const DeclStmt *S, Want) {
  for (const Decl *D : S->decls())
    if (const auto *Var = dyn_cast<VarDecl>(D))
      walkWhole(Var->getInit(), wantOf(Var->getType()));
}

void DevicePointerWalk::VisitLambdaExpr(const LambdaExpr *E, Want) {
  if (E->getCallOperator()->getBody())
    walkBody(*E->getCallOperator());
}

/// A value in its place: what HIP's type needs to be taken there.
void DevicePointerWalk::takeValue(const Expr *E, Want Wanted) {
  if (E->isTypeDependent())
    return;
  if (isHandle(E)) {
    if (Wanted == Want::Integer)
      add(CastToInteger, E->getSourceRange());
    else if (Wanted == Want::Bytes)
      add(CastToBytes, E->getSourceRange());
    return;
  }
  bool TakesHandle = Wanted == Want::Pointer;
  if (TakesHandle && E->getType()->isIntegralOrEnumerationType() && !isNull(E))
    wrap(E);
}

void DevicePointerWalk::VisitExpr(const Expr *E, Want Wanted) {
  takeValue(E, Wanted);
  for (const Stmt *Child : E->children())
    if (const auto *Index = dyn_cast<ArraySubscriptExpr>(E))
      walk(Child, Child == Index->getIdx() ? Want::Integer : Want::Nothing);
    else
      walk(Child, Want::Nothing);
}

void DevicePointerWalk::VisitParenExpr(const ParenExpr *E, Want Wanted) {
  const Expr *Inner = E->getSubExpr();
  bool IsSum =
      isa<BinaryOperator, ConditionalOperator>(Inner->IgnoreImpCasts());
  if (IsSum || !isHandle(E))
    return walk(Inner, Wanted);
  takeValue(E, Wanted); // The cast stands outside of the parentheses.
  walk(Inner, Want::Nothing);
}

void DevicePointerWalk::VisitImplicitCastExpr(const ImplicitCastExpr *E,
                                              Want Wanted) {
  walk(E->getSubExpr(), Wanted);
}

void DevicePointerWalk::VisitExplicitCastExpr(const ExplicitCastExpr *E,
                                              Want Wanted) {
  const Expr *Inner = E->getSubExpr();
  QualType To = E->getType();
  const auto *Named = dyn_cast<CXXNamedCastExpr>(E);
  bool IsStatic = isa<CXXStaticCastExpr>(E);
  auto Keyword = [&] { return SourceRange(Named->getOperatorLoc()); };
  takeValue(E, Wanted);
  if (To->isDependentType())
    return walk(Inner, Want::Exact);
  if (isHandleType(To)) {
    bool IsNumber = Inner->getType()->isIntegralOrEnumerationType() &&
                    !isHandle(Inner) && !isNull(Inner);
    const auto *From = Inner->getType()->getAs<clang::PointerType>();
    if (IsStatic && IsNumber)
      add(Reinterpret, Keyword());
    if (isa<CXXReinterpretCastExpr>(E) && From &&
        From->getPointeeType().isConstQualified())
      add(CastToVoid, Inner->getSourceRange());
    return walk(Inner, isHandle(Inner) ? Want::Exact : Want::Nothing);
  }
  if (!isHandle(Inner))
    return walk(Inner, Want::Nothing);
  if (!To->isIntegralOrEnumerationType() || To->isBooleanType())
    return walk(Inner, To->isFloatingType() ? Want::Integer : Want::Pointer);
  bool IsSum = isa<BinaryOperator>(Inner->IgnoreParenImpCasts());
  if (Context.getTypeSize(To) < 64 || (IsStatic && IsSum))
    return walk(Inner, Want::Integer);
  if (IsStatic)
    add(Reinterpret, Keyword());
  walk(Inner, Want::Pointer);
}

void DevicePointerWalk::walkSum(const BinaryOperator *E, Want Wanted) {
  bool Left = isHandle(E->getLHS()), Right = isHandle(E->getRHS());
  bool IsAddress = isHandle(E);
  if ((Left || Right) && !E->isTypeDependent()) {
    bool AsBytes = IsAddress && Wanted != Want::Integer;
    if (IsAddress && (Wanted == Want::Exact || Wanted == Want::Nothing))
      wrap(E);
    if (!IsAddress)
      takeValue(E, Wanted);
    walk(E->getLHS(), AsBytes && Left ? Want::Bytes : Want::Integer);
    return walk(E->getRHS(), AsBytes && Right ? Want::Bytes : Want::Integer);
  }
  takeValue(E, Wanted);
  walk(E->getLHS(), Want::Integer);
  walk(E->getRHS(), Want::Integer);
}

void DevicePointerWalk::walkComparison(const BinaryOperator *E) {
  const Expr *Left = E->getLHS(), *Right = E->getRHS();
  auto Fits = [&](const Expr *Side) {
    return isHandle(Side) || (E->isEqualityOp() && isNull(Side));
  };
  bool AsPointers =
      (isHandle(Left) || isHandle(Right)) && Fits(Left) && Fits(Right);
  Want Side = AsPointers ? Want::Pointer : Want::Integer;
  walk(Left, Side);
  walk(Right, Side);
}

/// `p += n`: the operator changes, and the left operand stands twice.
void DevicePointerWalk::walkCompound(const BinaryOperator *E) {
  bool IsPointer = isHandle(E->getLHS());
  walk(E->getLHS(), Want::Nothing);
  walk(E->getRHS(), Want::Integer);
  if (!IsPointer)
    return;
  if (E->getLHS()->HasSideEffects(Context))
    return add(CannotEdit, SourceRange());
  add(AssignOperator, E->getOperatorLoc());
  add(Operand, E->getLHS()->getSourceRange());
  add(Operand, E->getRHS()->getSourceRange());
}

void DevicePointerWalk::VisitBinaryOperator(const BinaryOperator *E,
                                            Want Wanted) {
  if (E->isCompoundAssignmentOp())
    return walkCompound(E);
  if (E->getOpcode() == BO_Assign) {
    walk(E->getLHS(), Want::Nothing);
    return walk(E->getRHS(), wantOf(E->getLHS()->getType()));
  }
  if (E->getOpcode() == BO_Comma) {
    walk(E->getLHS(), Want::Nothing);
    return walk(E->getRHS(), Wanted);
  }
  if (E->isComparisonOp())
    return walkComparison(E);
  if (E->isLogicalOp()) {
    walk(E->getLHS(), Want::Truth);
    return walk(E->getRHS(), Want::Truth);
  }
  walkSum(E, Wanted);
}

void DevicePointerWalk::VisitUnaryOperator(const UnaryOperator *E,
                                           Want Wanted) {
  const Expr *Inner = E->getSubExpr();
  if (E->isIncrementDecrementOp() && isHandle(Inner))
    return add(CannotEdit, SourceRange());
  takeValue(E, Wanted);
  walk(Inner, isArithmetic(E)             ? Want::Integer
              : E->getOpcode() == UO_LNot ? Want::Truth
                                          : Want::Nothing);
}

void DevicePointerWalk::VisitConditionalOperator(const ConditionalOperator *E,
                                                 Want Wanted) {
  walk(E->getCond(), Want::Truth);
  Want Side = Wanted == Want::Nothing && isHandle(E) ? Want::Exact : Wanted;
  walk(E->getTrueExpr(), Side);
  walk(E->getFalseExpr(), Side);
}

} // namespace hipport
