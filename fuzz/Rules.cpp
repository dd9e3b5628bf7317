// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Rule files of a user: rows or a message, whatever the bytes.

#include "FuzzTarget.h"
#include "hipport/Rules/RuleTable.h"

using namespace hipport;

/// What the table says of a row must be what the file says.
static void checkRows(const std::vector<Rule> &Rows) {
  RuleTable Table;
  Table.overlay(Rows);
  require(Table.size() <= Rows.size(),
          "a table holds rows that nobody gave it");
  for (const Rule &Row : Rows) {
    require(!Row.Cuda.empty(), "a row has no CUDA name");
    const bool IsHeader = Row.Kind == RuleKind::Header;
    require(IsHeader ? Table.findHeader(Row.Cuda) : Table.findName(Row.Cuda),
            "a row is not found by its name");
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  std::string Text = textOf(Data, Size).str();
  auto Rows = parseRuleFile(llvm::MemoryBufferRef(Text, "fuzz.yaml"));
  if (Rows)
    checkRows(*Rows);
  else
    require(
        llvm::StringRef(toString(Rows.takeError())).starts_with("fuzz.yaml"),
        "a message does not name the file");
  return 0;
}
