// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// PTX instructions as C++: those whose meaning builtins of HIP have exactly.

#ifndef HIPPORT_REWRITE_PTXINSTRUCTIONS_H
#define HIPPORT_REWRITE_PTXINSTRUCTIONS_H

#include "AsmStatement.h"

#include <functional>
#include <optional>
#include <string>

namespace hipport {

/// An operand of an instruction as C++.
struct PtxOperand {
  std::string Text;       ///< "(a + b)"; for an immediate its spelling.
  std::string Constraint; ///< Without `=`, `+`, `&`; empty: an immediate.
};

struct PtxCode {
  std::vector<std::string> Expressions; ///< To be evaluated one by one.
  std::string Helper;                   ///< See helperText; empty: none.
};

/// Gives the operand that `%0` or `%[name]` means; absent: there is none.
using PtxOperands =
    std::function<std::optional<PtxOperand>(llvm::StringRef Reference)>;

/// Absent: the instruction has no counterpart that means the same.
std::optional<PtxCode> translatePtx(const AsmInstruction &Instruction,
                                    const PtxOperands &Operands);
/// The same for loads, stores and atomic operations in global memory.
std::optional<PtxCode> translatePtxMemory(const AsmInstruction &Instruction,
                                          const PtxOperands &Operands);

/// The parts of `{a, b}`, or the text itself.
std::vector<std::string> partsOfVector(llvm::StringRef Operand);

/// Whether it is PTX and no other assembly: an operation of PTX with a type or
/// qualifier of PTX.
bool isPtx(const AsmInstruction &Instruction);
/// The statement that begins with this token, when there is PTX in it.
std::optional<AsmStatement> ptxAt(const TokenList &Tokens, size_t Index);

/// The finding for an instruction that stays, and what to do instead.
struct PtxAdvice {
  llvm::StringRef Id;
  llvm::StringRef Text;
};
PtxAdvice adviceFor(const AsmInstruction &Instruction);

} // namespace hipport

#endif // HIPPORT_REWRITE_PTXINSTRUCTIONS_H
