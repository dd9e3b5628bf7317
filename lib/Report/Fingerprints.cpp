// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Fingerprints.h"

#include "RelativePath.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

#include <fmt/format.h>

namespace hipport {

std::map<const Finding *, std::string>
fingerprintsOf(const ConvertResult &Result) {
  std::map<const Finding *, std::string> Prints;
  std::map<std::string, unsigned> Equal;
  for (const FileResult &File : Result.Files)
    for (const Finding &F : File.Findings) {
      std::string Key = fmt::format("{}\n{}\n{}\n{}", F.Id,
                                    relativePath(Result.Root, F.Place.File),
                                    llvm::join(F.Kernels, ","), F.Tokens);
      const unsigned Ordinal = Equal[Key]++;
      Key += fmt::format("\n{}", Ordinal);
      Prints[&F] = fmt::format("{:016x}", llvm::xxh3_64bits(Key));
    }
  return Prints;
}

} // namespace hipport
