// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GuardMacros.h"

#include "ByteLexer.h"

#include "hipport/Rewrite/Condition.h"

#include <algorithm>

using namespace hipport;

static llvm::StringRef text(llvm::StringRef Bytes, ByteRange Range) {
  return Bytes.slice(Range.Begin, Range.End);
}

// X of `#ifndef X` and `#if !defined(X)`.
static llvm::StringRef negatedName(llvm::StringRef Bytes, const Directive &D) {
  if (D.Kind != DirectiveKind::If && D.Kind != DirectiveKind::Ifndef)
    return "";
  Condition C = conditionOf(Bytes, D);
  if (C.Opaque)
    return "";
  const ConditionNode &Not = C.Nodes[C.stripped(C.Root)];
  if (Not.Kind != ConditionNode::Unary || Not.Op != ConditionOp::Not)
    return "";
  const ConditionNode &Inner = C.Nodes[C.stripped(Not.Children[0])];
  if (Inner.Kind != ConditionNode::Defined)
    return "";
  return text(Bytes, Inner.Name);
}

llvm::StringRef hipport::selfDefinedName(llvm::StringRef Bytes,
                                         const DirectiveMap &Map,
                                         const ConditionalGroup &Group) {
  unsigned Opener = Group.Branches.front().Opener;
  llvm::StringRef Name = negatedName(Bytes, Map.Directives[Opener]);
  if (Name.empty() || Opener + 1 >= Map.Directives.size())
    return "";
  const Directive &Define = Map.Directives[Opener + 1];
  if (Define.Kind != DirectiveKind::Define ||
      holdsCode(Bytes, {Map.Directives[Opener].Line.End, Define.Line.Begin}))
    return "";
  ByteLexer Lexer(Bytes, Define.Argument);
  return Lexer.text(Lexer.next()) == Name ? Name : "";
}

// Whether only blanks, comments and `#pragma once` lie in the range.
static bool holdsNothing(llvm::StringRef Bytes, const DirectiveMap &Map,
                         ByteRange Range) {
  unsigned From = Range.Begin;
  for (const Directive &D : Map.Directives) {
    if (D.Line.Begin < Range.Begin || D.Line.End > Range.End)
      continue;
    if (D.Kind != DirectiveKind::Pragma || text(Bytes, D.Argument) != "once")
      return false;
    if (holdsCode(Bytes, {From, D.Line.Begin}))
      return false;
    From = D.Line.End;
  }
  return !holdsCode(Bytes, {From, Range.End});
}

std::optional<IncludeGuard> hipport::findIncludeGuard(llvm::StringRef Bytes,
                                                      const DirectiveMap &Map) {
  std::optional<IncludeGuard> Found;
  unsigned Size = Bytes.size();
  for (unsigned I = 0; I < Map.Groups.size() && !Found; ++I) {
    const ConditionalGroup &Group = Map.Groups[I];
    if (Group.Parent || !Group.Endif || Group.Branches.size() != 1)
      continue;
    const Directive &Opener = Map.Directives[Group.Branches[0].Opener];
    llvm::StringRef Name = selfDefinedName(Bytes, Map, Group);
    if (!Name.empty() && holdsNothing(Bytes, Map, {0, Opener.Line.Begin}) &&
        holdsNothing(Bytes, Map, {Map.Directives[*Group.Endif].Line.End, Size}))
      Found = IncludeGuard{
          Name.str(), I, Map.Directives[Group.Branches[0].Opener + 1].Line.End};
    break;
  }
  for (const Directive &D : Map.Directives) {
    if (D.Kind != DirectiveKind::Pragma || text(Bytes, D.Argument) != "once")
      continue;
    bool InGuard = D.After && Found && Found->Group == D.After->Group;
    if (D.After && !InGuard)
      continue;
    if (!Found)
      Found = IncludeGuard();
    Found->InsertAt = std::max(Found->InsertAt, D.Line.End);
    break;
  }
  return Found;
}
