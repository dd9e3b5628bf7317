// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The conditions of one #if chain as Boolean functions, before and after the
// change to HIP. Every decision on a condition is a comparison of the two over
// all values of the macros, so that no rewrite rests on the look of the text.

#ifndef HIPPORT_LIB_REWRITE_GUARDS_CHAINLOGIC_H
#define HIPPORT_LIB_REWRITE_GUARDS_CHAINLOGIC_H

#include "GuardMacros.h"

#include "hipport/Model/Edit.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hipport {

/// A part of a condition below all `!`, `&&`, `||` and `?:`.
struct GuardUnit {
  enum UnitKind {
    Constant,
    Macro,   ///< A renamed macro, tested alone.
    Compare, ///< __CUDA_ARCH__ against a threshold that every AMD GPU passes.
    Release, ///< Asks for a release of CUDA that HIP has caught up with.
    Keep,    ///< Says something of CUDA that HIP cannot say.
    Free,    ///< Has nothing to do with CUDA.
  };
  UnitKind Kind = Free;
  GuardRole Role = GuardRole::None;
  unsigned Node = 0;
  bool IsTrue = false;      ///< Of a constant; Release: in HIP, rewritten.
  bool OnlyDefined = false; ///< Macro: tests `defined`, not the value.
  ConditionOp Op = ConditionOp::None; ///< Compare: as if the macro stood left.
  int64_t Threshold = 0;
  unsigned Variable = 0; ///< Macro (but Arch), Release, Keep and Free.
  /// Keep and Release: when its macros are undefined.
  Truth InHip = Truth::Unknown;
  llvm::StringRef HipTest; ///< Release: the macro that decides in HIP.

  bool isRewritten() const {
    return Kind == Macro || Kind == Compare ||
           (Kind == Release && (InHip == Truth::True) != IsTrue);
  }
};

/// Macros that the file defines itself mean what the file says.
using OwnedNames = std::set<std::string>;

class ChainLogic {
public:
  /// How a condition is read.
  enum class Reading {
    Original, ///< In CUDA.
    Renamed,  ///< In HIP, after the rewrite.
    Kept,     ///< In HIP, with its text as it is.
  };

  /// One setting of all macros.
  struct Setting {
    uint64_t Bits = 0;  ///< Of the variables.
    int64_t Arch = -1;  ///< Original: __CUDA_ARCH__; -1: undefined.
    bool IsGpu = false; ///< Renamed, Kept: a HIP compile.
    bool IsDevice = false;
  };

  ChainLogic(llvm::StringRef Bytes, std::vector<Condition> Conditions,
             const OwnedNames &Owned);

  size_t size() const { return Conditions.size(); }
  const Condition &condition(size_t I) const { return Conditions[I]; }
  const std::vector<GuardUnit> &units(size_t I) const { return Units[I]; }

  /// More macros than can be tried one by one.
  bool isTooWide() const;

  bool holds(size_t I, Reading How, const Setting &S) const;
  /// Whether branch \p I is taken: \p I equal to size() is the #else.
  bool isTaken(size_t I, llvm::ArrayRef<Reading> How, const Setting &S) const;

  /// Settings of a CUDA build. \p SameCompiler: all macros of role Compiler
  /// have one value, as in reality. Stops when \p Visit returns false.
  void eachCudaSetting(bool SameCompiler,
                       llvm::function_ref<bool(const Setting &)> Visit) const;
  /// Settings of HIP builds and, with \p PlainToo, of plain C++ ones.
  void eachHipSetting(bool PlainToo,
                      llvm::function_ref<bool(const Setting &)> Visit) const;
  /// The variables of all Keep units.
  uint64_t keptBits() const { return KeptVariables; }

private:
  void collect(size_t I, unsigned Node);
  GuardUnit makeUnit(const Condition &C, unsigned Node);
  bool readOrder(const Condition &C, const ConditionNode &N, GuardUnit &U,
                 llvm::StringRef &Macro) const;
  bool readCompare(const Condition &C, const ConditionNode &N, GuardUnit &U);
  bool readRelease(const Condition &C, const ConditionNode &N, GuardUnit &U);
  GuardRole roleAt(ByteRange Name) const;
  unsigned variableOf(llvm::StringRef Key);
  bool walk(size_t I, unsigned Node, Reading How, const Setting &S) const;
  bool valueOf(const GuardUnit &U, Reading How, const Setting &S) const;

  llvm::StringRef Bytes;
  std::vector<Condition> Conditions;
  const OwnedNames &Owned;
  std::vector<std::vector<GuardUnit>> Units;
  std::vector<std::map<unsigned, size_t>> UnitOfNode;
  std::map<std::string, unsigned> Variables;
  uint64_t CompilerVariables = 0;
  uint64_t KeptVariables = 0;
  std::set<int64_t> ArchSamples;
};

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_GUARDS_CHAINLOGIC_H
