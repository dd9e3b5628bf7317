// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Edits are data: a file, a byte range and the text that takes its place.
// Nothing here knows how an edit was found or how it will be applied.

#ifndef HIPPORT_MODEL_EDIT_H
#define HIPPORT_MODEL_EDIT_H

#include <compare>
#include <string>
#include <vector>

namespace hipport {

/// How sure the tool is of a fact, an edit or a finding.
enum class Confidence { Certain, Likely, Possible };

/// Replaces \c Length bytes at byte \c Offset by \c Text. Offsets always count
/// in the original bytes of the file. \c Length 0 is an insertion.
struct Edit {
  unsigned Offset = 0;
  unsigned Length = 0;
  std::string Text;

  auto operator<=>(const Edit &) const = default;
};

/// Edits of one file that are applied together or not at all.
struct EditGroup {
  std::string Rewrite; ///< Name of the rewrite, for example "names".
  Confidence Sureness = Confidence::Certain;
  std::vector<Edit> Edits; ///< Sorted by offset, free of overlap.

  auto operator<=>(const EditGroup &) const = default;
};

} // namespace hipport

#endif // HIPPORT_MODEL_EDIT_H
