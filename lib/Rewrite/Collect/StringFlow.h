// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which string literals of a unit may reach an expression: through variables,
// members, parameters, results of functions, std::string and containers. Blind
// to the order of statements, so it finds too much rather than too little.

#ifndef HIPPORT_REWRITE_COLLECT_STRINGFLOW_H
#define HIPPORT_REWRITE_COLLECT_STRINGFLOW_H

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace hipport {

class StringFlow {
public:
  /// Learns what the code below \p Top assigns, passes and returns.
  explicit StringFlow(llvm::ArrayRef<const clang::Decl *> Top);

  struct Source {
    const clang::StringLiteral *Literal;
    bool IsPart; ///< Of a text that is put together while the program runs.
  };
  /// The literals that may reach \p Sink, in the order in which they are found.
  std::vector<Source> sourcesOf(const clang::Expr *Sink) const;
  /// The elements that \p Sink points to, when it is one variable with one such
  /// list; null: unknown.
  const clang::InitListExpr *listOf(const clang::Expr *Sink) const;

  const std::vector<const clang::CallExpr *> &calls() const { return Calls; }

  using Assignments =
      llvm::DenseMap<const clang::Decl *, std::vector<const clang::Expr *>>;

private:
  friend class FlowVisitor;
  /// By variable, member, parameter, and function for what it returns.
  Assignments Assigned;
  std::vector<const clang::CallExpr *> Calls;
};

} // namespace hipport

#endif // HIPPORT_REWRITE_COLLECT_STRINGFLOW_H
