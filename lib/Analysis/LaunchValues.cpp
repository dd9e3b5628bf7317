// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LaunchValues.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace hipport {

namespace {

/// The variables of a function that anything but a plain read touches, and what
/// their fields are set to.
class WriteFinder : public RecursiveASTVisitor<WriteFinder> {
public:
  using FieldMap = std::map<std::pair<const VarDecl *, std::string>,
                            std::vector<const Expr *>>;

  WriteFinder(llvm::DenseSet<const VarDecl *> &Modified, FieldMap &Fields)
      : Modified(Modified), Fields(Fields) {}

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
    const auto *Var = dyn_cast<VarDecl>(Ref->getDecl());
    // Nothing writes to a function.
    if (Var && !Var->getType().isConstQualified() &&
        !Var->getType().getNonReferenceType()->isFunctionType())
      Modified.insert(Var);
    return true;
  }

  bool VisitBinaryOperator(BinaryOperator *Op) {
    if (Op->isAssignmentOp())
      addField(Op->getLHS(),
               Op->getOpcode() == BO_Assign ? Op->getRHS() : nullptr);
    return true;
  }

  bool VisitUnaryOperator(UnaryOperator *Op) {
    if (Op->isIncrementDecrementOp())
      addField(Op->getSubExpr(), nullptr);
    return true;
  }

  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *Op) {
    if (Op->isAssignmentOp() && Op->getNumArgs() == 2)
      addField(Op->getArg(0),
               Op->getOperator() == OO_Equal ? Op->getArg(1) : nullptr);
    return true;
  }

private:
  static bool isPlainVariable(const Expr *E) {
    E = E->IgnoreParens();
    while (const auto *Member = dyn_cast<MemberExpr>(E))
      E = Member->getBase()->IgnoreParens();
    return isa<DeclRefExpr>(E);
  }

  /// \p Value null: not known.
  void addField(const Expr *Target, const Expr *Value) {
    std::string Name;
    Target = Target->IgnoreParens();
    while (const auto *Member = dyn_cast<MemberExpr>(Target)) {
      if (Member->isArrow())
        return;
      if (!Name.empty())
        Name.insert(0, ".");
      Name.insert(0, Member->getMemberDecl()->getNameAsString());
      Target = Member->getBase()->IgnoreParens();
    }
    const auto *Ref = dyn_cast<DeclRefExpr>(Target);
    const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    if (Var && !Name.empty())
      Fields[{Var, Name}].push_back(Value);
  }

  llvm::DenseSet<const VarDecl *> &Modified;
  FieldMap &Fields;
};

} // namespace

const NamedDecl *calleeOf(const Expr *Callee) {
  Callee = Callee->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee))
    return Ref->getDecl();
  if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee))
    if (Overloads->getNumDecls() > 0)
      return *Overloads->decls_begin();
  return nullptr;
}

LaunchValues::LaunchValues(ASTContext &Context, const FunctionDecl &Function)
    : Context(Context), Function(Function) {
  if (Function.hasBody())
    WriteFinder(Modified, FieldWrites).TraverseStmt(Function.getBody());
}

LaunchValues::LaunchValues(const LaunchValues &Caller,
                           const FunctionDecl &Function, const CallExpr &Call)
    : LaunchValues(Caller.Context, Function) {
  this->Caller = &Caller;
  this->Call = &Call;
}

std::optional<LaunchValues::Origin>
LaunchValues::originOf(const Expr *E) const {
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  if (!Var || Modified.contains(Var))
    return std::nullopt;
  if (const auto *Param = dyn_cast<ParmVarDecl>(Var)) {
    const unsigned At = Param->getFunctionScopeIndex();
    if (!Caller || Param->getDeclContext() != &Function ||
        At >= Call->getNumArgs() || isa<CXXOperatorCallExpr>(Call))
      return std::nullopt;
    const Expr *Arg = Call->getArg(At);
    if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(Arg))
      Arg = Default->getExpr();
    return Origin{Arg, Caller};
  }
  if (!Var->isLocalVarDecl() || Var->isStaticLocal() || !Var->getInit())
    return std::nullopt;
  return Origin{Var->getInit(), this};
}

std::optional<uint64_t> LaunchValues::binary(const BinaryOperator &Op) const {
  auto Left = integer(Op.getLHS()), Right = integer(Op.getRHS());
  if (!Left || !Right)
    return std::nullopt;
  switch (Op.getOpcode()) {
  case BO_Mul:
    return *Left * *Right;
  case BO_Add:
    return *Left + *Right;
  case BO_Sub:
    return *Left >= *Right ? std::optional(*Left - *Right) : std::nullopt;
  case BO_Div:
    return *Right ? std::optional(*Left / *Right) : std::nullopt;
  case BO_Rem:
    return *Right ? std::optional(*Left % *Right) : std::nullopt;
  case BO_Shl:
    return *Right < 64 ? std::optional(*Left << *Right) : std::nullopt;
  case BO_Shr:
    return *Right < 64 ? std::optional(*Left >> *Right) : std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<uint64_t> LaunchValues::integer(const Expr *E) const {
  if (!E || E->isValueDependent() || E->containsErrors() ||
      !E->getType()->isIntegralOrEnumerationType())
    return std::nullopt;
  Expr::EvalResult Result;
  if (E->EvaluateAsInt(Result, Context)) {
    const llvm::APSInt &Value = Result.Val.getInt();
    if (Value.isNegative())
      return std::nullopt;
    return Value.getZExtValue();
  }
  E = E->IgnoreParenCasts();
  if (auto From = originOf(E))
    return From->Reader->integer(From->Init);
  const auto *Binary = dyn_cast<BinaryOperator>(E);
  return Binary ? binary(*Binary) : std::nullopt;
}

std::optional<uint64_t> LaunchValues::volume(const Expr *E) const {
  if (!E || E->isTypeDependent() || E->containsErrors())
    return std::nullopt;
  E = E->IgnoreUnlessSpelledInSource();
  if (E->getType()->isIntegralOrEnumerationType())
    return integer(E);
  if (auto From = originOf(E))
    return From->Reader->volume(From->Init);
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

const Expr *LaunchValues::plain(const Expr *E) {
  for (;;) {
    E = E->IgnoreParenCasts();
    if (const auto *Subst = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
      E = Subst->getReplacement();
    else if (const auto *Address = dyn_cast<UnaryOperator>(E);
             Address && (Address->getOpcode() == UO_AddrOf ||
                         Address->getOpcode() == UO_Deref))
      E = Address->getSubExpr();
    else
      return E;
  }
}

LaunchValues::Kernel LaunchValues::kernel(const Expr *E) const {
  E = plain(E);
  if (auto From = originOf(E))
    return From->Reader->kernel(From->Init);
  const NamedDecl *Callee = calleeOf(E);
  if (Callee && isa<FunctionDecl, FunctionTemplateDecl>(Callee))
    return {Callee, E};
  return {};
}

std::optional<LaunchValues::Origin>
LaunchValues::fieldOf(const Expr *Config, llvm::StringRef Field) const {
  const auto *Ref = dyn_cast<DeclRefExpr>(plain(Config));
  const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  if (!Var)
    return std::nullopt;
  if (auto It = FieldWrites.find({Var, Field.str()}); It != FieldWrites.end())
    return It->second.size() == 1 && It->second.front()
               ? std::optional(Origin{It->second.front(), this})
               : std::nullopt;
  if (auto From = originOf(Ref))
    return From->Reader != this ? From->Reader->fieldOf(From->Init, Field)
                                : std::nullopt;
  const Expr *Init = Var->getInit();
  const auto *List =
      Init ? dyn_cast<InitListExpr>(Init->IgnoreImplicit()) : nullptr;
  const auto *Record = Var->getType()->getAsRecordDecl();
  if (!List || !Record || !Var->isLocalVarDecl())
    return std::nullopt;
  for (const FieldDecl *Member : Record->fields())
    if (Member->getName() == Field &&
        Member->getFieldIndex() < List->getNumInits())
      return Origin{List->getInit(Member->getFieldIndex()), this};
  return std::nullopt;
}

std::optional<uint64_t> LaunchValues::integerIn(const Expr *Config,
                                                llvm::StringRef Field) const {
  auto From = fieldOf(Config, Field);
  return From ? From->Reader->integer(From->Init) : std::nullopt;
}

std::optional<uint64_t> LaunchValues::volumeIn(const Expr *Config,
                                               llvm::StringRef Field) const {
  uint64_t Volume = 1;
  bool HasParts = false;
  for (const char *Part : {".x", ".y", ".z"}) {
    const auto *Ref = dyn_cast<DeclRefExpr>(plain(Config));
    const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    auto It = FieldWrites.find({Var, (Field + Part).str()});
    if (It == FieldWrites.end())
      continue;
    auto Extent =
        It->second.size() == 1 ? integer(It->second.front()) : std::nullopt;
    if (!Extent)
      return std::nullopt;
    Volume *= *Extent;
    HasParts = true;
  }
  auto From = fieldOf(Config, Field);
  if (HasParts)
    // A whole value with changed parts is more than is folded here.
    return From && !isa<InitListExpr, CXXConstructExpr, ImplicitValueInitExpr>(
                       From->Init->IgnoreImplicit())
               ? std::nullopt
               : std::optional(Volume);
  return From ? From->Reader->volume(From->Init) : std::nullopt;
}

} // namespace hipport
