// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which assembly is PTX at all, and what to say of instructions that stay.

#include "PtxInstructions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace hipport {

/// Operations that stand without a type.
static bool isTypeless(llvm::StringRef Root, llvm::StringRef Rest) {
  static constexpr llvm::StringLiteral Alone[] = {"trap", "brkpt", "exit"};
  static constexpr llvm::StringLiteral Qualified[] = {
      "bar",        "barrier",
      "membar",     "fence",
      "cp",         "mbarrier",
      "wgmma",      "tcgen05",
      "elect",      "griddepcontrol",
      "setmaxnreg", "prefetch",
      "discard",    "mapa",
      "getctarank", "applypriority",
      "multimem",   "clusterlaunchcontrol"};
  return Rest.empty() ? llvm::is_contained(Alone, Root)
                      : llvm::is_contained(Qualified, Root);
}

static bool isOperation(llvm::StringRef Root) {
  static constexpr llvm::StringLiteral Names[] = {
      "abs",          "activemask", "add",   "addc",      "and",
      "atom",         "bfe",        "bfi",   "bfind",     "bmsk",
      "brev",         "clz",        "cnot",  "copysign",  "cos",
      "createpolicy", "cvt",        "cvta",  "div",       "dp2a",
      "dp4a",         "ex2",        "fma",   "fns",       "isspacep",
      "ld",           "ldmatrix",   "ldu",   "lg2",       "lop3",
      "mad",          "mad24",      "madc",  "match",     "max",
      "min",          "mma",        "mov",   "movmatrix", "mul",
      "mul24",        "nanosleep",  "neg",   "not",       "or",
      "popc",         "prmt",       "rcp",   "red",       "redux",
      "rem",          "rsqrt",      "sad",   "selp",      "set",
      "setp",         "shf",        "shfl",  "shl",       "shr",
      "sin",          "slct",       "sqrt",  "st",        "stmatrix",
      "sub",          "subc",       "suld",  "sust",      "tanh",
      "testp",        "tex",        "tld4",  "vabsdiff",  "vabsdiff4",
      "vadd4",        "vote",       "vsub4", "wmma",      "xor"};
  return llvm::is_contained(Names, Root);
}

static bool isPtxType(llvm::StringRef Part) {
  static constexpr llvm::StringLiteral Types[] = {
      "b8",    "b16",    "b32",    "b64",  "b128",   "u8",   "u16",
      "u32",   "u64",    "s8",     "s16",  "s32",    "s64",  "f16",
      "f16x2", "f32",    "f64",    "bf16", "bf16x2", "tf32", "e4m3",
      "e5m2",  "e4m3x2", "e5m2x2", "pred", "f32x2"};
  return llvm::is_contained(Types, Part);
}

bool isPtx(const AsmInstruction &Instruction) {
  llvm::StringRef Name = Instruction.Mnemonic;
  if (Name == ".reg")
    return true;
  // A predicate: `@p mov.u32 ...` is read as one word and operands.
  auto [Root, Rest] = Name.split('.');
  if (isTypeless(Root, Rest))
    return true;
  llvm::SmallVector<llvm::StringRef, 8> Parts;
  Rest.split(Parts, '.');
  return isOperation(Root) && llvm::any_of(Parts, isPtxType);
}

std::optional<AsmStatement> ptxAt(const TokenList &Tokens, size_t Index) {
  static constexpr llvm::StringLiteral Keywords[] = {"asm", "__asm__", "__asm"};
  if (!llvm::is_contained(Keywords, Tokens.Tokens[Index].Text))
    return std::nullopt;
  auto Statement = asmAt(Tokens, Index);
  if (!Statement || llvm::none_of(instructionsOf(Statement->Template), isPtx))
    return std::nullopt;
  return Statement;
}

namespace {

struct AdviceRow {
  llvm::StringLiteral Prefix;
  llvm::StringLiteral Id;
  llvm::StringLiteral Text;
};

} // namespace

static constexpr llvm::StringLiteral WarpPtx = "warp-inline-ptx";

static constexpr AdviceRow AdviceRows[] = {
    {"activemask", WarpPtx, "__activemask() has 64 bits in HIP"},
    {"barrier.cluster", "tensor-cluster", "AMD has no thread block clusters"},
    {"clusterlaunchcontrol", "tensor-cluster",
     "AMD has no thread block clusters"},
    {"cp.async", "tensor-async-copy",
     "copy through registers, or load to LDS with the builtins of gfx942"},
    {"cvta", WarpPtx, "addresses of a memory space are for other PTX"},
    {"elect", WarpPtx, "compare the lane with the first one that is active"},
    {"fence.mbarrier_init", "tensor-async-copy", "AMD has no such barriers"},
    {"fence.proxy", "tensor-async-copy", "AMD has no asynchronous proxy"},
    {"getctarank", "tensor-cluster", "AMD has no thread block clusters"},
    {"ldmatrix", "tensor-mma",
     "the layout of a fragment differs: load it by the lane map of the MFMA "
     "or WMMA instruction"},
    {"mapa", "tensor-cluster", "AMD has no thread block clusters"},
    {"match", WarpPtx, "__match_any and __match_all give 64-bit masks"},
    {"mbarrier", "tensor-async-copy", "AMD has no such barriers"},
    {"mma", "tensor-mma", "MFMA or WMMA builtins, or rocWMMA"},
    {"multimem", "tensor-async-copy", "AMD has no multicast memory"},
    {"redux", WarpPtx, "reduce with shuffles of width 32"},
    {"setmaxnreg", "tensor-async-copy",
     "registers are given out per kernel on AMD"},
    {"stmatrix", "tensor-mma",
     "the layout of a fragment differs: store it by the lane map"},
    {"tcgen05", "tensor-mma", "MFMA or WMMA builtins, or rocWMMA"},
    {"vote", WarpPtx, "__ballot, __any and __all; a ballot has 64 bits"},
    {"wgmma", "tensor-mma", "MFMA or WMMA builtins, or rocWMMA"},
    {"wmma", "tensor-wmma", "rocWMMA has fragments of this kind"},
};

static llvm::StringRef adviceForRegister(llvm::StringRef Name) {
  if (Name.starts_with("lanemask_"))
    return "HIP's lane masks have 64 bits (__lanemask_lt, __lanemask_gt, "
           "__lanemask_eq): what holds the mask and what counts its bits must "
           "widen";
  if (Name == "warpid")
    return "divide the thread's index in the block by warpSize";
  if (Name == "globaltimer")
    return "wall_clock64() counts at another rate "
           "(hipDeviceAttributeWallClockRate)";
  return "";
}

PtxAdvice adviceFor(const AsmInstruction &Instruction) {
  llvm::StringRef Name = Instruction.Mnemonic;
  for (const AdviceRow &Row : AdviceRows)
    if (Name.starts_with(Row.Prefix))
      return {Row.Id, Row.Text};
  if (Name.starts_with("mov.") && Instruction.Operands.size() == 2) {
    llvm::StringRef From = Instruction.Operands[1];
    if (From.consume_front("%%"))
      return {WarpPtx, adviceForRegister(From)};
  }
  return {WarpPtx, ""};
}

} // namespace hipport
