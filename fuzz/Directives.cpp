// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Directives, their conditions and the rewrite of guards over any bytes.

#include "FuzzTarget.h"
#include "hipport/Rewrite/Condition.h"
#include "hipport/Rewrite/EditPlan.h"
#include "hipport/Rewrite/Guards.h"

using namespace hipport;

static void checkMap(llvm::StringRef Bytes, const DirectiveMap &Map) {
  unsigned At = 0;
  for (const Directive &D : Map.Directives) {
    require(At <= D.Line.Begin && D.Line.Begin <= D.Keyword.Begin &&
                D.Keyword.End <= D.Argument.Begin &&
                D.Argument.Begin <= D.Argument.End &&
                D.Argument.End <= D.Line.End,
            "the parts of directives are out of order");
    At = D.Line.End;
  }
  require(At <= Bytes.size(), "a directive ends behind the file");
  for (const ConditionalGroup &Group : Map.Groups)
    for (const ConditionalBranch &Branch : Group.Branches)
      require(Branch.Body.Begin <= Branch.Body.End &&
                  Branch.Body.End <= Bytes.size(),
              "a branch lies outside of the file");
}

static void checkConditions(llvm::StringRef Bytes, const DirectiveMap &Map) {
  for (const Directive &D : Map.Directives) {
    Condition C = conditionOf(Bytes, D);
    for (const ConditionNode &Node : C.Nodes)
      require(Node.Range.Begin <= Node.Range.End &&
                  Node.Range.End <= Bytes.size(),
              "a part of a condition lies outside of the file");
    for (const MacroState &State :
         {MacroState{}, MacroState{MacroState::Undefined, 0},
          MacroState{MacroState::Value, -1}, MacroState{MacroState::NonZero, 0},
          MacroState{MacroState::Value, INT64_MIN}})
      evaluate(Bytes, C, [&](llvm::StringRef) { return State; });
  }
}

static std::string withGuards(llvm::StringRef Bytes) {
  GuardResult Guards = rewriteGuards("/in/a.cu", Bytes, scanDirectives(Bytes));
  EditPlan Plan = planEdits(std::move(Guards.Groups));
  require(Plan.Rejected.empty(), "edits of guards overlap");
  return applyEdits(Bytes, Plan.Accepted);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  std::string Text = textOf(Data, Size).str();
  DirectiveMap Map = scanDirectives(Text);
  checkMap(Text, Map);
  checkConditions(Text, Map);
  findIncludeGuard(Text, Map);
  for (size_t At = 0; At <= Text.size(); At += 1 + Text.size() / 16)
    Map.pathAt(At);
  std::string Once = withGuards(Text);
  require(withGuards(Once) == Once, "a second run changes the guards");
  return 0;
}
