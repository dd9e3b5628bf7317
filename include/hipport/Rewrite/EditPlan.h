// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Puts edit groups together: exact duplicates collapse, groups that overlap are
// set aside whole, and what is left is applied to the bytes.

#ifndef HIPPORT_REWRITE_EDITPLAN_H
#define HIPPORT_REWRITE_EDITPLAN_H

#include "hipport/Model/Edit.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace hipport {

struct EditPlan {
  /// Free of overlap, in the order they were given: that order decides what
  /// comes first where groups insert at one offset.
  std::vector<EditGroup> Accepted;
  /// Groups that overlap an accepted one, with its index in Accepted.
  std::vector<std::pair<EditGroup, size_t>> Rejected;
};

/// The earlier group in \p Groups wins a conflict. Insertions at one offset are
/// all kept, in the order of \p Groups; an insertion at either border of a
/// replacement does not overlap it. Groups with the same edits collapse into
/// the first of them. Edits within a group must not overlap.
EditPlan planEdits(std::vector<EditGroup> Groups);

/// All edits of accepted groups, sorted; those that touch are one.
std::vector<Edit> joinedEdits(const std::vector<EditGroup> &Groups);

/// The bytes after all edits of accepted groups; linear in the size of \p
/// Bytes. Every edit must lie within \p Bytes (asserted).
std::string applyEdits(llvm::StringRef Bytes,
                       const std::vector<EditGroup> &Groups);

} // namespace hipport

#endif // HIPPORT_REWRITE_EDITPLAN_H
