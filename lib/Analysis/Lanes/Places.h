// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Where facts lie, and which named constant a number came from.

#ifndef HIPPORT_ANALYSIS_LANES_PLACES_H
#define HIPPORT_ANALYSIS_LANES_PLACES_H

#include "hipport/Frontend/Collector.h"
#include "hipport/Model/WaveFacts.h"

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"

#include <optional>

namespace hipport {

class Places {
public:
  explicit Places(UnitContext &Unit);

  /// Where code is used: for a macro the place of its use. Nothing outside the
  /// project.
  std::optional<SourcePlace> use(clang::SourceLocation Loc) const;
  /// Where a token is spelled: in a macro's body, its definition; the use when
  /// that is in no file of the project.
  std::optional<SourcePlace> spelling(clang::SourceLocation Loc) const;
  /// Offset of a byte that stands in no macro.
  std::optional<unsigned> plainOffset(clang::SourceLocation Loc) const;

  /// The constant of which \p Width is made; a literal without a name when it
  /// is a plain number. \p Function: whose template parameters count.
  NamedConstant constantOf(const clang::Expr *Width,
                           const clang::FunctionDecl &Function) const;

  /// A number in \p E comes from a macro of CUB that is as wide as the wave in
  /// hipCUB.
  bool namesCubWarp(const clang::Expr *E) const;

private:
  std::optional<NamedConstant> macroAt(clang::SourceLocation Loc) const;
  NamedConstant declared(const clang::ValueDecl *D) const;
  NamedConstant parameter(const clang::NamedDecl *Param,
                          const clang::FunctionDecl &Function) const;

  UnitFiles &Files;
  clang::CompilerInstance &Compiler;
};

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_PLACES_H
