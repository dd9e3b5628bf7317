// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What FunctionWalk records of calls, operators and types.

#include "../InstanceName.h"
#include "CrossLane.h"
#include "FunctionWalk.h"
#include "LoopReach.h"

#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"

#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace hipport {

/// What divides the thread index: N for `% N`, N - 1 for `& (N - 1)`, log2 N
/// for `>>`.
void FunctionWalk::recordPartition(const BinaryOperator *E) {
  LaneValue Left = Flow.valueOf(E->getLHS());
  LaneValue Result = Flow.valueOf(E);
  if (Left.Is != LaneValue::Thread &&
      Flow.valueOf(E->getRHS()).Is != LaneValue::Thread)
    return;
  if (Result.Is != LaneValue::Lane && Result.Is != LaneValue::Warp)
    return;
  auto Place = Where.use(E->getOperatorLoc());
  if (!Place || !Result.Width.isKnown())
    return;
  LanePartition P;
  P.Place = *Place;
  P.IsWarp = Result.Is == LaneValue::Warp;
  P.Width = Result.Width;
  P.Constant = Where.constantOf(E->getRHS(), Function);
  Out.Partitions.push_back(std::move(P));
}

void FunctionWalk::recordCompare(const BinaryOperator *E) {
  LaneValue Left = Flow.valueOf(E->getLHS()), Right = Flow.valueOf(E->getRHS());
  BinaryOperatorKind Op = E->getOpcode();
  if (Right.Is == LaneValue::Lane) {
    std::swap(Left, Right);
    Op = BinaryOperator::reverseComparisonOp(Op);
  }
  auto Place = Where.use(E->getOperatorLoc());
  if (Left.Is != LaneValue::Lane || Right.Is != LaneValue::Number ||
      Right.Value < 0 || !Place)
    return;
  Out.Compares.push_back({*Place, Left.Width, unsigned(Right.Value),
                          BinaryOperator::getOpcodeStr(Op).str()});
}

static SourceLane sourceLane(const LaneValue &V) {
  SourceLane Out;
  if (V.Is == LaneValue::Number && V.Value >= 0) {
    Out.From = SourceLane::Number;
    Out.Value = unsigned(V.Value);
  } else if (V.Is == LaneValue::Lane) {
    Out.From = SourceLane::OfLane;
    Out.Width = V.Width;
  }
  return Out;
}

void FunctionWalk::reachOf(const Expr *Distance, CrossLaneOp &Op) const {
  if (auto Reach = reachInLoops(Distance, Loops, Flow)) {
    Op.Reach = Reach->Farthest;
    if (auto Place = Where.use(Reach->Loop->getBeginLoc()))
      Op.ReachPlace = *Place;
    return;
  }
  Op.Reach = Flow.valueOf(Distance).asWidth();
  Op.ReachPlace = Op.Place;
}

void FunctionWalk::recordCrossLane(const CallExpr *Call, CrossLaneKind Kind) {
  auto Place = Where.spelling(Call->getCallee()->getExprLoc());
  // __activemask() as the mask of another builtin only says who takes part.
  if (!Place || Masks.contains(Call))
    return;
  CrossLaneOp Op;
  Op.Place = *Place;
  Op.Callee = calleeName(Call).str();
  Op.Kind = Kind;
  Op.Guard = Current.Threads;
  if (!Call->getRParenLoc().isMacroID() && !Call->getBeginLoc().isMacroID())
    Op.ArgumentsEnd = Where.plainOffset(Call->getRParenLoc());
  bool HasMask = llvm::StringRef(Op.Callee).ends_with("_sync") ||
                 Kind == CrossLaneKind::Sync;
  if (HasMask && Call->getNumArgs() > 0 &&
      !isa<CXXDefaultArgExpr>(Call->getArg(0))) {
    Masks.insert(Call->getArg(0)->IgnoreParenImpCasts());
    if (LaneValue V = Flow.valueOf(Call->getArg(0)); V.Is == LaneValue::Number)
      Op.Mask = V.Value;
  }
  unsigned At = HasMask ? 2 : 1; // (mask,) value, lane or distance, width
  if (isShuffle(Kind) && Call->getNumArgs() > At) {
    const Expr *Which = Call->getArg(At);
    if (Kind == CrossLaneKind::ShuffleIndex)
      Op.Source = sourceLane(Flow.valueOf(Which));
    else
      reachOf(Which, Op);
    if (Call->getNumArgs() > At + 1 &&
        !isa<CXXDefaultArgExpr>(Call->getArg(At + 1))) {
      Op.HasWidth = true;
      Op.Width = Flow.valueOf(Call->getArg(At + 1)).asWidth();
    }
  }
  Out.CrossLane.push_back(std::move(Op));
}

/// `shfl.sync.bfly.b32` and its kin, which convert writes as shuffles of 32.
static std::optional<CrossLaneKind> ptxShuffle(llvm::StringRef Code) {
  if (!Code.contains("shfl.sync."))
    return std::nullopt;
  llvm::StringRef Mode = Code.split("shfl.sync.").second.split('.').first;
  return llvm::StringSwitch<std::optional<CrossLaneKind>>(Mode)
      .Case("up", CrossLaneKind::ShuffleUp)
      .Case("down", CrossLaneKind::ShuffleDown)
      .Case("bfly", CrossLaneKind::ShuffleXor)
      .Case("idx", CrossLaneKind::ShuffleIndex)
      .Default(std::nullopt);
}

bool FunctionWalk::VisitGCCAsmStmt(GCCAsmStmt *Asm) {
  auto Kind = ptxShuffle(Asm->getAsmString());
  auto Place = Where.spelling(Asm->getAsmLoc());
  if (!Kind || !Place)
    return true;
  CrossLaneOp Op;
  Op.Place = *Place;
  Op.Callee = "shfl.sync";
  Op.Kind = *Kind;
  Op.HasWidth = true;
  Op.Width = {false, CudaWarp};
  Op.Guard = Current.Threads;
  Out.CrossLane.push_back(std::move(Op));
  return true;
}

/// `__popc(__ballot_sync(...))`: no variable has cut the mask yet.
static bool isDirectMask(const Expr *E) {
  const auto *Call = dyn_cast<CallExpr>(E->IgnoreParenImpCasts());
  auto Kind = Call ? crossLaneKind(calleeName(Call)) : std::nullopt;
  return Kind && givesLaneMask(*Kind);
}

void FunctionWalk::recordBitFunction(const CallExpr *Call) {
  if (Call->getNumArgs() == 0)
    return;
  LaneValue V = Flow.valueOf(Call->getArg(0));
  auto Place = Where.spelling(Call->getCallee()->getExprLoc());
  if ((V.Is != LaneValue::Mask && V.Is != LaneValue::LaneBit) || !Place)
    return;
  std::string Name = calleeName(Call).str();
  MaskBitOp Op{*Place, Name, takesWideMask(Name), Current.Threads, {}};
  bool CountsFromBelow = Name == "__popc" || Name == "__ffs";
  if (auto At = Where.plainOffset(Call->getCallee()->getExprLoc());
      At && CountsFromBelow && isDirectMask(Call->getArg(0)))
    Op.NameEnd = *At + unsigned(Name.size());
  Out.BitOps.push_back(std::move(Op));
}

/// The shift of `(1 << lane) - 1` and the like.
static const BinaryOperator *innerShift(const Expr *E) {
  while (true) {
    E = E->IgnoreParenImpCasts();
    if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
      E = Unary->getSubExpr();
      continue;
    }
    const auto *Binary = dyn_cast<BinaryOperator>(E);
    if (!Binary || Binary->getOpcode() == BO_Shl)
      return Binary;
    if (Binary->getOpcode() != BO_Sub && Binary->getOpcode() != BO_Add)
      return nullptr;
    E = Binary->getLHS();
  }
}

void FunctionWalk::recordLaneShift(const Expr *Mask, const Expr *Bits) {
  LaneValue V = Flow.valueOf(Mask);
  const BinaryOperator *Shift = innerShift(Bits);
  if (V.Is != LaneValue::Mask || V.Narrow || !Shift ||
      Shift->getType()->isDependentType())
    return;
  LaneValue Bit = Flow.valueOf(Shift);
  bool IsWide = Function.getASTContext().getTypeSize(Shift->getType()) > 32;
  auto Place = Where.spelling(Shift->getBeginLoc());
  // Where lanes are counted in 32, the shift is right and the mask is not.
  if (Bit.Is != LaneValue::LaneBit || !Bit.Width.isWave() || !Place)
    return;
  Out.BitOps.push_back(
      {*Place, "a shift by the lane", IsWide, Current.Threads, {}});
}

void FunctionWalk::recordBarrier(const CallExpr *Call) {
  auto Place = Where.use(Call->getBeginLoc());
  if (!Place)
    return;
  BarrierUse B;
  B.Place = *Place;
  B.SplitsWave = Current.SplitsWave;
  B.AfterReturn = SomeReturned;
  B.Condition = Current.SplitsWave ? SplitAt : ReturnedAt;
  Out.Barriers.push_back(B);
}

void FunctionWalk::recordDeviceCall(const CallExpr *Call) {
  const FunctionDecl *Callee = Call->getDirectCallee();
  if (!Callee || !Callee->hasBody(Callee))
    return;
  // A mask that goes into 32 bits.
  unsigned Skip = isa<CXXOperatorCallExpr>(Call) && isa<CXXMethodDecl>(Callee);
  for (unsigned I = Skip; I < Call->getNumArgs(); ++I)
    if (I - Skip < Callee->getNumParams()) {
      const ParmVarDecl *Param = Callee->getParamDecl(I - Skip);
      narrow(Call->getArg(I), Param->getType(), MaskNarrowing::Argument,
             Param->getNameAsString());
    }
  if (Out.Runs == FunctionFacts::Host)
    return;
  auto Place = Where.use(Call->getBeginLoc());
  auto Target = Where.use(Callee->getLocation());
  if (Place && Target)
    Out.Calls.push_back({*Place, *Target, instanceOf(*Callee)});
}

static bool isCooperative(const Decl *D) {
  for (const DeclContext *In = D->getDeclContext(); In; In = In->getParent())
    if (const auto *Space = dyn_cast<NamespaceDecl>(In);
        Space && Space->getName() == "cooperative_groups")
      return true;
  return false;
}

void FunctionWalk::recordTile(const CallExpr *Call) {
  const auto *Ref =
      dyn_cast<DeclRefExpr>(Call->getCallee()->IgnoreParenImpCasts());
  const auto *Names =
      dyn_cast<OverloadExpr>(Call->getCallee()->IgnoreParenImpCasts());
  llvm::ArrayRef<TemplateArgumentLoc> Arguments;
  if (Ref)
    Arguments = Ref->template_arguments();
  else if (Names)
    Arguments = Names->template_arguments();
  bool IsOwn = (Ref && !isCooperative(Ref->getDecl())) ||
               (Names && llvm::none_of(Names->decls(), isCooperative));
  auto Place = Where.use(Call->getBeginLoc());
  if (Arguments.empty() || IsOwn || !Place ||
      Arguments[0].getArgument().getKind() != TemplateArgument::Expression)
    return;
  LaneWidth Width =
      Flow.valueOf(Arguments[0].getArgument().getAsExpr()).asWidth();
  if (Width.isKnown())
    Out.Tiles.push_back({*Place, Width});
}

void FunctionWalk::recordStride(const BinaryOperator *E) {
  LaneValue By = Flow.valueOf(E->getRHS());
  auto Place = Where.use(E->getOperatorLoc());
  if (By.Is != LaneValue::WaveSize || !Place)
    return;
  Out.WaveStrides.push_back(*Place);
  for (size_t I : OpenFirstThreads)
    Out.FirstThreads[I].WaveStrides.push_back(*Place);
}

static unsigned extentOf(QualType Type, const ASTContext &Context) {
  const auto *Array = Context.getAsConstantArrayType(Type);
  return Array ? unsigned(Array->getSize().getLimitedValue(UINT32_MAX)) : 0;
}

void FunctionWalk::recordIndex(const ArraySubscriptExpr *E, bool IsWrite) {
  LaneValue Index = Flow.valueOf(E->getIdx());
  if (Index.Is != LaneValue::Lane && Index.Is != LaneValue::Warp)
    return;
  const ValueDecl *Array = targetOf(E);
  auto Place = Where.use(E->getBeginLoc());
  if (!Array || !Place)
    return;
  const auto *Var = dyn_cast<VarDecl>(Array);
  if (Var && Var->hasAttr<CUDASharedAttr>()) {
    SharedArrayUse Use;
    Use.Place = *Place;
    Use.Array = Array->getNameAsString();
    Use.Extent = extentOf(E->getBase()->IgnoreParenImpCasts()->getType(),
                          Function.getASTContext());
    if (auto Declared = Where.use(Var->getLocation()))
      Use.Declared = *Declared;
    Use.PerLane = Index.Scale;
    Use.ByWarp = Index.Is == LaneValue::Warp;
    Use.Width = Index.Width;
    Use.IsWrite = IsWrite;
    Use.IsBounded = Current.IsBounded;
    Use.Guard = Current.Threads;
    Out.SharedUses.push_back(std::move(Use));
    return;
  }
  if (Index.Is == LaneValue::Lane && !Index.HasBase &&
      Array->getType()->isPointerType())
    Out.LaneIndexed.push_back({*Place, Array->getNameAsString(), Index.Width,
                               Index.Scale, Current.IsBounded});
}

/// Some part of the value is a lane mask that was not cut before.
static bool holdsWholeMask(const Expr *E, const LaneFlow &Flow) {
  LaneValue V = Flow.valueOf(E);
  // What `__brev` gives has lost its lanes already.
  if (V.Is != LaneValue::Mask ||
      (V.Narrow && isa<CallExpr>(E->IgnoreParenImpCasts())))
    return false;
  E = E->IgnoreParenCasts();
  if (const auto *Binary = dyn_cast<BinaryOperator>(E))
    return holdsWholeMask(Binary->getLHS(), Flow) ||
           holdsWholeMask(Binary->getRHS(), Flow);
  if (const auto *Unary = dyn_cast<UnaryOperator>(E))
    return holdsWholeMask(Unary->getSubExpr(), Flow);
  if (const auto *Choice = dyn_cast<AbstractConditionalOperator>(E))
    return holdsWholeMask(Choice->getTrueExpr(), Flow) ||
           holdsWholeMask(Choice->getFalseExpr(), Flow);
  const auto *Ref = dyn_cast<DeclRefExpr>(E);
  const auto *Member = dyn_cast<MemberExpr>(E);
  const ValueDecl *Source = Ref      ? Ref->getDecl()
                            : Member ? Member->getMemberDecl()
                                     : nullptr;
  return !Source || Source->getType()->isDependentType() ||
         Source->getASTContext().getTypeSize(Source->getType()) > 32;
}

/// A local variable without an initialiser: what is wrong is its type.
std::optional<SourcePlace>
FunctionWalk::plainDeclaration(const ValueDecl *D) const {
  const auto *Var = dyn_cast_or_null<VarDecl>(D);
  if (!Var || !Var->isLocalVarDecl() || Var->getInit())
    return std::nullopt;
  return Where.use(Var->getLocation());
}

void FunctionWalk::narrow(const Expr *From, QualType To,
                          MaskNarrowing::Edge Edge, llvm::StringRef Into,
                          const ValueDecl *Target) {
  if (To->isDependentType() || !To->isIntegerType() || To->isBooleanType() ||
      Function.getASTContext().getTypeSize(To) > 32)
    return;
  LaneValue V = Flow.valueOf(From);
  auto Place = Where.use(From->getBeginLoc());
  if (!Place || !holdsWholeMask(From, Flow))
    return;
  if (V.Shifted && Edge == MaskNarrowing::Cast)
    return;
  MaskNarrowing N;
  N.Place = *Place;
  const Expr *Plain = From->IgnoreParenCasts();
  if (const auto *Call = dyn_cast<CallExpr>(Plain))
    N.Source = calleeName(Call).str();
  N.Into = Into.str();
  N.Where = Edge;
  if (auto Declared = plainDeclaration(Target))
    N.Declared = *Declared;
  N.Guard = Current.Threads;
  Out.Narrowings.push_back(std::move(N));
}

} // namespace hipport
