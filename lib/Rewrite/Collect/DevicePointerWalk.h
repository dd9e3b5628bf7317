// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Walks code with CUdeviceptr values from what an expression is wanted for down
// to the values. In CUDA the type is an integer, in HIP a void pointer, so what
// matters is where arithmetic meets it, and what takes the result.

#ifndef HIPPORT_REWRITE_COLLECT_DEVICEPOINTERWALK_H
#define HIPPORT_REWRITE_COLLECT_DEVICEPOINTERWALK_H

#include "CodeRanges.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtVisitor.h"

namespace hipport {

/// What takes the value of an expression.
enum class Want {
  Nothing, ///< Discarded, or something that takes any type.
  Truth,   ///< A condition.
  Pointer, ///< hipDeviceptr_t, or a pointer that converts to it.
  Exact,   ///< hipDeviceptr_t itself: auto, template arguments.
  Bytes,   ///< char *, for arithmetic.
  Integer,
};

class DevicePointerWalk
    : public clang::ConstStmtVisitor<DevicePointerWalk, void, Want> {
public:
  DevicePointerWalk(UnitContext &Unit, const CodeRanges &Ranges)
      : Context(Unit.Compiler.getASTContext()), Files(Unit.Files),
        Ranges(Ranges) {}

  /// A full expression, which gets one fact.
  void walkWhole(const clang::Expr *E, Want Wanted);
  void walkBody(const clang::FunctionDecl &Function);
  /// What a variable, field, parameter or result of this type takes.
  Want wantOf(clang::QualType Type) const;

  void VisitStmt(const clang::Stmt *S, Want);
  void VisitExpr(const clang::Expr *E, Want Wanted);
  void VisitReturnStmt(const clang::ReturnStmt *S, Want);
  void VisitDeclStmt(const clang::DeclStmt *S, Want);
  void VisitLambdaExpr(const clang::LambdaExpr *E, Want);
  void VisitUnaryExprOrTypeTraitExpr(const clang::UnaryExprOrTypeTraitExpr *,
                                     Want) {}
  void VisitParenExpr(const clang::ParenExpr *E, Want Wanted);
  void VisitImplicitCastExpr(const clang::ImplicitCastExpr *E, Want Wanted);
  void VisitExplicitCastExpr(const clang::ExplicitCastExpr *E, Want Wanted);
  void VisitBinaryOperator(const clang::BinaryOperator *E, Want Wanted);
  void VisitUnaryOperator(const clang::UnaryOperator *E, Want Wanted);
  void VisitConditionalOperator(const clang::ConditionalOperator *E,
                                Want Wanted);
  void VisitInitListExpr(const clang::InitListExpr *E, Want Wanted);
  void VisitCXXStdInitializerListExpr(const clang::CXXStdInitializerListExpr *E,
                                      Want);
  void VisitCallExpr(const clang::CallExpr *E, Want Wanted);
  void VisitCXXConstructExpr(const clang::CXXConstructExpr *E, Want Wanted);

private:
  void walk(const clang::Stmt *S, Want Wanted);
  void walkArguments(llvm::ArrayRef<const clang::Expr *> Args,
                     const clang::FunctionDecl *Callee, unsigned Skipped);
  void walkVariadic(const clang::Expr *Arg, char Conversion);
  void walkSum(const clang::BinaryOperator *E, Want Wanted);
  void walkComparison(const clang::BinaryOperator *E);
  void walkCompound(const clang::BinaryOperator *E);
  void takeValue(const clang::Expr *E, Want Wanted);

  bool isHandleType(clang::QualType Type) const;
  /// A value that is a device pointer in HIP, or an address computed from one.
  bool isHandle(const clang::Expr *E) const;
  bool isNull(const clang::Expr *E) const;
  void add(char Letter, clang::SourceRange Range);
  void wrap(const clang::Expr *E);
  void record(const clang::Expr *E);

  clang::ASTContext &Context;
  UnitFiles &Files;
  const CodeRanges &Ranges;
  clang::QualType ResultType;     ///< Of the function around.
  FileFacts *PartFacts = nullptr; ///< Of the file with the parts.
  std::vector<ByteRange> Parts;
  std::string Letters;
};

} // namespace hipport

#endif // HIPPORT_REWRITE_COLLECT_DEVICEPOINTERWALK_H
