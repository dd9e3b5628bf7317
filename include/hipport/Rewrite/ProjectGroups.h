// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Files of one run that hang together by #include. A run may cover hundreds of
// programs: what one of them calls FULL_MASK says nothing about the others.

#ifndef HIPPORT_REWRITE_PROJECTGROUPS_H
#define HIPPORT_REWRITE_PROJECTGROUPS_H

#include "llvm/ADT/IntEqClasses.h"

#include <map>
#include <string>
#include <vector>

namespace hipport {

class ProjectGroups {
public:
  ProjectGroups() = default;
  /// \p Includes maps each source to the project files that it includes.
  explicit ProjectGroups(
      const std::map<std::string, std::vector<std::string>> &Includes) {
    for (const auto &[Path, Headers] : Includes)
      for (const std::string &Header : Headers)
        Classes.join(numberOf(Path), numberOf(Header));
  }

  /// One file of the group of \p Path, the same for all of them.
  const std::string &groupOf(const std::string &Path) const {
    auto It = Numbers.find(Path);
    return It == Numbers.end() ? Path : Paths[Classes.findLeader(It->second)];
  }

private:
  unsigned numberOf(const std::string &Path) {
    auto [It, IsNew] = Numbers.try_emplace(Path, Paths.size());
    if (IsNew) {
      Paths.push_back(Path);
      Classes.grow(Paths.size());
    }
    return It->second;
  }

  std::map<std::string, unsigned> Numbers;
  std::vector<std::string> Paths; ///< By number.
  llvm::IntEqClasses Classes;
};

} // namespace hipport

#endif // HIPPORT_REWRITE_PROJECTGROUPS_H
