// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The files of a tree by their names, to say what an #include means when no
// build system tells the include folders.

#ifndef HIPPORT_FRONTEND_INCLUDEINDEX_H
#define HIPPORT_FRONTEND_INCLUDEINDEX_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

#include <string>
#include <vector>

namespace hipport {

/// All paths are absolute and free of "." and "..". Returned references live as
/// long as the index.
class IncludeIndex {
public:
  /// Says that every file of this folder is (or will be) added.
  void addFolder(llvm::StringRef Folder);
  /// \p Real is the path without symbolic links.
  void addFile(llvm::StringRef Path, llvm::StringRef Real);

  bool isListed(llvm::StringRef Folder) const;
  /// Whether there is such a folder; asks the disk about unlisted places.
  bool hasFolder(llvm::StringRef Folder);
  /// The real path of the file at this path, empty when there is none; asks the
  /// disk about unlisted places.
  llvm::StringRef fileAt(llvm::StringRef Path);

  /// Among the files whose path ends with \p Spelled, the one nearest to
  /// \p Includer: most folders in common, then the likest name of the first
  /// folder that differs, then the shortest path, then the first in order.
  /// Empty when there is none.
  llvm::StringRef nearest(llvm::StringRef Spelled,
                          llvm::StringRef Includer) const;

  /// Whether a file of this folder has one of the names that \p Matches.
  template <typename Predicate>
  bool anyName(llvm::StringRef Folder, Predicate Matches) const {
    auto Found = Names.find(Folder);
    if (Found == Names.end())
      return false;
    for (llvm::StringRef Name : Found->second)
      if (Matches(Name))
        return true;
    return false;
  }

private:
  llvm::StringMap<std::string> Files; ///< Path to real path; "": not there.
  llvm::StringSet<> Folders;
  llvm::StringMap<std::vector<llvm::StringRef>> Names;  ///< By folder.
  llvm::StringMap<std::vector<llvm::StringRef>> ByName; ///< Paths.
};

} // namespace hipport

#endif // HIPPORT_FRONTEND_INCLUDEINDEX_H
