// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ScopeConstants.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace hipport {

namespace {

class ScopeVisitor : public RecursiveASTVisitor<ScopeVisitor> {
public:
  ScopeVisitor(const LaneFlow &Flow, const Places &Where,
               std::vector<FunctionFacts> &Out)
      : Flow(Flow), Where(Where), Out(Out) {}

  bool VisitVarDecl(VarDecl *Var) {
    if (isOutside(Var) && Var->isConstexpr())
      need(Var->getInit(), Var->getQualifiedNameAsString(),
           "constexpr variable");
    return true;
  }
  bool VisitEnumConstantDecl(EnumConstantDecl *D) {
    if (isOutside(D))
      need(D->getInitExpr(), D->getQualifiedNameAsString(), "enumerator");
    return true;
  }
  bool VisitStaticAssertDecl(StaticAssertDecl *D) {
    if (isOutside(D))
      need(D->getAssertExpr(), "", "static_assert");
    return true;
  }
  bool VisitFieldDecl(FieldDecl *Field) {
    if (!Field->getTypeSourceInfo() || !isOutside(Field))
      return true;
    if (auto Array = Field->getTypeSourceInfo()
                         ->getTypeLoc()
                         .IgnoreParens()
                         .getAs<ArrayTypeLoc>())
      need(Array.getSizeExpr(), Field->getQualifiedNameAsString(),
           "array size");
    return true;
  }

private:
  static bool isOutside(const Decl *D) {
    return D->getParentFunctionOrMethod() == nullptr;
  }

  void need(const Expr *E, std::string Name, const char *Need) {
    if (!E || (!Flow.readsWaveSize(E) && !Where.namesCubWarp(E)))
      return;
    auto Place = Where.use(E->getBeginLoc());
    if (!Place)
      return;
    FunctionFacts Facts;
    Facts.Name = std::move(Name);
    Facts.Place = *Place;
    Facts.Runs = FunctionFacts::Host;
    Facts.WaveConstants.push_back({*Place, Need});
    Out.push_back(std::move(Facts));
  }

  const LaneFlow &Flow;
  const Places &Where;
  std::vector<FunctionFacts> &Out;
};

} // namespace

std::vector<FunctionFacts>
constantsOutsideFunctions(llvm::ArrayRef<const Decl *> TopLevel,
                          const LaneFlow &Flow, const Places &Where) {
  std::vector<FunctionFacts> Found;
  ScopeVisitor Visitor(Flow, Where, Found);
  for (const Decl *D : TopLevel)
    Visitor.TraverseDecl(const_cast<Decl *>(D));
  return Found;
}

} // namespace hipport
