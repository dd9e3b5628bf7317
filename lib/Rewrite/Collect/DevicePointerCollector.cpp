// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Visits all code of a unit that may compute with CUdeviceptr.

#include "hipport/Rewrite/CodeCollectors.h"

#include "DevicePointerWalk.h"

#include "clang/AST/RecursiveASTVisitor.h"

using namespace clang;

namespace hipport {

namespace {

class CodeVisitor : public RecursiveASTVisitor<CodeVisitor> {
public:
  explicit CodeVisitor(DevicePointerWalk &Walk) : Walk(Walk) {}

  bool VisitFunctionDecl(FunctionDecl *Function) {
    for (const ParmVarDecl *Param : Function->parameters())
      if (Param->hasDefaultArg() && !Param->hasUnparsedDefaultArg() &&
          !Param->hasUninstantiatedDefaultArg())
        Walk.walkWhole(Param->getDefaultArg(), Walk.wantOf(Param->getType()));
    if (Function->doesThisDeclarationHaveABody())
      Walk.walkBody(*Function);
    return true;
  }
  /// The walk has its own way into bodies.
  bool TraverseStmt(Stmt *) { return true; }

  bool VisitVarDecl(VarDecl *Var) {
    if (!Var->isLocalVarDeclOrParm() && Var->hasInit())
      Walk.walkWhole(Var->getInit(), Walk.wantOf(Var->getType()));
    return true;
  }
  bool VisitFieldDecl(FieldDecl *Field) {
    if (Field->hasInClassInitializer())
      Walk.walkWhole(Field->getInClassInitializer(),
                     Walk.wantOf(Field->getType()));
    return true;
  }

private:
  DevicePointerWalk &Walk;
};

class DevicePointerCollector : public Collector {
public:
  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &) override {
    CodeRanges Ranges(Unit);
    DevicePointerWalk Walk(Unit, Ranges);
    CodeVisitor Visitor(Walk);
    for (const Decl *D : TopLevel)
      if (isWritten(D))
        Visitor.TraverseDecl(const_cast<Decl *>(D));
  }
};

} // namespace

std::unique_ptr<Collector> makeDevicePointerCollector() {
  return std::make_unique<DevicePointerCollector>();
}

} // namespace hipport
