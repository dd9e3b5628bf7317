// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Rows of the rules, for people and for programs.

#ifndef HIPPORT_TOOLS_HIPPORT_RULETEXT_H
#define HIPPORT_TOOLS_HIPPORT_RULETEXT_H

#include "hipport/Rules/RuleQuery.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace hipport {

enum class OutputFormat { Text, JSON };

/// A paragraph that says what a program for \p Rocm gets. \p Header: HIP's for
/// the row's library; may be empty.
void writeRule(llvm::raw_ostream &OS, const Rule &R, Release Rocm,
               llvm::StringRef Header);

/// One line: library, kind, CUDA name, HIP name, and what is special.
void writeRuleLine(llvm::raw_ostream &OS, const Rule &R);

llvm::json::Object ruleAsJSON(const Rule &R, Release Rocm);

} // namespace hipport

#endif // HIPPORT_TOOLS_HIPPORT_RULETEXT_H
