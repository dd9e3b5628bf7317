// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Loads, stores and reductions of global memory. Cache hints are dropped; an
// order and a scope become those of HIP's atomic builtins. Addresses of shared
// memory are numbers in PTX and have no counterpart.

#include "PtxInstructions.h"

#include <fmt/format.h>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipport {

namespace {

struct Access {
  llvm::StringRef Operation; ///< "ld", "st", "red", "atom".
  llvm::StringRef Type;      ///< C++; empty: none that is known.
  llvm::StringRef Order = "";
  llvm::StringRef Scope = "__HIP_MEMORY_SCOPE_AGENT";
  unsigned Lanes = 1;
  bool IsGlobal = false;
  bool IsVolatile = false;
  bool IsAdd = false;
  bool IsKnown = true;
};

} // namespace

static llvm::StringRef typeOf(llvm::StringRef Suffix) {
  return llvm::StringSwitch<llvm::StringRef>(Suffix)
      .Case("u8", "unsigned char")
      .Case("b8", "unsigned char")
      .Case("s8", "signed char")
      .Cases({"u16", "b16"}, "unsigned short")
      .Case("s16", "short")
      .Cases({"u32", "b32"}, "unsigned")
      .Case("s32", "int")
      .Cases({"u64", "b64"}, "unsigned long long")
      .Case("s64", "long long")
      .Case("f32", "float")
      .Case("f64", "double")
      .Default("");
}

static bool isHint(llvm::StringRef Part) {
  static constexpr llvm::StringLiteral Hints[] = {"nc",
                                                  "ca",
                                                  "cs",
                                                  "lu",
                                                  "wb",
                                                  "wt",
                                                  "weak",
                                                  "L1::no_allocate",
                                                  "L1::evict_normal",
                                                  "L1::evict_first",
                                                  "L1::evict_last",
                                                  "L1::evict_unchanged",
                                                  "L2::64B",
                                                  "L2::128B",
                                                  "L2::256B"};
  return llvm::is_contained(Hints, Part);
}

static void readPart(llvm::StringRef Part, Access &A) {
  auto Order = llvm::StringSwitch<llvm::StringRef>(Part)
                   .Case("acquire", "__ATOMIC_ACQUIRE")
                   .Case("release", "__ATOMIC_RELEASE")
                   .Case("acq_rel", "__ATOMIC_ACQ_REL")
                   // Caching in the second cache only is what other blocks see.
                   .Cases({"relaxed", "cg", "cv"}, "__ATOMIC_RELAXED")
                   .Default("");
  auto Scope = llvm::StringSwitch<llvm::StringRef>(Part)
                   .Case("cta", "__HIP_MEMORY_SCOPE_WORKGROUP")
                   .Case("gpu", "__HIP_MEMORY_SCOPE_AGENT")
                   .Case("sys", "__HIP_MEMORY_SCOPE_SYSTEM")
                   .Default("");
  if (!Order.empty())
    A.Order = Order;
  else if (!Scope.empty())
    A.Scope = Scope;
  else if (Part == "global")
    A.IsGlobal = true;
  else if (Part == "volatile")
    A.IsVolatile = true;
  else if (Part == "v2" || Part == "v4")
    A.Lanes = Part == "v2" ? 2 : 4;
  else if (Part == "add")
    A.IsAdd = true;
  else if (!isHint(Part))
    A.IsKnown = false;
}

static Access accessOf(llvm::StringRef Mnemonic) {
  llvm::SmallVector<llvm::StringRef, 8> Parts;
  Mnemonic.split(Parts, '.');
  Access A;
  A.Operation = Parts.front();
  A.Type = typeOf(Parts.back());
  for (llvm::StringRef Part :
       llvm::ArrayRef(Parts).drop_front().drop_back(Parts.size() > 1))
    readPart(Part, A);
  bool IsAtomic = A.Operation == "red" || A.Operation == "atom";
  if (IsAtomic && A.Order.empty())
    A.Order = "__ATOMIC_RELAXED";
  A.IsKnown &= A.IsGlobal && !A.Type.empty() && IsAtomic == A.IsAdd &&
               (A.Order.empty() || (A.Lanes == 1 && !A.IsVolatile));
  return A;
}

/// The address between the brackets.
static std::string addressOf(llvm::StringRef Text,
                             const PtxOperands &Operands) {
  if (!Text.consume_front("[") || !Text.consume_back("]"))
    return "";
  auto Address = Operands(Text.trim());
  return Address && Address->Constraint == "l" ? Address->Text : "";
}

/// A register may hold a float where the instruction speaks of bits.
static std::string typeFor(const Access &A, const PtxOperand &Value) {
  bool IsFloat = A.Type == "float" || A.Type == "double";
  if (Value.Constraint == "f" && !IsFloat)
    return "float";
  if (Value.Constraint == "d" && !IsFloat)
    return "double";
  if (IsFloat && Value.Constraint == "r")
    return "unsigned";
  if (IsFloat && Value.Constraint == "l")
    return "unsigned long long";
  return A.Type.str();
}

static std::string placeOf(const Access &A, const std::string &Type,
                           const std::string &Address, bool IsRead,
                           unsigned Lane) {
  std::string Pointer =
      fmt::format("({}{}{} *){}", IsRead ? "const " : "",
                  A.IsVolatile ? "volatile " : "", Type, Address);
  return A.Lanes == 1 ? "*" + Pointer : fmt::format("({})[{}]", Pointer, Lane);
}

static std::optional<PtxCode> load(const Access &A, const AsmInstruction &I,
                                   const PtxOperands &Operands) {
  std::string Address = addressOf(I.Operands[1], Operands);
  std::vector<std::string> To = partsOfVector(I.Operands[0]);
  if (Address.empty() || To.size() != A.Lanes)
    return std::nullopt;
  PtxCode Code;
  for (unsigned Lane = 0; Lane < A.Lanes; ++Lane) {
    auto Out = Operands(To[Lane]);
    if (!Out)
      return std::nullopt;
    Code.Expressions.push_back(
        A.Order.empty()
            ? fmt::format("{} = {}", Out->Text,
                          placeOf(A, typeFor(A, *Out), Address, true, Lane))
            : fmt::format("{} = __hip_atomic_load(({} *){}, {}, {})", Out->Text,
                          typeFor(A, *Out), Address, A.Order.str(),
                          A.Scope.str()));
  }
  return Code;
}

static std::optional<PtxCode> store(const Access &A, const AsmInstruction &I,
                                    const PtxOperands &Operands) {
  std::string Address = addressOf(I.Operands[0], Operands);
  std::vector<std::string> From = partsOfVector(I.Operands[1]);
  if (Address.empty() || From.size() != A.Lanes)
    return std::nullopt;
  PtxCode Code;
  for (unsigned Lane = 0; Lane < A.Lanes; ++Lane) {
    auto Value = Operands(From[Lane]);
    if (!Value)
      return std::nullopt;
    Code.Expressions.push_back(
        A.Order.empty()
            ? fmt::format("{} = {}",
                          placeOf(A, typeFor(A, *Value), Address, false, Lane),
                          Value->Text)
            : fmt::format("__hip_atomic_store(({} *){}, {}, {}, {})",
                          typeFor(A, *Value), Address, Value->Text,
                          A.Order.str(), A.Scope.str()));
  }
  return Code;
}

static std::optional<PtxCode> add(const Access &A, const AsmInstruction &I,
                                  const PtxOperands &Operands) {
  bool HasResult = A.Operation == "atom";
  if (I.Operands.size() != (HasResult ? 3 : 2) || A.Lanes != 1)
    return std::nullopt;
  std::string Address = addressOf(I.Operands[HasResult], Operands);
  auto Value = Operands(I.Operands.back());
  auto Out = HasResult ? Operands(I.Operands[0]) : PtxOperand();
  if (Address.empty() || !Value || !Out || typeFor(A, *Value) != A.Type)
    return std::nullopt;
  return PtxCode{
      {fmt::format("{}__hip_atomic_fetch_add(({} *){}, {}, {}, {})",
                   HasResult ? Out->Text + " = " : "", A.Type.str(), Address,
                   Value->Text, A.Order.str(), A.Scope.str())},
      ""};
}

std::optional<PtxCode> translatePtxMemory(const AsmInstruction &Instruction,
                                          const PtxOperands &Operands) {
  Access A = accessOf(Instruction.Mnemonic);
  if (!A.IsKnown)
    return std::nullopt;
  bool IsPair = Instruction.Operands.size() == 2;
  if (A.Operation == "ld" && IsPair)
    return load(A, Instruction, Operands);
  if (A.Operation == "st" && IsPair)
    return store(A, Instruction, Operands);
  if (A.Operation == "red" || A.Operation == "atom")
    return add(A, Instruction, Operands);
  return std::nullopt;
}

} // namespace hipport
