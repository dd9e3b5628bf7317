// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Device pointers that are passed on: arguments of calls and constructors,
// variadic ones, elements of initialiser lists.

#include "DevicePointerWalk.h"

#include "../DevicePointerFacts.h"

#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace hipport {

/// A parameter of a template takes the type that the argument has.
static QualType patternType(const FunctionDecl *Callee, unsigned Index) {
  const FunctionDecl *Pattern = Callee->getTemplateInstantiationPattern();
  const FunctionDecl *Written = Pattern ? Pattern : Callee;
  return Index < Written->getNumParams()
             ? Written->getParamDecl(Index)->getType()
             : QualType();
}

/// The letter that prints the argument number \p Index behind the format; 0
/// when it is not known.
static char conversionAt(llvm::StringRef Format, unsigned Index) {
  for (size_t I = 0; I < Format.size(); ++I) {
    if (Format[I] != '%')
      continue;
    for (++I;
         I < Format.size() && !llvm::isAlpha(Format[I]) && Format[I] != '%';
         ++I)
      if (Format[I] == '*' && Index-- == 0)
        return '*';
    while (I < Format.size() && llvm::StringRef("hlLqjzt").contains(Format[I]))
      ++I;
    if (I < Format.size() && Format[I] != '%' && Index-- == 0)
      return Format[I];
  }
  return 0;
}

void DevicePointerWalk::walkVariadic(const Expr *Arg, char Conversion) {
  const Expr *Plain = Arg->IgnoreParenImpCasts();
  if (!isHandle(Arg) || isa<BinaryOperator>(Plain))
    return walk(Arg, isHandle(Arg) ? Want::Integer : Want::Nothing);
  if (Conversion != 'p')
    add(CastForPrint, Arg->getSourceRange());
  walk(Arg, Want::Nothing);
}

void DevicePointerWalk::walkArguments(llvm::ArrayRef<const Expr *> Args,
                                      const FunctionDecl *Callee,
                                      unsigned Skipped) {
  llvm::StringRef Format;
  unsigned Named = Callee ? Callee->getNumParams() : 0;
  if (Named > 0 && Args.size() > Skipped + Named)
    if (const auto *Literal = dyn_cast<StringLiteral>(
            Args[Skipped + Named - 1]->IgnoreParenImpCasts());
        Literal && Literal->getCharByteWidth() == 1)
      Format = Literal->getString();
  bool IsCuda = Callee && Files.originOf(Callee->getLocation()) ==
                              UnitFiles::Origin::Cuda;
  for (unsigned I = 0; I < Args.size(); ++I) {
    if (!Callee || I < Skipped) {
      walk(Args[I], Want::Nothing);
    } else if (I - Skipped < Named) {
      // What is taken by reference is the variable itself.
      QualType Type = patternType(Callee, I - Skipped);
      bool IsOutput = !Type.isNull() && Type->isLValueReferenceType() &&
                      !Type.getNonReferenceType().isConstQualified();
      walk(Args[I], IsOutput ? Want::Nothing : wantOf(Type));
    } else if (IsCuda) {
      // A function of the driver, declared without its parameters.
      walk(Args[I], isHandle(Args[I]) ? Want::Pointer : Want::Nothing);
    } else {
      walkVariadic(Args[I], conversionAt(Format, I - Skipped - Named));
    }
  }
}

void DevicePointerWalk::VisitCallExpr(const CallExpr *E, Want Wanted) {
  takeValue(E, Wanted);
  walk(E->getCallee(), Want::Nothing);
  const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
  const FunctionDecl *Callee = E->getDirectCallee();
  unsigned Skipped = Operator && isa_and_nonnull<CXXMethodDecl>(Callee) ? 1 : 0;
  walkArguments({E->getArgs(), E->getNumArgs()}, Callee, Skipped);
}

void DevicePointerWalk::VisitCXXConstructExpr(const CXXConstructExpr *E, Want) {
  walkArguments({E->getArgs(), E->getNumArgs()}, E->getConstructor(), 0);
}

/// Elements of a container: its type is a template's argument.
void DevicePointerWalk::VisitCXXStdInitializerListExpr(
    const CXXStdInitializerListExpr *E, Want) {
  const auto *List = dyn_cast<InitListExpr>(E->getSubExpr()->IgnoreImplicit());
  if (!List)
    return walk(E->getSubExpr(), Want::Nothing);
  for (const Expr *Init : List->inits())
    walk(Init, Want::Exact);
}

void DevicePointerWalk::VisitInitListExpr(const InitListExpr *E, Want Wanted) {
  if (E->isSemanticForm() && E->getSyntacticForm() &&
      E->getType()->isScalarType())
    E = E->getSyntacticForm();
  const auto *Record = E->getType()->getAsRecordDecl();
  const auto *Array = E->getType()->getAsArrayTypeUnsafe();
  auto Field = Record ? Record->field_begin() : RecordDecl::field_iterator();
  for (const Expr *Init : E->inits()) {
    Want Side = Wanted;
    if (Array)
      Side = wantOf(Array->getElementType());
    else if (Record)
      Side = Field != Record->field_end() ? wantOf(Field->getType())
                                          : Want::Nothing;
    if (Record && Field != Record->field_end())
      ++Field;
    if (!isa<ImplicitValueInitExpr>(Init))
      walk(Init, Side);
  }
}

} // namespace hipport
