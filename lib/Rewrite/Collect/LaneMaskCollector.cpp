// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Local variables of 32 bits whose values come from __ballot_sync and the like
// and go to `*_sync` calls. HIP's masks have 64 bits: a variable can be widened
// when every place that reads or writes it takes 64 bits, or can be made to.

#include "hipport/Rewrite/CodeCollectors.h"

#include "../LaneMaskFacts.h"
#include "CodeRanges.h"
#include "hipport/Rewrite/MaskIndex.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace hipport {

namespace {

struct Change {
  MaskPart What;
  SourceRange Where;
};

/// A place where masks are read or written together.
struct Place {
  llvm::SmallVector<const VarDecl *, 2> Masks;
  llvm::SmallVector<Change, 2> Changes;
  bool IsSync = false;
};

class MaskVisitor : public RecursiveASTVisitor<MaskVisitor> {
public:
  MaskVisitor(UnitContext &Unit, CodeRanges &Ranges, const Stmt *Body)
      : Context(Unit.Compiler.getASTContext()), Ranges(Ranges), Body(Body) {}

  bool VisitVarDecl(VarDecl *Var);
  bool VisitDeclStmt(DeclStmt *S);
  bool VisitDeclRefExpr(DeclRefExpr *Ref);
  bool VisitBinaryOperator(BinaryOperator *E);
  bool VisitUnaryOperator(UnaryOperator *E);
  bool VisitImplicitCastExpr(ImplicitCastExpr *E);
  bool VisitCallExpr(CallExpr *Call);
  void addFacts();

private:
  static llvm::StringRef nameOf(const CallExpr *Call);
  static bool isCandidate(const VarDecl *Var);
  bool isFull(const Expr *E) const;
  bool isWide(const Expr *E) const {
    QualType Type = E->IgnoreParenImpCasts()->getType();
    return !Type->isDependentType() && Type->isIntegerType() &&
           Context.getTypeSize(Type) == 64;
  }
  bool readWide(const Expr *E, Place &P);
  bool readWideBinary(const BinaryOperator *E, Place &P);
  void account(const Expr *E, bool IsSync, llvm::ArrayRef<Change> More = {});
  void accountAssignment(const Expr *Target, const Expr *Value);
  bool isSafe(const VarDecl *Var) const {
    return Read.lookup(Var) == Accounted.lookup(Var) && !Kept.contains(Var);
  }
  void addFact(llvm::ArrayRef<const Place *> Together);
  Change scope() const { return {MaskScope, Body->getSourceRange()}; }
  void addFull(const VarDecl *Var);

  ASTContext &Context;
  CodeRanges &Ranges;
  const Stmt *Body;
  std::vector<Place> Places;
  llvm::SmallPtrSet<const Expr *, 16> Seen; ///< Parts of a recorded place.
  llvm::DenseMap<const VarDecl *, unsigned> Read, Accounted;
  llvm::SmallPtrSet<const VarDecl *, 4> Kept;
  /// Those that start as a full mask, with their uses.
  llvm::MapVector<const VarDecl *, std::vector<SourceRange>> Full;
};

} // namespace

llvm::StringRef MaskVisitor::nameOf(const CallExpr *Call) {
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  DeclarationName Name;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee))
    Name = Ref->getDecl()->getDeclName();
  else if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee))
    Name = Overloads->getName();
  return Name.isIdentifier() && Name.getAsIdentifierInfo()
             ? Name.getAsIdentifierInfo()->getName()
             : "";
}

static bool makesMask(llvm::StringRef Name) {
  return Name == "__ballot_sync" || Name == "__ballot" ||
         Name == "__activemask" || Name == "__match_any_sync" ||
         Name == "__match_all_sync";
}

bool MaskVisitor::isCandidate(const VarDecl *Var) {
  if (!Var->isLocalVarDecl() || Var->isStaticLocal())
    return false;
  QualType Type = Var->getType().getCanonicalType().getUnqualifiedType();
  const auto *Builtin = Type->getAs<BuiltinType>();
  return Builtin && (Builtin->getKind() == BuiltinType::UInt ||
                     Builtin->getKind() == BuiltinType::Int);
}

bool MaskVisitor::isFull(const Expr *E) const {
  Expr::EvalResult Value;
  return !E->isValueDependent() && E->EvaluateAsInt(Value, Context) &&
         Value.Val.getInt().extOrTrunc(32).isAllOnes();
}

static bool isOne(const Expr *E) {
  const auto *Literal = dyn_cast<IntegerLiteral>(E->IgnoreParenImpCasts());
  return Literal && Literal->getValue() == 1;
}

bool MaskVisitor::readWideBinary(const BinaryOperator *E, Place &P) {
  const Expr *Left = E->getLHS(), *Right = E->getRHS();
  switch (E->getOpcode()) {
  case BO_Shl:
    if (isOne(Left)) {
      P.Changes.push_back(
          {MaskBit, Left->IgnoreParenImpCasts()->getSourceRange()});
      return true;
    }
    return readWide(Left, P);
  case BO_Shr:
    return readWide(Left, P);
  case BO_And:
    if (isOne(Right)) // A truth value, no mask.
      return false;
    [[fallthrough]];
  case BO_Or:
  case BO_Xor:
  case BO_Sub:
    return readWide(Left, P) && readWide(Right, P);
  default:
    return false;
  }
}

/// Whether the expression has 64 bits once its masks have.
bool MaskVisitor::readWide(const Expr *E, Place &P) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    const auto *Var = dyn_cast<VarDecl>(Ref->getDecl());
    if (!Var || !isCandidate(Var))
      return false;
    P.Masks.push_back(Var);
    return true;
  }
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return makesMask(nameOf(Call));
  if (const auto *Literal = dyn_cast<IntegerLiteral>(E))
    return Literal->getValue().ule(1); // `m - 1`, `m & 1`, `m = 0`.
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    return Unary->getOpcode() == UO_Not && readWide(Unary->getSubExpr(), P);
  if (const auto *Binary = dyn_cast<BinaryOperator>(E))
    return readWideBinary(Binary, P);
  return false;
}

void MaskVisitor::account(const Expr *E, bool IsSync,
                          llvm::ArrayRef<Change> More) {
  Place P;
  if (!Seen.insert(E->IgnoreParenImpCasts()).second || !readWide(E, P) ||
      P.Masks.empty())
    return;
  P.IsSync = IsSync;
  P.Changes.append(More.begin(), More.end());
  for (const VarDecl *Mask : P.Masks)
    ++Accounted[Mask];
  Places.push_back(std::move(P));
}

void MaskVisitor::accountAssignment(const Expr *Target, const Expr *Value) {
  Place P;
  if (!readWide(Target, P) || !readWide(Value, P))
    return;
  for (const VarDecl *Mask : P.Masks)
    ++Accounted[Mask];
  Places.push_back(std::move(P));
}

bool MaskVisitor::VisitVarDecl(VarDecl *Var) {
  if (!isCandidate(Var))
    return true;
  const Expr *Init = Var->getInit();
  Place P;
  P.Masks.push_back(Var);
  P.Changes.push_back({WideName, Var->getLocation()});
  if (!Var->getType()->getContainedAutoType())
    P.Changes.push_back(
        {MaskType, Var->getTypeSourceInfo()->getTypeLoc().getSourceRange()});
  if (Init && isFull(Init))
    Full[Var];
  if (Init && !readWide(Init, P)) {
    Kept.insert(Var);
    return true;
  }
  for (size_t I = 1; I < P.Masks.size(); ++I)
    ++Accounted[P.Masks[I]];
  Places.push_back(std::move(P));
  return true;
}

/// One type for several variables: not worth taking apart.
bool MaskVisitor::VisitDeclStmt(DeclStmt *S) {
  if (!S->isSingleDecl())
    for (const Decl *D : S->decls())
      if (const auto *Var = dyn_cast<VarDecl>(D))
        Kept.insert(Var);
  return true;
}

bool MaskVisitor::VisitDeclRefExpr(DeclRefExpr *Ref) {
  if (const auto *Var = dyn_cast<VarDecl>(Ref->getDecl()))
    ++Read[Var];
  return true;
}

bool MaskVisitor::VisitBinaryOperator(BinaryOperator *E) {
  switch (E->getOpcode()) {
  case BO_Assign:
  case BO_AndAssign:
  case BO_OrAssign:
  case BO_XorAssign:
    accountAssignment(E->getLHS(), E->getRHS());
    return true;
  case BO_ShrAssign:
    account(E->getLHS(), false);
    return true;
  case BO_EQ:
  case BO_NE: {
    Place P;
    if (readWide(E->getLHS(), P) && readWide(E->getRHS(), P))
      for (const Expr *Side : {E->getLHS(), E->getRHS()})
        account(Side, false);
    return true;
  }
  case BO_And:
    if (isOne(E->getRHS()))
      account(E->getLHS(), false);
    return true;
  default:
    return true;
  }
}

bool MaskVisitor::VisitUnaryOperator(UnaryOperator *E) {
  if (E->getOpcode() == UO_LNot)
    account(E->getSubExpr(), false);
  return true;
}

bool MaskVisitor::VisitImplicitCastExpr(ImplicitCastExpr *E) {
  if (E->getCastKind() == CK_IntegralToBoolean)
    account(E->getSubExpr(), false);
  return true;
}

bool MaskVisitor::VisitCallExpr(CallExpr *Call) {
  llvm::StringRef Name = nameOf(Call);
  if (Call->getNumArgs() < 1)
    return true;
  const Expr *First = Call->getArg(0);
  SourceRange Callee = Call->getCallee()->getSourceRange();
  if (takesLaneMask(Name) && isWide(First)) {
    Place P;
    P.Changes.push_back({MaskArgument, First->getSourceRange()});
    addFact(&P);
  } else if (takesLaneMask(Name)) {
    account(First, true, Change{MaskArgument, First->getSourceRange()});
    const auto *Ref = dyn_cast<DeclRefExpr>(First->IgnoreParenImpCasts());
    const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    if (auto It = Full.find(Var); It != Full.end())
      It->second.push_back(First->getSourceRange());
  } else if (Name == "__popc" || Name == "__ffs") {
    account(First, false, Change{MaskCount, Callee});
  } else if (Name == "__popcll" || Name == "__ffsll") {
    account(First, false);
  } else if (Name == "__clz") {
    // The first lane, `__clz(__brev(m))`; alone it counts from bit 31.
    const auto *Inner = dyn_cast<CallExpr>(First->IgnoreParenImpCasts());
    if (Inner && nameOf(Inner) == "__brev")
      account(Inner->getArg(0), false,
              {{MaskCount, Callee},
               {MaskCount, Inner->getCallee()->getSourceRange()}});
  }
  return true;
}

void MaskVisitor::addFact(llvm::ArrayRef<const Place *> Together) {
  CodeFact Fact;
  Fact.Kind = LaneMaskFact.str();
  FileFacts *Facts = nullptr;
  std::optional<ByteRange> Code; // Without the scope, which others have too.
  for (const Place *P : Together)
    for (const Change &C : P->Changes) {
      auto Bytes = Ranges.written(C.Where);
      if (!Bytes || (Facts && Facts != Bytes->Facts))
        return;
      Facts = Bytes->Facts;
      if (C.What != MaskScope)
        Code = {{std::min(Code ? Code->Begin : ~0u, Bytes->Bytes.Begin),
                 std::max(Code ? Code->End : 0, Bytes->Bytes.End)}};
      Fact.Parts.push_back(Bytes->Bytes);
      Fact.Detail += static_cast<char>(C.What);
    }
  if (!Code)
    return;
  Fact.Code = *Code;
  Facts->Code.push_back(std::move(Fact));
}

/// Every read of the variable is a mask, and no other value gets into it.
void MaskVisitor::addFull(const VarDecl *Var) {
  const std::vector<SourceRange> &Uses = Full[Var];
  if (Uses.size() != Read.lookup(Var))
    return;
  Place P;
  P.Changes = {scope(), {FullName, Var->getLocation()}};
  for (SourceRange Use : Uses)
    P.Changes.push_back({FullArgument, Use});
  addFact(&P);
}

void MaskVisitor::addFacts() {
  for (const auto &[Var, Uses] : Full)
    addFull(Var);
  llvm::EquivalenceClasses<const VarDecl *> Linked;
  for (const Place &P : Places)
    for (const VarDecl *Mask : P.Masks)
      Linked.unionSets(P.Masks.front(), Mask);
  llvm::MapVector<const VarDecl *, std::vector<const Place *>> Groups;
  for (const Place &P : Places)
    Groups[Linked.getLeaderValue(P.Masks.front())].push_back(&P);
  Place Scope;
  Scope.Changes = {scope()};
  for (auto &[Leader, Together] : Groups) {
    bool IsSafe = true, IsSync = false;
    for (const Place *P : Together) {
      IsSafe &=
          llvm::all_of(P->Masks, [&](const VarDecl *V) { return isSafe(V); });
      IsSync |= P->IsSync;
    }
    if (!IsSafe || !IsSync)
      continue;
    Together.push_back(&Scope);
    addFact(Together);
  }
}

namespace {

/// Looks at each function for itself.
class FunctionFinder : public RecursiveASTVisitor<FunctionFinder> {
public:
  FunctionFinder(UnitContext &Unit) : Unit(Unit), Ranges(Unit) {}

  bool VisitFunctionDecl(FunctionDecl *Function) {
    if (!Function->doesThisDeclarationHaveABody())
      return true;
    MaskVisitor Visitor(Unit, Ranges, Function->getBody());
    Visitor.TraverseStmt(Function->getBody());
    Visitor.addFacts();
    return true;
  }
  bool TraverseStmt(Stmt *) { return true; }

private:
  UnitContext &Unit;
  CodeRanges Ranges;
};

class LaneMaskCollector : public Collector {
public:
  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &) override {
    FunctionFinder Finder(Unit);
    for (const Decl *D : TopLevel)
      if (isWritten(D))
        Finder.TraverseDecl(const_cast<Decl *>(D));
  }
};

} // namespace

std::unique_ptr<Collector> makeLaneMaskCollector() {
  return std::make_unique<LaneMaskCollector>();
}

} // namespace hipport
