// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ChainLogic.h"

#include "ByteLexer.h"

using namespace hipport;

// What code asks of NVIDIA GPUs up to this one (double atomics, shuffles with a
// mask, half arithmetic, cooperative groups) every supported AMD GPU has.
static constexpr int64_t CoveredArch = 700;

// What code asks of CUDA up to this release (shuffles with a mask, cooperative
// groups, graphs) every supported release of HIP has. The next one stands for
// the instructions of newer GPUs.
static constexpr int64_t CoveredMajor = 10;

static constexpr unsigned MostVariables = 10;

ChainLogic::ChainLogic(llvm::StringRef Bytes, std::vector<Condition> Conds,
                       const OwnedNames &Owned)
    : Bytes(Bytes), Conditions(std::move(Conds)), Owned(Owned),
      Units(Conditions.size()), UnitOfNode(Conditions.size()),
      ArchSamples{-1, 350, CoveredArch, 900} {
  for (size_t I = 0; I < Conditions.size(); ++I) {
    if (!Conditions[I].Opaque) {
      collect(I, Conditions[I].Root);
      continue;
    }
    GuardUnit Whole;
    Whole.Variable = variableOf("opaque " + std::to_string(I));
    Units[I].push_back(Whole);
  }
}

// Zero for a variable that no setting tries: such a chain is too wide.
static uint64_t bitOf(unsigned Variable) {
  return Variable < MostVariables ? uint64_t(1) << Variable : 0;
}

bool ChainLogic::isTooWide() const { return Variables.size() > MostVariables; }

GuardRole ChainLogic::roleAt(ByteRange Name) const {
  llvm::StringRef Text = Bytes.slice(Name.Begin, Name.End);
  return Owned.count(Text.str()) ? GuardRole::None : roleOf(Text);
}

unsigned ChainLogic::variableOf(llvm::StringRef Key) {
  return Variables.try_emplace(Key.str(), Variables.size()).first->second;
}

// The tokens with one blank between them: the same test has the same key.
static std::string normalized(llvm::StringRef Bytes, ByteRange Range) {
  std::string Text;
  ByteLexer Lexer(Bytes, Range);
  for (ByteToken T = Lexer.nextCode(); !T.is(ByteTokenKind::End);
       T = Lexer.nextCode())
    Text += (Lexer.text(T) + " ").str();
  return Text;
}

static bool holdsComment(llvm::StringRef Bytes, ByteRange Range) {
  ByteLexer Lexer(Bytes, Range);
  for (ByteToken T = Lexer.next(); !T.is(ByteTokenKind::End); T = Lexer.next())
    if (T.is(ByteTokenKind::Comment))
      return true;
  return false;
}

static bool compare(ConditionOp Op, int64_t A, int64_t B) {
  switch (Op) {
  case ConditionOp::Less:
    return A < B;
  case ConditionOp::LessEqual:
    return A <= B;
  case ConditionOp::Greater:
    return A > B;
  case ConditionOp::GreaterEqual:
    return A >= B;
  case ConditionOp::Equal:
    return A == B;
  default:
    return A != B;
  }
}

static ConditionOp mirrored(ConditionOp Op) {
  switch (Op) {
  case ConditionOp::Less:
    return ConditionOp::Greater;
  case ConditionOp::LessEqual:
    return ConditionOp::GreaterEqual;
  case ConditionOp::Greater:
    return ConditionOp::Less;
  case ConditionOp::GreaterEqual:
    return ConditionOp::LessEqual;
  default:
    return Op;
  }
}

// Reads a comparison of a macro with a number, as if the macro stood left.
bool ChainLogic::readOrder(const Condition &C, const ConditionNode &N,
                           GuardUnit &U, llvm::StringRef &Macro) const {
  if (N.Kind != ConditionNode::Binary || !isComparison(N.Op))
    return false;
  const ConditionNode *Left = &C.Nodes[C.stripped(N.Children[0])];
  const ConditionNode *Right = &C.Nodes[C.stripped(N.Children[1])];
  U.Op = N.Op;
  if (Left->Kind == ConditionNode::Number) {
    std::swap(Left, Right);
    U.Op = mirrored(U.Op);
  }
  if (Left->Kind != ConditionNode::Identifier ||
      Right->Kind != ConditionNode::Number)
    return false;
  Macro = Bytes.slice(Left->Name.Begin, Left->Name.End);
  U.Threshold = Right->Value;
  return !Owned.count(Macro.str());
}

// Fills a Release unit when the oldest release that HIP has caught up with and
// one without end give the same answer.
bool ChainLogic::readRelease(const Condition &C, const ConditionNode &N,
                             GuardUnit &U) {
  llvm::StringRef Macro;
  if (!readOrder(C, N, U, Macro))
    return false;
  std::optional<ReleaseMacro> Known = releaseMacro(Macro);
  if (!Known)
    return false;
  U.IsTrue = compare(U.Op, CoveredMajor * Known->OneMajor, U.Threshold);
  U.InHip = compare(U.Op, 0, U.Threshold) ? Truth::True : Truth::False;
  U.HipTest = Known->HipTest;
  return U.IsTrue == compare(U.Op, INT64_MAX, U.Threshold);
}

// Fills a Compare unit when the threshold splits host code from device code and
// nothing else: host code has the value 0, a device at least CoveredArch.
bool ChainLogic::readCompare(const Condition &C, const ConditionNode &N,
                             GuardUnit &U) {
  llvm::StringRef Macro;
  if (!readOrder(C, N, U, Macro) || roleOf(Macro) != GuardRole::Arch)
    return false;
  ArchSamples.insert({U.Threshold - 1, U.Threshold, U.Threshold + 1});
  bool IsOrder = U.Op != ConditionOp::Equal && U.Op != ConditionOp::NotEqual;
  bool InHost = compare(U.Op, 0, U.Threshold);
  bool InOldest = compare(U.Op, CoveredArch, U.Threshold);
  // An order that holds for the oldest device and for one without end holds for
  // all between them.
  bool InNewest = compare(U.Op, INT64_MAX, U.Threshold);
  U.IsTrue = InOldest;
  return (IsOrder || U.Threshold == 0) && InOldest == InNewest &&
         InHost != InOldest && !holdsComment(Bytes, N.Range);
}

GuardUnit ChainLogic::makeUnit(const Condition &C, unsigned Node) {
  const ConditionNode &N = C.Nodes[Node];
  GuardUnit U;
  U.Node = Node;
  bool IsName =
      N.Kind == ConditionNode::Identifier || N.Kind == ConditionNode::Defined;
  if (N.Kind == ConditionNode::Number) {
    U.Kind = GuardUnit::Constant;
    U.IsTrue = N.Value != 0;
    return U;
  }
  if (IsName && !hipNameOf(roleAt(N.Name)).empty()) {
    U.Kind = GuardUnit::Macro;
    U.Role = roleAt(N.Name);
    U.OnlyDefined = N.Kind == ConditionNode::Defined;
    if (U.Role == GuardRole::Arch)
      return U;
    U.Variable = variableOf(Bytes.slice(N.Name.Begin, N.Name.End));
    if (U.Role != GuardRole::RuntimeCompiler)
      CompilerVariables |= bitOf(U.Variable);
    return U;
  }
  if (readCompare(C, N, U)) {
    U.Kind = GuardUnit::Compare;
    U.Role = GuardRole::Arch;
    return U;
  }
  U.Variable = variableOf(normalized(Bytes, N.Range));
  if (readRelease(C, N, U)) {
    U.Kind = GuardUnit::Release;
    return U;
  }
  for (ByteRange Name : C.Names)
    if (Name.Begin >= N.Range.Begin && Name.End <= N.Range.End &&
        roleAt(Name) != GuardRole::None)
      U.Kind = GuardUnit::Keep;
  if (U.Kind != GuardUnit::Keep)
    return U;
  KeptVariables |= bitOf(U.Variable);
  U.InHip = evaluate(Bytes, C, Node, [&](llvm::StringRef Name) {
              bool IsCudas =
                  !Owned.count(Name.str()) && roleOf(Name) != GuardRole::None;
              return MacroState{IsCudas ? MacroState::Undefined
                                        : MacroState::Unknown};
            }).truth();
  return U;
}

static bool isLogical(const ConditionNode &N) {
  return N.Kind == ConditionNode::Paren || N.Kind == ConditionNode::Ternary ||
         N.Op == ConditionOp::Not || N.Op == ConditionOp::And ||
         N.Op == ConditionOp::Or;
}

static unsigned childCount(const ConditionNode &N) {
  return N.Kind == ConditionNode::Ternary  ? 3
         : N.Kind == ConditionNode::Binary ? 2
                                           : 1;
}

void ChainLogic::collect(size_t I, unsigned Node) {
  const ConditionNode &N = Conditions[I].Nodes[Node];
  if (!isLogical(N)) {
    UnitOfNode[I][Node] = Units[I].size();
    Units[I].push_back(makeUnit(Conditions[I], Node));
    return;
  }
  for (unsigned Child = 0; Child < childCount(N); ++Child)
    collect(I, N.Children[Child]);
}

bool ChainLogic::valueOf(const GuardUnit &U, Reading How,
                         const Setting &S) const {
  bool Bit = S.Bits & bitOf(U.Variable);
  bool IsOriginal = How == Reading::Original;
  switch (U.Kind) {
  case GuardUnit::Constant:
    return U.IsTrue;
  case GuardUnit::Macro:
    if (U.Role == GuardRole::Arch)
      return IsOriginal ? (U.OnlyDefined ? S.Arch >= 0 : S.Arch > 0)
                        : How == Reading::Renamed && S.IsDevice;
    if (IsOriginal)
      return Bit;
    return How == Reading::Renamed && S.IsGpu &&
           (U.Role != GuardRole::RuntimeCompiler || Bit);
  case GuardUnit::Compare:
    if (IsOriginal)
      return compare(U.Op, std::max<int64_t>(S.Arch, 0), U.Threshold);
    return (How == Reading::Renamed && S.IsDevice) == U.IsTrue;
  case GuardUnit::Release:
    if (IsOriginal)
      return Bit;
    return How == Reading::Renamed && S.IsGpu ? U.IsTrue
                                              : U.InHip == Truth::True;
  case GuardUnit::Keep:
    if (How != Reading::Kept || U.InHip == Truth::Unknown)
      return Bit;
    return U.InHip == Truth::True;
  case GuardUnit::Free:
    return Bit;
  }
  return false;
}

bool ChainLogic::walk(size_t I, unsigned Node, Reading How,
                      const Setting &S) const {
  auto Unit = UnitOfNode[I].find(Node);
  if (Unit != UnitOfNode[I].end())
    return valueOf(Units[I][Unit->second], How, S);
  const ConditionNode &N = Conditions[I].Nodes[Node];
  if (N.Kind == ConditionNode::Ternary)
    return walk(I, N.Children[walk(I, N.Children[0], How, S) ? 1 : 2], How, S);
  bool First = walk(I, N.Children[0], How, S);
  if (N.Op == ConditionOp::And)
    return First && walk(I, N.Children[1], How, S);
  if (N.Op == ConditionOp::Or)
    return First || walk(I, N.Children[1], How, S);
  return N.Op == ConditionOp::Not ? !First : First;
}

bool ChainLogic::holds(size_t I, Reading How, const Setting &S) const {
  if (Conditions[I].Opaque)
    return valueOf(Units[I].front(), How, S);
  return walk(I, Conditions[I].Root, How, S);
}

bool ChainLogic::isTaken(size_t I, llvm::ArrayRef<Reading> How,
                         const Setting &S) const {
  for (size_t Before = 0; Before < I; ++Before)
    if (holds(Before, How[Before], S))
      return false;
  return I == size() || holds(I, How[I], S);
}

void ChainLogic::eachCudaSetting(
    bool SameCompiler, llvm::function_ref<bool(const Setting &)> Visit) const {
  for (uint64_t Bits = 0; Bits < uint64_t(1) << Variables.size(); ++Bits) {
    uint64_t Compilers = Bits & CompilerVariables;
    if (SameCompiler && Compilers && Compilers != CompilerVariables)
      continue;
    for (int64_t Arch : ArchSamples) {
      Setting S;
      S.Bits = Bits;
      S.Arch = std::max<int64_t>(Arch, -1);
      if (!Visit(S))
        return;
    }
  }
}

void ChainLogic::eachHipSetting(
    bool PlainToo, llvm::function_ref<bool(const Setting &)> Visit) const {
  for (uint64_t Bits = 0; Bits < uint64_t(1) << Variables.size(); ++Bits)
    for (unsigned World = PlainToo ? 0 : 1; World < 3; ++World) {
      Setting S;
      S.Bits = Bits;
      S.IsGpu = World > 0;
      S.IsDevice = World == 2;
      if (!Visit(S))
        return;
    }
}
