// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ElementwiseBody.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Stmt.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace hipport {

std::optional<VectorType> vectorType(QualType Type) {
  if (Type.isNull())
    return std::nullopt;
  const auto *Record =
      Type.getNonReferenceType().getCanonicalType()->getAs<RecordType>();
  const IdentifierInfo *Name =
      Record ? Record->getDecl()->getIdentifier() : nullptr;
  if (!Name || !Record->getDecl()->getDeclContext()->isTranslationUnit())
    return std::nullopt;
  llvm::StringRef Stem = Name->getName();
  unsigned Rank = Stem.empty() ? 0 : Stem.back() - '0';
  if (Rank < 1 || Rank > 4)
    return std::nullopt;
  Stem = Stem.drop_back();
  bool IsKnown = Stem == "float" || Stem == "double";
  (void)Stem.consume_front("u");
  IsKnown |= Stem == "char" || Stem == "short" || Stem == "int" ||
             Stem == "long" || Stem == "longlong";
  const RecordDecl *Definition = Record->getDecl()->getDefinition();
  if (!IsKnown || !Definition || Definition->field_empty())
    return std::nullopt;
  QualType Element = (*Definition->field_begin())->getType();
  if (!Element->isArithmeticType())
    return std::nullopt;
  return VectorType{Element.getCanonicalType(), Rank};
}

namespace {

/// What one element of a value is, as a formula of the parameters.
struct Formula {
  enum Kind { Unknown, Leaf, Unary, Binary } What = Unknown;
  unsigned Param = 0;    ///< Of a leaf.
  int Element = -1;      ///< Of a leaf: -1 for a scalar.
  unsigned Operator = 0; ///< A unary or binary opcode.
  unsigned Right = 0;    ///< A binary formula has two leaves.
  int RightElement = -1;

  bool operator==(const Formula &) const = default;
  bool isLeaf() const { return What == Leaf; }
};

/// A scalar has one element.
using Value = llvm::SmallVector<Formula, 4>;

Formula combine(unsigned Opcode, const Formula &Left, const Formula &Right) {
  if (!Left.isLeaf() || !Right.isLeaf())
    return {};
  return {Formula::Binary, Left.Param,  Left.Element,
          Opcode,          Right.Param, Right.Element};
}

Formula negate(unsigned Opcode, const Formula &Of) {
  return Of.isLeaf() ? Formula{Formula::Unary, Of.Param, Of.Element, Opcode}
                     : Formula{};
}

class BodyReader {
public:
  explicit BodyReader(const FunctionDecl &Function) : Function(Function) {
    for (unsigned I = 0; I < Function.getNumParams(); ++I) {
      auto Vector = vectorType(Function.getParamDecl(I)->getType());
      if (Vector)
        ElementType = Vector->Element;
      Value &V = Variables[Function.getParamDecl(I)];
      for (unsigned E = 0; E < (Vector ? Vector->Rank : 1); ++E)
        V.push_back({Formula::Leaf, I, Vector ? int(E) : -1});
    }
  }

  /// False: some statement is not understood.
  bool read() {
    const auto *Body = dyn_cast_or_null<CompoundStmt>(Function.getBody());
    if (!Body)
      return false;
    for (const Stmt *S : Body->body())
      if (!readStatement(S))
        return false;
    return true;
  }

  Value Returned;
  /// The first parameter at the end.
  const Value &target() { return Variables[Function.getParamDecl(0)]; }
  /// The comparisons that a returned `a && b` or `a || b` joins.
  llvm::SmallVector<Formula, 4> Joined;
  std::optional<BinaryOperatorKind> Joint;

private:
  /// Without what changes no value: parentheses, conversions that the compiler
  /// puts in, and casts to the type of the elements.
  const Expr *plain(const Expr *E) const;
  bool readStatement(const Stmt *S);
  bool readReturn(const Expr *E);
  bool join(const Expr *E);
  Value read(const Expr *E);
  Value readCall(const CallExpr *Call);
  Value readOperatorCall(const CXXOperatorCallExpr *Call);
  Value readElements(llvm::ArrayRef<const Expr *> Parts);
  Value readMember(const MemberExpr *Member);
  /// The variable's elements that an lvalue names; empty: something else.
  llvm::MutableArrayRef<Formula> place(const Expr *E);
  bool assign(const Expr *Target, Value V);

  const FunctionDecl &Function;
  QualType ElementType;
  llvm::DenseMap<const VarDecl *, Value> Variables;
};

} // namespace

static int elementOf(const MemberExpr *Member) {
  const auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
  if (!Field || !Field->getIdentifier())
    return -1;
  return llvm::StringSwitch<int>(Field->getName())
      .Case("x", 0)
      .Case("y", 1)
      .Case("z", 2)
      .Case("w", 3)
      .Default(-1);
}

const Expr *BodyReader::plain(const Expr *E) const {
  for (;;) {
    E = E->IgnoreUnlessSpelledInSource();
    const auto *Cast = dyn_cast<ExplicitCastExpr>(E);
    if (!Cast || Cast->getType().getCanonicalType() != ElementType)
      return E;
    E = Cast->getSubExpr();
  }
}

llvm::MutableArrayRef<Formula> BodyReader::place(const Expr *E) {
  E = plain(E);
  if (const auto *Member = dyn_cast<MemberExpr>(E)) {
    int Element = elementOf(Member);
    auto Whole = place(Member->getBase());
    if (Element < 0 || unsigned(Element) >= Whole.size())
      return {};
    return Whole.slice(Element, 1);
  }
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  const auto *Var = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  auto It = Variables.find(Var);
  return It == Variables.end() ? llvm::MutableArrayRef<Formula>() : It->second;
}

bool BodyReader::assign(const Expr *Target, Value V) {
  auto Place = place(Target);
  if (Place.empty() || Place.size() != V.size())
    return false;
  llvm::copy(V, Place.begin());
  return true;
}

Value BodyReader::readElements(llvm::ArrayRef<const Expr *> Parts) {
  Value V;
  for (const Expr *Part : Parts) {
    Value Element = read(Part);
    if (Element.size() != 1)
      return {};
    V.push_back(Element.front());
  }
  return V;
}

/// The functions of cuComplex.h that work on each element by itself.
static std::optional<BinaryOperatorKind> elementwiseCall(llvm::StringRef Name) {
  return llvm::StringSwitch<std::optional<BinaryOperatorKind>>(Name)
      .Cases({"cuCadd", "cuCaddf"}, BO_Add)
      .Cases({"cuCsub", "cuCsubf"}, BO_Sub)
      .Default(std::nullopt);
}

static Value combineAll(unsigned Opcode, const Value &Left,
                        const Value &Right) {
  Value V;
  size_t Rank = std::max(Left.size(), Right.size());
  if (Left.empty() || Right.empty())
    return V;
  for (size_t I = 0; I < Rank; ++I)
    V.push_back(combine(Opcode, Left[Left.size() == 1 ? 0 : I],
                        Right[Right.size() == 1 ? 0 : I]));
  return V;
}

Value BodyReader::readCall(const CallExpr *Call) {
  const FunctionDecl *Callee = Call->getDirectCallee();
  if (!Callee || !Callee->getIdentifier())
    return {};
  llvm::StringRef Name = Callee->getName();
  if (auto Opcode = elementwiseCall(Name); Opcode && Call->getNumArgs() == 2)
    return combineAll(*Opcode, read(Call->getArg(0)), read(Call->getArg(1)));
  if (Name.starts_with("make_") && !Callee->hasBody() &&
      vectorType(Call->getType()))
    return readElements({Call->getArgs(), Call->getNumArgs()});
  return {};
}

/// Another operator of the program: what it is called like, if it is that.
Value BodyReader::readOperatorCall(const CXXOperatorCallExpr *Call) {
  const FunctionDecl *Callee = Call->getDirectCallee();
  const FunctionDecl *Defined = nullptr;
  if (!Callee || Callee->getCanonicalDecl() == Function.getCanonicalDecl() ||
      !Callee->hasBody(Defined) || !isElementwise(*Defined))
    return {};
  OverloadedOperatorKind Kind = Call->getOperator();
  if (Call->getNumArgs() == 1 && Kind == OO_Minus) {
    Value V = read(Call->getArg(0));
    for (Formula &F : V)
      F = negate(UO_Minus, F);
    return V;
  }
  if (Call->getNumArgs() != 2 || Call->isAssignmentOp() ||
      Call->isComparisonOp())
    return {};
  return combineAll(BinaryOperator::getOverloadedOpcode(Kind),
                    read(Call->getArg(0)), read(Call->getArg(1)));
}

Value BodyReader::readMember(const MemberExpr *Member) {
  int Element = elementOf(Member);
  Value Whole = read(Member->getBase());
  if (Element < 0 || unsigned(Element) >= Whole.size())
    return {};
  return {Whole[Element]};
}

Value BodyReader::read(const Expr *E) {
  E = plain(E);
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    auto It = Variables.find(dyn_cast<VarDecl>(Ref->getDecl()));
    return It == Variables.end() ? Value() : It->second;
  }
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return readMember(Member);
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E))
    return readOperatorCall(Operator);
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return readCall(Call);
  if (const auto *Binary = dyn_cast<BinaryOperator>(E);
      Binary && !Binary->isAssignmentOp())
    return combineAll(Binary->getOpcode(), read(Binary->getLHS()),
                      read(Binary->getRHS()));
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    Value V = read(Unary->getSubExpr());
    for (Formula &F : V)
      F = negate(Unary->getOpcode(), F);
    return V;
  }
  if (const auto *List = dyn_cast<InitListExpr>(E))
    return readElements(llvm::ArrayRef<const Expr *>(
        const_cast<InitListExpr *>(List)->getInits(), List->getNumInits()));
  return {};
}

bool BodyReader::join(const Expr *E) {
  E = plain(E);
  const auto *Binary = dyn_cast<BinaryOperator>(E);
  if (Binary && Binary->isLogicalOp()) {
    if (Joint && *Joint != Binary->getOpcode())
      return false;
    Joint = Binary->getOpcode();
    return join(Binary->getLHS()) && join(Binary->getRHS());
  }
  Value V = read(E);
  if (V.size() != 1)
    return false;
  Joined.push_back(V.front());
  return true;
}

bool BodyReader::readReturn(const Expr *E) {
  if (!E)
    return true;
  const auto *Binary = dyn_cast<BinaryOperator>(plain(E));
  if (Binary && Binary->isLogicalOp())
    return join(E);
  Returned = read(E);
  return !Returned.empty();
}

bool BodyReader::readStatement(const Stmt *S) {
  if (const auto *E = dyn_cast<Expr>(S))
    S = plain(E);
  if (const auto *Return = dyn_cast<ReturnStmt>(S))
    return readReturn(Return->getRetValue());
  if (const auto *Compound = dyn_cast<CompoundAssignOperator>(S))
    return assign(
        Compound->getLHS(),
        combineAll(
            BinaryOperator::getOpForCompoundAssignment(Compound->getOpcode()),
            read(Compound->getLHS()), read(Compound->getRHS())));
  if (const auto *Binary = dyn_cast<BinaryOperator>(S);
      Binary && Binary->getOpcode() == BO_Assign)
    return assign(Binary->getLHS(), read(Binary->getRHS()));
  if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(S);
      Call && Call->getOperator() == OO_Equal)
    return assign(Call->getArg(0), read(Call->getArg(1)));
  const auto *Declared = dyn_cast<DeclStmt>(S);
  if (!Declared)
    return isa<NullStmt>(S);
  for (const Decl *D : Declared->decls()) {
    const auto *Var = dyn_cast<VarDecl>(D);
    if (!Var || Var->getType()->isReferenceType())
      return false;
    auto Vector = vectorType(Var->getType());
    bool HasValue =
        Var->getInit() && !isa<CXXConstructExpr>(plain(Var->getInit()));
    Value V = HasValue ? read(Var->getInit())
                       : Value(Vector ? Vector->Rank : 1, Formula());
    if (V.empty())
      return false;
    Variables[Var] = std::move(V);
  }
  return true;
}

static bool commutes(unsigned Opcode) {
  return Opcode == BO_Add || Opcode == BO_Mul || Opcode == BO_And ||
         Opcode == BO_Or || Opcode == BO_Xor || Opcode == BO_EQ ||
         Opcode == BO_NE;
}

/// The formula that HIP's operator has for one element.
static bool isExpected(const FunctionDecl &Operator, const Formula &F,
                       unsigned Opcode, int Element) {
  auto ElementOf = [&](unsigned Param) {
    return vectorType(Operator.getParamDecl(Param)->getType()) ? Element : -1;
  };
  if (Operator.getNumParams() == 1)
    return F == Formula{Formula::Unary, 0, Element, Opcode};
  Formula Straight{Formula::Binary, 0, ElementOf(0), Opcode, 1, ElementOf(1)};
  Formula Swapped{Formula::Binary, 1, ElementOf(1), Opcode, 0, ElementOf(0)};
  return F == Straight || (commutes(Opcode) && F == Swapped);
}

static bool areExpected(const FunctionDecl &Operator,
                        llvm::ArrayRef<Formula> Elements, unsigned Opcode) {
  for (unsigned I = 0; I < Elements.size(); ++I)
    if (!isExpected(Operator, Elements[I], Opcode, static_cast<int>(I)))
      return false;
  return !Elements.empty();
}

bool isElementwise(const FunctionDecl &Operator) {
  BodyReader Body(Operator);
  if (!Body.read())
    return false;
  OverloadedOperatorKind Kind = Operator.getOverloadedOperator();
  if (Operator.getNumParams() == 1) {
    if (Kind != OO_Minus && Kind != OO_Tilde)
      return false;
    return areExpected(Operator, Body.Returned,
                       Kind == OO_Minus ? UO_Minus : UO_Not);
  }
  auto Opcode = BinaryOperator::getOverloadedOpcode(Kind);
  if (BinaryOperator::isComparisonOp(Opcode)) {
    bool AllEqual = Kind == OO_EqualEqual;
    return Body.Joint == (AllEqual ? BO_LAnd : BO_LOr) &&
           areExpected(Operator, Body.Joined, Opcode);
  }
  if (!BinaryOperator::isCompoundAssignmentOp(Opcode))
    return areExpected(Operator, Body.Returned, Opcode);
  Opcode = BinaryOperator::getOpForCompoundAssignment(Opcode);
  return areExpected(Operator, Body.target(), Opcode) &&
         (Body.Returned.empty() ||
          areExpected(Operator, Body.Returned, Opcode));
}

} // namespace hipport
