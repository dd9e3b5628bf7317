// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "StringFlow.h"

#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace hipport {

/// The variable, member or parameter that an expression names.
static const Decl *namedBy(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return Ref->getDecl()->getCanonicalDecl();
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return Member->getMemberDecl()->getCanonicalDecl();
  if (const auto *Index = dyn_cast<ArraySubscriptExpr>(E))
    return namedBy(Index->getBase());
  if (const auto *Call = dyn_cast<CXXOperatorCallExpr>(E))
    if (Call->getOperator() == OO_Subscript)
      return namedBy(Call->getArg(0));
  return nullptr;
}

class FlowVisitor : public RecursiveASTVisitor<FlowVisitor> {
public:
  explicit FlowVisitor(StringFlow &Flow) : Flow(Flow) {}

  bool shouldVisitTemplateInstantiations() const { return true; }

  bool VisitVarDecl(VarDecl *Var) {
    if (Var->hasInit())
      assign(Var->getCanonicalDecl(), Var->getInit());
    return true;
  }
  bool VisitFieldDecl(FieldDecl *Field) {
    if (Field->hasInClassInitializer())
      assign(Field->getCanonicalDecl(), Field->getInClassInitializer());
    return true;
  }
  bool VisitCXXForRangeStmt(CXXForRangeStmt *Loop) {
    assign(Loop->getLoopVariable(), Loop->getRangeInit());
    return true;
  }
  bool VisitBinaryOperator(BinaryOperator *Op) {
    if (Op->isAssignmentOp())
      assign(namedBy(Op->getLHS()), Op->getRHS());
    return true;
  }
  bool VisitFunctionDecl(FunctionDecl *F) {
    if (F->doesThisDeclarationHaveABody())
      collectReturns(*F, F->getBody());
    return true;
  }
  bool VisitCXXConstructorDecl(CXXConstructorDecl *Made) {
    for (const CXXCtorInitializer *Init : Made->inits())
      if (Init->isMemberInitializer())
        assign(Init->getMember()->getCanonicalDecl(), Init->getInit());
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *Made) {
    pass(*Made->getConstructor(), {Made->getArgs(), Made->getNumArgs()});
    return true;
  }
  bool VisitCallExpr(CallExpr *Call) {
    if (auto *Op = dyn_cast<CXXOperatorCallExpr>(Call)) {
      bool Adds = Op->isAssignmentOp() || Op->getOperator() == OO_LessLess;
      if (Adds && Op->getNumArgs() == 2)
        assign(namedBy(Op->getArg(0)), Op->getArg(1));
      return true;
    }
    if (auto *Method = dyn_cast<CXXMemberCallExpr>(Call))
      takeMethod(*Method);
    Flow.Calls.push_back(Call);
    if (const FunctionDecl *Callee = Call->getDirectCallee())
      pass(*Callee, {Call->getArgs(), Call->getNumArgs()});
    return true;
  }

private:
  /// Not those of a lambda inside, which is a function of its own.
  void collectReturns(const FunctionDecl &F, const Stmt *Body) {
    if (!Body || isa<LambdaExpr>(Body))
      return;
    if (const auto *Return = dyn_cast<ReturnStmt>(Body))
      assign(F.getCanonicalDecl(), Return->getRetValue());
    for (const Stmt *Child : Body->children())
      collectReturns(F, Child);
  }

  /// `options.push_back("...")`, `source.append("...")`.
  void takeMethod(const CXXMemberCallExpr &Call) {
    static constexpr llvm::StringLiteral Adders[] = {
        "append", "assign", "emplace_back", "insert", "push_back"};
    const CXXMethodDecl *Method = Call.getMethodDecl();
    if (!Method || !Method->getIdentifier() ||
        !llvm::is_contained(Adders, Method->getName()))
      return;
    for (const Expr *Arg : Call.arguments())
      assign(namedBy(Call.getImplicitObjectArgument()), Arg);
  }

  void pass(const FunctionDecl &Callee, llvm::ArrayRef<const Expr *> Args) {
    // A body names the parameters of the declaration that it belongs to.
    const FunctionDecl *Defined = Callee.getDefinition();
    const FunctionDecl &Target = Defined ? *Defined : Callee;
    for (unsigned I = 0; I < Args.size() && I < Target.getNumParams(); ++I)
      assign(Target.getParamDecl(I)->getCanonicalDecl(), Args[I]);
  }

  void assign(const Decl *To, const Expr *Value) {
    if (To && Value)
      Flow.Assigned[To].push_back(Value);
  }

  StringFlow &Flow;
};

StringFlow::StringFlow(llvm::ArrayRef<const Decl *> Top) {
  FlowVisitor Visitor(*this);
  for (const Decl *D : Top)
    Visitor.TraverseDecl(const_cast<Decl *>(D));
}

namespace {

/// Walks back from a sink.
class Tracer {
public:
  Tracer(const StringFlow::Assignments &Assigned,
         std::vector<StringFlow::Source> &Found)
      : Assigned(Assigned), Found(Found) {}

  void trace(const Expr *E, bool IsPart) {
    if (!E || !Seen.insert(E).second)
      return;
    E = E->IgnoreParenCasts();
    if (const auto *Literal = dyn_cast<StringLiteral>(E)) {
      if (Literals.insert(Literal).second)
        Found.push_back({Literal, IsPart});
      return;
    }
    if (const Decl *D = namedBy(E))
      return traceDecl(D, IsPart);
    if (const auto *Call = dyn_cast<CallExpr>(E))
      return traceCall(*Call, IsPart);
    bool Joins = isa<BinaryOperator>(E);
    for (const Stmt *Child : E->children())
      if (const auto *Sub = dyn_cast_or_null<Expr>(Child))
        trace(Sub, IsPart || Joins);
  }

private:
  void traceDecl(const Decl *D, bool IsPart) {
    auto It = Assigned.find(D);
    if (It == Assigned.end())
      return;
    for (const Expr *Value : It->second)
      trace(Value, IsPart);
  }

  /// The operands of what hands them on (c_str, operator+), and what the
  /// program's function returns.
  void traceCall(const CallExpr &Call, bool IsPart) {
    if (const auto *Op = dyn_cast<CXXOperatorCallExpr>(&Call)) {
      for (const Expr *Arg : Op->arguments())
        trace(Arg, IsPart || Op->getOperator() == OO_Plus);
      return;
    }
    if (const auto *Method = dyn_cast<CXXMemberCallExpr>(&Call))
      trace(Method->getImplicitObjectArgument(), IsPart);
    if (const FunctionDecl *Callee = Call.getDirectCallee())
      traceDecl(Callee->getCanonicalDecl(), IsPart);
  }

  const StringFlow::Assignments &Assigned;
  std::vector<StringFlow::Source> &Found;
  llvm::DenseSet<const Expr *> Seen;
  llvm::DenseSet<const StringLiteral *> Literals;
};

} // namespace

std::vector<StringFlow::Source> StringFlow::sourcesOf(const Expr *Sink) const {
  std::vector<Source> Found;
  Tracer(Assigned, Found).trace(Sink, false);
  return Found;
}

/// The braces around the elements, through what a container's constructor adds.
static const InitListExpr *bracesOf(const Expr *E) {
  while (true) {
    E = E->IgnoreImplicit()->IgnoreParenCasts();
    if (const auto *List = dyn_cast<InitListExpr>(E))
      return List;
    if (const auto *Made = dyn_cast<CXXConstructExpr>(E)) {
      if (Made->getNumArgs() == 0)
        return nullptr;
      E = Made->getArg(0);
    } else if (const auto *Std = dyn_cast<CXXStdInitializerListExpr>(E)) {
      E = Std->getSubExpr();
    } else {
      return nullptr;
    }
  }
}

const InitListExpr *StringFlow::listOf(const Expr *Sink) const {
  const Expr *E = Sink->IgnoreParenCasts();
  if (const auto *Method = dyn_cast<CXXMemberCallExpr>(E))
    E = Method->getImplicitObjectArgument();
  const Decl *Variable = namedBy(E);
  auto It = Variable ? Assigned.find(Variable) : Assigned.end();
  if (It == Assigned.end() || It->second.size() != 1)
    return nullptr;
  return bracesOf(It->second.front());
}

} // namespace hipport
