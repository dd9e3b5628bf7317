// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Analysis/KernelCollector.h"

#include "Convergence.h"
#include "LaunchSites.h"
#include "LaunchValues.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

namespace hipport {

namespace {

bool isSyncBuiltin(const NamedDecl *D) {
  if (!D || !D->getIdentifier())
    return false;
  llvm::StringRef Name = D->getName();
  return Name == "__syncwarp" ||
         (Name.starts_with("__") && Name.ends_with("_sync"));
}

/// Looks at one function body.
class BodyVisitor : public RecursiveASTVisitor<BodyVisitor> {
public:
  BodyVisitor(UnitFiles &Files, const FunctionDecl &Function)
      : Files(Files), Function(Function) {
    if (Function.hasAttr<CUDAGlobalAttr>() && Function.hasBody())
      Reach.emplace(Function);
  }

  bool VisitCallExpr(CallExpr *Call) {
    const NamedDecl *Callee = calleeOf(Call->getCallee());
    if (!isSyncBuiltin(Callee))
      return true;
    auto Spot = Files.spelling(Call->getCallee()->getExprLoc());
    if (!Spot)
      return true;
    SyncCall Sync;
    Sync.Offset = Spot->Offset;
    if (Reach) {
      Sync.Kernel = Function.getQualifiedNameAsString();
      Sync.Convergent = Reach->isConvergent(Call);
    }
    Spot->Facts->SyncCalls.push_back(std::move(Sync));
    return true;
  }

private:
  UnitFiles &Files;
  const FunctionDecl &Function;
  std::optional<Convergence> Reach;
};

/// Sums the static LDS of a kernel; arrays of dependent size count as unknown
/// and are left out.
class SharedVisitor : public RecursiveASTVisitor<SharedVisitor> {
public:
  explicit SharedVisitor(ASTContext &Context) : Context(Context) {}

  bool VisitVarDecl(VarDecl *Var) {
    QualType Type = Var->getType();
    if (Var->hasAttr<CUDASharedAttr>() && !Var->hasExternalStorage() &&
        !Type->isDependentType() && !Type->isIncompleteType())
      Bytes += Context.getTypeSizeInChars(Type).getQuantity();
    return true;
  }

  uint64_t Bytes = 0;

private:
  ASTContext &Context;
};

class FunctionVisitor : public RecursiveASTVisitor<FunctionVisitor> {
public:
  FunctionVisitor(UnitContext &Unit, TuResult &Result)
      : Context(Unit.Compiler.getASTContext()), Files(Unit.Files),
        Result(Result) {}

  bool VisitFunctionDecl(FunctionDecl *Function) {
    if (!Function->doesThisDeclarationHaveABody())
      return true;
    if (Function->hasAttr<CUDAGlobalAttr>())
      recordKernel(*Function);
    BodyVisitor(Files, *Function).TraverseStmt(Function->getBody());
    collectLaunches(Context, Files, *Function, Result.Launches);
    return true;
  }

private:
  std::optional<uint64_t> fold(const Expr *E) const {
    if (!E || E->isValueDependent())
      return std::nullopt;
    auto Value = E->getIntegerConstantExpr(Context);
    return Value ? std::optional<uint64_t>(Value->getZExtValue())
                 : std::nullopt;
  }

  void recordKernel(const FunctionDecl &Function) {
    auto Spot = Files.use(Function.getLocation());
    if (!Spot)
      return;
    KernelModel Kernel;
    Kernel.Name = Function.getQualifiedNameAsString();
    Kernel.Place = Files.place(*Spot);
    Kernel.IsTemplate = Function.getDescribedFunctionTemplate() != nullptr;
    if (const auto *Bounds = Function.getAttr<CUDALaunchBoundsAttr>()) {
      Kernel.MaxThreads = fold(Bounds->getMaxThreads());
      Kernel.MinBlocks = fold(Bounds->getMinBlocks());
    }
    SharedVisitor Shared(Context);
    Shared.TraverseStmt(Function.getBody());
    Kernel.StaticSharedBytes = Shared.Bytes;
    Result.Kernels.push_back(std::move(Kernel));
  }

  ASTContext &Context;
  UnitFiles &Files;
  TuResult &Result;
};

class KernelCollector : public Collector {
public:
  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &Result) override {
    FunctionVisitor Visitor(Unit, Result);
    for (const Decl *D : TopLevel)
      Visitor.TraverseDecl(const_cast<Decl *>(D));
  }
};

} // namespace

std::unique_ptr<Collector> makeKernelCollector() {
  return std::make_unique<KernelCollector>();
}

} // namespace hipport
