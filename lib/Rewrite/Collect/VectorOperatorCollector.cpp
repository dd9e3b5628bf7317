// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Finds operators that a program defines for CUDA's vector types, which have
// none, and says how they meet those of HIP's vector types: HIP_vector_type has
// element-wise operators, some as templates (a program's plain function wins),
// some as plain functions or members (a use is ambiguous, and a template of the
// program loses without a word).

#include "hipport/Rewrite/CodeCollectors.h"

#include "../VectorOperatorFacts.h"
#include "CodeRanges.h"
#include "ElementwiseBody.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include <map>

using namespace clang;

namespace hipport {

namespace {

struct Verdict {
  llvm::StringRef Meaning;
  llvm::StringRef Meets;
};

class OperatorVisitor : public RecursiveASTVisitor<OperatorVisitor> {
public:
  OperatorVisitor(UnitContext &Unit) : Ranges(Unit), Files(Unit.Files) {}

  bool VisitDecl(Decl *D);
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *Call);
  void addFacts() const;

private:
  struct Declared {
    FileFacts *Facts = nullptr;
    std::string Detail;
    bool HasOther = false; ///< Declarations of another kind stand there, too.
  };
  struct Use {
    std::string Callee;
    bool IsHazard = false;
  };
  std::optional<Verdict> judgeDeclaration(const Decl *D) const;
  Use judgeUse(const CXXOperatorCallExpr &Call) const;

  CodeRanges Ranges;
  UnitFiles &Files;
  /// By file and range: a macro use may expand to several.
  std::map<std::pair<FileFacts *, ByteRange>, Declared> Operators;
};

} // namespace

static bool isScalar(QualType Type) {
  return Type.getNonReferenceType()->isArithmeticType();
}

/// What HIP_vector_type<T, n> offers for this operator, whatever it means.
static bool hipHas(OverloadedOperatorKind Kind, const VectorType &Vector,
                   bool WithScalar) {
  bool IsIntegral = Vector.Element->isIntegerType();
  switch (Kind) {
  case OO_Plus:
  case OO_Minus:
  case OO_Star:
  case OO_Slash:
  case OO_EqualEqual:
  case OO_ExclaimEqual:
  case OO_PlusEqual:
  case OO_MinusEqual:
  case OO_StarEqual:
  case OO_SlashEqual:
    return true;
  case OO_Percent:
  case OO_Caret:
  case OO_Pipe:
  case OO_Amp:
  case OO_LessLess:
  case OO_GreaterGreater:
  case OO_Tilde:
    return IsIntegral;
  case OO_PercentEqual:
  case OO_CaretEqual:
  case OO_PipeEqual:
  case OO_AmpEqual:
  case OO_LessLessEqual:
  case OO_GreaterGreaterEqual:
    return IsIntegral && !WithScalar;
  default:
    return false;
  }
}

/// Of two vectors: HIP's are no templates, so a use has two equal candidates.
static bool isPlainInHip(OverloadedOperatorKind Kind) {
  return Kind == OO_Star || Kind == OO_Slash || Kind == OO_PlusEqual ||
         Kind == OO_MinusEqual || Kind == OO_StarEqual || Kind == OO_SlashEqual;
}

/// HIP converts the scalar to the type of the elements first.
static bool keepsValue(QualType Scalar, QualType Element) {
  Scalar = Scalar.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  return Scalar == Element ||
         (Element->isFloatingType() && Scalar->isIntegerType());
}

static bool hasExpectedResult(const FunctionDecl &Operator,
                              OverloadedOperatorKind Kind) {
  QualType Result = Operator.getReturnType();
  if (Kind == OO_EqualEqual || Kind == OO_ExclaimEqual)
    return Result->isBooleanType();
  QualType First = Operator.getParamDecl(0)->getType();
  QualType Vector =
      vectorType(First) ? First : Operator.getParamDecl(1)->getType();
  bool IsAssignment = Operator.getNumParams() == 2 &&
                      BinaryOperator::isCompoundAssignmentOp(
                          BinaryOperator::getOverloadedOpcode(Kind));
  if (IsAssignment)
    return First->isLValueReferenceType();
  return Result.getNonReferenceType().getCanonicalType().getUnqualifiedType() ==
         Vector.getNonReferenceType().getCanonicalType().getUnqualifiedType();
}

/// Absent: HIP has no such operator, or the types are no vectors.
static std::optional<Verdict> judge(const FunctionDecl &Operator) {
  OverloadedOperatorKind Kind = Operator.getOverloadedOperator();
  unsigned Count = Operator.getNumParams();
  if (Kind == OO_None || Count < 1 || Count > 2)
    return std::nullopt;
  QualType First = Operator.getParamDecl(0)->getType();
  QualType Second = Operator.getParamDecl(Count - 1)->getType();
  auto Left = vectorType(First), Right = vectorType(Second);
  bool BothVectors =
      Left && Right &&
      First.getNonReferenceType().getCanonicalType().getUnqualifiedType() ==
          Second.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  bool WithScalar = (Left && isScalar(Second)) || (Right && isScalar(First));
  if (!BothVectors && !WithScalar)
    return std::nullopt;
  const VectorType &Vector = Left ? *Left : *Right;
  if (!hipHas(Kind, Vector, WithScalar))
    return std::nullopt;
  bool IsAmbiguous = Count == 2 && BothVectors && isPlainInHip(Kind);
  Verdict V{MeansOther, IsAmbiguous ? MeetsAmbiguous : MeetsNone};
  bool MayBeSame =
      hasExpectedResult(Operator, Kind) &&
      (!WithScalar || keepsValue(Left ? Second : First, Vector.Element));
  const FunctionDecl *Definition = nullptr;
  if (!MayBeSame)
    return V;
  if (!Operator.hasBody(Definition))
    V.Meaning = MeansUnknown;
  else if (isElementwise(*Definition))
    V.Meaning = MeansSame;
  return V;
}

static bool isPlainParameter(QualType Type) {
  return Type.getNonReferenceType()->isTemplateTypeParmType();
}

/// A template counts by what it was used for: its constraints decide which
/// types it takes.
static std::optional<Verdict> judge(const FunctionTemplateDecl &Template) {
  const FunctionDecl &Pattern = *Template.getTemplatedDecl();
  unsigned Generic = 0;
  for (const ParmVarDecl *Param : Pattern.parameters())
    Generic += isPlainParameter(Param->getType());
  if (Generic == 0)
    return std::nullopt;
  std::optional<Verdict> Sum;
  bool OnlyVectors = true;
  for (const FunctionDecl *Instance : Template.specializations()) {
    auto V = judge(*Instance);
    if (!V) {
      OnlyVectors = false;
      continue;
    }
    V->Meets = Generic == Pattern.getNumParams() ? MeetsHidden : MeetsAmbiguous;
    if (!Sum || V->Meaning != MeansSame)
      Sum = V;
  }
  // What serves other types as well cannot be taken away.
  if (Sum && !OnlyVectors && Sum->Meets == MeetsAmbiguous)
    Sum->Meaning = MeansOther;
  return Sum;
}

static std::string signature(const FunctionDecl &Operator) {
  std::string Text = Operator.getQualifiedNameAsString() + "(";
  for (const ParmVarDecl *Param : Operator.parameters())
    Text += Param->getType().getCanonicalType().getAsString() + ",";
  Text.back() = ')';
  return Text;
}

std::optional<Verdict> OperatorVisitor::judgeDeclaration(const Decl *D) const {
  if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
    return judge(*Template);
  const auto *Function = dyn_cast<FunctionDecl>(D);
  if (!Function || Function->isTemplated() ||
      Function->isTemplateInstantiation())
    return std::nullopt;
  return judge(*Function);
}

bool OperatorVisitor::VisitDecl(Decl *D) {
  if (!D->getLexicalDeclContext()->isFileContext() ||
      isa<NamespaceDecl, LinkageSpecDecl, EmptyDecl>(D))
    return true;
  const auto *Function = D->getAsFunction();
  if (Function && Function->getDescribedFunctionTemplate() &&
      !isa<FunctionTemplateDecl>(D))
    return true;
  auto V = judgeDeclaration(D);
  // Only the neighbours of an operator in the same macro use matter.
  if (!V && !D->getBeginLoc().isMacroID())
    return true;
  auto Place = Ranges.whole(D->getSourceRange());
  if (!Place)
    return true;
  Declared &Known = Operators[{Place->Facts, Place->Bytes}];
  Known.Facts = Place->Facts;
  if (V)
    Known.Detail += V->Meaning.str() + " " + V->Meets.str() + " " +
                    signature(*Function) + ";";
  else
    Known.HasOther = true;
  return true;
}

/// The argument was converted for the program's operator; HIP's template takes
/// it as it is, and wins.
static bool convertsScalar(const CXXOperatorCallExpr &Call,
                           const FunctionDecl &Operator) {
  for (unsigned I = 0; I < Call.getNumArgs() && I < Operator.getNumParams();
       ++I) {
    QualType Param = Operator.getParamDecl(I)->getType();
    if (isScalar(Param) &&
        Call.getArg(I)
                ->IgnoreImpCasts()
                ->getType()
                .getCanonicalType()
                .getUnqualifiedType() !=
            Param.getNonReferenceType().getCanonicalType().getUnqualifiedType())
      return true;
  }
  return false;
}

/// The function whose result the operator returns, called with the operator's
/// parameters in their order; null: the body is something else.
static const FunctionDecl *forwardedTo(const FunctionDecl &Operator) {
  const auto *Body = dyn_cast_or_null<CompoundStmt>(Operator.getBody());
  if (!Body || Body->size() != 1)
    return nullptr;
  const auto *Return = dyn_cast<ReturnStmt>(Body->body_front());
  const auto *Call =
      Return && Return->getRetValue()
          ? dyn_cast<CallExpr>(
                Return->getRetValue()->IgnoreUnlessSpelledInSource())
          : nullptr;
  if (!Call || isa<CXXOperatorCallExpr, CXXMemberCallExpr>(Call) ||
      Call->getNumArgs() != Operator.getNumParams())
    return nullptr;
  for (unsigned I = 0; I < Call->getNumArgs(); ++I) {
    const auto *Ref =
        dyn_cast<DeclRefExpr>(Call->getArg(I)->IgnoreUnlessSpelledInSource());
    if (!Ref || Ref->getDecl() != Operator.getParamDecl(I))
      return nullptr;
  }
  const FunctionDecl *Callee = Call->getDirectCallee();
  return Callee && Callee->getIdentifier() ? Callee : nullptr;
}

static std::string calleeFor(const FunctionDecl &Operator, bool IsTemplate) {
  const FunctionDecl *Definition = nullptr;
  if (Operator.hasBody(Definition))
    if (const FunctionDecl *To = forwardedTo(*Definition))
      return To->getQualifiedNameAsString();
  auto Opcode =
      BinaryOperator::getOverloadedOpcode(Operator.getOverloadedOperator());
  // A qualified name finds neither HIP's friends nor its members.
  if (!IsTemplate || BinaryOperator::isCompoundAssignmentOp(Opcode))
    return "::" + Operator.getQualifiedNameAsString();
  return "";
}

OperatorVisitor::Use
OperatorVisitor::judgeUse(const CXXOperatorCallExpr &Call) const {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || Call.getNumArgs() != 2 ||
      !Callee->getDeclContext()->getRedeclContext()->isFileContext() ||
      Files.originOf(Callee->getLocation()) != UnitFiles::Origin::Project)
    return {};
  const FunctionTemplateDecl *Template = Callee->getPrimaryTemplate();
  auto V = Template ? judge(*Template) : judge(*Callee);
  if (!V || V->Meaning != MeansOther)
    return {};
  if (V->Meets != MeetsNone)
    return {calleeFor(*Callee, Template != nullptr), true};
  return {"", convertsScalar(Call, *Callee)};
}

bool OperatorVisitor::VisitCXXOperatorCallExpr(CXXOperatorCallExpr *Call) {
  Use U = judgeUse(*Call);
  if (!U.IsHazard)
    return true;
  auto Place = Ranges.written(Call->getSourceRange());
  auto Operator = Ranges.written(Call->getOperatorLoc());
  auto Left = Ranges.written(Call->getArg(0)->getSourceRange());
  auto Right = Ranges.written(Call->getArg(1)->getSourceRange());
  if (!Place || !Operator || !Left || !Right)
    return true; // In a macro; the operator itself is reported.
  CodeFact Fact;
  Fact.Kind = VectorOperatorUseFact.str();
  Fact.Code = Place->Bytes;
  Fact.Parts = {Operator->Bytes, Left->Bytes, Right->Bytes};
  Fact.Detail = U.Callee;
  Place->Facts->Code.push_back(std::move(Fact));
  return true;
}

void OperatorVisitor::addFacts() const {
  for (const auto &[Key, Known] : Operators) {
    if (Known.Detail.empty())
      continue;
    CodeFact Fact;
    Fact.Kind = VectorOperatorFact.str();
    Fact.Code = Key.second;
    Fact.Detail = Known.Detail;
    if (Known.HasOther)
      Fact.Detail += (MeansOther + " " + MeetsNone + " ;").str();
    Known.Facts->Code.push_back(std::move(Fact));
  }
}

namespace {

class VectorOperatorCollector : public Collector {
public:
  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &) override {
    OperatorVisitor Visitor(Unit);
    for (const Decl *D : TopLevel)
      if (isWritten(D))
        Visitor.TraverseDecl(const_cast<Decl *>(D));
    Visitor.addFacts();
  }
};

} // namespace

std::unique_ptr<Collector> makeVectorOperatorCollector() {
  return std::make_unique<VectorOperatorCollector>();
}

} // namespace hipport
