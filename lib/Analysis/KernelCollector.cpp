// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Analysis/KernelCollector.h"

#include "Convergence.h"
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

/// Name of the function that a call or launch names; empty when it is not
/// known before instantiation.
const NamedDecl *calleeOf(const Expr *Callee) {
  Callee = Callee->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee))
    return Ref->getDecl();
  if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee))
    if (Overloads->getNumDecls() > 0)
      return *Overloads->decls_begin();
  return nullptr;
}

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
  BodyVisitor(ASTContext &Context, UnitFiles &Files,
              const FunctionDecl &Function, TuResult &Result)
      : Files(Files), Function(Function), Result(Result),
        Values(Context, Function) {
    if (Function.hasAttr<CUDAGlobalAttr>() && Function.hasBody())
      Reach.emplace(Function);
  }

  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *Launch) {
    auto Spot = Files.use(Launch->getBeginLoc());
    if (!Spot)
      return true;
    LaunchSite Site;
    const NamedDecl *Kernel = calleeOf(Launch->getCallee());
    if (Kernel && isa<FunctionDecl, FunctionTemplateDecl>(Kernel))
      Site.Kernel = Kernel->getQualifiedNameAsString();
    Site.Place = Files.place(*Spot);
    Site.Caller = Function.getQualifiedNameAsString();
    if (const auto *Ref =
            dyn_cast<DeclRefExpr>(Launch->getCallee()->IgnoreParenImpCasts()))
      NoEscape.insert(Ref);
    const CallExpr *Config = Launch->getConfig();
    if (Config->getNumArgs() >= 2) {
      Site.GridBlocks = Values.volume(Config->getArg(0));
      Site.BlockThreads = Values.volume(Config->getArg(1));
    }
    if (Config->getNumArgs() >= 3)
      Site.SharedBytes = sharedBytes(Config->getArg(2));
    Result.Launches.push_back(std::move(Site));
    return true;
  }

  bool VisitCallExpr(CallExpr *Call) {
    const NamedDecl *Callee = calleeOf(Call->getCallee());
    if (asksAboutKernel(Callee))
      for (const Expr *Arg : Call->arguments())
        if (const auto *Ref = dyn_cast<DeclRefExpr>(plainFunction(Arg)))
          NoEscape.insert(Ref);
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

  /// A kernel whose address goes elsewhere may be launched with anything: a
  /// launch of which nothing is known.
  bool VisitDeclRefExpr(DeclRefExpr *Ref) {
    const auto *Kernel = dyn_cast<FunctionDecl>(Ref->getDecl());
    auto Spot = Files.use(Ref->getLocation());
    if (!Kernel || !Kernel->hasAttr<CUDAGlobalAttr>() ||
        NoEscape.contains(Ref) || !Spot)
      return true;
    LaunchSite Site;
    Site.Kernel = Kernel->getQualifiedNameAsString();
    Site.Place = Files.place(*Spot);
    Site.Caller = Function.getQualifiedNameAsString();
    Result.Launches.push_back(std::move(Site));
    return true;
  }

private:
  /// The runtime's questions about a kernel do not launch it.
  static bool asksAboutKernel(const NamedDecl *Callee) {
    if (!Callee || !Callee->getIdentifier())
      return false;
    llvm::StringRef Name = Callee->getName();
    return Name.starts_with("cudaFunc") || Name.starts_with("cudaOccupancy");
  }

  static const Expr *plainFunction(const Expr *E) {
    E = E->IgnoreParenCasts();
    const auto *Address = dyn_cast<UnaryOperator>(E);
    return Address ? Address->getSubExpr()->IgnoreParenCasts() : E;
  }

  std::optional<uint64_t> sharedBytes(const Expr *E) const {
    const auto *Default = dyn_cast<CXXDefaultArgExpr>(E);
    return Values.integer(Default ? Default->getExpr() : E);
  }

  UnitFiles &Files;
  const FunctionDecl &Function;
  TuResult &Result;
  LaunchValues Values;
  /// References to kernels that are a launch or a question.
  llvm::DenseSet<const DeclRefExpr *> NoEscape;
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
    BodyVisitor(Context, Files, *Function, Result)
        .TraverseStmt(Function->getBody());
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
