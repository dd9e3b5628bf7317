// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/ParseUnit.h"

#include "Invocation.h"
#include "UnitRecorder.h"
#include "hipport/Frontend/Collector.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclGroup.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/Preprocessor.h"

#include <algorithm>
#include <ctime>

using namespace clang;

namespace hipport {

namespace {

/// Keeps the declarations that are spelled in project files and hands them to
/// the collectors at the end. Walking the whole unit would visit the standard
/// library as well.
class UnitConsumer : public ASTConsumer {
public:
  UnitConsumer(UnitContext &Unit, const Collectors &Listeners, TuResult &Result)
      : Unit(Unit), Listeners(Listeners), Result(Result) {}

  bool HandleTopLevelDecl(DeclGroupRef Group) override {
    for (Decl *D : Group)
      if (isProject(D))
        TopLevel.push_back(D);
    return true;
  }

  bool shouldSkipFunctionBody(Decl *D) override { return !isProject(D); }

  void HandleTranslationUnit(ASTContext &) override {
    for (const auto &Listener : Listeners)
      Listener->finish(Unit, TopLevel, Result);
  }

private:
  bool isProject(const Decl *D) {
    return Unit.Files.originOf(D->getLocation()) ==
               UnitFiles::Origin::Project ||
           Unit.Files.originOf(D->getBeginLoc()) == UnitFiles::Origin::Project;
  }

  UnitContext &Unit;
  const Collectors &Listeners;
  TuResult &Result;
  std::vector<const Decl *> TopLevel;
};

class UnitAction : public ASTFrontendAction {
public:
  UnitAction(const ParseOptions &Options, const Collectors &Listeners,
             ProblemRecorder &Problems, TuResult &Result)
      : Options(Options), Listeners(Listeners), Problems(Problems),
        Result(Result) {}

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler,
                                                 llvm::StringRef) override {
    std::vector<std::string> CudaFolders = {BuiltinCudaFolder.str()};
    if (!Options.CudaPath.empty())
      CudaFolders.push_back(Options.CudaPath);
    Files.emplace(Compiler.getSourceManager(), Options.Root, CudaFolders);
    Unit.emplace(UnitContext{Compiler, *Files});
    Problems.attach(&*Files);
    // A file of macros alone is a parsed file, too.
    const SourceManager &Sources = Compiler.getSourceManager();
    Files->use(Sources.getLocForStartOfFile(Sources.getMainFileID()));
    Compiler.getPreprocessor().addPPCallbacks(
        makeSkipRecorder(*Files, MissingIncludes));
    for (const auto &Listener : Listeners)
      Listener->start(*Unit);
    return std::make_unique<UnitConsumer>(*Unit, Listeners, Result);
  }

  void EndSourceFileAction() override {
    Problems.attach(nullptr);
    Result.Files = Files->takeFacts();
    Result.MissingIncludes.assign(MissingIncludes.begin(),
                                  MissingIncludes.end());
  }

private:
  const ParseOptions &Options;
  const Collectors &Listeners;
  ProblemRecorder &Problems;
  TuResult &Result;
  std::optional<UnitFiles> Files;
  std::optional<UnitContext> Unit;
  std::set<std::string> MissingIncludes;
};

} // namespace

static void normalise(TuResult &Result) {
  for (auto &[Path, Facts] : Result.Files) {
    auto SortUnique = [](auto &List) {
      std::sort(List.begin(), List.end());
      List.erase(std::unique(List.begin(), List.end()), List.end());
    };
    SortUnique(Facts.SyncCalls);
    SortUnique(Facts.Code);
    SortUnique(Facts.Skipped);
    SortUnique(Facts.Problems);
    SortUnique(Facts.OwnerConflicts);
  }
}

static double cpuSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

TuResult parseUnit(const Job &Unit, const ParseOptions &Options,
                   const Collectors &Listeners) {
  TuResult Result;
  Result.MainFile = Unit.MainFile;
  double Start = cpuSeconds();
  ProblemRecorder Problems;
  auto Compiler = makeCompiler(Unit, Options, Problems);
  if (!Compiler) {
    Result.Status = UnitStatus::Failed;
    Result.Error =
        "Clang does not take the flags of this unit: " + Problems.otherError();
    return Result;
  }
  // What follows a fatal error is worth reading, too.
  Compiler->getDiagnostics().setFatalsAsError(true);
  UnitAction Action(Options, Listeners, Problems, Result);
  Compiler->ExecuteAction(Action);
  if (Result.Files.empty()) {
    Result.Status = UnitStatus::Failed;
    Result.Error = Problems.otherError().empty() ? "nothing was parsed"
                                                 : Problems.otherError();
  }
  normalise(Result);
  Result.CpuSeconds = cpuSeconds() - Start;
  return Result;
}

} // namespace hipport
