// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ChainDecision.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace hipport;

using Reading = ChainLogic::Reading;
using Setting = ChainLogic::Setting;
using Outcome = ConditionDecision::OutcomeKind;

namespace {

/// Collects the values of a function and tells whether it has only one.
class Range {
public:
  /// False when there is nothing more to learn.
  bool add(bool Value) {
    (Value ? SeenTrue : SeenFalse) = true;
    return !(SeenTrue && SeenFalse);
  }
  bool isConstant() const { return !(SeenTrue && SeenFalse); }
  Truth truth() const {
    if (!isConstant())
      return Truth::Unknown;
    return SeenTrue ? Truth::True : Truth::False;
  }

private:
  bool SeenTrue = false, SeenFalse = false;
};

class Decider {
public:
  Decider(const ChainLogic &Logic, const Chain &Whole)
      : Logic(Logic), Whole(Whole), Pinned(Logic.size(), Outcome::Unchanged) {}

  ChainDecision run() {
    ChainDecision D;
    // What is taken back gives the later branches another chance.
    do
      decideAll(D);
    while (pinForBodies(D) || pinForOldBodies(D));
    for (size_t B = 0; B <= size(); ++B) {
      D.DeadInHip.push_back(inHip(B) == Truth::False);
      D.SureInHip.push_back(inHip(B) == Truth::True);
    }
    return D;
  }

private:
  using Function = llvm::function_ref<bool(const Setting &)>;

  Range overCuda(Function F, bool SameCompiler = false) const {
    Range Values;
    Logic.eachCudaSetting(SameCompiler,
                          [&](const Setting &S) { return Values.add(F(S)); });
    return Values;
  }

  Range overHip(Function F, bool PlainToo) const {
    Range Values;
    Logic.eachHipSetting(PlainToo,
                         [&](const Setting &S) { return Values.add(F(S)); });
    return Values;
  }

  Truth keptTruth(size_t I) const {
    return overHip(
               [&](const Setting &S) {
                 return Logic.holds(I, Reading::Kept, S);
               },
               false)
        .truth();
  }

  // Whether what HIP cannot express has a say in the result.
  bool keptPartsMatter(size_t I) const {
    bool Matter = false;
    Logic.eachHipSetting(true, [&](const Setting &S) {
      Setting Without = S;
      Without.Bits &= ~Logic.keptBits();
      Matter = Logic.holds(I, Reading::Renamed, S) !=
               Logic.holds(I, Reading::Renamed, Without);
      return !Matter;
    });
    return Matter;
  }

  void decideAll(ChainDecision &D) {
    D.Conditions.assign(size(), {});
    Read.assign(size(), Reading::Kept);
    for (size_t I = 0; I < size(); ++I) {
      decide(I, D.Conditions[I]);
      if (D.Conditions[I].Outcome == Outcome::Renamed)
        checkBranch(I, I, D.Conditions[I]);
    }
    // An #else that became constant is the doing of the last renaming.
    for (size_t I = size(); Whole.HasElse && I-- > 0;)
      if (D.Conditions[I].Outcome == Outcome::Renamed) {
        checkBranch(I, size(), D.Conditions[I]);
        break;
      }
  }

  void decide(size_t I, ConditionDecision &D) {
    if (Pinned[I] != Outcome::Unchanged) {
      D.Outcome = Pinned[I];
      D.InHip = keptTruth(I);
      return;
    }
    bool HasRename = false, HasKept = false;
    for (const GuardUnit &U : Logic.units(I)) {
      HasRename |= U.isRewritten();
      HasKept |= U.Kind == GuardUnit::Keep;
    }
    if (HasKept && keptPartsMatter(I)) {
      D.Outcome = Outcome::Kept;
      D.InHip = keptTruth(I);
      return;
    }
    if (!HasRename)
      return;
    auto Original = [&](const Setting &S) {
      return Logic.holds(I, Reading::Original, S);
    };
    auto Renamed = [&](const Setting &S) {
      return Logic.holds(I, Reading::Renamed, S);
    };
    if (overHip(Renamed, true).isConstant() &&
        !overCuda(Original).isConstant()) {
      bool IsMerge = overCuda(Original, true).isConstant();
      bool FitsGpus = overHip(Renamed, false).truth() == keptTruth(I);
      D.Outcome =
          !IsMerge && FitsGpus ? Outcome::KeptAsMeant : Outcome::KeptMerged;
      D.InHip = keptTruth(I);
      return;
    }
    D.Outcome = Outcome::Renamed;
    Read[I] = Reading::Renamed;
  }

  // Takes the renaming of condition \p I back when it makes \p Branch dead or
  // unconditional, though it was neither.
  void checkBranch(size_t I, size_t Branch, ConditionDecision &D) {
    std::vector<Reading> Originally(Logic.size(), Reading::Original);
    auto Original = [&](const Setting &S) {
      return Logic.isTaken(Branch, Originally, S);
    };
    auto Now = [&](const Setting &S) { return Logic.isTaken(Branch, Read, S); };
    Range Renamed = overHip(Now, true);
    if (!Renamed.isConstant() || overCuda(Original).isConstant())
      return;
    Truth OnGpu = overHip(Now, false).truth();
    Read[I] = Reading::Kept;
    bool FitsGpus = overHip(Now, false).truth() == OnGpu;
    bool IsMerge = overCuda(Original, true).isConstant();
    // That no AMD GPU needs the #else is what its thresholds say.
    if (Branch == Logic.size() && !IsMerge && FitsGpus) {
      Read[I] = Reading::Renamed;
      return;
    }
    D.Outcome =
        !IsMerge && FitsGpus ? Outcome::KeptAsMeant : Outcome::KeptMerged;
    D.InHip = keptTruth(I);
  }

  // Whether a device pass takes \p Branch by the renaming of condition \p I
  // alone. A test for a compiler is no such case: the whole program may lie
  // behind it.
  bool switchesOn(size_t I, size_t Branch) const {
    if (llvm::none_of(Logic.units(I), [](const GuardUnit &U) {
          return U.Role == GuardRole::Arch || U.Kind == GuardUnit::Release;
        }))
      return false;
    std::vector<Reading> Without = Read;
    Without[I] = Reading::Kept;
    auto NewlyTaken = [&](const Setting &S) {
      return Logic.isTaken(Branch, Read, S) &&
             !Logic.isTaken(Branch, Without, S);
    };
    return overHip(NewlyTaken, false).truth() != Truth::False;
  }

  /// False when no renaming had to be taken back.
  bool pinForBodies(const ChainDecision &D) {
    size_t Branches = std::min(Whole.NeedsCuda.size(), size() + 1);
    for (size_t B = 0; B < Branches; ++B)
      for (size_t I = 0; Whole.NeedsCuda[B] && I <= B && I < size(); ++I)
        if (D.Conditions[I].Outcome == Outcome::Renamed && switchesOn(I, B)) {
          Pinned[I] = Outcome::KeptForBody;
          return true;
        }
    return false;
  }

  // Whether a HIP build no longer takes \p Branch by the new answer of
  // condition \p I to a question for a release.
  bool switchesOff(size_t I, size_t Branch) const {
    if (llvm::none_of(Logic.units(I), [](const GuardUnit &U) {
          return U.Kind == GuardUnit::Release;
        }))
      return false;
    std::vector<Reading> Without = Read;
    Without[I] = Reading::Kept;
    auto Lost = [&](const Setting &S) {
      return !Logic.isTaken(Branch, Read, S) &&
             Logic.isTaken(Branch, Without, S);
    };
    return overHip(Lost, false).truth() != Truth::False;
  }

  bool pinForOldBodies(const ChainDecision &D) {
    size_t Branches = std::min(Whole.FitsHip.size(), size() + 1);
    for (size_t B = 0; B < Branches; ++B)
      for (size_t I = 0; Whole.FitsHip[B] && I <= B && I < size(); ++I)
        if (D.Conditions[I].Outcome == Outcome::Renamed && switchesOff(I, B)) {
          Pinned[I] = Outcome::Kept;
          return true;
        }
    return false;
  }

  size_t size() const { return Logic.size(); }

  Truth inHip(size_t Branch) const {
    return overHip(
               [&](const Setting &S) { return Logic.isTaken(Branch, Read, S); },
               false)
        .truth();
  }

  const ChainLogic &Logic;
  const Chain &Whole;
  std::vector<Reading> Read;
  std::vector<Outcome> Pinned; ///< Conditions that stay for what they enclose.
};

} // namespace

static bool namesGuardMacro(llvm::StringRef Bytes, const Condition &C,
                            const OwnedNames &Owned) {
  return llvm::any_of(C.Names, [&](ByteRange Name) {
    llvm::StringRef Text = Bytes.slice(Name.Begin, Name.End);
    return roleOf(Text) != GuardRole::None && !Owned.count(Text.str());
  });
}

ChainDecision hipport::decideChain(llvm::StringRef Bytes, const Chain &Whole,
                                   const OwnedNames &Owned) {
  const std::vector<Condition> &Conditions = Whole.Conditions;
  ChainLogic Logic(Bytes, Conditions, Owned);
  ChainDecision D;
  if (!Logic.isTooWide()) {
    D = Decider(Logic, Whole).run();
  } else if (Conditions.size() > 1) {
    for (const Condition &C : Conditions)
      D.Conditions.push_back(
          decideChain(Bytes, {{C}, false, {}, {}}, Owned).Conditions.front());
  } else {
    D.Conditions.resize(1);
    if (namesGuardMacro(Bytes, Conditions.front(), Owned))
      D.Conditions.front().Outcome = Outcome::Unread;
  }
  D.DeadInHip.resize(Conditions.size() + 1, false);
  D.SureInHip.resize(Conditions.size() + 1, false);
  for (size_t I = 0; I < Conditions.size(); ++I)
    if (Conditions[I].Opaque && namesGuardMacro(Bytes, Conditions[I], Owned))
      D.Conditions[I].Outcome = Outcome::Unread;
  return D;
}

static const char DeviceMacro[] = "__HIP_DEVICE_COMPILE__";

// The units of `defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= N` say one thing in
// HIP. Null: the node is no such pair.
static const GuardUnit *foldedPair(llvm::StringRef Bytes, const Condition &C,
                                   const ConditionNode &N,
                                   llvm::ArrayRef<GuardUnit> Units) {
  if (N.Kind != ConditionNode::Binary || N.Op != ConditionOp::And)
    return nullptr;
  auto UnitAt = [&](unsigned Child) {
    return llvm::find_if(Units, [&](const GuardUnit &U) {
      return U.Node == C.stripped(N.Children[Child]);
    });
  };
  auto Left = UnitAt(0), Right = UnitAt(1);
  if (Left == Units.end() || Right == Units.end())
    return nullptr;
  bool IsPair = Left->Kind == GuardUnit::Macro && Left->OnlyDefined &&
                Left->Role == GuardRole::Arch &&
                Right->Kind == GuardUnit::Compare && Right->IsTrue;
  llvm::StringRef Text = Bytes.slice(N.Range.Begin, N.Range.End);
  bool IsPlain = !Text.contains("/*") &&
                 Text.find_first_of("\r\n") == llvm::StringRef::npos;
  return IsPair && IsPlain ? Left : nullptr;
}

/// `(defined(__HIP_PLATFORM_AMD__) || CUDART_VERSION >= 9000)`: the comparison
/// stays for a build with CUDA.
static void answerRelease(const Condition &C, const GuardUnit &U,
                          std::vector<Edit> &Edits) {
  const ConditionNode &N = C.Nodes[U.Node];
  bool IsEnclosed =
      U.Node == C.Root || llvm::any_of(C.Nodes, [&](const ConditionNode &P) {
        return P.Kind == ConditionNode::Paren && P.Children[0] == U.Node;
      });
  std::string Test = U.IsTrue ? "defined(" + U.HipTest.str() + ") || "
                              : "!defined(" + U.HipTest.str() + ") && ";
  Edits.push_back({N.Range.Begin, 0, (IsEnclosed ? "" : "(") + Test});
  if (!IsEnclosed)
    Edits.push_back({N.Range.End, 0, ")"});
}

std::vector<Edit> hipport::renameCondition(llvm::StringRef Bytes,
                                           const Condition &C,
                                           const OwnedNames &Owned) {
  std::vector<Edit> Edits;
  ChainLogic Logic(Bytes, {C}, Owned);
  llvm::ArrayRef<GuardUnit> Units = Logic.units(0);
  auto Replace = [&](ByteRange Range, std::string Text) {
    bool IsCovered = llvm::any_of(Edits, [&](const Edit &E) {
      return E.Offset <= Range.Begin && Range.End <= E.Offset + E.Length;
    });
    if (!IsCovered)
      Edits.push_back({Range.Begin, Range.End - Range.Begin, std::move(Text)});
  };
  for (const ConditionNode &N : C.Nodes)
    if (foldedPair(Bytes, C, N, Units))
      Replace(N.Range, std::string("defined(") + DeviceMacro + ")");
  for (const GuardUnit &U : Units) {
    const ConditionNode &N = C.Nodes[U.Node];
    if (U.Kind == GuardUnit::Macro)
      Replace(N.Name, hipNameOf(U.Role).str());
    else if (U.Kind == GuardUnit::Compare)
      Replace(N.Range, std::string(U.IsTrue ? "" : "!") + DeviceMacro);
    else if (U.isRewritten())
      answerRelease(C, U, Edits);
  }
  llvm::sort(Edits);
  return Edits;
}
