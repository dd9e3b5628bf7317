// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/Guards.h"

#include "BranchNeeds.h"
#include "ByteLexer.h"
#include "GuardFindings.h"
#include "PortedBranches.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <set>

using namespace hipport;

using Outcome = ConditionDecision::OutcomeKind;

namespace {

class GuardRewriter {
public:
  GuardRewriter(llvm::StringRef Path, llvm::StringRef Bytes,
                const DirectiveMap &Map)
      : Bytes(Bytes), Map(Map), Findings(Path, Bytes, Owned),
        LeftAlone(Map.Groups.size()) {}

  GuardResult run() {
    readConditions();
    Ported = findPortedBranches(Bytes, Map, Conditions);
    for (const Directive &D : Map.Directives)
      if (D.Kind == DirectiveKind::Define || D.Kind == DirectiveKind::Undef)
        noteDefinition(D);
    decideGroups();
    for (unsigned I = 0; I < Map.Groups.size(); ++I)
      if (Decisions[I])
        rewriteGroup(I);
    findUses();
    GuardResult Result;
    Result.Untouched = Ported.Bodies;
    Result.Groups = std::move(Groups);
    llvm::sort(Result.Groups, [](const EditGroup &A, const EditGroup &B) {
      return A.Edits.front().Offset < B.Edits.front().Offset;
    });
    Result.Findings = Findings.take();
    return Result;
  }

private:
  llvm::StringRef text(ByteRange Range) const {
    return Bytes.slice(Range.Begin, Range.End);
  }

  void readConditions() {
    Conditions.resize(Map.Directives.size());
    for (const ConditionalGroup &Group : Map.Groups)
      for (const ConditionalBranch &Branch : Group.Branches)
        Conditions[Branch.Opener] =
            conditionOf(Bytes, Map.Directives[Branch.Opener]);
  }

  bool namesTool(const ConditionalGroup &Group) const {
    for (const ConditionalBranch &Branch : Group.Branches)
      for (ByteRange Name : Conditions[Branch.Opener].Names)
        if (isToolMacro(text(Name)))
          return true;
    return false;
  }

  // A file that sets a compiler's macro itself means its own setting from there
  // on, unless only an editor ever sees it.
  void noteDefinition(const Directive &D) {
    ByteToken Name = ByteLexer(Bytes, D.Argument).next();
    GuardRole Role = roleOf(text(Name.Range));
    if (Role == GuardRole::None)
      return;
    std::vector<BranchRef> Path = Map.pathAt(D.Line.Begin);
    auto ForTool = llvm::find_if(Path, [&](BranchRef Branch) {
      return namesTool(Map.Groups[Branch.Group]);
    });
    if (ForTool != Path.end()) {
      for (; ForTool != Path.end(); ++ForTool)
        LeftAlone[ForTool->Group] = true;
      return;
    }
    bool IsNew = Owned.insert(text(Name.Range).str()).second;
    if (IsNew && Role != GuardRole::Kept && !Ported.covers(D.Line.Begin))
      Findings.addDefinition(Name.Range);
  }

  bool isOurs(unsigned I) const {
    unsigned Opener = Map.Groups[I].Branches.front().Opener;
    return !Ported.SpeaksHip[I] && !LeftAlone[I] &&
           !Ported.covers(Map.Directives[Opener].Line.Begin);
  }

  bool namesGuardMacro(const ConditionalGroup &Group) const {
    for (const ConditionalBranch &Branch : Group.Branches)
      for (ByteRange Name : Conditions[Branch.Opener].Names)
        if (isGuardMacro(text(Name)))
          return true;
    return false;
  }

  // Inner groups first: what becomes of them says what an outer branch needs.
  void decideGroups() {
    BranchNeeds Needs(Bytes, Map, Ported, Owned);
    Decisions.resize(Map.Groups.size());
    for (unsigned I = Map.Groups.size(); I-- > 0;) {
      const ConditionalGroup &Group = Map.Groups[I];
      if (!isOurs(I) || !namesGuardMacro(Group))
        continue;
      Chain Whole;
      for (unsigned B = 0; B < Group.Branches.size(); ++B) {
        unsigned Opener = Group.Branches[B].Opener;
        if (Map.Directives[Opener].Kind != DirectiveKind::Else)
          Whole.Conditions.push_back(Conditions[Opener]);
        else
          Whole.HasElse = true;
        Whole.NeedsCuda.push_back(Needs.needsCuda({I, B}));
        Whole.FitsHip.push_back(hasMasklessWarps(Group.Branches[B].Body));
      }
      Decisions[I] = decideChain(Bytes, Whole, Owned);
      Needs.add(I, *Decisions[I]);
    }
  }

  /// HIP's own warp functions take no mask, as CUDA's before 9.0.
  bool hasMasklessWarps(ByteRange Body) const {
    static constexpr llvm::StringLiteral Names[] = {
        "__all",       "__any",     "__ballot",  "__shfl",
        "__shfl_down", "__shfl_up", "__shfl_xor"};
    ByteLexer Lexer(Bytes, Body);
    for (ByteToken T = Lexer.next(); !T.is(ByteTokenKind::End);
         T = Lexer.next())
      if (T.is(ByteTokenKind::Identifier) &&
          llvm::is_contained(Names, text(T.Range)))
        return true;
    return false;
  }

  void rewriteGroup(unsigned I) {
    const ConditionalGroup &Group = Map.Groups[I];
    const ChainDecision &D = *Decisions[I];
    bool IsDead = isInDeadBranch(Group);
    size_t Next = 0;
    for (const ConditionalBranch &Branch : Group.Branches) {
      if (Map.Directives[Branch.Opener].Kind == DirectiveKind::Else)
        continue;
      const Condition &C = Conditions[Branch.Opener];
      const ConditionDecision &Decision = D.Conditions[Next++];
      if (Decision.Outcome == Outcome::Renamed)
        addEdits(C);
      else if (!IsDead)
        Findings.addCondition(C, Decision);
    }
    for (unsigned B = 0; B < Group.Branches.size(); ++B)
      if (D.DeadInHip[std::min<size_t>(B, D.Conditions.size())])
        Dead.insert({I, B});
  }

  bool isInDeadBranch(const ConditionalGroup &Group) const {
    for (std::optional<BranchRef> Outer = Group.Parent; Outer;
         Outer = Map.Groups[Outer->Group].Parent)
      if (Dead.count(*Outer))
        return true;
    return false;
  }

  void addEdits(const Condition &C) {
    EditGroup Group;
    Group.Rewrite = "guards";
    Group.Edits = renameCondition(Bytes, C, Owned);
    // That AMD GPUs or HIP have what the threshold asks for is a judgement.
    bool HasThreshold = llvm::any_of(Group.Edits, [&](const Edit &E) {
      return E.Length == 0 ||
             Bytes.substr(E.Offset, E.Length).find_first_of("<>=") !=
                 llvm::StringRef::npos;
    });
    Group.Sureness = HasThreshold ? Confidence::Likely : Confidence::Certain;
    Groups.push_back(std::move(Group));
  }

  // Code and macro bodies; one finding for a name and a line of text.
  void findUses() {
    ByteLexer Lexer(Bytes);
    std::set<llvm::StringRef> OnThisLine;
    for (ByteToken T = Lexer.next(); !T.is(ByteTokenKind::End);
         T = Lexer.next()) {
      if (T.is(ByteTokenKind::Newline))
        OnThisLine.clear();
      if (!T.is(ByteTokenKind::Identifier) || !isGuardMacro(text(T.Range)) ||
          !isUse(T.Range))
        continue;
      if (OnThisLine.insert(text(T.Range)).second)
        Findings.addUse(T.Range);
    }
  }

  bool isUse(ByteRange Name) const {
    return isValueUse(Bytes, Map, Name) && !Ported.covers(Name.Begin) &&
           !Owned.count(text(Name).str()) &&
           llvm::none_of(Map.pathAt(Name.Begin), [&](BranchRef Branch) {
             return Dead.count(Branch) || LeftAlone[Branch.Group];
           });
  }

  llvm::StringRef Bytes;
  const DirectiveMap &Map;
  OwnedNames Owned;
  GuardFindings Findings;
  std::vector<Condition> Conditions; ///< For each directive; openers only.
  PortedBranches Ported;
  std::vector<bool> LeftAlone; ///< Groups around a setting for a tool.
  std::vector<std::optional<ChainDecision>> Decisions; ///< For each group.
  std::set<BranchRef> Dead; ///< No HIP build takes these.
  std::vector<EditGroup> Groups;
};

} // namespace

GuardResult hipport::rewriteGuards(llvm::StringRef Path, llvm::StringRef Bytes,
                                   const DirectiveMap &Directives) {
  return GuardRewriter(Path, Bytes, Directives).run();
}
