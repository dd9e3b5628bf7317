// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/Condition.h"

#include "ByteLexer.h"

#include "llvm/ADT/StringSwitch.h"

#include <string>

using namespace hipport;

bool hipport::isComparison(ConditionOp Op) {
  return Op >= ConditionOp::Less && Op <= ConditionOp::NotEqual;
}

unsigned Condition::stripped(unsigned Node) const {
  while (Nodes[Node].Kind == ConditionNode::Paren)
    Node = Nodes[Node].Children[0];
  return Node;
}

// Suffixes and digit separators are taken off; a floating literal is refused.
static bool readInteger(llvm::StringRef Text, int64_t &Value) {
  Text = Text.rtrim("uUlLzZ");
  std::string Digits;
  for (char C : Text)
    if (C != '\'')
      Digits += C;
  uint64_t Number;
  if (llvm::StringRef(Digits).getAsInteger(0, Number))
    return false;
  Value = static_cast<int64_t>(Number);
  return true;
}

namespace {

struct Operator {
  ConditionOp Op = ConditionOp::None;
  unsigned Strength = 0; ///< Of a binary operator; 0: it is none.
};

/// Recursive descent with precedence climbing. Every function returns the index
/// of a node; after a failure its value means nothing.
class Parser {
public:
  Parser(llvm::StringRef Bytes, ByteRange Range)
      : Bytes(Bytes), Lexer(Bytes, Range) {
    advance();
  }

  Condition run() {
    C.Root = parseTernary();
    if (!Token.is(ByteTokenKind::End))
      fail();
    C.Opaque = Failed;
    if (Failed)
      C.Nodes.clear();
    // A failure stops the tree, not the list of the names.
    while (!Token.is(ByteTokenKind::End)) {
      noteName();
      advance();
    }
    return std::move(C);
  }

private:
  // Deep or long enough for any condition that a person reads, and shallow
  // enough for the stack.
  static constexpr unsigned DeepestNesting = 200;
  static constexpr unsigned MostNodes = 2000;

  void advance() { Token = Lexer.nextCode(); }
  void fail() { Failed = true; }
  bool isPunct(char Ch) const { return Lexer.isPunct(Token, Ch); }
  bool isWord(llvm::StringRef Word) const {
    return Token.is(ByteTokenKind::Identifier) && Lexer.text(Token) == Word;
  }

  void noteName() {
    if (Token.is(ByteTokenKind::Identifier) && Lexer.text(Token) != "defined")
      C.Names.push_back(Token.Range);
  }

  unsigned add(ConditionNode Node) {
    if (C.Nodes.size() >= MostNodes)
      fail();
    C.Nodes.push_back(Node);
    return C.Nodes.size() - 1;
  }

  unsigned endOf(unsigned Node) const { return C.Nodes[Node].Range.End; }
  unsigned beginOf(unsigned Node) const { return C.Nodes[Node].Range.Begin; }

  /// Reads the operator at the token without consuming it; \p Length is its
  /// number of bytes.
  Operator binaryOperator(unsigned &Length) const;

  unsigned parseTernary();
  unsigned parseBinary(unsigned Weakest);
  unsigned parseUnary();
  unsigned parsePrimary();
  unsigned parseDefined();
  unsigned parseName();
  unsigned parseCall(ConditionNode Node);

  llvm::StringRef Bytes;
  ByteLexer Lexer;
  ByteToken Token;
  Condition C;
  unsigned Depth = 0;
  bool Failed = false;
};

} // namespace

Operator Parser::binaryOperator(unsigned &Length) const {
  using Op = ConditionOp;
  Length = Token.Range.End - Token.Range.Begin;
  if (Token.is(ByteTokenKind::Identifier))
    return llvm::StringSwitch<Operator>(Lexer.text(Token))
        .Case("and", {Op::And, 2})
        .Case("or", {Op::Or, 1})
        .Case("bitand", {Op::BitAnd, 5})
        .Case("bitor", {Op::BitOr, 3})
        .Case("xor", {Op::BitXor, 4})
        .Case("not_eq", {Op::NotEqual, 6})
        .Default({});
  if (!Token.is(ByteTokenKind::Punct))
    return {};
  Length = 2;
  Operator Two =
      llvm::StringSwitch<Operator>(Bytes.substr(Token.Range.Begin, 2))
          .Case("||", {Op::Or, 1})
          .Case("&&", {Op::And, 2})
          .Case("==", {Op::Equal, 6})
          .Case("!=", {Op::NotEqual, 6})
          .Case("<=", {Op::LessEqual, 7})
          .Case(">=", {Op::GreaterEqual, 7})
          .Case("<<", {Op::Shl, 8})
          .Case(">>", {Op::Shr, 8})
          .Default({});
  if (Two.Strength)
    return Two;
  Length = 1;
  return llvm::StringSwitch<Operator>(Lexer.text(Token))
      .Case("|", {Op::BitOr, 3})
      .Case("^", {Op::BitXor, 4})
      .Case("&", {Op::BitAnd, 5})
      .Case("<", {Op::Less, 7})
      .Case(">", {Op::Greater, 7})
      .Case("+", {Op::Add, 9})
      .Case("-", {Op::Sub, 9})
      .Case("*", {Op::Mul, 10})
      .Case("/", {Op::Div, 10})
      .Case("%", {Op::Rem, 10})
      .Default({});
}

unsigned Parser::parseTernary() {
  if (++Depth > DeepestNesting)
    fail();
  unsigned If = Failed ? 0 : parseBinary(1);
  if (!Failed && isPunct('?')) {
    advance();
    unsigned Then = parseTernary();
    if (!isPunct(':'))
      fail();
    if (!Failed) {
      advance();
      unsigned Else = parseTernary();
      if (!Failed) {
        ConditionNode Node;
        Node.Kind = ConditionNode::Ternary;
        Node.Children[0] = If;
        Node.Children[1] = Then;
        Node.Children[2] = Else;
        Node.Range = {beginOf(If), endOf(Else)};
        If = add(Node);
      }
    }
  }
  --Depth;
  return If;
}

unsigned Parser::parseBinary(unsigned Weakest) {
  unsigned Left = parseUnary();
  while (!Failed) {
    unsigned Length;
    Operator Found = binaryOperator(Length);
    if (Found.Strength < Weakest)
      break;
    Lexer.moveTo(Token.Range.Begin + Length);
    advance();
    unsigned Right = parseBinary(Found.Strength + 1);
    if (Failed)
      break;
    ConditionNode Node;
    Node.Kind = ConditionNode::Binary;
    Node.Op = Found.Op;
    Node.Children[0] = Left;
    Node.Children[1] = Right;
    Node.Range = {beginOf(Left), endOf(Right)};
    Left = add(Node);
  }
  return Left;
}

unsigned Parser::parseUnary() {
  ConditionOp Op = isPunct('!') || isWord("not")     ? ConditionOp::Not
                   : isPunct('-')                    ? ConditionOp::Minus
                   : isPunct('+')                    ? ConditionOp::Plus
                   : isPunct('~') || isWord("compl") ? ConditionOp::Complement
                                                     : ConditionOp::None;
  if (Op == ConditionOp::None)
    return parsePrimary();
  if (++Depth > DeepestNesting)
    fail();
  ConditionNode Node;
  Node.Kind = ConditionNode::Unary;
  Node.Op = Op;
  Node.Range.Begin = Token.Range.Begin;
  advance();
  Node.Children[0] = Failed ? 0 : parseUnary();
  --Depth;
  if (Failed)
    return 0;
  Node.Range.End = endOf(Node.Children[0]);
  return add(Node);
}

unsigned Parser::parsePrimary() {
  ConditionNode Node;
  Node.Range = Token.Range;
  if (isPunct('(')) {
    Node.Kind = ConditionNode::Paren;
    advance();
    Node.Children[0] = parseTernary();
    if (Failed || !isPunct(')')) {
      fail();
      return 0;
    }
    Node.Range.End = Token.Range.End;
    advance();
    return add(Node);
  }
  if (Token.is(ByteTokenKind::Number) &&
      readInteger(Lexer.text(Token), Node.Value)) {
    advance();
    return add(Node);
  }
  if (Token.is(ByteTokenKind::Identifier))
    return Lexer.text(Token) == "defined" ? parseDefined() : parseName();
  fail();
  return 0;
}

unsigned Parser::parseDefined() {
  ConditionNode Node;
  Node.Kind = ConditionNode::Defined;
  Node.Range.Begin = Token.Range.Begin;
  advance();
  bool InParens = isPunct('(');
  if (InParens)
    advance();
  if (!Token.is(ByteTokenKind::Identifier)) {
    fail();
    return 0;
  }
  noteName();
  Node.Name = Token.Range;
  Node.Range.End = Token.Range.End;
  advance();
  if (InParens) {
    if (!isPunct(')')) {
      fail();
      return 0;
    }
    Node.Range.End = Token.Range.End;
    advance();
  }
  return add(Node);
}

unsigned Parser::parseName() {
  ConditionNode Node;
  Node.Kind = ConditionNode::Identifier;
  Node.Name = Node.Range = Token.Range;
  noteName();
  advance();
  if (isPunct('('))
    return parseCall(Node);
  llvm::StringRef Name = Bytes.slice(Node.Name.Begin, Node.Name.End);
  if (Name == "true" || Name == "false") {
    Node.Kind = ConditionNode::Number;
    Node.Value = Name == "true";
  }
  return add(Node);
}

unsigned Parser::parseCall(ConditionNode Node) {
  Node.Kind = ConditionNode::Call;
  // Their argument is no expression: a path, or the name of a feature.
  bool IsQuery =
      Bytes.slice(Node.Name.Begin, Node.Name.End).starts_with("__has_");
  unsigned Nesting = 0;
  bool WasOpened = false;
  while (Nesting || !WasOpened) {
    if (isPunct('(')) {
      ++Nesting;
      if (!WasOpened && IsQuery) {
        ByteToken Header = Lexer.headerName();
        Lexer.moveTo(Header.is(ByteTokenKind::HeaderName) ? Header.Range.End
                                                          : Token.Range.End);
      }
      WasOpened = true;
    } else if (isPunct(')')) {
      --Nesting;
    } else if (Token.is(ByteTokenKind::End)) {
      fail();
      return 0;
    } else if (!IsQuery) {
      noteName();
    }
    Node.Range.End = Token.Range.End;
    advance();
  }
  return add(Node);
}

Condition hipport::parseCondition(llvm::StringRef Bytes, ByteRange Range) {
  return Parser(Bytes, Range).run();
}

static unsigned append(Condition &C, ConditionNode Node) {
  C.Nodes.push_back(Node);
  return C.Nodes.size() - 1;
}

Condition hipport::conditionOf(llvm::StringRef Bytes, const Directive &D) {
  bool IsNegated =
      D.Kind == DirectiveKind::Ifndef || D.Kind == DirectiveKind::Elifndef;
  if (D.Kind == DirectiveKind::If || D.Kind == DirectiveKind::Elif)
    return parseCondition(Bytes, D.Argument);
  Condition C;
  ConditionNode Node;
  Node.Range = D.Argument;
  if (D.Kind == DirectiveKind::Else) {
    Node.Value = 1;
  } else {
    ByteToken Name = ByteLexer(Bytes, D.Argument).nextCode();
    if (!Name.is(ByteTokenKind::Identifier))
      return C;
    Node.Kind = ConditionNode::Defined;
    Node.Name = Node.Range = Name.Range;
    C.Names.push_back(Name.Range);
  }
  C.Opaque = false;
  C.Root = append(C, Node);
  if (IsNegated) {
    ConditionNode Not;
    Not.Kind = ConditionNode::Unary;
    Not.Op = ConditionOp::Not;
    Not.Range = Node.Range;
    Not.Children[0] = C.Root;
    C.Root = append(C, Not);
  }
  return C;
}
