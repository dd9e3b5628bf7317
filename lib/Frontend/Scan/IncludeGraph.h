// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Follows the #include directives of a unit through the tree, in all branches,
// and finds the include folders that it needs on the way.

#ifndef HIPPORT_LIB_FRONTEND_SCAN_INCLUDEGRAPH_H
#define HIPPORT_LIB_FRONTEND_SCAN_INCLUDEGRAPH_H

#include "HeaderNames.h"
#include "hipport/Frontend/SourceTree.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hipport {

/// Where a unit's includes are looked up, behind the includer's own folder.
struct SearchFolders {
  std::vector<std::string> Quoted; ///< For "..." only.
  std::vector<std::string> All;
  std::vector<std::string> Forced; ///< Files of -include.
};

/// What -I, -isystem, -iquote and -include say. Paths must be absolute.
SearchFolders searchFoldersOf(const std::vector<std::string> &Flags);

class IncludeGraph {
public:
  explicit IncludeGraph(SourceTree &Tree) : Tree(Tree) {}

  enum class Missing {
    Ignore,    ///< The folders are what the build says.
    LookAround ///< Add the folder of the nearest file that fits.
  };
  /// All files that \p Main reaches, itself included: real paths.
  std::set<std::string> follow(const std::string &Main, SearchFolders &Folders,
                               Missing WhenMissing);

  /// Edges of all calls, from file to file.
  const std::map<std::string, std::set<std::string>> &edges() const {
    return Edges;
  }

private:
  llvm::StringRef resolve(llvm::StringRef Includer,
                          const IncludeDirective &Include,
                          const SearchFolders &Folders);
  llvm::StringRef lookAround(llvm::StringRef Includer,
                             const IncludeDirective &Include,
                             SearchFolders &Folders);
  llvm::StringRef fileIn(llvm::StringRef Folder, llvm::StringRef Spelled);

  SourceTree &Tree;
  SystemHeaders System;
  std::map<std::string, std::set<std::string>> Edges;
};

} // namespace hipport

#endif // HIPPORT_LIB_FRONTEND_SCAN_INCLUDEGRAPH_H
