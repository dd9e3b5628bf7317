// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Several of CUDA's names become one in HIP: CUresult and cudaError_t are both
// hipError_t. Overloads on such types, and cases of a switch on such values,
// then say the same thing twice, which does not compile.

#include "hipport/Rewrite/CodeCollectors.h"

#include "../CollapseFacts.h"
#include "CodeRanges.h"

#include "clang/AST/RecursiveASTVisitor.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <map>

using namespace clang;

namespace hipport {

namespace {

class CollapseVisitor : public RecursiveASTVisitor<CollapseVisitor> {
public:
  CollapseVisitor(UnitContext &Unit, const RuleTable &Rules)
      : Ranges(Unit), Rules(Rules) {}

  bool VisitFunctionDecl(FunctionDecl *Function);
  void addOverloads();
  bool VisitSwitchStmt(SwitchStmt *Switch);

private:
  std::string inHip(llvm::StringRef Text) const;
  void add(SourceLocation Name, std::string Detail);

  CodeRanges Ranges;
  const RuleTable &Rules;
  /// By name and HIP's parameter types.
  std::map<std::string, std::vector<const FunctionDecl *>> Functions;
};

} // namespace

/// The text of types with each CUDA name replaced.
std::string CollapseVisitor::inHip(llvm::StringRef Text) const {
  std::string Out;
  auto IsWordChar = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  while (!Text.empty()) {
    llvm::StringRef Word = Text.take_while(IsWordChar);
    const Rule *R = Word.empty() ? nullptr : Rules.findName(Word);
    if (Word.empty())
      Out += Text.front();
    else
      Out += R && !R->Hip.empty() ? llvm::StringRef(R->Hip) : Word;
    Text = Text.drop_front(std::max<size_t>(Word.size(), 1));
  }
  return Out;
}

void CollapseVisitor::add(SourceLocation Name, std::string Detail) {
  if (auto Place = Ranges.written(Name))
    Place->Facts->Code.push_back(
        {CollapseFact.str(), Place->Bytes, {}, std::move(Detail)});
}

static std::string parameterTypes(const FunctionDecl *Function) {
  std::string Types;
  for (const ParmVarDecl *Param : Function->parameters())
    Types += Param->getType().getUnqualifiedType().getAsString() + ", ";
  return Types;
}

bool CollapseVisitor::VisitFunctionDecl(FunctionDecl *Function) {
  if (!Function->getDeclContext()->getRedeclContext()->isFileContext() ||
      Function->isTemplated() || Function->isTemplateInstantiation() ||
      !Function->getIdentifier() || Function->getNumParams() == 0)
    return true;
  std::string Name = Function->getQualifiedNameAsString();
  Functions[Name + "(" + inHip(parameterTypes(Function))].push_back(Function);
  return true;
}

static bool namesDriverType(llvm::StringRef Types) {
  llvm::SmallVector<llvm::StringRef> Words;
  llvm::SplitString(Types, Words, " ,*&<>");
  return llvm::any_of(Words, isDriverType);
}

/// The overload on types of the driver goes, when there is one more.
void CollapseVisitor::addOverloads() {
  for (const auto &[Key, Declarations] : Functions) {
    // Alike in CUDA as well: a redeclaration, or the parser lost a type.
    std::string First = parameterTypes(Declarations.front());
    auto IsOther = [&](const FunctionDecl *D) {
      return parameterTypes(D) != First;
    };
    auto IsDriver = [](const FunctionDecl *D) {
      return namesDriverType(parameterTypes(D));
    };
    if (llvm::none_of(Declarations, IsOther))
      continue;
    bool IsPlain = llvm::any_of(Declarations, IsDriver) &&
                   !llvm::all_of(Declarations, IsDriver);
    for (const FunctionDecl *D : Declarations)
      if (IsPlain ? IsDriver(D) : IsOther(D))
        add(D->getLocation(), (IsPlain ? "driver " : "overload ") +
                                  D->getQualifiedNameAsString());
  }
}

bool CollapseVisitor::VisitSwitchStmt(SwitchStmt *Switch) {
  llvm::SmallVector<const SwitchCase *> Cases; // The list begins at the end.
  for (const SwitchCase *Case = Switch->getSwitchCaseList(); Case;
       Case = Case->getNextSwitchCase())
    Cases.push_back(Case);
  llvm::StringMap<std::string> Names; // By HIP's name.
  for (const SwitchCase *Case : llvm::reverse(Cases)) {
    const auto *Labelled = dyn_cast<CaseStmt>(Case);
    const auto *Ref =
        Labelled ? dyn_cast<DeclRefExpr>(
                       Labelled->getLHS()->IgnoreUnlessSpelledInSource())
                 : nullptr;
    if (!Ref || !isa<EnumConstantDecl>(Ref->getDecl()))
      continue;
    llvm::StringRef Cuda = Ref->getDecl()->getName();
    const Rule *R = Rules.findName(Cuda);
    if (!R || R->Hip.empty())
      continue;
    auto [It, IsNew] = Names.try_emplace(R->Hip, Cuda.str());
    if (!IsNew && It->second != Cuda)
      add(Ref->getLocation(), "case " + It->second);
  }
  return true;
}

namespace {

class CollapseCollector : public Collector {
public:
  explicit CollapseCollector(const RuleTable &Rules) : Rules(Rules) {}

  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &) override {
    CollapseVisitor Visitor(Unit, Rules);
    for (const Decl *D : TopLevel)
      if (isWritten(D))
        Visitor.TraverseDecl(const_cast<Decl *>(D));
    Visitor.addOverloads();
  }

private:
  const RuleTable &Rules;
};

} // namespace

std::unique_ptr<Collector> makeCollapseCollector(const RuleTable &Rules) {
  return std::make_unique<CollapseCollector>(Rules);
}

} // namespace hipport
