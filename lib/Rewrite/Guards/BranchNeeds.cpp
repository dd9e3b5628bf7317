// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BranchNeeds.h"

#include "ByteLexer.h"

#include "hipport/Rewrite/Guards.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace hipport;

BranchNeeds::BranchNeeds(llvm::StringRef Bytes, const DirectiveMap &Map,
                         const PortedBranches &Ported, const OwnedNames &Owned)
    : Bytes(Bytes), Map(Map), Ported(Ported) {
  findUses(Owned);
}

void BranchNeeds::findUses(const OwnedNames &Owned) {
  ByteLexer Lexer(Bytes);
  for (ByteToken T = Lexer.nextCode(); !T.is(ByteTokenKind::End);
       T = Lexer.nextCode()) {
    llvm::StringRef Text = Lexer.text(T);
    if (T.is(ByteTokenKind::Identifier) && isGuardMacro(Text) &&
        !Owned.count(Text.str()) && isValueUse(Bytes, Map, T.Range))
      Uses.push_back(T.Range.Begin);
  }
}

void BranchNeeds::add(unsigned Group, const ChainDecision &D) {
  bool HoldsKept = llvm::any_of(D.Conditions, [](const ConditionDecision &C) {
    return C.Outcome == ConditionDecision::Kept;
  });
  for (unsigned B = 0; B < Map.Groups[Group].Branches.size(); ++B) {
    size_t Of = std::min<size_t>(B, D.Conditions.size());
    if (D.DeadInHip[Of])
      Dead.insert({Group, B});
    if (HoldsKept && D.SureInHip[Of])
      Forced.insert({Group, B});
  }
}

// Whether none of the branches between \p From and the offset is dead in HIP.
bool BranchNeeds::isReached(unsigned Offset, BranchRef From) const {
  if (Ported.covers(Offset))
    return false;
  std::vector<BranchRef> Path = Map.pathAt(Offset);
  auto Inner = llvm::find(Path, From);
  return Inner != Path.end() &&
         std::none_of(std::next(Inner), Path.end(),
                      [&](BranchRef B) { return Dead.count(B) > 0; });
}

// An #error right in the branch refuses the device; one behind a condition on
// CUDA's macros refuses what HIP never is.
bool BranchNeeds::fails(const Directive &Error, BranchRef From) const {
  std::vector<BranchRef> Path = Map.pathAt(Error.Line.Begin);
  auto Inner = llvm::find(Path, From);
  return Inner != Path.end() && std::next(Inner) != Path.end() &&
         std::all_of(std::next(Inner), Path.end(),
                     [&](BranchRef B) { return Forced.count(B) > 0; });
}

bool BranchNeeds::needsCuda(BranchRef Branch) const {
  ByteRange Body = Map.Groups[Branch.Group].Branches[Branch.Branch].Body;
  for (auto Use = llvm::lower_bound(Uses, Body.Begin);
       Use != Uses.end() && *Use < Body.End; ++Use)
    if (isReached(*Use, Branch))
      return true;
  auto Directive = llvm::partition_point(
      Map.Directives, [&](const auto &D) { return D.Line.Begin < Body.Begin; });
  for (; Directive != Map.Directives.end() && Directive->Line.Begin < Body.End;
       ++Directive)
    if (Directive->Kind == DirectiveKind::Error && fails(*Directive, Branch))
      return true;
  return false;
}
