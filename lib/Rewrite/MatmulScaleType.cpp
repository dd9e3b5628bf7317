// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The type in which cuBLASLt scales is an argument when a multiplication is
// described, and an attribute of it besides; hipBLASLt has the argument alone.
// A statement that sets the attribute is left to CUDA, and a person is told.

#include "CudaOnly.h"
#include "FileContext.h"
#include "SwitchText.h"

namespace hipport {

static constexpr llvm::StringLiteral Attribute =
    "CUBLASLT_MATMUL_DESC_SCALE_TYPE";
static constexpr llvm::StringLiteral Setter = "cublasLtMatmulDescSetAttribute";

/// The bracket that is open at \p Index, when it is that of a call.
static std::optional<size_t> bracketAround(const std::vector<SourceToken> &Code,
                                           size_t Index) {
  unsigned Depth = 0;
  while (Index-- > 0) {
    if (Code[Index].is(")"))
      ++Depth;
    else if (Code[Index].is(";") || Code[Index].is("{"))
      return std::nullopt;
    else if (Code[Index].is("(") && Depth-- == 0)
      return Index;
  }
  return std::nullopt;
}

/// The statement that is nothing but the call around \p Index, alone or as the
/// argument of checks: `check(call(...));`.
static std::optional<ByteRange>
statementAround(const std::vector<SourceToken> &Code, size_t Index) {
  auto Open = bracketAround(Code, Index);
  if (!Open || *Open == 0 || !Code[*Open - 1].is(Setter))
    return std::nullopt;
  size_t First = *Open - 1;
  size_t End = behindBracket(Code, *Open);
  while (First >= 2 && End < Code.size() && Code[End].is(")") &&
         Code[First - 1].is("(") && Code[First - 2].isIdentifier()) {
    First -= 2;
    ++End;
  }
  static constexpr llvm::StringLiteral Borders[] = {";", "{", "}"};
  if (First == 0 || End >= Code.size() || !Code[End].is(";") ||
      !llvm::is_contained(Borders, Code[First - 1].Text))
    return std::nullopt;
  return ByteRange{Code[First].Begin, Code[End].End};
}

void leaveScaleTypesToCuda(FileContext &File) {
  const Rule *R = File.Rules.findName(Attribute);
  if (!R || R->Status != RuleStatus::Unsupported ||
      File.isDeclaredByProgram(Attribute))
    return;
  const std::vector<SourceToken> Code = codeTokens(File);
  for (size_t I = 0; I < Code.size(); ++I) {
    if (!Code[I].is(Attribute) || File.isUntouched(Code[I].Begin))
      continue;
    auto Statement = statementAround(Code, I);
    if (!Statement || !ownsLines(File, *Statement))
      continue;
    Confidence Sureness = File.surenessAt(Code[I].Begin);
    File.report("api-differs", FindingClass::Correctness, Sureness,
                Statement->Begin,
                "hipBLASLt takes the scale type from "
                "hipblasLtMatmulDescCreate alone: give it the same type there")
        .Subject = Attribute.str();
    leaveToCuda(File, "scale-type", Sureness, *Statement,
                "no attribute of HIP's own");
    File.Untouched.push_back(*Statement);
  }
}

} // namespace hipport
