// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/Preamble.h"

#include "Invocation.h"

#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Serialization/ASTWriter.h"

#include <set>

using namespace clang;

namespace hipport {

namespace {

class SpellingRecorder : public PPCallbacks {
public:
  explicit SpellingRecorder(std::set<std::string> &Spelled)
      : Spelled(Spelled) {}

  void InclusionDirective(SourceLocation, const Token &, llvm::StringRef Name,
                          bool, CharSourceRange, OptionalFileEntryRef,
                          llvm::StringRef, llvm::StringRef, const Module *,
                          bool, SrcMgr::CharacteristicKind) override {
    Spelled.insert(Name.str());
  }
  void HasInclude(SourceLocation, llvm::StringRef Name, bool,
                  OptionalFileEntryRef, SrcMgr::CharacteristicKind) override {
    Spelled.insert(Name.str());
  }

private:
  std::set<std::string> &Spelled;
};

class PreambleAction : public ASTFrontendAction {
public:
  std::shared_ptr<PCHBuffer> Buffer = std::make_shared<PCHBuffer>();
  std::set<std::string> Spelled;

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler,
                                                 llvm::StringRef) override {
    Compiler.getPreprocessor().addPPCallbacks(
        std::make_unique<SpellingRecorder>(Spelled));
    return std::make_unique<PCHGenerator>(
        Compiler.getPreprocessor(), Compiler.getModuleCache(),
        /*OutputFile=*/"", /*isysroot=*/"", Buffer, Compiler.getCodeGenOpts(),
        llvm::ArrayRef<std::shared_ptr<ModuleFileExtension>>());
  }
  bool BeginSourceFileAction(CompilerInstance &Compiler) override {
    Compiler.getLangOpts().CompilingPCH = true;
    return true;
  }
  TranslationUnitKind getTranslationUnitKind() override { return TU_Prefix; }
  bool hasASTFileSupport() const override { return false; }
};

} // namespace

static std::string textOf(const PreamblePlan &Plan) {
  std::string Text;
  for (const std::string &Name : Plan.Includes)
    Text += "#include <" + Name + ">\n";
  return Text;
}

TuResult buildPreamble(const PreamblePlan &Plan, ParseOptions Options,
                       llvm::raw_ostream &Precompiled,
                       llvm::raw_ostream &Spelled) {
  static constexpr llvm::StringLiteral MainName = "hipport_preamble.cu";
  Options.VirtualHeaders.push_back({MainName.str(), textOf(Plan)});
  Job Unit = Plan.Unit;
  Unit.MainFile = (BuiltinCudaFolder + "/" + MainName).str();

  TuResult Result;
  Result.MainFile = Unit.MainFile;
  DiagnosticConsumer Counter;
  PreambleAction Action;
  auto Compiler = makeCompiler(Unit, Options, Counter);
  if (!Compiler || !Compiler->ExecuteAction(Action) ||
      Counter.getNumErrors() != 0 || !Action.Buffer->IsComplete) {
    Result.Status = UnitStatus::Failed;
    Result.Error = "the headers do not parse without an error";
    return Result;
  }
  Precompiled << llvm::StringRef(Action.Buffer->Data.data(),
                                 Action.Buffer->Data.size());
  for (const std::string &Name : Action.Spelled)
    Spelled << Name << '\n';
  return Result;
}

} // namespace hipport
