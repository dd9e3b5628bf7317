// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Writes rules as the C++ source of an EmbeddedTable.

#ifndef HIPPORT_RULES_EMBED_TABLEWRITER_H
#define HIPPORT_RULES_EMBED_TABLEWRITER_H

#include "../EmbeddedTable.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

namespace hipport {

class TableWriter {
public:
  /// Names must be unique, those of headers among themselves.
  explicit TableWriter(std::vector<Rule> Rows);

  void write(llvm::raw_ostream &OS) const;

private:
  PoolText intern(llvm::StringRef Text);
  EmbeddedRow embed(const Rule &R);
  std::vector<uint32_t> slotsOfNames(bool OfHeaders) const;
  std::vector<uint32_t> slotsOfHipNames() const;

  std::vector<Rule> Rules;
  std::vector<EmbeddedRow> Rows;
  std::vector<EmbeddedArg> Args;
  std::string Pool;
  llvm::StringMap<PoolText> Interned;
};

} // namespace hipport

#endif // HIPPORT_RULES_EMBED_TABLEWRITER_H
