// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Analysis/WaveCollector.h"

#include "../InstanceName.h"
#include "FunctionWalk.h"
#include "KernelFacts.h"
#include "ScopeConstants.h"

#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

namespace hipport {

namespace {

class FunctionFinder : public RecursiveASTVisitor<FunctionFinder> {
  using Super = RecursiveASTVisitor<FunctionFinder>;

public:
  bool shouldVisitTemplateInstantiations() const { return true; }

  bool VisitFunctionDecl(FunctionDecl *Function) {
    if (Function->doesThisDeclarationHaveABody())
      Found.push_back(Function);
    return true;
  }

  bool TraverseFunctionDecl(FunctionDecl *Function) {
    const FunctionDecl *Outer = std::exchange(Inside, Function);
    bool Result = Super::TraverseFunctionDecl(Function);
    Inside = Outer;
    return Result;
  }

  bool VisitDeclRefExpr(DeclRefExpr *Ref) {
    if (const auto *Function = dyn_cast<FunctionDecl>(Ref->getDecl());
        Function && Inside && Function->isTemplateInstantiation())
      UsedIn.try_emplace(Function, Inside);
    return true;
  }

  /// Where code that is no template asks for the instance \p Function, or for
  /// the one that asks for it.
  SourceLocation madeAt(const FunctionDecl *Function) const {
    SourceLocation Made;
    llvm::SmallPtrSet<const FunctionDecl *, 8> Seen;
    while (Function && Function->isTemplateInstantiation() &&
           Seen.insert(Function).second) {
      Made = Function->getPointOfInstantiation();
      Function = UsedIn.lookup(Function);
    }
    return Made;
  }

  std::vector<const FunctionDecl *> Found;

private:
  const FunctionDecl *Inside = nullptr;
  /// The first function that uses an instance.
  llvm::DenseMap<const FunctionDecl *, const FunctionDecl *> UsedIn;
};

class WaveCollector : public Collector {
public:
  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &Result) override;
};

} // namespace

static FunctionFacts::Side sideOf(const FunctionDecl &Function) {
  if (Function.hasAttr<CUDAGlobalAttr>())
    return FunctionFacts::Kernel;
  return Function.hasAttr<CUDADeviceAttr>() ? FunctionFacts::Device
                                            : FunctionFacts::Host;
}

static bool saysNothing(const FunctionFacts &F) {
  return F.Partitions.empty() && F.CrossLane.empty() && F.Narrowings.empty() &&
         F.BitOps.empty() && F.Overlaps.empty() && F.Compares.empty() &&
         F.FirstThreads.empty() && F.WaveStrides.empty() &&
         F.SharedUses.empty() && F.LaneIndexed.empty() && F.Barriers.empty() &&
         F.Spins.empty() && F.WaveConstants.empty() && F.Cub.empty() &&
         F.Tiles.empty();
}

void WaveCollector::finish(UnitContext &Unit,
                           llvm::ArrayRef<const Decl *> TopLevel,
                           TuResult &Result) {
  FunctionFinder Finder;
  for (const Decl *D : TopLevel)
    Finder.TraverseDecl(const_cast<Decl *>(D));
  LaneFlow Flow(Unit.Compiler.getASTContext(), TopLevel);
  Places Where(Unit);
  for (FunctionFacts &Facts : constantsOutsideFunctions(TopLevel, Flow, Where))
    Result.Functions.push_back(std::move(Facts));
  for (const FunctionDecl *Function : Finder.Found) {
    FunctionFacts Facts;
    auto Place = Where.use(Function->getLocation());
    if (!Place)
      continue;
    Facts.Name = Function->getQualifiedNameAsString();
    Facts.Place = *Place;
    Facts.Runs = sideOf(*Function);
    Facts.Instance = instanceOf(*Function);
    if (SourceLocation Made = Finder.madeAt(Function); Made.isValid())
      if (auto MadeAt = Where.use(Made))
        Facts.MadeAt = *MadeAt;
    const FunctionTemplateDecl *Template =
        Function->getDescribedFunctionTemplate();
    Facts.IsPattern = Function->isDependentContext() || Template != nullptr;
    FunctionWalk(Flow, Where, *Function, Facts).run();
    recordExtent(*Function, Where, Facts);
    // The model of a kernel names all that it reaches.
    if (Facts.Runs != FunctionFacts::Host || !saysNothing(Facts))
      Result.Functions.push_back(std::move(Facts));
  }
}

std::unique_ptr<Collector> makeWaveCollector() {
  return std::make_unique<WaveCollector>();
}

} // namespace hipport
