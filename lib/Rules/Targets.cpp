// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rules/Targets.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace hipport {

const Target *findTarget(llvm::StringRef Name) {
  llvm::ArrayRef<Target> All = knownTargets();
  const Target *Found =
      llvm::find_if(All, [&](const Target &T) { return T.Name == Name; });
  return Found == All.end() ? nullptr : Found;
}

std::string unknownTarget(llvm::StringRef Name) {
  auto Names =
      llvm::map_range(knownTargets(), [](const Target &T) -> llvm::StringRef {
        return T.Name;
      });
  return ("'" + Name + "' is no known target; known are ").str() +
         llvm::join(Names, ", ");
}

std::vector<Target> targetsNamed(llvm::ArrayRef<std::string> Names) {
  std::vector<Target> Named;
  llvm::copy_if(knownTargets(), std::back_inserter(Named),
                [&](const Target &T) {
                  return Names.empty() || llvm::is_contained(Names, T.Name);
                });
  return Named;
}

} // namespace hipport
