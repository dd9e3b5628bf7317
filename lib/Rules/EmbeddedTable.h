// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The form of the built-in rules in the program: constant data without a single
// pointer per row, so that starting costs nothing. Written by the generator in
// Embed/, read by RuleTable.

#ifndef HIPPORT_RULES_EMBEDDEDTABLE_H
#define HIPPORT_RULES_EMBEDDEDTABLE_H

#include "hipport/Rules/Rule.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/xxhash.h"

namespace hipport {

/// Texts are places of zero-terminated strings in the pool; 0 is "".
using PoolText = uint32_t;

struct EmbeddedArg {
  PoolText Text;
  uint8_t At;
  ArgEdit::Action What;
};

struct EmbeddedRow {
  PoolText Cuda;
  PoolText Hip;
  PoolText Roc;
  PoolText Library;
  PoolText Note;
  PoolText Fallback;
  PoolText Helper;
  PoolText Enable;
  PoolText Declares; ///< Names with blanks between them, as in Brings.
  PoolText Brings;
  uint32_t FirstArg;
  uint16_t NumArgs;
  uint8_t Arity;
  RuleKind Kind;
  RuleStatus Status;
  Release Since;
  Release Removed;
  bool ProvidesRuntime;
  bool Shared;
};

/// Slots are hash tables with open addressing; their size is a power of two
/// and at least one slot is free. A free slot is 0.
struct EmbeddedTable {
  const char *Pool;
  llvm::ArrayRef<EmbeddedRow> Rows; ///< By library, kind, CUDA name.
  llvm::ArrayRef<EmbeddedArg> Args;
  llvm::ArrayRef<uint32_t> NameSlots;   ///< Row + 1 by the CUDA name.
  llvm::ArrayRef<uint32_t> HeaderSlots; ///< The same for headers.
  llvm::ArrayRef<PoolText> HipSlots;    ///< HIP names of all rows.
};

/// The slot that holds \p Name, or the free slot where it would go.
template <typename TextOfSlot>
size_t findSlot(llvm::ArrayRef<uint32_t> Slots, llvm::StringRef Name,
                TextOfSlot Text) {
  size_t Mask = Slots.size() - 1;
  size_t Slot = llvm::xxh3_64bits(Name) & Mask;
  while (Slots[Slot] != 0 && Text(Slots[Slot]) != Name)
    Slot = (Slot + 1) & Mask;
  return Slot;
}

/// Generated.
extern const EmbeddedTable BuiltinTable;

} // namespace hipport

#endif // HIPPORT_RULES_EMBEDDEDTABLE_H
