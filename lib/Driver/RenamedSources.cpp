// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RenamedSources.h"

#include "llvm/Support/FileSystem.h"

namespace hipport {

llvm::Expected<std::map<std::string, std::string>>
renamedSources(const JobPlan &Plan) {
  std::map<std::string, std::string> NewNames;
  for (const std::string &Source : Plan.Sources) {
    llvm::StringRef Stem = Source;
    if (!Stem.consume_back(".cu"))
      continue;
    std::string NewName = (Stem + ".hip").str();
    if (llvm::sys::fs::exists(NewName))
      return llvm::createStringError(llvm::Twine(Source) + " cannot become " +
                                     NewName + ": that file exists");
    NewNames.emplace(Source, std::move(NewName));
  }
  return NewNames;
}

} // namespace hipport
