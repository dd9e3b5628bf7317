// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/Directives.h"

#include "ByteLexer.h"

#include "llvm/ADT/StringSwitch.h"

#include <algorithm>

using namespace hipport;

static DirectiveKind kindOf(llvm::StringRef Keyword) {
  return llvm::StringSwitch<DirectiveKind>(Keyword)
      .Case("if", DirectiveKind::If)
      .Case("ifdef", DirectiveKind::Ifdef)
      .Case("ifndef", DirectiveKind::Ifndef)
      .Case("elif", DirectiveKind::Elif)
      .Case("elifdef", DirectiveKind::Elifdef)
      .Case("elifndef", DirectiveKind::Elifndef)
      .Case("else", DirectiveKind::Else)
      .Case("endif", DirectiveKind::Endif)
      .Cases({"include", "include_next", "import"}, DirectiveKind::Include)
      .Case("define", DirectiveKind::Define)
      .Case("undef", DirectiveKind::Undef)
      .Case("pragma", DirectiveKind::Pragma)
      .Case("error", DirectiveKind::Error)
      .Default(DirectiveKind::Other);
}

namespace {

class Scanner {
public:
  explicit Scanner(llvm::StringRef Bytes) : Bytes(Bytes), Lexer(Bytes) {}

  DirectiveMap run() {
    bool AtLineStart = true;
    unsigned LineBegin = Lexer.offset();
    for (ByteToken Token = Lexer.next(); !Token.is(ByteTokenKind::End);
         Token = Lexer.next()) {
      if (Token.is(ByteTokenKind::Newline)) {
        AtLineStart = true;
        LineBegin = Token.Range.End;
      } else if (Token.is(ByteTokenKind::Comment)) {
        // A comment over several lines ends on the line of what follows.
        if (spansLines(Token))
          LineBegin = Token.Range.End;
      } else if (AtLineStart && Lexer.isPunct(Token, '#')) {
        readDirective(LineBegin);
        LineBegin = Lexer.offset();
      } else {
        AtLineStart = false;
      }
    }
    while (!Open.empty())
      closeGroup(Bytes.size());
    return std::move(Map);
  }

private:
  bool spansLines(const ByteToken &Token) const {
    return Lexer.text(Token).find_first_of("\r\n") != llvm::StringRef::npos;
  }

  void readDirective(unsigned LineBegin) {
    Directive D;
    D.Line.Begin = LineBegin;
    ByteToken Token = Lexer.next();
    while (Token.is(ByteTokenKind::Comment))
      Token = Lexer.next();
    D.Keyword = {Token.Range.Begin, Token.Range.Begin};
    if (Token.is(ByteTokenKind::Identifier)) {
      D.Keyword = Token.Range;
      D.Kind = kindOf(Lexer.text(Token));
      Token =
          D.Kind == DirectiveKind::Include ? Lexer.headerName() : Lexer.next();
    }
    D.Argument = {D.Keyword.End, D.Keyword.End};
    bool IsFirst = true;
    while (!Token.is(ByteTokenKind::End) && !Token.is(ByteTokenKind::Newline)) {
      if (!Token.is(ByteTokenKind::Comment)) {
        if (IsFirst)
          D.Argument.Begin = Token.Range.Begin;
        D.Argument.End = Token.Range.End;
        IsFirst = false;
      }
      Token = Lexer.next();
    }
    D.Line.End = Token.Range.End;
    place(D);
    D.After = innermost();
    Map.Directives.push_back(D);
  }

  std::optional<BranchRef> innermost() const {
    if (Open.empty())
      return std::nullopt;
    unsigned Group = Open.back();
    return BranchRef{
        Group, static_cast<unsigned>(Map.Groups[Group].Branches.size() - 1)};
  }

  void openBranch(const Directive &D) {
    Map.Groups[Open.back()].Branches.push_back(
        {static_cast<unsigned>(Map.Directives.size()),
         {D.Line.End, D.Line.End}});
  }

  void closeBranch(unsigned Offset) {
    Map.Groups[Open.back()].Branches.back().Body.End = Offset;
  }

  void closeGroup(unsigned Offset) {
    closeBranch(Offset);
    Open.pop_back();
  }

  // Puts a conditional directive into the tree.
  void place(const Directive &D) {
    switch (D.Kind) {
    case DirectiveKind::If:
    case DirectiveKind::Ifdef:
    case DirectiveKind::Ifndef: {
      ConditionalGroup Group;
      Group.Parent = innermost();
      Open.push_back(Map.Groups.size());
      Map.Groups.push_back(std::move(Group));
      openBranch(D);
      break;
    }
    case DirectiveKind::Elif:
    case DirectiveKind::Elifdef:
    case DirectiveKind::Elifndef:
    case DirectiveKind::Else:
      if (Open.empty())
        break;
      closeBranch(D.Line.Begin);
      openBranch(D);
      break;
    case DirectiveKind::Endif:
      if (Open.empty())
        break;
      Map.Groups[Open.back()].Endif = Map.Directives.size();
      closeGroup(D.Line.Begin);
      break;
    default:
      break;
    }
  }

  llvm::StringRef Bytes;
  ByteLexer Lexer;
  DirectiveMap Map;
  std::vector<unsigned> Open; ///< Groups, innermost last.
};

} // namespace

DirectiveMap hipport::scanDirectives(llvm::StringRef Bytes) {
  return Scanner(Bytes).run();
}

// The last directive that begins at or before the offset.
static const Directive *lastBefore(const DirectiveMap &Map, unsigned Offset) {
  auto After = std::upper_bound(
      Map.Directives.begin(), Map.Directives.end(), Offset,
      [](unsigned At, const Directive &D) { return At < D.Line.Begin; });
  return After == Map.Directives.begin() ? nullptr : &*std::prev(After);
}

const Directive *DirectiveMap::directiveAt(unsigned Offset) const {
  const Directive *D = lastBefore(*this, Offset);
  return D && Offset < D->Line.End ? D : nullptr;
}

std::vector<BranchRef> DirectiveMap::pathAt(unsigned Offset) const {
  std::vector<BranchRef> Path;
  const Directive *D = lastBefore(*this, Offset);
  if (!D)
    return Path;
  std::optional<BranchRef> Inner = D->After;
  if (Offset < D->Line.End && Inner &&
      &Directives[Groups[Inner->Group].Branches[Inner->Branch].Opener] == D)
    Inner = Groups[Inner->Group].Parent;
  for (; Inner; Inner = Groups[Inner->Group].Parent)
    Path.push_back(*Inner);
  std::reverse(Path.begin(), Path.end());
  return Path;
}
