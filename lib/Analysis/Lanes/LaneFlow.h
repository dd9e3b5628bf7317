// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Follows lanes, widths and lane masks through a unit: from thread indices,
// warpSize, numbers and builtins, through variables, fields, parameters and
// returns. A variable has one value for the whole unit, the join of all that
// it gets.

#ifndef HIPPORT_ANALYSIS_LANES_LANEFLOW_H
#define HIPPORT_ANALYSIS_LANES_LANEFLOW_H

#include "LaneValue.h"
#include "WaveChoice.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <vector>

namespace hipport {

class LaneFlow {
public:
  /// Looks at all functions below \p TopLevel, instances included.
  LaneFlow(clang::ASTContext &Context,
           llvm::ArrayRef<const clang::Decl *> TopLevel);

  LaneValue valueOf(const clang::Expr *E) const;
  LaneValue valueOf(const clang::ValueDecl *D) const {
    return Values.lookup(D);
  }
  /// The expression reads warpSize, itself or through what it names.
  bool readsWaveSize(const clang::Expr *E) const;

private:
  /// A value that goes somewhere: to a variable, field or parameter, or out of
  /// a function.
  struct Edge {
    const clang::ValueDecl *Target;
    const clang::Expr *From; ///< Null: not known; one, when it is added.
    bool IsAdded;            ///< `x += From` and the like: with \c Op.
    clang::BinaryOperatorKind Op;
  };
  friend class EdgeVisitor;

  LaneValue reference(const clang::ValueDecl *D, const clang::Expr *E) const;
  LaneValue call(const clang::CallExpr *Call) const;
  LaneValue constant(const clang::Expr *E) const;
  LaneValue threadProperty(const clang::MSPropertyRefExpr *E) const;

  clang::ASTContext &Context;
  WaveChoice Choice;
  std::vector<Edge> Edges;
  llvm::DenseMap<const clang::ValueDecl *, LaneValue> Values;
};

/// The variable or field that an expression is, or is a part of; null: none.
const clang::ValueDecl *targetOf(const clang::Expr *E);

/// What builtin a call calls, "" when it calls something else; looks through
/// overloads that are not resolved yet.
llvm::StringRef calleeName(const clang::CallExpr *Call);

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_LANEFLOW_H
