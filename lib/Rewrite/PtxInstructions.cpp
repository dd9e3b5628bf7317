// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PtxInstructions.h"

#include "hipport/Rules/Fallback.h"

#include <fmt/format.h>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipport {

namespace {

/// `$0` is the destination, except where a statement has none.
struct PtxRow {
  llvm::StringLiteral Mnemonic;
  unsigned Operands;
  llvm::StringLiteral Code;
  llvm::StringLiteral Helper = "";
};

} // namespace

// Approximations of PTX become HIP's own of the same kind; `.ftz` is dropped:
// AMD's float instructions keep denormals unless the build says otherwise.
static constexpr PtxRow Rows[] = {
    {"add.f32", 3, "$0 = $1 + $2"},
    {"add.rn.f32", 3, "$0 = __fadd_rn($1, $2)"},
    {"add.rn.f64", 3, "$0 = __dadd_rn($1, $2)"},
    {"add.s32", 3, "$0 = $1 + $2"},
    {"add.u32", 3, "$0 = $1 + $2"},
    {"add.u64", 3, "$0 = $1 + $2"},
    {"and.b32", 3, "$0 = $1 & $2"},
    {"and.b64", 3, "$0 = $1 & $2"},
    {"bar.sync", 1, "__syncthreads()"},
    {"barrier.sync", 1, "__syncthreads()"},
    {"bfind.u32", 2, "$0 = 31 - __clz((int)$1)"},
    {"bfind.u64", 2, "$0 = 63 - __clzll((long long)$1)"},
    {"brev.b32", 2, "$0 = __brev($1)"},
    {"brev.b64", 2, "$0 = __brevll($1)"},
    {"brkpt", 0, "__builtin_debugtrap()"},
    {"clz.b32", 2, "$0 = __clz((int)$1)"},
    {"clz.b64", 2, "$0 = __clzll((long long)$1)"},
    {"cos.approx.f32", 2, "$0 = __cosf($1)"},
    {"cvt.u32.u64", 2, "$0 = (unsigned)$1"},
    {"cvt.u64.u32", 2, "$0 = (unsigned)$1"},
    {"div.approx.f32", 3, "$0 = __fdividef($1, $2)"},
    {"div.full.f32", 3, "$0 = __fdividef($1, $2)"},
    {"dp4a.s32.s32", 4, "$0 = hipport_dp4a((int)$1, (int)$2, (int)$3)", "dp4a"},
    {"dp4a.u32.u32", 4,
     "$0 = hipport_dp4a((unsigned)$1, (unsigned)$2, (unsigned)$3)", "dp4a"},
    {"ex2.approx.f32", 2, "$0 = __builtin_amdgcn_exp2f($1)"},
    {"fence.acq_rel.cta", 0, "__threadfence_block()"},
    {"fence.acq_rel.gpu", 0, "__threadfence()"},
    {"fence.acq_rel.sys", 0, "__threadfence_system()"},
    {"fence.sc.cta", 0, "__threadfence_block()"},
    {"fence.sc.gpu", 0, "__threadfence()"},
    {"fence.sc.sys", 0, "__threadfence_system()"},
    {"fma.rn.f32", 4, "$0 = __fmaf_rn($1, $2, $3)"},
    {"fma.rn.f64", 4, "$0 = __fma_rn($1, $2, $3)"},
    {"griddepcontrol.launch_dependents", 0, "(void)0"},
    {"griddepcontrol.wait", 0, "(void)0"},
    {"lg2.approx.f32", 2, "$0 = __builtin_amdgcn_logf($1)"},
    {"mad.lo.s32", 4, "$0 = $1 * $2 + $3"},
    {"mad.lo.u32", 4, "$0 = $1 * $2 + $3"},
    {"max.f32", 3, "$0 = fmaxf($1, $2)"},
    {"max.s32", 3, "$0 = max((int)$1, (int)$2)"},
    {"max.u32", 3, "$0 = max((unsigned)$1, (unsigned)$2)"},
    {"membar.cta", 0, "__threadfence_block()"},
    {"membar.gl", 0, "__threadfence()"},
    {"membar.sys", 0, "__threadfence_system()"},
    {"min.f32", 3, "$0 = fminf($1, $2)"},
    {"min.s32", 3, "$0 = min((int)$1, (int)$2)"},
    {"min.u32", 3, "$0 = min((unsigned)$1, (unsigned)$2)"},
    {"mul.f32", 3, "$0 = $1 * $2"},
    {"mul.hi.s32", 3, "$0 = __mulhi($1, $2)"},
    {"mul.hi.s64", 3, "$0 = __mul64hi($1, $2)"},
    {"mul.hi.u32", 3, "$0 = __umulhi($1, $2)"},
    {"mul.hi.u64", 3, "$0 = __umul64hi($1, $2)"},
    {"mul.lo.s32", 3, "$0 = $1 * $2"},
    {"mul.lo.u32", 3, "$0 = $1 * $2"},
    {"mul.lo.u64", 3, "$0 = $1 * $2"},
    {"mul.rn.f32", 3, "$0 = __fmul_rn($1, $2)"},
    {"mul.rn.f64", 3, "$0 = __dmul_rn($1, $2)"},
    {"mul.wide.s32", 3, "$0 = (long long)(int)$1 * (int)$2"},
    {"mul.wide.u32", 3, "$0 = (unsigned long long)(unsigned)$1 * (unsigned)$2"},
    {"nanosleep.u32", 1, "__builtin_amdgcn_s_sleep(1)"},
    {"not.b32", 2, "$0 = ~$1"},
    {"or.b32", 3, "$0 = $1 | $2"},
    {"or.b64", 3, "$0 = $1 | $2"},
    {"popc.b32", 2, "$0 = __popc($1)"},
    {"popc.b64", 2, "$0 = __popcll($1)"},
    {"prefetch.global.L1", 1, "__builtin_prefetch((const void *)$0)"},
    {"prefetch.global.L2", 1, "__builtin_prefetch((const void *)$0)"},
    {"prmt.b32", 4, "$0 = __byte_perm($1, $2, $3)"},
    {"rcp.approx.f32", 2, "$0 = __builtin_amdgcn_rcpf($1)"},
    {"rsqrt.approx.f32", 2, "$0 = __builtin_amdgcn_rsqf($1)"},
    {"shf.l.clamp.b32", 4, "$0 = __funnelshift_lc($1, $2, $3)"},
    {"shf.l.wrap.b32", 4, "$0 = __funnelshift_l($1, $2, $3)"},
    {"shf.r.clamp.b32", 4, "$0 = __funnelshift_rc($1, $2, $3)"},
    {"shf.r.wrap.b32", 4, "$0 = __funnelshift_r($1, $2, $3)"},
    {"shfl.sync.bfly.b32", 5, "$0 = __shfl_xor($1, $2, 32)"},
    {"shfl.sync.down.b32", 5, "$0 = __shfl_down($1, $2, 32)"},
    {"shfl.sync.idx.b32", 5, "$0 = __shfl($1, $2, 32)"},
    {"shfl.sync.up.b32", 5, "$0 = __shfl_up($1, $2, 32)"},
    {"shl.b32", 3, "$0 = (unsigned)$1 << $2"},
    {"shr.s32", 3, "$0 = (int)$1 >> $2"},
    {"shr.u32", 3, "$0 = (unsigned)$1 >> $2"},
    {"sin.approx.f32", 2, "$0 = __sinf($1)"},
    {"sqrt.approx.f32", 2, "$0 = __builtin_amdgcn_sqrtf($1)"},
    {"sub.f32", 3, "$0 = $1 - $2"},
    {"sub.rn.f32", 3, "$0 = __fsub_rn($1, $2)"},
    {"sub.s32", 3, "$0 = $1 - $2"},
    {"sub.u32", 3, "$0 = $1 - $2"},
    {"tanh.approx.f32", 2, "$0 = tanhf($1)"},
    {"trap", 0, "__builtin_trap()"},
    {"xor.b32", 3, "$0 = $1 ^ $2"},
    {"xor.b64", 3, "$0 = $1 ^ $2"},
};

static std::optional<uint64_t> immediate(llvm::StringRef Text) {
  Text.consume_back("U");
  uint64_t Value;
  if (Text.empty() || Text.getAsInteger(0, Value))
    return std::nullopt;
  return Value;
}

/// The values of immediates for which the row holds.
static bool fitsImmediates(const AsmInstruction &I) {
  llvm::StringRef Name = I.Mnemonic;
  auto At = [&](size_t Index) { return immediate(I.Operands[Index]); };
  if (Name.starts_with("bar"))
    return At(0) == 0u;
  if (Name.starts_with("shl.") || Name.starts_with("shr."))
    return At(2) && *At(2) < 32;
  // The fourth bit of a selector replicates a sign, which __byte_perm does not.
  if (Name.starts_with("prmt."))
    return At(3) && (*At(3) & ~uint64_t(0x7777)) == 0;
  if (Name.starts_with("shfl.sync."))
    return !llvm::StringRef(I.Operands[0]).contains('|') &&
           At(3) == (Name.contains(".up.") ? 0u : 31u);
  return true;
}

std::vector<std::string> partsOfVector(llvm::StringRef Operand) {
  bool IsVector = Operand.consume_front("{") && Operand.consume_back("}");
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  if (IsVector)
    Operand.split(Parts, ',');
  else
    Parts.push_back(Operand);
  std::vector<std::string> Result;
  for (llvm::StringRef Part : Parts)
    Result.push_back(Part.trim().str());
  return Result;
}

static std::optional<PtxOperand> operandOf(llvm::StringRef Text,
                                           const PtxOperands &Operands) {
  if (immediate(Text))
    return PtxOperand{Text.str(), ""};
  if (Text.consume_front("[") && !Text.consume_back("]"))
    return std::nullopt;
  return Text.starts_with("%") ? Operands(Text.trim()) : std::nullopt;
}

/// The operand as an unsigned number.
static std::string bitsOf(const PtxOperand &Value) {
  if (Value.Constraint == "f")
    return "__float_as_uint(" + Value.Text + ")";
  if (Value.Constraint == "d")
    return "(unsigned long long)__double_as_longlong(" + Value.Text + ")";
  return Value.Text;
}

/// The unsigned number \p Bits as a value of \p Destination's type.
static std::string asValueOf(const PtxOperand &Destination, std::string Bits) {
  if (Destination.Constraint == "f")
    return "__uint_as_float(" + Bits + ")";
  if (Destination.Constraint == "d")
    return "__longlong_as_double(" + Bits + ")";
  return Bits;
}

/// The registers that HIP has as a builtin of the same width.
static llvm::StringRef specialRegister(llvm::StringRef Name) {
  return llvm::StringSwitch<llvm::StringRef>(Name)
      .Case("laneid", "__lane_id()")
      .Case("smid", "__smid()")
      .Case("clock64", "clock64()")
      .Case("clock", "(unsigned)clock64()")
      .Case("tid.x", "threadIdx.x")
      .Case("tid.y", "threadIdx.y")
      .Case("tid.z", "threadIdx.z")
      .Case("ntid.x", "blockDim.x")
      .Case("ntid.y", "blockDim.y")
      .Case("ntid.z", "blockDim.z")
      .Case("ctaid.x", "blockIdx.x")
      .Case("ctaid.y", "blockIdx.y")
      .Case("ctaid.z", "blockIdx.z")
      .Case("nctaid.x", "gridDim.x")
      .Case("nctaid.y", "gridDim.y")
      .Case("nctaid.z", "gridDim.z")
      .Default("");
}

namespace {

/// `mov`: special registers, plain copies, packing and unpacking.
class MoveTranslator {
public:
  MoveTranslator(const AsmInstruction &I, const PtxOperands &Operands)
      : Operands(Operands), To(partsOfVector(I.Operands[0])),
        From(partsOfVector(I.Operands[1])),
        Bits(llvm::StringRef(I.Mnemonic).ends_with("64") ? 64 : 32) {}

  std::optional<PtxCode> run() {
    // nvcc takes special registers with one `%` as well.
    llvm::StringRef Register = llvm::StringRef(From[0]).ltrim('%');
    if (To.size() == 1 && (llvm::StringRef(From[0]).starts_with("%%") ||
                           !specialRegister(Register).empty()))
      return assign(specialRegister(Register).str());
    if (To.size() == 1 && From.size() == 1)
      return assign(bitsOf(From[0]));
    if (To.size() == 1 && From.size() == 2)
      return pack();
    if (To.size() == 2 && From.size() == 1)
      return unpack();
    return std::nullopt;
  }

private:
  std::string bitsOf(llvm::StringRef Text) const {
    auto Value = operandOf(Text, Operands);
    return Value ? hipport::bitsOf(*Value) : "";
  }

  std::optional<PtxCode> assign(const std::string &Value) const {
    auto Code = assignment(To[0], Value);
    if (Value.empty() || !Code)
      return std::nullopt;
    return PtxCode{{*Code}, ""};
  }

  /// The destination gets the unsigned number \p Value.
  std::optional<std::string> assignment(llvm::StringRef Destination,
                                        std::string Value) const {
    auto Out = Destination.starts_with("%%") ? std::nullopt
                                             : operandOf(Destination, Operands);
    if (!Out || Out->Constraint.empty())
      return std::nullopt;
    return Out->Text + " = " + asValueOf(*Out, std::move(Value));
  }

  std::optional<PtxCode> pack() const {
    std::string Low = bitsOf(From[0]), High = bitsOf(From[1]);
    if (Low.empty() || High.empty())
      return std::nullopt;
    llvm::StringRef Half = Bits == 64 ? "unsigned" : "unsigned short";
    llvm::StringRef Whole = Bits == 64 ? "unsigned long long" : "unsigned";
    return assign(fmt::format("({0})({1}){2} | ({0})({1}){3} << {4}",
                              Whole.str(), Half.str(), Low, High, Bits / 2));
  }

  std::optional<PtxCode> unpack() const {
    std::string Whole = bitsOf(From[0]);
    if (Whole.empty())
      return std::nullopt;
    llvm::StringRef Half = Bits == 64 ? "unsigned" : "unsigned short";
    llvm::StringRef Type = Bits == 64 ? "unsigned long long" : "unsigned";
    auto Low = assignment(To[0], fmt::format("({}){}", Half.str(), Whole));
    auto High = assignment(To[1], fmt::format("({})(({}){} >> {})", Half.str(),
                                              Type.str(), Whole, Bits / 2));
    PtxCode Code;
    for (const auto &[Part, Text] : {std::pair(To[0], Low), {To[1], High}}) {
      if (Part == "_")
        continue;
      if (!Text)
        return std::nullopt;
      Code.Expressions.push_back(*Text);
    }
    return Code;
  }

  const PtxOperands &Operands;
  std::vector<std::string> To, From;
  unsigned Bits;
};

} // namespace

static bool isBitwise(llvm::StringRef Mnemonic) {
  return llvm::StringSwitch<bool>(Mnemonic.split('.').first)
      .Cases({"and", "or", "xor", "not", "shl"}, true)
      .Default(false);
}

/// A register of 32 bits may hold a float or a number: the row must mean the
/// same kind, or C++ would convert.
static bool fitsKinds(llvm::StringRef Mnemonic,
                      const std::vector<PtxOperand> &Values) {
  auto IsFloat = [](const PtxOperand &Value) {
    return Value.Constraint == "f" || Value.Constraint == "d";
  };
  if (Mnemonic.starts_with("shfl."))
    return IsFloat(Values[0]) == IsFloat(Values[1]);
  bool WantsFloat = Mnemonic.ends_with(".f32") || Mnemonic.ends_with(".f64");
  return llvm::all_of(Values, [&](const PtxOperand &Value) {
    return WantsFloat == IsFloat(Value);
  });
}

static std::optional<PtxCode> translateRow(const PtxRow &Row,
                                           const AsmInstruction &I,
                                           const PtxOperands &Operands) {
  std::vector<PtxOperand> Values;
  for (const std::string &Operand : I.Operands) {
    auto Value = operandOf(Operand, Operands);
    if (!Value)
      return std::nullopt;
    Values.push_back(std::move(*Value));
  }
  const bool IsBitwise = isBitwise(I.Mnemonic);
  if (!IsBitwise && !fitsKinds(I.Mnemonic, Values))
    return std::nullopt;
  llvm::StringRef Text = Row.Code;
  const bool Assigns = Text.consume_front("$0 = ");
  auto Parsed = parseFallback(Text);
  std::string Code = Parsed->Pieces[0].str();
  for (size_t Use = 0; Use < Parsed->Args.size(); ++Use) {
    const PtxOperand &Value = Values[Parsed->Args[Use]];
    Code += IsBitwise ? bitsOf(Value) : Value.Text;
    Code += Parsed->Pieces[Use + 1].str();
  }
  if (Assigns && IsBitwise)
    Code = asValueOf(Values[0], std::move(Code));
  if (Assigns)
    Code.insert(0, Values[0].Text + " = ");
  return PtxCode{{std::move(Code)}, Row.Helper.str()};
}

std::optional<PtxCode> translatePtx(const AsmInstruction &Instruction,
                                    const PtxOperands &Operands) {
  AsmInstruction I = Instruction;
  if (size_t Flush = I.Mnemonic.find(".ftz"); Flush != std::string::npos)
    I.Mnemonic.erase(Flush, 4);
  llvm::StringRef Name = I.Mnemonic;
  if (Name.starts_with("mov.") && I.Operands.size() == 2) {
    bool IsKnown =
        llvm::StringSwitch<bool>(Name)
            .Cases({"mov.b32", "mov.u32", "mov.s32", "mov.f32"}, true)
            .Cases({"mov.b64", "mov.u64", "mov.s64", "mov.f64"}, true)
            .Default(false);
    return IsKnown ? MoveTranslator(I, Operands).run() : std::nullopt;
  }
  for (const PtxRow &Row : Rows)
    if (Row.Mnemonic == Name && Row.Operands == I.Operands.size() &&
        fitsImmediates(I))
      return translateRow(Row, I, Operands);
  return translatePtxMemory(I, Operands);
}

} // namespace hipport
