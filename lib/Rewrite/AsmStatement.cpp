// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "AsmStatement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace hipport {

/// The characters of a string literal; raw strings and prefixes count as not
/// known.
static std::optional<std::string> textOfLiteral(const SourceToken &T) {
  if (T.What != SourceToken::Literal || !T.Text.starts_with("\"") ||
      T.Text.size() < 2)
    return std::nullopt;
  std::string Text;
  llvm::StringRef Rest = T.Text.drop_front().drop_back();
  for (size_t I = 0; I < Rest.size(); ++I) {
    if (Rest[I] != '\\' || I + 1 == Rest.size()) {
      Text += Rest[I];
      continue;
    }
    char Escaped = Rest[++I];
    Text += Escaped == 'n' ? '\n' : Escaped == 't' ? '\t' : Escaped;
  }
  return Text;
}

namespace {

class AsmReader {
public:
  AsmReader(const TokenList &List, size_t Index)
      : Tokens(List.Tokens), Begin(Index), At(Index + 1) {}

  std::optional<AsmStatement> run() {
    static constexpr llvm::StringLiteral Qualifiers[] = {
        "volatile", "__volatile__", "__volatile", "goto", "inline"};
    while (!isDone() && llvm::is_contained(Qualifiers, Tokens[At].Text))
      ++At;
    if (isDone() || !Tokens[At].is("("))
      return std::nullopt;
    ++At;
    readTemplate();
    for (unsigned Section = 0; !isDone() && !Tokens[At].is(")"); ++Section)
      if (!readSection(Section))
        return std::nullopt;
    if (isDone())
      return std::nullopt;
    Result.Range = {Tokens[Begin].Begin, Tokens[At].End};
    return std::move(Result);
  }

private:
  bool isDone() const { return At >= Tokens.size(); }
  bool atColon() const { return Tokens[At].is(":") || Tokens[At].is("::"); }

  void readTemplate() {
    for (; !isDone() && !atColon() && !Tokens[At].is(")"); ++At) {
      auto Text = textOfLiteral(Tokens[At]);
      Result.IsLiteral &= Text.has_value();
      Result.Template += Text.value_or("");
      // The end of a macro's call.
      if (Tokens[At].is("("))
        skipParens();
    }
  }

  /// Leaves the reader on the parenthesis that closes this one.
  void skipParens() {
    for (unsigned Depth = 0; !isDone(); ++At) {
      Depth += Tokens[At].is("(");
      Depth -= Tokens[At].is(")");
      if (Depth == 0)
        return;
    }
  }

  /// Outputs, inputs, clobbers, labels. `::` opens two sections.
  bool readSection(unsigned Section) {
    if (!atColon())
      return false;
    Colons += Tokens[At].is("::") ? 2 : 1;
    ++At;
    for (; !isDone() && !atColon() && !Tokens[At].is(")"); ++At)
      if (Colons <= 2 && !Tokens[At].is(",") && !readOperand())
        return false;
    return true;
  }

  bool readOperand() {
    AsmOperand Operand;
    Operand.IsOutput = Colons == 1;
    if (Tokens[At].is("[") && At + 2 < Tokens.size()) {
      Operand.Name = Tokens[At + 1].Text.str();
      At += 3;
    }
    auto Constraint = isDone() ? std::nullopt : textOfLiteral(Tokens[At]);
    ++At;
    if (!Constraint || isDone() || !Tokens[At].is("("))
      return false;
    Operand.Constraint = *Constraint;
    unsigned First = At + 1;
    skipParens();
    if (isDone() || First == At)
      return false;
    Operand.Expr = {Tokens[First].Begin, Tokens[At - 1].End};
    Result.Operands.push_back(std::move(Operand));
    return true;
  }

  const std::vector<SourceToken> &Tokens;
  const size_t Begin;
  size_t At;
  unsigned Colons = 0;
  AsmStatement Result;
};

} // namespace

std::optional<AsmStatement> asmAt(const TokenList &Tokens, size_t Index) {
  return AsmReader(Tokens, Index).run();
}

static std::string withoutComments(llvm::StringRef Text) {
  std::string Out;
  while (!Text.empty()) {
    size_t Comment = std::min(Text.find("//"), Text.find("/*"));
    Out += Text.take_front(Comment);
    if (Comment == llvm::StringRef::npos)
      break;
    bool IsLine = Text[Comment + 1] == '/';
    size_t End = Text.find(IsLine ? "\n" : "*/", Comment + 2);
    if (End == llvm::StringRef::npos)
      break;
    Text = Text.drop_front(End + (IsLine ? 0 : 2));
  }
  return Out;
}

static AsmInstruction instructionOf(llvm::StringRef Text) {
  AsmInstruction Result;
  size_t NameEnd = std::min(Text.find_first_of(" \t{["), Text.size());
  Result.Mnemonic = Text.take_front(NameEnd).str();
  std::string Current;
  int Depth = 0;
  for (char C : Text.drop_front(NameEnd)) {
    Depth += C == '{' || C == '[' ? 1 : C == '}' || C == ']' ? -1 : 0;
    if (C == ',' && Depth == 0) {
      Result.Operands.push_back(llvm::StringRef(Current).trim().str());
      Current.clear();
    } else {
      Current += C;
    }
  }
  if (!llvm::StringRef(Current).trim().empty())
    Result.Operands.push_back(llvm::StringRef(Current).trim().str());
  return Result;
}

std::vector<AsmInstruction> instructionsOf(llvm::StringRef Template) {
  std::string Plain = withoutComments(Template);
  llvm::StringRef Text = llvm::StringRef(Plain).trim();
  if (Text.starts_with("{") && Text.ends_with("}"))
    Text = Text.drop_front().drop_back();
  std::vector<AsmInstruction> Result;
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  llvm::SplitString(Text, Parts, ";\n");
  for (llvm::StringRef Part : Parts)
    if (!Part.trim().empty())
      Result.push_back(instructionOf(Part.trim()));
  return Result;
}

} // namespace hipport
