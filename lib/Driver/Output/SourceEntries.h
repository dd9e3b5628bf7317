// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What lies below the inputs of a run.

#ifndef HIPPORT_LIB_DRIVER_OUTPUT_SOURCEENTRIES_H
#define HIPPORT_LIB_DRIVER_OUTPUT_SOURCEENTRIES_H

#include "hipport/Model/Paths.h"

#include "llvm/ADT/StringRef.h"

#include <map>
#include <string>
#include <vector>

namespace hipport {

enum class EntryKind { File, Link, Special, Unreadable };

struct SourceEntry {
  EntryKind Kind = EntryKind::File;
  std::string Reason; ///< Why it is unreadable.
};

/// All entries at and below \p Inputs by path, links not followed, without
/// folders, without anything named .git and without leftovers of killed runs.
std::map<std::string, SourceEntry>
listEntries(const std::vector<std::string> &Inputs);

/// The text for a copy of the link at \p Path that works in another tree:
/// relative, and empty when the link leads to nothing that is copied. \p Root
/// is the folder that both trees have in common.
std::string portableLinkText(llvm::StringRef Root,
                             const std::vector<std::string> &Inputs,
                             llvm::StringRef Path);

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_OUTPUT_SOURCEENTRIES_H
