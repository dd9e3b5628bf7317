// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Finds the strings that a program hands to run-time compilation: sources,
// headers, options and names of kernels, and images of modules. Whoever calls
// nothing of NVRTC or of the module functions pays for no search.

#include "hipport/Rewrite/KernelSourceCollector.h"

#include "../KernelSourceFacts.h"
#include "StringFlow.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"

#include <set>

using namespace clang;

namespace hipport {

namespace {

/// An argument through which strings leave the program.
struct Sink {
  llvm::StringLiteral Function;
  unsigned Argument;
  llvm::StringLiteral Kind;
};

constexpr Sink Sinks[] = {
    {"nvrtcCreateProgram", 1, KernelSourceFact},
    {"nvrtcCreateProgram", 4, KernelSourceFact},
    {"nvrtcCreateProgram", 5, KernelHeaderFact},
    {"nvrtcCompileProgram", 2, KernelOptionFact},
    {"nvrtcAddNameExpression", 1, KernelNameFact},
    {"nvrtcGetLoweredName", 1, KernelNameFact},
    {"cuModuleLoadData", 1, ModuleImageFact},
    {"cuModuleLoadDataEx", 1, ModuleImageFact},
    {"cuModuleLoadFatBinary", 1, ModuleImageFact},
    {"cuLinkAddData", 2, ModuleImageFact},
    {"cuLibraryLoadData", 1, ModuleImageFact},
};

class FactWriter {
public:
  FactWriter(UnitContext &Unit, const StringFlow &Flow)
      : Unit(Unit), Flow(Flow) {}

  void take(const CallExpr &Call) {
    const FunctionDecl *Callee = Call.getDirectCallee();
    if (!Callee || !Callee->getIdentifier())
      return;
    for (const Sink &S : Sinks)
      if (Callee->getName() == S.Function && S.Argument < Call.getNumArgs()) {
        for (StringFlow::Source Found : Flow.sourcesOf(Call.getArg(S.Argument)))
          addLiteral(*Found.Literal, S.Kind, Found.IsPart);
        if (S.Kind == KernelOptionFact)
          addList(Call.getArg(1), Call.getArg(2));
      }
  }

private:
  struct Piece {
    FileFacts *Facts;
    ByteRange Bytes;
  };

  /// A token as it is spelled. Absent: outside of the project, or made by the
  /// preprocessor.
  std::optional<Piece> pieceAt(SourceLocation Loc) {
    auto Spot = Unit.Files.spelling(Loc);
    if (!Spot)
      return std::nullopt;
    unsigned Size = Lexer::MeasureTokenLength(
        Unit.Compiler.getSourceManager().getSpellingLoc(Loc),
        Unit.Compiler.getSourceManager(), Unit.Compiler.getLangOpts());
    return Piece{Spot->Facts, {Spot->Offset, Spot->Offset + Size}};
  }

  void addLiteral(const StringLiteral &Literal, llvm::StringRef Kind,
                  bool IsPart) {
    if (!Literal.isOrdinary() && !Literal.isUTF8())
      return;
    std::map<FileFacts *, std::vector<ByteRange>> Pieces;
    for (unsigned I = 0; I < Literal.getNumConcatenated(); ++I)
      if (auto Piece = pieceAt(Literal.getStrTokenLoc(I)))
        Pieces[Piece->Facts].push_back(Piece->Bytes);
    for (auto &[Facts, Parts] : Pieces) {
      llvm::sort(Parts);
      CodeFact Fact;
      Fact.Kind = Kind.str();
      Fact.Code = {Parts.front().Begin, Parts.back().End};
      Fact.Parts = std::move(Parts);
      if (IsPart && Kind == KernelOptionFact)
        Fact.Detail = OptionPart.str();
      add(*Facts, std::move(Fact));
    }
  }

  /// A list from which an option can be taken away: what counts it is known.
  void addList(const Expr *Count, const Expr *Options) {
    const InitListExpr *List = Flow.listOf(Options);
    if (!List || List->getNumInits() == 0)
      return;
    std::vector<ByteRange> Elements;
    FileFacts *Facts = nullptr;
    for (const Expr *Element : List->inits()) {
      const Expr *Plain = Element->IgnoreImplicit();
      auto First = pieceAt(Plain->getBeginLoc());
      auto Last = pieceAt(Plain->getEndLoc());
      bool IsWritten = First && Last && First->Facts == Last->Facts &&
                       Plain->getBeginLoc().isFileID() &&
                       Plain->getEndLoc().isFileID() &&
                       (!Facts || First->Facts == Facts);
      if (!IsWritten)
        return;
      Facts = First->Facts;
      Elements.push_back({First->Bytes.Begin, Last->Bytes.End});
    }
    CodeFact Fact;
    Fact.Kind = KernelOptionListFact.str();
    Fact.Code = {Elements.front().Begin, Elements.back().End};
    const Expr *Number = Count->IgnoreParenImpCasts();
    auto Place = pieceAt(Number->getBeginLoc());
    if (const auto *Literal = dyn_cast<IntegerLiteral>(Number)) {
      if (Literal->getValue() != Elements.size() || !Place ||
          Place->Facts != Facts || !Number->getBeginLoc().isFileID())
        return;
      Fact.Detail = CountedList.str();
      Fact.Parts.push_back(Place->Bytes);
    } else if (isSizeOf(Number)) {
      Fact.Detail = SizedList.str();
    } else {
      return;
    }
    llvm::append_range(Fact.Parts, Elements);
    add(*Facts, std::move(Fact));
  }

  /// `options.size()`, `sizeof(options) / sizeof(options[0])`.
  static bool isSizeOf(const Expr *Number) {
    if (const auto *Call = dyn_cast<CXXMemberCallExpr>(Number))
      return Call->getMethodDecl() && Call->getMethodDecl()->getIdentifier() &&
             Call->getMethodDecl()->getName() == "size";
    const auto *Division = dyn_cast<BinaryOperator>(Number);
    return Division && Division->getOpcode() == BO_Div &&
           isa<UnaryExprOrTypeTraitExpr>(
               Division->getLHS()->IgnoreParenImpCasts());
  }

  void add(FileFacts &Facts, CodeFact Fact) {
    if (Written.insert({&Facts, Fact.Kind, Fact.Code}).second)
      Facts.Code.push_back(std::move(Fact));
  }

  UnitContext &Unit;
  const StringFlow &Flow;
  std::set<std::tuple<FileFacts *, std::string, ByteRange>> Written;
};

class KernelSourceCollector : public Collector {
public:
  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &) override {
    if (!usesAnySink(Unit.Compiler))
      return;
    StringFlow Flow(TopLevel);
    FactWriter Writer(Unit, Flow);
    for (const CallExpr *Call : Flow.calls())
      Writer.take(*Call);
  }

private:
  static bool usesAnySink(CompilerInstance &Compiler) {
    IdentifierTable &Names = Compiler.getPreprocessor().getIdentifierTable();
    const DeclContext *Unit = Compiler.getASTContext().getTranslationUnitDecl();
    return llvm::any_of(Sinks, [&](const Sink &S) {
      return llvm::any_of(Unit->lookup(DeclarationName(&Names.get(S.Function))),
                          [](const NamedDecl *D) { return D->isReferenced(); });
    });
  }
};

} // namespace

std::unique_ptr<Collector> makeKernelSourceCollector() {
  return std::make_unique<KernelSourceCollector>();
}

} // namespace hipport
