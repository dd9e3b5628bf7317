// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Constants that a program defines as 32 in one branch of the preprocessor and
// as the width of a wave in another: they follow the target on purpose.

#ifndef HIPPORT_ANALYSIS_LANES_WAVECHOICE_H
#define HIPPORT_ANALYSIS_LANES_WAVECHOICE_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"

namespace hipport {

class WaveChoice {
public:
  /// \p Context must outlive this.
  explicit WaveChoice(const clang::ASTContext &Context) : Context(Context) {}

  /// The number stands in the definition of such a macro.
  bool isOfMacro(const clang::IntegerLiteral *Number) const;
  /// The declaration is such a constant.
  bool isOfDeclaration(const clang::ValueDecl *D) const;
  /// \p E is made of such a constant.
  bool isMadeOf(const clang::Expr *E) const;

private:
  bool isChosen(clang::SourceLocation Definition, llvm::StringRef Name) const;

  const clang::ASTContext &Context;
  /// The names that each file defines so.
  mutable llvm::DenseMap<clang::FileID, llvm::StringSet<>> Known;
};

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_WAVECHOICE_H
