// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Rows of an embedded table, made into Rules when somebody asks for them: a run
// uses a few hundred of the many thousand rows.

#ifndef HIPPORT_RULES_EMBEDDEDROWS_H
#define HIPPORT_RULES_EMBEDDEDROWS_H

#include "EmbeddedTable.h"

#include <atomic>
#include <memory>

namespace hipport {

/// Safe to read from several threads.
class EmbeddedRows {
public:
  explicit EmbeddedRows(const EmbeddedTable &Table);
  ~EmbeddedRows();
  EmbeddedRows(const EmbeddedRows &) = delete;
  EmbeddedRows &operator=(const EmbeddedRows &) = delete;

  size_t size() const { return Table.Rows.size(); }
  const Rule *row(size_t Index) const;
  /// The indices from and to of the rows of \p Library.
  std::pair<size_t, size_t> rowsOf(llvm::StringRef Library) const;
  const Rule *findName(llvm::StringRef Cuda) const {
    return find(Table.NameSlots, Cuda);
  }
  const Rule *findHeader(llvm::StringRef Cuda) const {
    return find(Table.HeaderSlots, Cuda);
  }
  bool isHipName(llvm::StringRef Name) const;

private:
  const Rule *find(llvm::ArrayRef<uint32_t> Slots, llvm::StringRef Name) const;
  llvm::StringRef text(PoolText Place) const { return Table.Pool + Place; }
  Rule make(const EmbeddedRow &Row) const;

  const EmbeddedTable &Table;
  /// One for each row; null until it is asked for.
  std::unique_ptr<std::atomic<const Rule *>[]> Made;
};

} // namespace hipport

#endif // HIPPORT_RULES_EMBEDDEDROWS_H
