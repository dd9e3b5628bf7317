// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The reader of rule files with the place of each row, for those who compare
// rows of several files.

#ifndef HIPPORT_RULES_RULEYAML_H
#define HIPPORT_RULES_RULEYAML_H

#include "hipport/Rules/Rule.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <vector>

namespace hipport {

/// A row and where its CUDA name stands; both count from 1.
struct PlacedRule {
  Rule Row;
  unsigned Line = 0;
  unsigned Column = 0;
};

/// Built-in files are sorted within each section, so that two changes meet in
/// one place and a row is found by eye. Nobody demands that of an overlay.
enum class RowOrder { Any, Sorted };

/// Error: as parseRuleFile.
llvm::Expected<std::vector<PlacedRule>>
parsePlacedRules(llvm::MemoryBufferRef Buffer, RowOrder Order);

} // namespace hipport

#endif // HIPPORT_RULES_RULEYAML_H
