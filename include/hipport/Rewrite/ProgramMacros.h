// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Macros that a program defines under names that look like CUDA's, in any
// branch of any of its files: a use of CUDA_CHECK is the program's even where
// the branch with its definition was not compiled.

#ifndef HIPPORT_REWRITE_PROGRAMMACROS_H
#define HIPPORT_REWRITE_PROGRAMMACROS_H

#include "hipport/Rewrite/ProjectGroups.h"

#include "llvm/ADT/StringRef.h"

#include <map>
#include <set>
#include <string>

namespace hipport {

class ProgramMacros {
public:
  ProgramMacros() = default;
  ProgramMacros(const std::map<std::string, llvm::StringRef> &Sources,
                const ProjectGroups &Groups);

  bool defines(const std::string &Group, llvm::StringRef Name) const {
    auto It = ByGroup.find(Group);
    return It != ByGroup.end() && It->second.count(Name.str()) > 0;
  }

private:
  std::map<std::string, std::set<std::string>> ByGroup;
};

} // namespace hipport

#endif // HIPPORT_REWRITE_PROGRAMMACROS_H
