// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LaneFlow.h"

#include "CrossLane.h"

#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/AST/StmtCXX.h"

#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace hipport {

llvm::StringRef calleeName(const CallExpr *Call) {
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  DeclarationName Name;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee))
    Name = Ref->getDecl()->getDeclName();
  else if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee))
    Name = Overloads->getName();
  else if (const auto *Member = dyn_cast<MemberExpr>(Callee))
    Name = Member->getMemberDecl()->getDeclName();
  else if (const auto *Dependent =
               dyn_cast<CXXDependentScopeMemberExpr>(Callee))
    Name = Dependent->getMember();
  return Name.isIdentifier() && Name.getAsIdentifierInfo()
             ? Name.getAsIdentifierInfo()->getName()
             : "";
}

const ValueDecl *targetOf(const Expr *E) {
  for (;;) {
    E = E->IgnoreParenCasts();
    if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
      return Ref->getDecl();
    if (const auto *Member = dyn_cast<MemberExpr>(E))
      return Member->getMemberDecl();
    const auto *Element = dyn_cast<ArraySubscriptExpr>(E);
    if (!Element)
      return nullptr;
    E = Element->getBase();
  }
}

/// Collects where values go.
class EdgeVisitor : public RecursiveASTVisitor<EdgeVisitor> {
public:
  explicit EdgeVisitor(LaneFlow &Flow) : Flow(Flow) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool TraverseFunctionDecl(FunctionDecl *F) {
    const FunctionDecl *Outer = Function;
    Function = F;
    bool Result = RecursiveASTVisitor::TraverseFunctionDecl(F);
    Function = Outer;
    return Result;
  }
  bool TraverseCXXMethodDecl(CXXMethodDecl *F) {
    const FunctionDecl *Outer = Function;
    Function = F;
    bool Result = RecursiveASTVisitor::TraverseCXXMethodDecl(F);
    Function = Outer;
    return Result;
  }

  bool VisitVarDecl(VarDecl *Var) {
    if (isa<ParmVarDecl>(Var))
      return true;
    if (const Expr *Init = Var->getInit(); Init && !isa<InitListExpr>(Init))
      add(Var, Init);
    return true;
  }

  bool VisitFunctionDecl(FunctionDecl *F) {
    if (F->hasAttr<CUDAGlobalAttr>())
      for (const ParmVarDecl *Param : F->parameters())
        Flow.Values[Param] = LaneValue::of(LaneValue::Uniform);
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *Op) {
    if (!Op->isAssignmentOp())
      return true;
    if (const ValueDecl *Target = targetOf(Op->getLHS())) {
      if (Op->isCompoundAssignmentOp())
        Flow.Edges.push_back(
            {Target, Op->getRHS(), true,
             BinaryOperator::getOpForCompoundAssignment(Op->getOpcode())});
      else
        add(Target, Op->getRHS());
    }
    return true;
  }

  bool VisitUnaryOperator(UnaryOperator *Op) {
    const ValueDecl *Target = targetOf(Op->getSubExpr());
    if (!isa_and_nonnull<VarDecl>(Target))
      return true;
    // What has its address taken may get any value.
    if (Op->getOpcode() == UO_AddrOf)
      addUnknown(Target);
    else if (Op->isIncrementDecrementOp())
      Flow.Edges.push_back({Target, nullptr, true, BO_Add});
    return true;
  }

  bool VisitReturnStmt(ReturnStmt *S) {
    if (Function && S->getRetValue())
      add(Function, S->getRetValue());
    return true;
  }

  bool VisitCallExpr(CallExpr *Call) {
    const FunctionDecl *Callee = Call->getDirectCallee();
    if (!Callee || isa<CUDAKernelCallExpr>(Call))
      return true;
    unsigned Skip =
        isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(Callee);
    // The definition has the parameters that the body reads.
    const FunctionDecl *Definition = Callee;
    Callee->hasBody(Definition);
    for (unsigned I = Skip; I < Call->getNumArgs(); ++I)
      if (I - Skip < Definition->getNumParams())
        pass(Definition->getParamDecl(I - Skip), Call->getArg(I));
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *Construct) {
    const FunctionDecl *Callee = Construct->getConstructor();
    Callee->hasBody(Callee);
    for (unsigned I = 0; I < Construct->getNumArgs(); ++I)
      if (I < Callee->getNumParams())
        pass(Callee->getParamDecl(I), Construct->getArg(I));
    return true;
  }

  bool TraverseConstructorInitializer(CXXCtorInitializer *Init) {
    if (Init->isMemberInitializer() && Init->getInit())
      add(Init->getMember(), Init->getInit());
    return RecursiveASTVisitor::TraverseConstructorInitializer(Init);
  }

  bool VisitInitListExpr(InitListExpr *List) {
    const auto *Record = List->getType()->getAsRecordDecl();
    if (!Record || !List->isSemanticForm())
      return true;
    unsigned I = 0;
    for (const FieldDecl *Field : Record->fields())
      if (I < List->getNumInits())
        add(Field, List->getInit(I++));
    return true;
  }

  bool VisitGCCAsmStmt(GCCAsmStmt *Asm) {
    for (const Expr *Output : Asm->outputs())
      if (const ValueDecl *Target = targetOf(Output))
        addRegister(Target, Asm);
    return true;
  }

private:
  void add(const ValueDecl *Target, const Expr *From) {
    Flow.Edges.push_back({Target, From, false, BO_Assign});
  }

  void addUnknown(const ValueDecl *Target) { add(Target, nullptr); }

  /// The special registers of PTX.
  void addRegister(const ValueDecl *Target, const GCCAsmStmt *Asm) {
    std::string Text = Asm->getAsmString();
    llvm::StringRef Code = Text;
    LaneValue V = LaneValue::of(LaneValue::Unknown);
    if (Code.contains("laneid"))
      V = LaneValue::group(LaneValue::Lane, {true, 1});
    else if (Code.contains("lanemask"))
      V = LaneValue::group(LaneValue::LaneBit, {true, 1});
    else if (Code.contains("warpid"))
      V = LaneValue::group(LaneValue::Warp, {true, 1});
    LaneValue &Known = Flow.Values[Target];
    Known = join(Known, V);
  }

  void pass(const ParmVarDecl *Param, const Expr *Arg) {
    if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(Arg))
      Arg = Default->getExpr();
    add(Param, Arg);
    QualType Type = Param->getType();
    if (Type->isReferenceType() && !Type->getPointeeType().isConstQualified())
      if (const ValueDecl *Target = targetOf(Arg);
          isa_and_nonnull<VarDecl>(Target))
        addUnknown(Target);
  }

  LaneFlow &Flow;
  const FunctionDecl *Function = nullptr;
};

LaneFlow::LaneFlow(ASTContext &Context, llvm::ArrayRef<const Decl *> TopLevel)
    : Context(Context), Choice(Context) {
  EdgeVisitor Visitor(*this);
  for (const Decl *D : TopLevel)
    Visitor.TraverseDecl(const_cast<Decl *>(D));
  // Joins only rise, and the domain is low: few rounds are needed.
  bool Changed = true;
  for (unsigned Round = 0; Changed && Round < 8; ++Round) {
    Changed = false;
    for (const Edge &E : Edges) {
      LaneValue New = E.From      ? valueOf(E.From)
                      : E.IsAdded ? LaneValue::number(1)
                                  : LaneValue::of(LaneValue::Unknown);
      LaneValue Known = Values.lookup(E.Target);
      if (E.IsAdded)
        New = combine(E.Op, Known, New);
      if (New.Is == LaneValue::None)
        continue;
      New = join(Known, New);
      if (New != Known) {
        Values[E.Target] = New;
        Changed = true;
      }
    }
  }
}

LaneValue LaneFlow::threadProperty(const MSPropertyRefExpr *E) const {
  const Expr *Base = E->getBaseExpr()->IgnoreParenImpCasts();
  if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(Base))
    Base = Opaque->getSourceExpr()->IgnoreParenImpCasts();
  const auto *Ref = dyn_cast<DeclRefExpr>(Base);
  const auto *Property = E->getPropertyDecl();
  if (!Ref || !Ref->getDecl()->getIdentifier() || !Property)
    return LaneValue::of(LaneValue::Unknown);
  llvm::StringRef Name = Ref->getDecl()->getName();
  if (Name == "threadIdx")
    return LaneValue::of(Property->getName() == "x" ? LaneValue::Thread
                                                    : LaneValue::Base);
  return LaneValue::of(Name == "blockDim" ? LaneValue::BlockSize
                                          : LaneValue::Uniform);
}

bool LaneFlow::readsWaveSize(const Expr *E) const {
  if (!E)
    return false;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    if (isWaveSize(Ref->getDecl()))
      return true;
    const auto *Var = dyn_cast<VarDecl>(Ref->getDecl());
    return Var && Var->getType().isConstQualified() && Var->getInit() &&
           readsWaveSize(Var->getInit());
  }
  for (const Stmt *Child : E->children())
    if (const auto *Part = dyn_cast_or_null<Expr>(Child))
      if (readsWaveSize(Part))
        return true;
  return false;
}

/// A constant that the parser folds; warpSize is none, whatever it folds to.
LaneValue LaneFlow::constant(const Expr *E) const {
  Expr::EvalResult Result;
  if (E->getType().isNull() || E->isValueDependent() || E->containsErrors() ||
      !E->getType()->isIntegralOrEnumerationType() ||
      !E->EvaluateAsInt(Result, Context) || readsWaveSize(E) ||
      Choice.isMadeOf(E))
    return {};
  const llvm::APSInt &N = Result.Val.getInt();
  if (N.getSignificantBits() > 63)
    return LaneValue::number(-1);
  return LaneValue::number(N.getExtValue());
}

LaneValue LaneFlow::reference(const ValueDecl *D, const Expr *E) const {
  if (isWaveSize(D) || Choice.isOfDeclaration(D))
    return LaneValue::group(LaneValue::WaveSize, {true, 1});
  if (LaneValue N = constant(E); N.Is == LaneValue::Number)
    return N;
  if (isa<NonTypeTemplateParmDecl>(D))
    return LaneValue::of(LaneValue::Uniform);
  if (const auto *Var = dyn_cast<VarDecl>(D)) {
    auto It = Values.find(Var);
    if (It != Values.end())
      return It->second;
    return {};
  }
  if (isa<FieldDecl>(D))
    return Values.lookup(D);
  return LaneValue::of(LaneValue::Unknown);
}

LaneValue LaneFlow::call(const CallExpr *Call) const {
  llvm::StringRef Name = calleeName(Call);
  if (auto Kind = crossLaneKind(Name))
    return LaneValue::of(givesLaneMask(*Kind) ? LaneValue::Mask
                                              : LaneValue::Unknown);
  if (Name == "__lane_id" || Name == "LaneId")
    return LaneValue::group(LaneValue::Lane, {true, 1});
  if (Name.starts_with("__lanemask_") || Name.starts_with("LaneMask"))
    return LaneValue::group(LaneValue::LaneBit, {true, 1});
  if (Call->getNumArgs() == 1 && isBitFunction(Name)) {
    LaneValue Of = valueOf(Call->getArg(0));
    if (Of.Is != LaneValue::Mask && Of.Is != LaneValue::LaneBit)
      return LaneValue::of(Of.isUniform() ? LaneValue::Uniform
                                          : LaneValue::Unknown);
    if (llvm::StringRef(Name).starts_with("__brev")) {
      Of.Narrow |= !takesWideMask(Name);
      return Of;
    }
    // The number of a lane, found in a mask.
    LaneValue V = LaneValue::group(LaneValue::Lane, {true, 1});
    V.Shifted = true;
    return Name.starts_with("__popc") ? LaneValue::of(LaneValue::Unknown) : V;
  }
  // `__syncthreads_or(...)`: one answer for the block.
  if (Name.starts_with("__syncthreads_"))
    return LaneValue::of(LaneValue::Uniform);
  const FunctionDecl *Callee = Call->getDirectCallee();
  if (!Callee)
    return LaneValue::of(LaneValue::Unknown);
  Callee->hasBody(Callee);
  auto It = Values.find(Callee);
  return It != Values.end() ? It->second : LaneValue::of(LaneValue::Unknown);
}

LaneValue LaneFlow::valueOf(const Expr *E) const {
  if (!E)
    return {};
  E = E->IgnoreParens();
  // `member(a, b)` in a template: a list has no type yet.
  if (const auto *List = dyn_cast<ParenListExpr>(E))
    return List->getNumExprs() == 1 ? valueOf(List->getExpr(0))
                                    : LaneValue::of(LaneValue::Unknown);
  if (const auto *Pseudo = dyn_cast<PseudoObjectExpr>(E))
    return valueOf(Pseudo->getSyntacticForm());
  if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(E))
    return valueOf(Opaque->getSourceExpr());
  if (const auto *Property = dyn_cast<MSPropertyRefExpr>(E))
    return threadProperty(Property);
  if (const auto *Explicit = dyn_cast<ExplicitCastExpr>(E)) {
    LaneValue V = valueOf(Explicit->getSubExpr());
    // A part of a mask that somebody chose: `(unsigned)(bits >> first)`.
    QualType Type = Explicit->getType();
    if (V.Is == LaneValue::Mask && V.Shifted && !Type->isDependentType() &&
        Context.getTypeSize(Type) <= 32)
      return LaneValue::of(LaneValue::Unknown);
    return V;
  }
  if (const auto *Cast = dyn_cast<CastExpr>(E))
    return valueOf(Cast->getSubExpr());
  if (const auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(E))
    return valueOf(Temporary->getSubExpr());
  if (const auto *Full = dyn_cast<FullExpr>(E); Full && !isa<ConstantExpr>(E))
    return valueOf(Full->getSubExpr());
  if (const auto *Substituted = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
    return valueOf(Substituted->getReplacement());
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return reference(Ref->getDecl(), Ref);
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return reference(Member->getMemberDecl(), Member);
  if (const auto *Element = dyn_cast<ArraySubscriptExpr>(E)) {
    const ValueDecl *Array = targetOf(Element);
    LaneValue V = Array ? Values.lookup(Array) : LaneValue();
    return V.Is == LaneValue::Mask ? V : LaneValue::of(LaneValue::Unknown);
  }
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return call(Call);
  if (const auto *Choice = dyn_cast<AbstractConditionalOperator>(E))
    return join(valueOf(Choice->getTrueExpr()),
                valueOf(Choice->getFalseExpr()));
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->isAssignmentOp())
      return valueOf(Binary->getRHS());
    return combine(Binary->getOpcode(), valueOf(Binary->getLHS()),
                   valueOf(Binary->getRHS()));
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    if (Unary->isIncrementDecrementOp())
      return valueOf(Unary->getSubExpr());
    return negate(Unary->getOpcode(), valueOf(Unary->getSubExpr()));
  }
  if (const auto *Number = dyn_cast<IntegerLiteral>(E);
      Number && Choice.isOfMacro(Number))
    return LaneValue::group(LaneValue::WaveSize, {true, 1});
  if (LaneValue N = constant(E); N.Is == LaneValue::Number)
    return N;
  return LaneValue::of(LaneValue::Unknown);
}

} // namespace hipport
