// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "KernelFacts.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace hipport {

namespace {

class SharedArrayFinder : public RecursiveASTVisitor<SharedArrayFinder> {
public:
  SharedArrayFinder(ASTContext &Context, const Places &Where,
                    FunctionFacts &Out)
      : Context(Context), Where(Where), Out(Out) {}

  bool VisitVarDecl(VarDecl *Var) {
    std::optional<SourcePlace> Place;
    if (Var->hasAttr<CUDASharedAttr>())
      Place = Where.use(Var->getLocation());
    if (!Place)
      return true;
    SharedArray Array;
    Array.Place = *Place;
    Array.Name = Var->getNameAsString();
    Array.IsDynamic = Var->hasExternalStorage();
    QualType Type = Var->getType();
    if (!Array.IsDynamic && !Type->isDependentType() &&
        !Type->isIncompleteType())
      Array.Bytes = Context.getTypeSizeInChars(Type).getQuantity();
    Out.SharedArrays.push_back(std::move(Array));
    return true;
  }

private:
  ASTContext &Context;
  const Places &Where;
  FunctionFacts &Out;
};

} // namespace

static std::optional<unsigned> bound(const ASTContext &Context, const Expr *E) {
  if (!E || E->isValueDependent())
    return std::nullopt;
  auto Value = E->getIntegerConstantExpr(Context);
  return Value ? std::optional<unsigned>(Value->getZExtValue()) : std::nullopt;
}

void recordExtent(const FunctionDecl &Function, const Places &Where,
                  FunctionFacts &Out) {
  ASTContext &Context = Function.getASTContext();
  auto End = Where.use(Function.getEndLoc());
  if (End && End->File == Out.Place.File && End->Offset > Out.Place.Offset)
    Out.End = End->Offset + 1;
  if (Out.Runs == FunctionFacts::Host)
    return;
  SharedArrayFinder(Context, Where, Out).TraverseStmt(Function.getBody());
  if (const auto *Bounds = Function.getAttr<CUDALaunchBoundsAttr>()) {
    Out.MaxThreads = bound(Context, Bounds->getMaxThreads());
    Out.MinBlocks = bound(Context, Bounds->getMinBlocks());
  }
}

} // namespace hipport
