// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PortedBranches.h"

#include "BranchSides.h"
#include "ByteLexer.h"

#include "hipport/Rewrite/Guards.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <set>

using namespace hipport;

namespace {

/// Whether a branch can be compiled at all on either side.
struct Sides {
  bool Hip = true;
  bool Cuda = true;
};

class Finder {
public:
  Finder(llvm::StringRef Bytes, const DirectiveMap &Map,
         const std::vector<Condition> &Conditions)
      : Bytes(Bytes), Map(Map), Conditions(Conditions), Text(Bytes, Map) {}

  PortedBranches run() {
    for (const ConditionalGroup &Group : Map.Groups) {
      Found.SpeaksHip.push_back(namesHip(Group));
      Live.push_back(sidesOf(Group));
    }
    joinNeighbours();
    for (size_t I = 0; I < Map.Groups.size(); ++I)
      if (Found.SpeaksHip[I])
        addBodies(I);
      else if (isTwoSided(I))
        addWhole(I);
    dropNested();
    return std::move(Found);
  }

private:
  llvm::StringRef text(ByteRange Range) const {
    return Bytes.slice(Range.Begin, Range.End);
  }

  bool namesHip(const ConditionalGroup &Group) const {
    llvm::StringRef Own = selfDefinedName(Bytes, Map, Group);
    for (const ConditionalBranch &Branch : Group.Branches)
      for (ByteRange Name : Conditions[Branch.Opener].Names)
        if (text(Name) != Own && speaksHip(text(Name)))
          return true;
    return false;
  }

  std::vector<Sides> sidesOf(const ConditionalGroup &Group) const {
    llvm::StringRef Own = selfDefinedName(Bytes, Map, Group);
    auto InHip = [&](llvm::StringRef Name) {
      return Name == Own ? MacroState() : stateInHip(Name);
    };
    auto InCuda = [&](llvm::StringRef Name) {
      return Name == Own ? MacroState() : stateInCuda(Name);
    };
    std::vector<Sides> Result;
    Sides Open; // No earlier branch is certain to be taken.
    for (const ConditionalBranch &Branch : Group.Branches) {
      const Condition &C = Conditions[Branch.Opener];
      Truth Hip = evaluate(Bytes, C, InHip);
      Truth Cuda = evaluate(Bytes, C, InCuda);
      Result.push_back(
          {Open.Hip && Hip != Truth::False, Open.Cuda && Cuda != Truth::False});
      Open.Hip &= Hip != Truth::True;
      Open.Cuda &= Cuda != Truth::True;
    }
    return Result;
  }

  bool follows(size_t I) const {
    const ConditionalGroup &Before = Map.Groups[I - 1], &Group = Map.Groups[I];
    unsigned Opener = Group.Branches.front().Opener;
    return Before.Endif && *Before.Endif + 1 == Opener &&
           Before.Parent == Group.Parent &&
           !holdsCode(Bytes, {Map.Directives[*Before.Endif].Line.End,
                              Map.Directives[Opener].Line.Begin});
  }

  std::set<llvm::StringRef> macrosOf(const ConditionalGroup &Group) const {
    std::set<llvm::StringRef> Names;
    for (const Directive &D : Map.Directives)
      if (D.Kind == DirectiveKind::Define)
        for (const ConditionalBranch &Branch : Group.Branches)
          if (Branch.Body.Begin <= D.Line.Begin &&
              D.Line.End <= Branch.Body.End)
            Names.insert(text(D.Argument).take_while([](char C) {
              return llvm::isAlnum(C) || C == '_';
            }));
    return Names;
  }

  /// Two parts that define macros, but none in common, are no two versions of
  /// one thing: the program needs what the CUDA part defines.
  bool areUnrelated(const ConditionalGroup &A,
                    const ConditionalGroup &B) const {
    std::set<llvm::StringRef> InA = macrosOf(A), InB = macrosOf(B);
    return !InA.empty() && !InB.empty() &&
           llvm::none_of(
               InA, [&](llvm::StringRef Name) { return InB.count(Name) > 0; });
  }

  /// Whether a condition tests one thing alone: the compiler or the platform,
  /// or else the pass.
  bool isPure(const Condition &C, bool (*IsMeant)(llvm::StringRef)) const {
    return !C.Opaque && llvm::all_of(C.Names, [&](ByteRange Name) {
      return IsMeant(text(Name));
    }) && llvm::none_of(C.Nodes, [](const ConditionNode &N) {
      return isComparison(N.Op);
    });
  }

  /// A pair is two plain tests of the same thing; with an #else, a chain is
  /// complete in itself.
  bool areTwins(const ConditionalGroup &A, const ConditionalGroup &B) const {
    if (A.Branches.size() != 1 || B.Branches.size() != 1)
      return false;
    const Condition &InA = Conditions[A.Branches.front().Opener];
    const Condition &InB = Conditions[B.Branches.front().Opener];
    return (isPure(InA, isPlatformMacro) && isPure(InB, isPlatformMacro)) ||
           (isPure(InA, isDeviceMacro) && isPure(InB, isDeviceMacro));
  }

  bool isOnlyHip(size_t I) const {
    return Found.SpeaksHip[I] && Live[I].front().Hip && !Live[I].front().Cuda;
  }
  bool isOnlyCuda(size_t I) const {
    return !Found.SpeaksHip[I] && Live[I].front().Cuda && !Live[I].front().Hip;
  }

  // `#ifdef USE_ROCM ... #endif #ifdef __CUDACC__ ... #endif` is one chain in
  // two parts. Groups without nested ones follow each other in the list.
  void joinNeighbours() {
    std::vector<size_t> Joined;
    for (size_t I = 1; I < Map.Groups.size(); ++I) {
      const ConditionalGroup &Before = Map.Groups[I - 1],
                             &Group = Map.Groups[I];
      if (!follows(I) || !areTwins(Before, Group) ||
          areUnrelated(Before, Group))
        continue;
      if (isOnlyHip(I - 1) && isOnlyCuda(I))
        Joined.push_back(I);
      if (isOnlyHip(I) && isOnlyCuda(I - 1))
        Joined.push_back(I - 1);
    }
    for (size_t I : Joined)
      Found.SpeaksHip[I] = true;
  }

  /// The first branch that a test for the platform opens; all behind it depend
  /// on that test. The number of branches: there is none.
  size_t firstByPlatform(size_t I) const {
    llvm::ArrayRef<ConditionalBranch> Branches = Map.Groups[I].Branches;
    auto First = llvm::find_if(Branches, [&](const ConditionalBranch &Branch) {
      return llvm::any_of(Conditions[Branch.Opener].Names, [&](ByteRange Name) {
        return isPlatformMacro(text(Name));
      });
    });
    return First - Branches.begin();
  }

  /// A branch that only CUDA compiles.
  bool isCudaBranch(size_t I, size_t B) const {
    return Live[I][B].Cuda && !Live[I][B].Hip &&
           !Text.usesHip(Map.Groups[I].Branches[B].Body);
  }

  /// `#ifndef __CUDACC__` without an #else.
  bool isOnlyForOthers(size_t I) const {
    const ConditionalGroup &Group = Map.Groups[I];
    const Condition &C = Conditions[Group.Branches.front().Opener];
    return Group.Branches.size() == 1 &&
           llvm::any_of(C.Names, [&](ByteRange Name) {
             return isGuardMacro(text(Name)) && isPlatformMacro(text(Name));
           });
  }

  /// `#ifdef __NVCC__`, CUDA's headers, #else, HIP's: no condition names HIP,
  /// but one branch is written for it and CUDA never takes it.
  bool isTwoSided(size_t I) const {
    const ConditionalGroup &Group = Map.Groups[I];
    bool HasCuda = false, SaysCuda = false;
    for (size_t B = firstByPlatform(I); B < Group.Branches.size(); ++B) {
      if (!isCudaBranch(I, B))
        continue;
      HasCuda = true;
      SaysCuda |= Text.usesCuda(Group.Branches[B].Body);
    }
    for (size_t B = 0; B < Group.Branches.size(); ++B) {
      ByteRange Body = Group.Branches[B].Body;
      if (!Live[I][B].Hip || !Text.usesHip(Body))
        continue;
      if (!Live[I][B].Cuda ? HasCuda || isOnlyForOthers(I)
                           : SaysCuda && !Text.usesCuda(Body))
        return true;
    }
    return false;
  }

  void addWhole(size_t I) {
    Found.SpeaksHip[I] = true;
    for (const ConditionalBranch &Branch : Map.Groups[I].Branches)
      if (Branch.Body.Begin < Branch.Body.End)
        Found.Bodies.push_back(Branch.Body);
  }

  /// PyTorch's extension build rewrites CUDA's names in the branches for ROCm
  /// as well, so they are spelled CUDA's way there and no HIP build takes them
  /// as they are. A branch with macros of its own may give them a meaning.
  bool isForTorch(size_t I, size_t B) const {
    const ConditionalGroup &Group = Map.Groups[I];
    const ByteRange Body = Group.Branches[B].Body;
    bool ByTorch =
        llvm::any_of(Group.Branches, [&](const ConditionalBranch &Branch) {
          return llvm::any_of(
              Conditions[Branch.Opener].Names,
              [&](ByteRange Name) { return text(Name) == "USE_ROCM"; });
        });
    return ByTorch && !Live[I][B].Cuda && Text.usesCuda(Body) &&
           llvm::none_of(Map.Directives, [&](const Directive &D) {
             return D.Kind == DirectiveKind::Define &&
                    Body.Begin <= D.Line.Begin && D.Line.Begin < Body.End;
           });
  }

  void addBodies(size_t I) {
    const ConditionalGroup &Group = Map.Groups[I];
    for (size_t B = 0; B < Group.Branches.size(); ++B) {
      ByteRange Body = Group.Branches[B].Body;
      bool IsDead = !Live[I][B].Hip || !Live[I][B].Cuda;
      if (IsDead && Body.Begin < Body.End && !isForTorch(I, B))
        Found.Bodies.push_back(Body);
    }
  }

  void dropNested() {
    std::sort(Found.Bodies.begin(), Found.Bodies.end());
    std::vector<ByteRange> Outer;
    for (ByteRange Body : Found.Bodies)
      if (Outer.empty() || Body.Begin >= Outer.back().End)
        Outer.push_back(Body);
    Found.Bodies = std::move(Outer);
  }

  llvm::StringRef Bytes;
  const DirectiveMap &Map;
  const std::vector<Condition> &Conditions;
  BranchSides Text;
  std::vector<std::vector<Sides>> Live;
  PortedBranches Found;
};

} // namespace

bool PortedBranches::covers(unsigned Offset) const {
  auto After = std::upper_bound(
      Bodies.begin(), Bodies.end(), Offset,
      [](unsigned At, const ByteRange &Body) { return At < Body.Begin; });
  return After != Bodies.begin() && Offset < std::prev(After)->End;
}

PortedBranches
hipport::findPortedBranches(llvm::StringRef Bytes, const DirectiveMap &Map,
                            const std::vector<Condition> &Conditions) {
  return Finder(Bytes, Map, Conditions).run();
}
