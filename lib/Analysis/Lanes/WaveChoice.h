// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Constants that a program defines as 32 in one branch of the preprocessor and
// as the width of a wave in another: they follow the target on purpose.

#ifndef HIPPORT_ANALYSIS_LANES_WAVECHOICE_H
#define HIPPORT_ANALYSIS_LANES_WAVECHOICE_H

#include "hipport/Rewrite/Directives.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/StringMap.h"

#include <map>
#include <optional>

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
  /// What one file says; asked for by those that define a width.
  struct FileChoices {
    std::optional<DirectiveMap> Directives;
    llvm::StringMap<bool> Names;
  };

  /// \p Place: in the file whose definitions of \p Name count.
  bool isChosen(clang::SourceLocation Place, llvm::StringRef Name) const;

  const clang::ASTContext &Context;
  mutable std::map<clang::FileID, FileChoices> Known;
};

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_WAVECHOICE_H
