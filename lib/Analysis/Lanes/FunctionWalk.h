// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Walks one function and records its facts, each with the conditions that stand
// around it.

#ifndef HIPPORT_ANALYSIS_LANES_FUNCTIONWALK_H
#define HIPPORT_ANALYSIS_LANES_FUNCTIONWALK_H

#include "Guards.h"
#include "LaneFlow.h"
#include "Places.h"

#include "clang/AST/RecursiveASTVisitor.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace hipport {

class FunctionWalk : public clang::RecursiveASTVisitor<FunctionWalk> {
  using Super = clang::RecursiveASTVisitor<FunctionWalk>;

public:
  FunctionWalk(const LaneFlow &Flow, Places &Where,
               const clang::FunctionDecl &Function, FunctionFacts &Out)
      : Flow(Flow), Where(Where), Function(Function), Out(Out) {}

  void run();

  bool TraverseIfStmt(clang::IfStmt *S);
  bool TraverseForStmt(clang::ForStmt *S);
  bool TraverseWhileStmt(clang::WhileStmt *S);
  bool TraverseDoStmt(clang::DoStmt *S);
  bool TraverseCompoundStmt(clang::CompoundStmt *S);
  bool TraverseConditionalOperator(clang::ConditionalOperator *E);
  bool TraverseBinaryOperator(clang::BinaryOperator *E);
  bool TraverseArraySubscriptExpr(clang::ArraySubscriptExpr *E);
  bool TraverseLambdaExpr(clang::LambdaExpr *E);

  bool VisitCallExpr(clang::CallExpr *Call);
  bool VisitGCCAsmStmt(clang::GCCAsmStmt *Asm);
  bool VisitBinaryOperator(clang::BinaryOperator *E);
  bool VisitVarDecl(clang::VarDecl *Var);
  bool VisitReturnStmt(clang::ReturnStmt *S);
  bool VisitExplicitCastExpr(clang::ExplicitCastExpr *E);
  bool VisitTypeLoc(clang::TypeLoc Loc);
  bool VisitCaseStmt(clang::CaseStmt *S);
  bool VisitStaticAssertDecl(clang::StaticAssertDecl *D);
  bool TraverseTemplateArgumentLoc(const clang::TemplateArgumentLoc &Arg);

private:
  void recordPartition(const clang::BinaryOperator *E);
  void recordCompare(const clang::BinaryOperator *E);
  void recordCrossLane(const clang::CallExpr *Call, CrossLaneKind Kind);
  void recordBitFunction(const clang::CallExpr *Call);
  void recordLaneShift(const clang::Expr *Mask, const clang::Expr *Bits);
  void recordBarrier(const clang::CallExpr *Call);
  void recordDeviceCall(const clang::CallExpr *Call);
  void recordTile(const clang::CallExpr *Call);
  void recordStride(const clang::BinaryOperator *E);
  void recordOverlappingStride(const clang::BinaryOperator *E);
  void recordOverlappingRow(const clang::BinaryOperator *E);
  void recordIndex(const clang::ArraySubscriptExpr *E, bool IsWrite);
  void recordSpin(const clang::Stmt *Loop, const clang::Expr *Condition,
                  const clang::Stmt *Body);
  void needConstant(const clang::Expr *E, llvm::StringRef Need);
  void recordCub(clang::TemplateSpecializationTypeLoc Loc);
  void recordCubStorage(const clang::VarDecl *Var);
  SourcePlace setAt(const clang::Expr *Number) const;
  void narrow(const clang::Expr *From, clang::QualType To,
              MaskNarrowing::Edge Edge, llvm::StringRef Into,
              const clang::ValueDecl *Target = nullptr);
  std::optional<SourcePlace> plainDeclaration(const clang::ValueDecl *D) const;
  void reachOf(const clang::Expr *Distance, CrossLaneOp &Op) const;
  bool openFirstThreads(const clang::IfStmt *S, const Guarded &Inside);
  bool walkGuarded(clang::Stmt *S, const clang::Expr *Condition, bool Holds);

  const LaneFlow &Flow;
  Places &Where;
  const clang::FunctionDecl &Function;
  FunctionFacts &Out;
  Guarded Current;
  SourcePlace SplitAt;    ///< The condition of Current.SplitsWave.
  SourcePlace ReturnedAt; ///< A return that only some threads took.
  bool SomeReturned = false;
  llvm::SmallVector<const clang::Stmt *> Loops;
  llvm::SmallVector<size_t> OpenFirstThreads; ///< Into Out.FirstThreads.
  /// Elements that are written, not read.
  llvm::SmallPtrSet<const clang::Expr *, 4> Written;
  /// What stands as the mask of a builtin.
  llvm::SmallPtrSet<const clang::Expr *, 4> Masks;
};

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_FUNCTIONWALK_H
