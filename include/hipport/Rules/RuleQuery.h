// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Questions that people put to the rules: what becomes of a name, which rows
// are there for a library.

#ifndef HIPPORT_RULES_RULEQUERY_H
#define HIPPORT_RULES_RULEQUERY_H

#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/ArrayRef.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// Pointers are into the table that was asked.
struct NameAnswer {
  std::string Asked;
  std::vector<const Rule *> Rows;    ///< Rows of the CUDA name.
  std::vector<const Rule *> Origins; ///< Rows that lead to the HIP name.
  /// Names that are spelled much the same, nearest first; only when there are
  /// no rows at all.
  std::vector<std::string> Near;

  bool isKnown() const { return !Rows.empty() || !Origins.empty(); }
};

/// \p Name: an identifier, with namespaces or without, or a header, with its
/// brackets or quotes or without; of CUDA, HIP or a rocX library.
NameAnswer queryName(const RuleTable &Rules, llvm::StringRef Name);

/// HIP's header for names of \p Library: the one that most of the library's
/// CUDA headers become. Empty: there is no such one.
std::string headerOfLibrary(const RuleTable &Rules, llvm::StringRef Library);

struct RuleFilter {
  std::string Library; ///< Empty: all.
  std::optional<RuleKind> Kind;
  std::optional<RuleStatus> Status;
  std::optional<Release> Rocm; ///< Only rows whose HIP name it has.
};
/// In the order of RuleTable::all().
std::vector<const Rule *> filterRules(const RuleTable &Rules,
                                      const RuleFilter &Filter);

/// Whether a program for \p Rocm gets the HIP name of the row.
bool isAvailable(const Rule &R, Release Rocm);

/// The built-in rules with the rows of \p Files over them. Error: everything
/// that is wrong with any of the files, a line each.
llvm::Expected<RuleTable> loadRules(llvm::ArrayRef<std::string> Files);

/// The mistakes of all files together, as parseRuleFile tells them, and rows
/// that two of the files have; a line each. Empty: none.
std::string validateRules(llvm::ArrayRef<std::string> Files);

} // namespace hipport

#endif // HIPPORT_RULES_RULEQUERY_H
