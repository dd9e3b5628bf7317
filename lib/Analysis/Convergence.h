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
#include "clang/AST/StmtVisitor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace hipport {

/// Walks the body of one kernel to a fixed point: a variable that any thread-
/// dependent value or control reaches stays thread-dependent.
class Convergence : private clang::ConstStmtVisitor<Convergence, void, bool> {
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

  // One method for each statement that changes who arrives or what is uniform;
  // called by the visitor below.
  template <template <typename> class, typename, typename, class...>
  friend class clang::StmtVisitorBase;
  void VisitStmt(const clang::Stmt *S, bool Together);
  void VisitIfStmt(const clang::IfStmt *If, bool Together);
  void VisitForStmt(const clang::ForStmt *For, bool Together);
  void VisitWhileStmt(const clang::WhileStmt *While, bool Together);
  void VisitDoStmt(const clang::DoStmt *Do, bool Together);
  void VisitCXXForRangeStmt(const clang::CXXForRangeStmt *For, bool Together);
  void VisitSwitchStmt(const clang::SwitchStmt *Switch, bool Together);
  void VisitConditionalOperator(const clang::ConditionalOperator *Choice,
                                bool Together);
  void VisitBinaryOperator(const clang::BinaryOperator *Op, bool Together);
  void VisitUnaryOperator(const clang::UnaryOperator *Op, bool Together);
  void VisitDeclStmt(const clang::DeclStmt *S, bool Together);
  void VisitCallExpr(const clang::CallExpr *Call, bool Together);
  void VisitCXXConstructExpr(const clang::CXXConstructExpr *Construct,
                             bool Together);
  void VisitGCCAsmStmt(const clang::GCCAsmStmt *Asm, bool Together);
  void VisitLambdaExpr(const clang::LambdaExpr *Lambda, bool Together);
  void VisitLabelStmt(const clang::LabelStmt *Label, bool Together);
  void VisitReturnStmt(const clang::ReturnStmt *S, bool Together);
  void VisitGotoStmt(const clang::GotoStmt *S, bool Together);
  void VisitIndirectGotoStmt(const clang::IndirectGotoStmt *S, bool Together);
  void VisitBreakStmt(const clang::BreakStmt *S, bool Together);
  void VisitContinueStmt(const clang::ContinueStmt *S, bool Together);

  /// The body and what runs with it, in a loop that all threads go round
  /// together when \p Together.
  void walkLoop(const clang::Stmt *Loop,
                llvm::ArrayRef<const clang::Stmt *> Parts, bool Together);
  /// Some threads leave the kernel (or jump) here when not \p Together.
  void leaveKernel(bool Together);
  void leaveLoop(bool Together);
  void write(const clang::Expr *Target, const clang::Expr *Value,
             bool Together);
  void passOn(const clang::Expr *Arg);
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
