// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Inline PTX: statements of known instructions become assignments with HIP's
// builtins, the others are reported. Assembly of other processors is not
// looked at.

#include "ExpressionText.h"
#include "FileContext.h"
#include "PtxInstructions.h"

#include <fmt/format.h>

#include "llvm/ADT/StringExtras.h"

namespace hipport {

namespace {

class AsmRewriter {
public:
  AsmRewriter(FileContext &File, const AsmStatement &Statement)
      : File(File), Statement(Statement),
        Instructions(instructionsOf(Statement.Template)) {}

  void run() {
    if (!Statement.IsLiteral || !replace())
      report();
  }

private:
  std::optional<size_t> indexOf(llvm::StringRef Reference) const;
  std::optional<PtxOperand> operand(llvm::StringRef Reference) const;
  bool isWrittenTooEarly(size_t Instruction) const;
  bool replace();
  void report();

  FileContext &File;
  const AsmStatement &Statement;
  const std::vector<AsmInstruction> Instructions;
};

} // namespace

std::optional<size_t> AsmRewriter::indexOf(llvm::StringRef Reference) const {
  size_t Index;
  if (!Reference.consume_front("%"))
    return std::nullopt;
  if (!Reference.getAsInteger(10, Index))
    return Index < Statement.Operands.size() ? std::optional(Index)
                                             : std::nullopt;
  if (!Reference.consume_front("[") || !Reference.consume_back("]"))
    return std::nullopt;
  for (size_t I = 0; I < Statement.Operands.size(); ++I)
    if (Statement.Operands[I].Name == Reference)
      return I;
  return std::nullopt;
}

std::optional<PtxOperand>
AsmRewriter::operand(llvm::StringRef Reference) const {
  auto Index = indexOf(Reference);
  if (!Index)
    return std::nullopt;
  const AsmOperand &Operand = Statement.Operands[*Index];
  // It may be used twice, or before another one is written.
  if (mayHaveSideEffects(File, Operand.Expr) && Statement.Operands.size() > 2)
    return std::nullopt;
  auto Text = File.editedText(Operand.Expr);
  if (!Text)
    return std::nullopt;
  if (!isPostfix(File, Operand.Expr))
    Text = "(" + *Text + ")";
  llvm::StringRef Constraint = Operand.Constraint;
  return PtxOperand{std::move(*Text), Constraint.ltrim("=+&").str()};
}

/// C++ assigns one after the other: what an expression writes must not be what
/// a later one reads under another number.
bool AsmRewriter::isWrittenTooEarly(size_t NumExpressions) const {
  if (NumExpressions < 2)
    return false;
  for (const AsmOperand &Out : Statement.Operands)
    for (const AsmOperand &In : Statement.Operands)
      if (Out.IsOutput && !In.IsOutput &&
          llvm::StringRef(File.text(In.Expr)).contains(File.text(Out.Expr)))
        return true;
  return false;
}

bool AsmRewriter::replace() {
  auto Operands = [this](llvm::StringRef Reference) {
    return operand(Reference);
  };
  std::vector<std::string> Expressions;
  std::vector<std::string> Helpers;
  for (const AsmInstruction &I : Instructions) {
    auto Code = translatePtx(I, Operands);
    if (!Code)
      return false;
    llvm::append_range(Expressions, Code->Expressions);
    if (!Code->Helper.empty())
      Helpers.push_back(Code->Helper);
  }
  if (isWrittenTooEarly(Expressions.size()))
    return false;
  for (const std::string &Helper : Helpers)
    File.Helpers.try_emplace(Helper, Statement.Range.Begin);
  File.dropEdits(Statement.Range);
  File.edit(
      "inline-asm",
      File.isSkipped(Statement.Range.Begin) ? Confidence::Likely
                                            : Confidence::Certain,
      {{Statement.Range.Begin, Statement.Range.End - Statement.Range.Begin,
        llvm::join(Expressions, ", ")}});
  File.report("warp-inline-ptx", FindingClass::Info, Confidence::Certain,
              Statement.Range.Begin,
              fmt::format("inline PTX ({}) became C++ of HIP",
                          Instructions.front().Mnemonic))
      .Subject = Instructions.front().Mnemonic;
  return true;
}

/// One finding, for the instruction that says most.
void AsmRewriter::report() {
  auto Operands = [this](llvm::StringRef Reference) {
    return operand(Reference);
  };
  const AsmInstruction *Worst = nullptr;
  for (const AsmInstruction &I : Instructions)
    if (isPtx(I) && (!Worst || (!translatePtx(I, Operands) &&
                                adviceFor(*Worst).Text.empty())))
      Worst = &I;
  PtxAdvice Advice = adviceFor(*Worst);
  std::string Hint = Advice.Text.empty() ? "" : ": " + Advice.Text.str();
  File.report(Advice.Id, FindingClass::Compile, Confidence::Certain,
              Statement.Range.Begin,
              fmt::format("inline PTX ({}) does not assemble for AMD{}",
                          Worst->Mnemonic, Hint))
      .Subject = Worst->Mnemonic;
}

void rewriteInlineAsm(FileContext &File) {
  for (size_t I = 0; I < File.Lexed.Tokens.size(); ++I)
    if (!File.isUntouched(File.Lexed.Tokens[I].Begin))
      if (auto Statement = ptxAt(File.Lexed, I))
        AsmRewriter(File, *Statement).run();
}

} // namespace hipport
