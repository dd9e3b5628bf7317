// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls in device code that mean something else in HIP, or nothing: functions
// of the runtime, launches, and min and max of two types, for which CUDA has
// more overloads.

#include "hipport/Rewrite/CodeCollectors.h"

#include "../DeviceCallFacts.h"
#include "CodeRanges.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace clang;

namespace hipport {

namespace {

class DeviceCallVisitor : public RecursiveASTVisitor<DeviceCallVisitor> {
  using Base = RecursiveASTVisitor<DeviceCallVisitor>;

public:
  explicit DeviceCallVisitor(UnitContext &Unit)
      : Unit(Unit), Context(Unit.Compiler.getASTContext()), Ranges(Unit) {}

  bool TraverseDecl(Decl *D);
  bool TraverseLambdaExpr(LambdaExpr *E);
  bool VisitCallExpr(CallExpr *Call);
  bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *Call);

private:
  void enter(const FunctionDecl &Function);
  void add(llvm::StringRef Kind, SourceLocation Name);
  void addMinMax(CallExpr *Call, QualType Result);

  UnitContext &Unit;
  ASTContext &Context;
  CodeRanges Ranges;
  /// Where the function around is compiled for; empty: the host alone.
  llvm::StringRef Target;
};

} // namespace

void DeviceCallVisitor::enter(const FunctionDecl &Function) {
  bool IsDevice =
      Function.hasAttr<CUDADeviceAttr>() || Function.hasAttr<CUDAGlobalAttr>();
  if (!IsDevice)
    Target = "";
  else
    Target = Function.hasAttr<CUDAHostAttr>() ? HostDevice : DeviceOnly;
}

bool DeviceCallVisitor::TraverseDecl(Decl *D) {
  llvm::SaveAndRestore Saved(Target);
  if (const auto *Function = dyn_cast_or_null<FunctionDecl>(D))
    enter(*Function);
  return Base::TraverseDecl(D);
}

/// The body of a lambda is no declaration of its own to the traversal.
bool DeviceCallVisitor::TraverseLambdaExpr(LambdaExpr *E) {
  llvm::SaveAndRestore Saved(Target);
  // Clang marks a lambda without attributes as one for both sides; it is
  // compiled where the function around it is.
  const CXXMethodDecl *Operator = E->getCallOperator();
  const auto *Device = Operator ? Operator->getAttr<CUDADeviceAttr>() : nullptr;
  if (Device && !Device->isImplicit())
    enter(*Operator);
  return Base::TraverseLambdaExpr(E);
}

static SourceLocation nameOf(const CallExpr *Call) {
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(Callee))
    return Ref->getLocation();
  if (const auto *Overloads = dyn_cast<OverloadExpr>(Callee))
    return Overloads->getNameLoc();
  return Callee->getExprLoc();
}

void DeviceCallVisitor::add(llvm::StringRef Kind, SourceLocation Name) {
  auto Begin = Unit.Files.spelling(Name);
  if (!Begin)
    return;
  unsigned Length = Lexer::MeasureTokenLength(
      Unit.Compiler.getSourceManager().getSpellingLoc(Name),
      Unit.Compiler.getSourceManager(), Unit.Compiler.getLangOpts());
  CodeFact Fact{
      Kind.str(), {Begin->Offset, Begin->Offset + Length}, {}, Target.str()};
  // A macro body is used in several places.
  if (!llvm::is_contained(Begin->Facts->Code, Fact))
    Begin->Facts->Code.push_back(std::move(Fact));
}

bool DeviceCallVisitor::VisitCUDAKernelCallExpr(CUDAKernelCallExpr *Call) {
  if (!Target.empty())
    add(DeviceLaunchFact, nameOf(Call));
  return true;
}

static bool isIntegerWord(QualType Type) {
  return Type->isEnumeralType() ||
         (Type->isBuiltinType() && Type->isIntegerType());
}

/// Casts what has another type than the result, where all of the call is
/// written out: an argument of a macro may have other uses.
void DeviceCallVisitor::addMinMax(CallExpr *Call, QualType Result) {
  auto Whole = Ranges.written(Call->getSourceRange());
  auto Name = Unit.Files.spelling(nameOf(Call));
  if (!Whole || !Name || Name->Facts != Whole->Facts ||
      Name->Offset < Whole->Bytes.Begin || Name->Offset >= Whole->Bytes.End)
    return;
  CodeFact Fact{MixedMinMaxFact.str(), Whole->Bytes, {}, ""};
  bool Differ = false;
  QualType First;
  for (const Expr *Arg : Call->arguments()) {
    QualType Type = Arg->IgnoreParenImpCasts()
                        ->getType()
                        .getCanonicalType()
                        .getUnqualifiedType();
    auto Place = Ranges.written(Arg->getSourceRange());
    if (!isIntegerWord(Type) || !Place || Place->Facts != Whole->Facts ||
        Place->Bytes.Begin < Name->Offset ||
        Place->Bytes.End > Whole->Bytes.End)
      return;
    Differ |= !First.isNull() && First != Type;
    First = Type;
    if (Type != Result)
      Fact.Parts.push_back(Place->Bytes);
  }
  Fact.Detail = Result.getAsString(Context.getPrintingPolicy());
  if (Differ)
    Whole->Facts->Code.push_back(std::move(Fact));
}

bool DeviceCallVisitor::VisitCallExpr(CallExpr *Call) {
  const FunctionDecl *Callee = Call->getDirectCallee();
  if (Target.empty() || !Callee || !Callee->getIdentifier() ||
      isa<CXXMethodDecl>(Callee) ||
      Unit.Files.originOf(Callee->getLocation()) != UnitFiles::Origin::Cuda)
    return true;
  llvm::StringRef Name = Callee->getName();
  QualType Result = Callee->getReturnType().getCanonicalType();
  if ((Name == "min" || Name == "max") && Call->getNumArgs() == 2) {
    if (Callee->getDeclContext()->getRedeclContext()->isTranslationUnit() &&
        isIntegerWord(Result))
      addMinMax(Call, Result);
  } else if (Name.starts_with("cuda")) {
    add(DeviceCallFact, nameOf(Call));
  }
  return true;
}

namespace {

class DeviceCallCollector : public Collector {
  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &) override {
    DeviceCallVisitor Visitor(Unit);
    for (const Decl *D : TopLevel)
      if (isWritten(D))
        Visitor.TraverseDecl(const_cast<Decl *>(D));
  }
};

} // namespace

std::unique_ptr<Collector> makeDeviceCallCollector() {
  return std::make_unique<DeviceCallCollector>();
}

} // namespace hipport
