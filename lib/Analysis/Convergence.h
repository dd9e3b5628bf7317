// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which calls of a kernel are reached by all threads of a block together.
// Proves only what is plain from the code: control that depends on constants,
// kernel parameters, block and grid values, and locals made of them.

#ifndef HIPPORT_ANALYSIS_CONVERGENCE_H
#define HIPPORT_ANALYSIS_CONVERGENCE_H

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace hipport {

/// Walks the body of one kernel to a fixed point: a variable that any thread-
/// dependent value or control reaches stays thread-dependent.
class Convergence {
public:
  explicit Convergence(const clang::FunctionDecl &Kernel);

  /// Whether all threads that entered the kernel arrive at \p Call together.
  bool isConvergent(const clang::CallExpr *Call) const {
    return ConvergentCalls.contains(Call);
  }

private:
  bool isUniform(const clang::Expr *E) const;
  bool isUniformRef(const clang::DeclRefExpr *Ref) const;
  bool isUniformVar(const clang::VarDecl *Var) const;

  void walk(const clang::Stmt *S, bool Together);
  void walkChildren(const clang::Stmt *S, bool Together);
  void walkLoop(const clang::Stmt *Loop, bool Together);
  void walkBinary(const clang::BinaryOperator *Op, bool Together);
  void walkDeclarations(const clang::DeclStmt *S, bool Together);
  void walkCall(const clang::CallExpr *Call, bool Together);
  void leave(const clang::Stmt *S, bool Together);
  void write(const clang::Expr *Target, const clang::Expr *Value,
             bool Together);
  void taint(const clang::VarDecl *Var);

  llvm::DenseSet<const clang::VarDecl *> Dependent;
  /// Loops that some threads leave or restart earlier than others.
  llvm::DenseSet<const clang::Stmt *> TornLoops;
  llvm::SmallVector<const clang::Stmt *> LoopStack;
  llvm::DenseSet<const clang::CallExpr *> ConvergentCalls;
  /// Some threads have returned before this point of the walk.
  bool SomeReturned = false;
  bool Changed = false;
};

} // namespace hipport

#endif // HIPPORT_ANALYSIS_CONVERGENCE_H
