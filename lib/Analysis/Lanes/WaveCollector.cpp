// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Analysis/WaveCollector.h"

#include "../InstanceName.h"
#include "FunctionWalk.h"
#include "KernelFacts.h"

#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

namespace hipport {

namespace {

class FunctionFinder : public RecursiveASTVisitor<FunctionFinder> {
public:
  explicit FunctionFinder(std::vector<const FunctionDecl *> &Found)
      : Found(Found) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool VisitFunctionDecl(FunctionDecl *Function) {
    if (Function->doesThisDeclarationHaveABody())
      Found.push_back(Function);
    return true;
  }

private:
  std::vector<const FunctionDecl *> &Found;
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
         F.BitOps.empty() && F.Compares.empty() && F.FirstThreads.empty() &&
         F.WaveStrides.empty() && F.SharedUses.empty() &&
         F.LaneIndexed.empty() && F.HostConstants.empty() &&
         F.Barriers.empty() && F.Spins.empty() && F.WaveConstants.empty() &&
         F.Cub.empty() && F.Tiles.empty() && F.Calls.empty();
}

void WaveCollector::finish(UnitContext &Unit,
                           llvm::ArrayRef<const Decl *> TopLevel,
                           TuResult &Result) {
  std::vector<const FunctionDecl *> Functions;
  FunctionFinder Finder(Functions);
  for (const Decl *D : TopLevel)
    Finder.TraverseDecl(const_cast<Decl *>(D));
  LaneFlow Flow(Unit.Compiler.getASTContext(), TopLevel);
  Places Where(Unit);
  for (const FunctionDecl *Function : Functions) {
    FunctionFacts Facts;
    auto Place = Where.use(Function->getLocation());
    if (!Place)
      continue;
    Facts.Name = Function->getQualifiedNameAsString();
    Facts.Place = *Place;
    Facts.Runs = sideOf(*Function);
    Facts.Instance = instanceOf(*Function);
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
