// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Include folders that a file most likely wants, by where it lies: known before
// any of its includes is looked at.

#ifndef HIPPORT_LIB_FRONTEND_SCAN_USUALFOLDERS_H
#define HIPPORT_LIB_FRONTEND_SCAN_USUALFOLDERS_H

#include "IncludeGraph.h"

#include "llvm/ADT/StringMap.h"

namespace hipport {

/// The -I folders that a makefile names outright, as spelled and in order; what
/// needs a variable is left out.
std::vector<std::string> includesOfMakefile(llvm::StringRef Text);

class UsualFolders {
public:
  explicit UsualFolders(SourceTree &Tree) : Tree(Tree) {}

  /// The file's own folder; those of the makefiles beside it and above it, up
  /// to the root; include, src and the like of its parents. A folder with a
  /// file named like a standard header serves quoted includes only, unless a
  /// makefile names it.
  SearchFolders of(llvm::StringRef File);

private:
  const std::vector<std::string> &fromMakefiles(llvm::StringRef Folder);

  SourceTree &Tree;
  llvm::StringMap<std::vector<std::string>> Known;
};

} // namespace hipport

#endif // HIPPORT_LIB_FRONTEND_SCAN_USUALFOLDERS_H
