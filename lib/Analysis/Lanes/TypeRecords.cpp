// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What types say: class templates of CUB, and warpSize where a constant
// expression is needed.

#include "FunctionWalk.h"

#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace hipport {

bool FunctionWalk::VisitTypeLoc(TypeLoc Loc) {
  if (auto Template = Loc.getAs<TemplateSpecializationTypeLoc>())
    recordCub(Template);
  if (auto Array = Loc.getAs<ArrayTypeLoc>())
    needConstant(Array.getSizeExpr(), "array size");
  return true;
}

bool FunctionWalk::VisitStaticAssertDecl(StaticAssertDecl *D) {
  needConstant(D->getAssertExpr(), "static_assert");
  return true;
}

bool FunctionWalk::VisitCaseStmt(CaseStmt *S) {
  needConstant(S->getLHS(), "case label");
  return true;
}

bool FunctionWalk::TraverseTemplateArgumentLoc(const TemplateArgumentLoc &Arg) {
  if (Arg.getArgument().getKind() == TemplateArgument::Expression)
    needConstant(Arg.getSourceExpression(), "template argument");
  return Super::TraverseTemplateArgumentLoc(Arg);
}

void FunctionWalk::needConstant(const Expr *E, llvm::StringRef Need) {
  if (!E || (!Flow.readsWaveSize(E) && !Where.namesCubWarp(E)))
    return;
  if (auto Place = Where.use(E->getBeginLoc()))
    Out.WaveConstants.push_back({*Place, Need.str()});
}

/// `WarpReduce<T, 32>`: the width is the second argument; `BlockReduce<T, 128>`
/// has the threads there.
void FunctionWalk::recordCub(TemplateSpecializationTypeLoc Loc) {
  const TemplateDecl *Template =
      Loc.getTypePtr()->getTemplateName().getAsTemplateDecl();
  auto Place = Where.use(Loc.getTemplateNameLoc());
  if (!Template || !Place)
    return;
  llvm::StringRef Name = Template->getName();
  bool IsWarp = Name.starts_with("Warp"), IsBlock = Name.starts_with("Block");
  const auto *Space =
      dyn_cast<NamespaceDecl>(Template->getDeclContext()->getRedeclContext());
  if ((!IsWarp && !IsBlock) || !Space || Space->getName() != "cub")
    return;
  CubUse Use;
  Use.Place = *Place;
  Use.Class = Name.str();
  if (Loc.getNumArgs() > 1 && Loc.getArgLoc(1).getArgument().getKind() ==
                                  TemplateArgument::Expression) {
    const Expr *Number = Loc.getArgLoc(1).getArgument().getAsExpr();
    LaneWidth Given = Flow.valueOf(Number).asWidth();
    Use.SetAt = setAt(Number);
    if (IsWarp) {
      Use.HasWidth = true;
      Use.Width = Given;
    } else if (Given.isKnown() && !Given.OfWave) {
      Use.BlockThreads = Given.Number;
    }
  }
  Out.Cub.push_back(std::move(Use));
}

/// Where the program says how much a template argument is.
SourcePlace FunctionWalk::setAt(const Expr *Number) const {
  NamedConstant Constant = Where.constantOf(Number, Function);
  return Constant.From == NamedConstant::TemplateParameter
             ? Out.MadeAt
             : Constant.Definition;
}

/// `typename WarpReduce::TempStorage storage[N]`, of a class without a width.
void FunctionWalk::recordCubStorage(const VarDecl *Var) {
  const Type *Element = Var->getType()->getBaseElementTypeUnsafe();
  const CXXRecordDecl *Record = Element->getAsCXXRecordDecl();
  const auto *Class =
      Record ? dyn_cast<ClassTemplateSpecializationDecl>(Record->getParent())
             : nullptr;
  auto Place = Where.use(Var->getBeginLoc());
  if (!Class || !Place || Record->getName() != "TempStorage")
    return;
  for (CubUse &Use : Out.Cub)
    if (Use.Class == Class->getName() && Use.Storage.File.empty())
      Use.Storage = *Place;
}

} // namespace hipport
