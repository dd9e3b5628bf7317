// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// `vec_cast<A, B>::cast<4>(x)` in a template: without the keyword `template`
// nvcc looks into vec_cast all the same, and Clang reads two comparisons.

#include "hipport/Rewrite/CodeCollectors.h"

#include "../TemplateKeywordFacts.h"
#include "CodeRanges.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace hipport {

namespace {

/// A use of a binary operator, of the language or overloaded.
struct Operation {
  BinaryOperatorKind Op;
  const Expr *Left;
  const Expr *Right;
};

enum class Meaning { Template, Other, Unknown };

class TemplateKeywordVisitor
    : public RecursiveASTVisitor<TemplateKeywordVisitor> {
public:
  explicit TemplateKeywordVisitor(UnitContext &Unit) : Ranges(Unit) {}

  bool VisitBinaryOperator(BinaryOperator *E) { return take(E); }
  bool VisitCXXOperatorCallExpr(CXXOperatorCallExpr *E) { return take(E); }

private:
  bool take(const Expr *E);
  void add(SourceLocation Name, llvm::StringRef Detail);

  CodeRanges Ranges;
};

/// A name whose meaning only an instance of the template tells.
struct DependentName {
  DeclarationNameInfo Name;
  QualType Class;
};

} // namespace

static std::optional<Operation> operationOf(const Expr *E) {
  if (const auto *Plain = dyn_cast<BinaryOperator>(E))
    return Operation{Plain->getOpcode(), Plain->getLHS(), Plain->getRHS()};
  const auto *Call = dyn_cast<CXXOperatorCallExpr>(E);
  if (!Call || !Call->isInfixBinaryOp())
    return std::nullopt;
  return Operation{BinaryOperator::getOverloadedOpcode(Call->getOperator()),
                   Call->getArg(0), Call->getArg(1)};
}

/// What stands right before the operator behind \p E: `X + V.get` ends in
/// `V.get`.
static const Expr *lastOperand(const Expr *E) {
  while (true) {
    if (auto Inner = operationOf(E))
      E = Inner->Right;
    else if (const auto *Unary = dyn_cast<UnaryOperator>(E))
      E = Unary->getSubExpr();
    else
      return E;
  }
}

static std::optional<DependentName> dependentName(const Expr *E) {
  E = lastOperand(E);
  if (const auto *Ref = dyn_cast<DependentScopeDeclRefExpr>(E)) {
    NestedNameSpecifier Scope = Ref->getQualifier();
    if (Scope.getKind() == NestedNameSpecifier::Kind::Type)
      return DependentName{Ref->getNameInfo(), QualType(Scope.getAsType(), 0)};
  }
  const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(E);
  if (!Member || Member->isImplicitAccess())
    return std::nullopt;
  QualType Class = Member->getBaseType();
  if (Member->isArrow() && !Class->getPointeeType().isNull())
    Class = Class->getPointeeType();
  return DependentName{Member->getMemberNameInfo(), Class};
}

/// The class as it is written, of which the name's class is an instance.
static const CXXRecordDecl *writtenClass(QualType Class) {
  if (const auto *Instance = Class->getAs<TemplateSpecializationType>()) {
    const auto *Template = dyn_cast_or_null<ClassTemplateDecl>(
        Instance->getTemplateName().getAsTemplateDecl());
    return Template ? Template->getTemplatedDecl()->getDefinition() : nullptr;
  }
  const CXXRecordDecl *Record = Class->getAsCXXRecordDecl();
  return Record ? Record->getDefinition() : nullptr;
}

static Meaning meaningOf(const DependentName &Name) {
  const CXXRecordDecl *Class =
      Name.Class.isNull() ? nullptr : writtenClass(Name.Class);
  if (!Class)
    return Meaning::Unknown;
  auto Members = Class->lookup(Name.Name.getName());
  if (Members.empty())
    return Meaning::Unknown;
  return isa<TemplateDecl>(*Members.begin()) ? Meaning::Template
                                             : Meaning::Other;
}

/// The expression begins with a parenthesis, as the arguments of a call do.
static bool beginsWithParen(const Expr *E) {
  SourceLocation Begin = E->getBeginLoc();
  while (E) {
    if (const auto *Paren = dyn_cast<ParenExpr>(E))
      return Paren->getLParen() == Begin;
    const Stmt *First =
        E->children().empty() ? nullptr : *E->children().begin();
    E = dyn_cast_or_null<Expr>(First);
  }
  return false;
}

void TemplateKeywordVisitor::add(SourceLocation Name, llvm::StringRef Detail) {
  auto Place = Ranges.written(Name);
  if (!Place)
    return;
  CodeFact Fact{TemplateKeywordFact.str(), Place->Bytes, {}, Detail.str()};
  if (!llvm::is_contained(Place->Facts->Code, Fact))
    Place->Facts->Code.push_back(std::move(Fact));
}

bool TemplateKeywordVisitor::take(const Expr *E) {
  auto Outer = operationOf(E);
  if (!Outer)
    return true;
  if (Outer->Op == BO_LT) {
    auto Name = dependentName(Outer->Left);
    if (Name && meaningOf(*Name) == Meaning::Template)
      add(Name->Name.getLoc(), KnownTemplate);
  } else if (Outer->Op == BO_GT && beginsWithParen(Outer->Right)) {
    auto Less = operationOf(Outer->Left);
    auto Name =
        Less && Less->Op == BO_LT ? dependentName(Less->Left) : std::nullopt;
    if (Name && meaningOf(*Name) == Meaning::Unknown)
      add(Name->Name.getLoc(), "");
  }
  return true;
}

namespace {

class TemplateKeywordCollector : public Collector {
  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &) override {
    TemplateKeywordVisitor Visitor(Unit);
    for (const Decl *D : TopLevel)
      if (isWritten(D))
        Visitor.TraverseDecl(const_cast<Decl *>(D));
  }
};

} // namespace

std::unique_ptr<Collector> makeTemplateKeywordCollector() {
  return std::make_unique<TemplateKeywordCollector>();
}

} // namespace hipport
