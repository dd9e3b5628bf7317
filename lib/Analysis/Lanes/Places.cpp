// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Places.h"

#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"

#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace hipport {

Places::Places(UnitContext &Unit)
    : Files(Unit.Files), Compiler(Unit.Compiler) {}

std::optional<SourcePlace> Places::use(SourceLocation Loc) const {
  auto Spot = Files.use(Loc);
  return Spot ? std::optional(Files.place(*Spot)) : std::nullopt;
}

std::optional<SourcePlace> Places::spelling(SourceLocation Loc) const {
  auto Spot = Files.spelling(Loc);
  return Spot ? std::optional(Files.place(*Spot)) : use(Loc);
}

std::optional<unsigned> Places::plainOffset(SourceLocation Loc) const {
  if (Loc.isMacroID())
    return std::nullopt;
  auto Spot = Files.spelling(Loc);
  return Spot ? std::optional(Spot->Offset) : std::nullopt;
}

/// The innermost macro whose body has the token, when the macro is a name for
/// a value.
std::optional<NamedConstant> Places::macroAt(SourceLocation Loc) const {
  if (!Loc.isMacroID())
    return std::nullopt;
  const SourceManager &Sources = Compiler.getSourceManager();
  while (Sources.isMacroArgExpansion(Loc)) {
    Loc = Sources.getImmediateSpellingLoc(Loc);
    if (!Loc.isMacroID())
      return std::nullopt;
  }
  llvm::StringRef Name =
      Lexer::getImmediateMacroName(Loc, Sources, Compiler.getLangOpts());
  Preprocessor &Pp = Compiler.getPreprocessor();
  const MacroInfo *Info = Pp.getMacroInfo(Pp.getIdentifierInfo(Name));
  if (!Info || Info->isFunctionLike())
    return std::nullopt;
  NamedConstant Out;
  Out.Name = Name.str();
  Out.From = NamedConstant::Macro;
  if (auto Place = use(Info->getDefinitionLoc()))
    Out.Definition = *Place;
  return Out;
}

bool Places::namesCubWarp(const Expr *E) const {
  const SourceManager &Sources = Compiler.getSourceManager();
  if (isa<IntegerLiteral>(E))
    for (SourceLocation Loc = E->getExprLoc(); Loc.isMacroID();
         Loc = Sources.getImmediateMacroCallerLoc(Loc)) {
      llvm::StringRef Name =
          Lexer::getImmediateMacroName(Loc, Sources, Compiler.getLangOpts());
      if (Name == "CUB_WARP_THREADS" || Name == "CUB_PTX_WARP_THREADS")
        return true;
    }
  return llvm::any_of(E->children(), [&](const Stmt *Child) {
    const auto *Part = dyn_cast_or_null<Expr>(Child);
    return Part && namesCubWarp(Part);
  });
}

NamedConstant Places::declared(const ValueDecl *D) const {
  NamedConstant Out;
  Out.Name = D->getNameAsString();
  Out.From = NamedConstant::Variable;
  if (auto Place = use(D->getLocation()))
    Out.Definition = *Place;
  return Out;
}

/// A template argument is set where the instance is made.
NamedConstant Places::parameter(const NamedDecl *Param,
                                const FunctionDecl &Function) const {
  NamedConstant Out;
  Out.Name = Param->getNameAsString();
  Out.From = NamedConstant::TemplateParameter;
  SourceLocation Made = Function.getPointOfInstantiation();
  if (auto Place = use(Made.isValid() ? Made : Param->getLocation()))
    Out.Definition = *Place;
  return Out;
}

NamedConstant Places::constantOf(const Expr *Width,
                                 const FunctionDecl &Function) const {
  NamedConstant Out;
  if (!Width)
    return Out;
  // Not IgnoreParenImpCasts: it goes through template arguments as well.
  Width = Width->IgnoreParens();
  while (const auto *Cast = dyn_cast<ImplicitCastExpr>(Width))
    Width = Cast->getSubExpr()->IgnoreParens();
  if (auto Macro = macroAt(Width->getExprLoc()); Macro && !Macro->Name.empty())
    return *Macro;
  if (const auto *Substituted = dyn_cast<SubstNonTypeTemplateParmExpr>(Width))
    return parameter(Substituted->getParameter(), Function);
  if (const auto *Ref = dyn_cast<DeclRefExpr>(Width)) {
    if (isa<NonTypeTemplateParmDecl>(Ref->getDecl()))
      return parameter(Ref->getDecl(), Function);
    if (isa<VarDecl, EnumConstantDecl>(Ref->getDecl()))
      return declared(Ref->getDecl());
    return Out;
  }
  if (const auto *Member = dyn_cast<MemberExpr>(Width))
    return declared(Member->getMemberDecl());
  for (const Stmt *Child : Width->children())
    if (const auto *Part = dyn_cast_or_null<Expr>(Child))
      if (NamedConstant Named = constantOf(Part, Function); !Named.Name.empty())
        return Named;
  return Out;
}

} // namespace hipport
