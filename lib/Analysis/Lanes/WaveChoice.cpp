// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "WaveChoice.h"

#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <string>
#include <vector>

using namespace clang;

namespace hipport {

namespace {

/// One branch of an #if.
struct Branch {
  unsigned Group;
  unsigned Index;
  bool NamesAmd; ///< A condition of the group does.
};

struct Definition {
  std::string Name;
  bool IsMacro;
  bool IsWave; ///< Else 32.
  std::vector<Branch> Path;
};

/// Finds definitions of 32, 64 and warpSize in the text of a file, in all of
/// its branches.
class DefinitionScan {
public:
  DefinitionScan(FileID File, const SourceManager &Sources,
                 const LangOptions &Options)
      : Lex(File, Sources.getBufferOrFake(File), Sources, Options) {}

  std::vector<Definition> run();

private:
  std::string next();
  void takeDirective();
  std::string conditionText();
  void takeValue(llvm::StringRef Name, bool IsMacro);

  Lexer Lex;
  Token Current;
  std::vector<Branch> Path;
  unsigned Groups = 0;
  std::vector<Definition> Found;
};

} // namespace

std::string DefinitionScan::next() {
  Lex.LexFromRawLexer(Current);
  if (Current.is(tok::eof))
    return "";
  if (Current.isLiteral())
    return std::string(Current.getLiteralData(), Current.getLength());
  if (Current.is(tok::raw_identifier))
    return Current.getRawIdentifier().str();
  const char *Spelling = tok::getPunctuatorSpelling(Current.getKind());
  return Spelling ? Spelling : "?";
}

/// Leaves the first token behind the line in Current.
std::string DefinitionScan::conditionText() {
  std::string Text;
  for (std::string T = next(); !T.empty() && !Current.isAtStartOfLine();
       T = next())
    Text += T + " ";
  return Text;
}

static bool namesAmd(llvm::StringRef Condition) {
  static constexpr llvm::StringLiteral Words[] = {"HIP", "ROCM", "AMD", "GFX",
                                                  "WAVE"};
  return llvm::any_of(Words, [&](llvm::StringRef Word) {
    return Condition.contains_insensitive(Word);
  });
}

/// Current is the `#`; the first token behind what was read is in it later.
void DefinitionScan::takeDirective() {
  std::string Kind = next();
  if (Current.isAtStartOfLine())
    return;
  if (Kind == "if" || Kind == "ifdef" || Kind == "ifndef") {
    Path.push_back({++Groups, 0, false});
    Path.back().NamesAmd = namesAmd(conditionText());
    return;
  }
  if (Kind == "endif" && !Path.empty())
    Path.pop_back();
  if (llvm::StringRef(Kind).starts_with("el") && !Path.empty()) {
    ++Path.back().Index;
    bool Names = namesAmd(conditionText());
    Path.back().NamesAmd |= Names;
    return;
  }
  std::string Name = next();
  if (Kind != "define" || Current.isAtStartOfLine())
    return;
  takeValue(Name, /*IsMacro=*/true);
}

/// The value stands behind Current.
void DefinitionScan::takeValue(llvm::StringRef Name, bool IsMacro) {
  std::string Value = next();
  while (Value == "(" && !Current.isAtStartOfLine())
    Value = next();
  if (IsMacro && Current.isAtStartOfLine())
    return;
  llvm::StringRef Number = llvm::StringRef(Value).rtrim("uUlL");
  bool IsWave = Number == "64" || Value == "warpSize" ||
                llvm::StringRef(Value).starts_with("__AMDGCN_WAVEFRONT_SIZE");
  if (IsWave || Number == "32")
    Found.push_back({Name.str(), IsMacro, IsWave, Path});
  if (!Current.isAtStartOfLine())
    next();
}

std::vector<Definition> DefinitionScan::run() {
  std::string Last;
  for (std::string T = next(); Current.isNot(tok::eof);) {
    if (Current.is(tok::hash) && Current.isAtStartOfLine())
      takeDirective();
    else if (Current.is(tok::equal))
      takeValue(Last, /*IsMacro=*/false);
    else {
      Last = T;
      T = next();
      continue;
    }
    Last.clear();
    T = Current.is(tok::raw_identifier) ? Current.getRawIdentifier().str() : "";
  }
  return std::move(Found);
}

static bool isNamedForWarps(llvm::StringRef Name) {
  return Name.contains_insensitive("warp") || Name.contains_insensitive("wave");
}

/// The conditions that part two definitions: none when both may hold.
static const Branch *whatParts(const Definition &A, const Definition &B) {
  for (const Branch &Left : A.Path)
    for (const Branch &Right : B.Path)
      if (Left.Group == Right.Group && Left.Index != Right.Index)
        return Left.NamesAmd ? &Left : &Right;
  return nullptr;
}

static bool isChoice(const Definition &A, const Definition &B) {
  if (A.Name != B.Name || A.IsWave == B.IsWave || A.IsMacro != B.IsMacro)
    return false;
  if (const Branch *Parts = whatParts(A, B))
    return Parts->NamesAmd || isNamedForWarps(A.Name);
  // `#ifdef AMD`, `#define W 64`, `#endif`, `#ifndef W`, `#define W 32`.
  const Definition &Wave = A.IsWave ? A : B;
  return A.IsMacro && llvm::any_of(Wave.Path, [](const Branch &Part) {
           return Part.NamesAmd;
         });
}

bool WaveChoice::isChosen(SourceLocation Definition,
                          llvm::StringRef Name) const {
  const SourceManager &Sources = Context.getSourceManager();
  FileID File = Sources.getFileID(Definition);
  if (File.isInvalid() || !Sources.getFileEntryRefForID(File))
    return false;
  auto [Entry, IsNew] = Known.try_emplace(File);
  if (IsNew) {
    std::vector<hipport::Definition> All =
        DefinitionScan(File, Sources, Context.getLangOpts()).run();
    for (size_t I = 0; I < All.size(); ++I)
      for (size_t J = I + 1; J < All.size(); ++J)
        if (isChoice(All[I], All[J]))
          Entry->second.insert(All[I].Name);
  }
  return Entry->second.contains(Name);
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
