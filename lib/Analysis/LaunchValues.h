// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Folds the arguments of a launch to numbers, through constants and through
// locals that are set once.

#ifndef HIPPORT_ANALYSIS_LAUNCHVALUES_H
#define HIPPORT_ANALYSIS_LAUNCHVALUES_H

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseSet.h"

#include <cstdint>
#include <optional>

namespace hipport {

class LaunchValues {
public:
  /// \p Caller is the function around the launches.
  LaunchValues(clang::ASTContext &Context, const clang::FunctionDecl &Caller);

  /// Value of an integer expression; absent when it is not known.
  std::optional<uint64_t> integer(const clang::Expr *E) const;
  /// x * y * z of a dim3 or of an integer that stands for one.
  std::optional<uint64_t> volume(const clang::Expr *E) const;

private:
  const clang::Expr *initialiserOf(const clang::Expr *E) const;

  clang::ASTContext &Context;
  llvm::DenseSet<const clang::VarDecl *> Modified;
};

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LAUNCHVALUES_H
