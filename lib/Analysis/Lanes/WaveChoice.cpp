// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "WaveChoice.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <vector>

using namespace clang;

namespace hipport {

namespace {

/// A definition of a name as 32, or as a wave.
struct Definition {
  bool IsMacro;
  bool IsWave;
  std::vector<BranchRef> Path; ///< The branches around it.
};

} // namespace

/// What \p Text, behind a name, defines it as; absent: neither.
static std::optional<bool> isWaveValue(llvm::StringRef Text) {
  llvm::StringRef Value = Text.ltrim(" \t(").take_while(
      [](char C) { return llvm::isAlnum(C) || C == '_'; });
  llvm::StringRef Number = Value.rtrim("uUlL");
  if (Number == "32")
    return false;
  if (Number == "64" || Value == "warpSize" ||
      Value.starts_with("__AMDGCN_WAVEFRONT_SIZE"))
    return true;
  return std::nullopt;
}

/// All that the file says, in whatever branch.
static std::vector<Definition> definitionsOf(llvm::StringRef Name, FileID File,
                                             const ASTContext &Context,
                                             const DirectiveMap &Map) {
  const SourceManager &Sources = Context.getSourceManager();
  llvm::StringRef Bytes = Sources.getBufferData(File);
  Lexer Lex(File, Sources.getBufferOrFake(File), Sources,
            Context.getLangOpts());
  std::vector<Definition> Found;
  Token T;
  while (!Lex.LexFromRawLexer(T)) {
    if (T.isNot(tok::raw_identifier) || T.getRawIdentifier() != Name)
      continue;
    const unsigned Offset = Sources.getFileOffset(T.getLocation());
    const Directive *Line = Map.directiveAt(Offset);
    const bool IsMacro = Line && Line->Kind == DirectiveKind::Define &&
                         Line->Argument.Begin == Offset;
    if (Line && !IsMacro)
      continue;
    llvm::StringRef Text = Bytes.slice(
        Offset + T.getLength(), IsMacro ? Line->Argument.End : Bytes.size());
    if (!IsMacro) {
      Text = Text.ltrim();
      if (!Text.consume_front("="))
        continue;
    }
    if (auto IsWave = isWaveValue(Text))
      Found.push_back({IsMacro, *IsWave, Map.pathAt(Offset)});
  }
  return Found;
}

namespace {

/// Whether two definitions choose by the target.
class ChoiceRule {
public:
  ChoiceRule(llvm::StringRef Name, llvm::StringRef Bytes,
             const DirectiveMap &Map)
      : Name(Name), Bytes(Bytes), Map(Map) {}

  bool holds(const Definition &A, const Definition &B) const {
    if (A.IsWave == B.IsWave || A.IsMacro != B.IsMacro)
      return false;
    if (auto Parts = groupThatParts(A, B))
      return namesAmd(*Parts) || isNamedForWarps();
    // `#ifdef AMD`, `#define W 64`, `#endif`, `#ifndef W`, `#define W 32`.
    return A.IsMacro &&
           llvm::any_of((A.IsWave ? A : B).Path,
                        [&](BranchRef In) { return namesAmd(In.Group); });
  }

private:
  /// Absent: both may hold.
  static std::optional<unsigned> groupThatParts(const Definition &A,
                                                const Definition &B) {
    for (BranchRef Left : A.Path)
      for (BranchRef Right : B.Path)
        if (Left.Group == Right.Group && Left.Branch != Right.Branch)
          return Left.Group;
    return std::nullopt;
  }

  /// Looser than what makes a branch the port's: the width itself counts.
  bool namesAmd(unsigned Group) const {
    static constexpr llvm::StringLiteral Words[] = {"HIP", "ROCM", "AMD", "GFX",
                                                    "WAVE"};
    return llvm::any_of(
        Map.Groups[Group].Branches, [&](const ConditionalBranch &Branch) {
          ByteRange Condition = Map.Directives[Branch.Opener].Argument;
          llvm::StringRef Text = Bytes.slice(Condition.Begin, Condition.End);
          return llvm::any_of(Words, [&](llvm::StringRef Word) {
            return Text.contains_insensitive(Word);
          });
        });
  }

  bool isNamedForWarps() const {
    return Name.contains_insensitive("warp") ||
           Name.contains_insensitive("wave");
  }

  llvm::StringRef Name;
  llvm::StringRef Bytes;
  const DirectiveMap &Map;
};

} // namespace

bool WaveChoice::isChosen(SourceLocation Place, llvm::StringRef Name) const {
  const SourceManager &Sources = Context.getSourceManager();
  FileID File = Sources.getFileID(Place);
  if (File.isInvalid() || !Sources.getFileEntryRefForID(File))
    return false;
  llvm::StringRef Bytes = Sources.getBufferData(File);
  auto &[Map, Names] = Known[File];
  if (!Map)
    Map = scanDirectives(Bytes);
  auto [Entry, IsNew] = Names.try_emplace(Name, false);
  if (IsNew) {
    const std::vector<Definition> All =
        definitionsOf(Name, File, Context, *Map);
    const ChoiceRule Rule(Name, Bytes, *Map);
    Entry->second = llvm::any_of(All, [&](const Definition &A) {
      return llvm::any_of(
          All, [&](const Definition &B) { return Rule.holds(A, B); });
    });
  }
  return Entry->second;
}

static bool isWidth(const llvm::APInt &N) { return N == 32 || N == 64; }

bool WaveChoice::isOfMacro(const IntegerLiteral *Number) const {
  SourceLocation Loc = Number->getLocation();
  if (!Loc.isMacroID() || !isWidth(Number->getValue()))
    return false;
  const SourceManager &Sources = Context.getSourceManager();
  while (Sources.isMacroArgExpansion(Loc)) {
    Loc = Sources.getImmediateSpellingLoc(Loc);
    if (!Loc.isMacroID())
      return false;
  }
  return isChosen(
      Sources.getSpellingLoc(Loc),
      Lexer::getImmediateMacroName(Loc, Sources, Context.getLangOpts()));
}

static bool isWidthConstant(const ValueDecl *D) {
  if (const auto *Enumerator = dyn_cast<EnumConstantDecl>(D))
    return isWidth(Enumerator->getInitVal());
  const auto *Var = dyn_cast<VarDecl>(D);
  if (!Var || !Var->getType().isConstQualified() || !Var->getInit())
    return false;
  const auto *Number =
      dyn_cast<IntegerLiteral>(Var->getInit()->IgnoreParenImpCasts());
  return Number && isWidth(Number->getValue());
}

bool WaveChoice::isOfDeclaration(const ValueDecl *D) const {
  return isWidthConstant(D) && D->getIdentifier() &&
         !D->getLocation().isMacroID() &&
         isChosen(D->getLocation(), D->getName());
}

bool WaveChoice::isMadeOf(const Expr *E) const {
  if (!E)
    return false;
  if (const auto *Number = dyn_cast<IntegerLiteral>(E))
    return isOfMacro(Number);
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E)) {
    const auto *Var = dyn_cast<VarDecl>(Ref->getDecl());
    return isOfDeclaration(Ref->getDecl()) ||
           (Var && Var->getType().isConstQualified() &&
            isMadeOf(Var->getInit()));
  }
  return llvm::any_of(E->children(), [this](const Stmt *Child) {
    return isMadeOf(dyn_cast_or_null<Expr>(Child));
  });
}

} // namespace hipport
