// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "EmbeddedRows.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace hipport {

EmbeddedRows::EmbeddedRows(const EmbeddedTable &Table)
    : Table(Table),
      Made(std::make_unique<std::atomic<const Rule *>[]>(Table.Rows.size())) {}

EmbeddedRows::~EmbeddedRows() {
  for (size_t I = 0; I < size(); ++I)
    delete Made[I].load();
}

const Rule *EmbeddedRows::row(size_t Index) const {
  std::atomic<const Rule *> &Slot = Made[Index];
  if (const Rule *Known = Slot.load(std::memory_order_acquire))
    return Known;
  auto New = std::make_unique<const Rule>(make(Table.Rows[Index]));
  const Rule *Current = nullptr;
  // Another thread may have been faster; then its row counts.
  if (Slot.compare_exchange_strong(Current, New.get()))
    return New.release();
  return Current;
}

std::pair<size_t, size_t> EmbeddedRows::rowsOf(StringRef Library) const {
  auto From = partition_point(Table.Rows, [&](const EmbeddedRow &R) {
    return text(R.Library) < Library;
  });
  auto To =
      std::partition_point(From, Table.Rows.end(), [&](const EmbeddedRow &R) {
        return text(R.Library) == Library;
      });
  return {From - Table.Rows.begin(), To - Table.Rows.begin()};
}

const Rule *EmbeddedRows::find(ArrayRef<uint32_t> Slots, StringRef Name) const {
  uint32_t Found = Slots[findSlot(Slots, Name, [&](uint32_t RowAndOne) {
    return text(Table.Rows[RowAndOne - 1].Cuda);
  })];
  return Found ? row(Found - 1) : nullptr;
}

bool EmbeddedRows::isHipName(StringRef Name) const {
  return Table.HipSlots[findSlot(Table.HipSlots, Name,
                                 [&](PoolText Hip) { return text(Hip); })] != 0;
}

static std::vector<std::string> splitNames(StringRef Text) {
  std::vector<std::string> Names;
  for (StringRef Name : split(Text, ' '))
    if (!Name.empty())
      Names.push_back(Name.str());
  return Names;
}

Rule EmbeddedRows::make(const EmbeddedRow &Row) const {
  Rule R;
  R.Kind = Row.Kind;
  R.Status = Row.Status;
  R.Cuda = text(Row.Cuda);
  R.Hip = text(Row.Hip);
  R.Roc = text(Row.Roc);
  R.Library = text(Row.Library);
  R.Note = text(Row.Note);
  R.Since = Row.Since;
  R.Removed = Row.Removed;
  R.Arity = Row.Arity;
  for (const EmbeddedArg &Arg : Table.Args.slice(Row.FirstArg, Row.NumArgs))
    R.Args.push_back({Arg.At, Arg.What, text(Arg.Text).str()});
  R.Fallback = text(Row.Fallback);
  R.Helper = text(Row.Helper);
  R.ProvidesRuntime = Row.ProvidesRuntime;
  R.Shared = Row.Shared;
  R.Enable = text(Row.Enable);
  R.Declares = splitNames(text(Row.Declares));
  R.Brings = splitNames(text(Row.Brings));
  return R;
}

} // namespace hipport
