// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Direct AMD libraries in the place of HIP's wrappers: rocBLAS for hipBLAS.
// A library goes as a whole or not at all: its header, handles and functions do
// not mix with those of the wrapper.

#ifndef HIPPORT_REWRITE_DIRECTLIBRARIES_H
#define HIPPORT_REWRITE_DIRECTLIBRARIES_H

#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/StringRef.h"

#include <map>
#include <string>

namespace hipport {

class DirectLibraries {
public:
  DirectLibraries() = default;
  /// \p Bytes: all sources of the run, by path.
  DirectLibraries(const RuleTable &Rules,
                  const std::map<std::string, llvm::StringRef> &Bytes);

  /// The rules with the direct names of the libraries that have them all.
  const RuleTable &rules() const { return Rules; }
  /// A name that keeps its library with the wrapper; empty: nothing does.
  llvm::StringRef obstacle(const std::string &Library) const {
    auto It = Obstacles.find(Library);
    return It == Obstacles.end() ? llvm::StringRef()
                                 : llvm::StringRef(It->second);
  }

private:
  RuleTable Rules;
  std::map<std::string, std::string> Obstacles;
};

} // namespace hipport

#endif // HIPPORT_REWRITE_DIRECTLIBRARIES_H
