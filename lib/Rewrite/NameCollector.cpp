// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/NameCollector.h"

#include "clang/AST/Decl.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Index/IndexDataConsumer.h"
#include "clang/Index/IndexingAction.h"
#include "clang/Index/IndexingOptions.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"

#include <set>

using namespace clang;

namespace hipport {

namespace {

/// Which identifiers concern the rename at all; asked for every token, so the
/// answer is kept for each identifier.
class Vocabulary {
public:
  explicit Vocabulary(const RuleTable &Rules) : Rules(Rules) {}

  bool holds(const IdentifierInfo *Name) {
    if (!Name)
      return false;
    auto [It, IsNew] = Known.try_emplace(Name, false);
    if (IsNew) {
      const Rule *R = Rules.findName(Name->getName());
      It->second = R ? !R->Shared : looksLikeCuda(Name->getName());
    }
    return It->second;
  }

private:
  const RuleTable &Rules;
  llvm::DenseMap<const IdentifierInfo *, bool> Known;
};

class OwnerRecorder {
public:
  OwnerRecorder(const RuleTable &Rules) : Rules(Rules), Words(Rules) {}

  void attach(UnitFiles &Unit) { Files = &Unit; }
  bool concerns(const IdentifierInfo *Name) { return Words.holds(Name); }
  bool hasRule(llvm::StringRef Name) const { return Rules.findName(Name); }

  void record(SourceLocation Loc, NameOwner Owner) {
    auto Spot = Files->spelling(Loc);
    if (!Spot)
      return;
    auto [It, IsNew] = Spot->Facts->Owners.try_emplace(Spot->Offset, Owner);
    if (!IsNew && It->second != Owner)
      Spot->Facts->OwnerConflicts.push_back(Spot->Offset);
  }

  void recordUserName(llvm::StringRef Name) { UserNames.insert(Name.str()); }

  bool isCuda(SourceLocation Loc) {
    return Files->originOf(Loc) == UnitFiles::Origin::Cuda;
  }
  bool isProject(SourceLocation Loc) {
    return Files->originOf(Loc) == UnitFiles::Origin::Project;
  }

  std::vector<std::string> takeUserNames() {
    return {UserNames.begin(), UserNames.end()};
  }

private:
  const RuleTable &Rules;
  UnitFiles *Files = nullptr;
  Vocabulary Words;
  std::set<std::string> UserNames;
};

/// A macro belongs to whoever defined it.
class MacroOwners : public PPCallbacks {
public:
  explicit MacroOwners(OwnerRecorder &Owners) : Owners(Owners) {}

  void MacroDefined(const Token &Name, const MacroDirective *MD) override {
    if (!Owners.concerns(Name.getIdentifierInfo()) ||
        !Owners.isProject(MD->getMacroInfo()->getDefinitionLoc()))
      return;
    Owners.record(Name.getLocation(), NameOwner::User);
    Owners.recordUserName(Name.getIdentifierInfo()->getName());
  }
  void MacroExpands(const Token &Name, const MacroDefinition &MD, SourceRange,
                    const MacroArgs *) override {
    recordUse(Name, MD);
  }
  void Defined(const Token &Name, const MacroDefinition &MD,
               SourceRange) override {
    recordUse(Name, MD);
  }
  void Ifdef(SourceLocation, const Token &Name,
             const MacroDefinition &MD) override {
    recordUse(Name, MD);
  }
  void Ifndef(SourceLocation, const Token &Name,
              const MacroDefinition &MD) override {
    recordUse(Name, MD);
  }
  void MacroUndefined(const Token &Name, const MacroDefinition &MD,
                      const MacroDirective *) override {
    recordUse(Name, MD);
  }

private:
  void recordUse(const Token &Name, const MacroDefinition &MD) {
    const MacroInfo *Info = MD.getMacroInfo();
    if (!Info || Info->isBuiltinMacro() ||
        !Owners.concerns(Name.getIdentifierInfo()))
      return;
    if (Owners.isCuda(Info->getDefinitionLoc()))
      Owners.record(Name.getLocation(), NameOwner::Cuda);
    else if (Owners.isProject(Info->getDefinitionLoc()))
      Owners.record(Name.getLocation(), NameOwner::User);
  }

  OwnerRecorder &Owners;
};

class NameConsumer : public index::IndexDataConsumer {
public:
  explicit NameConsumer(OwnerRecorder &Owners) : Owners(Owners) {}

  bool handleDeclOccurrence(const Decl *D, index::SymbolRoleSet Roles,
                            llvm::ArrayRef<index::SymbolRelation>,
                            SourceLocation Loc, ASTNodeInfo Node) override {
    const auto *Named = llvm::dyn_cast<NamedDecl>(D);
    // What the parser took for a declaration by mistake says nothing.
    if (!Named || Named->isInvalidDecl() ||
        !Owners.concerns(Named->getIdentifier()))
      return true;
    bool IsOwn = !isCudaEntity(D) || definesType(D, Roles, Loc) ||
                 isTagOfCopy(D, Node.Parent);
    NameOwner Owner = IsOwn ? NameOwner::User : NameOwner::Cuda;
    Owners.record(Loc, Owner);
    auto Declares =
        static_cast<index::SymbolRoleSet>(index::SymbolRole::Declaration);
    Declares |=
        static_cast<index::SymbolRoleSet>(index::SymbolRole::Definition);
    if (Owner == NameOwner::User && (Roles & Declares) &&
        D->getDeclContext()->getRedeclContext()->isFileContext())
      Owners.recordUserName(Named->getName());
    return true;
  }

private:
  /// A program that carries a copy of CUDA's types keeps its copy.
  bool definesType(const Decl *D, index::SymbolRoleSet Roles,
                   SourceLocation Loc) {
    auto Definition =
        static_cast<index::SymbolRoleSet>(index::SymbolRole::Definition);
    return (Roles & Definition) && isa<TypeDecl, EnumConstantDecl>(D) &&
           Owners.isProject(Loc);
  }

  /// `typedef struct CUfunc_st *CUfunction` in a copy of cuda.h stays whole.
  bool isTagOfCopy(const Decl *D, const Decl *Parent) {
    const auto *Alias = llvm::dyn_cast_or_null<TypedefNameDecl>(Parent);
    return Alias && isa<TagDecl>(D) && Owners.isProject(Alias->getLocation()) &&
           Owners.hasRule(Alias->getName());
  }

  /// CUDA's, whichever of its declarations the lookup found: a program may
  /// declare cudaMalloc once more.
  bool isCudaEntity(const Decl *D) {
    if (D->getLocation().isInvalid())
      return true; // Declared by Clang itself for CUDA or for everybody.
    for (const Decl *Other : D->redecls())
      if (Owners.isCuda(Other->getLocation()))
        return true;
    return false;
  }

  OwnerRecorder &Owners;
};

class NameCollector : public Collector {
public:
  explicit NameCollector(const RuleTable &Rules) : Owners(Rules) {}

  void start(UnitContext &Unit) override {
    Owners.attach(Unit.Files);
    Unit.Compiler.getPreprocessor().addPPCallbacks(
        std::make_unique<MacroOwners>(Owners));
  }

  void finish(UnitContext &Unit, llvm::ArrayRef<const Decl *> TopLevel,
              TuResult &Result) override {
    index::IndexingOptions Options;
    Options.SystemSymbolFilter =
        index::IndexingOptions::SystemSymbolFilterKind::All;
    Options.IndexFunctionLocals = true;
    Options.IndexParametersInDeclarations = true;
    Options.IndexTemplateParameters = true;
    Options.IndexMacros = false;
    NameConsumer Consumer(Owners);
    index::indexTopLevelDecls(Unit.Compiler.getASTContext(),
                              Unit.Compiler.getPreprocessor(), TopLevel,
                              Consumer, Options);
    Result.UserNames = Owners.takeUserNames();
  }

private:
  OwnerRecorder Owners;
};

} // namespace

std::unique_ptr<Collector> makeNameCollector(const RuleTable &Rules) {
  return std::make_unique<NameCollector>(Rules);
}

} // namespace hipport
