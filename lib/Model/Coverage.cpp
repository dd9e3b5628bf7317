// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Coverage: what share of the CUDA names of a run has an answer.

#include "hipport/Model/ConvertResult.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace hipport {

Coverage &Coverage::operator+=(const Coverage &Other) {
  Converted += Other.Converted;
  Identical += Other.Identical;
  NotConverted += Other.NotConverted;
  Unknown += Other.Unknown;
  return *this;
}

std::map<std::string, Coverage> coverageByLibrary(const ConvertResult &Result) {
  std::map<std::string, Coverage> ByLibrary;
  for (const FileResult &File : Result.Files)
    for (const auto &[Library, Names] : File.ByLibrary)
      ByLibrary[Library] += Names;
  return ByLibrary;
}

/// Whether the parser understood all that has CUDA names in it.
static bool isFullyParsed(const ConvertResult &Result) {
  return llvm::all_of(Result.Units,
                      [](const UnitSummary &Unit) {
                        return Unit.Status == UnitStatus::Parsed;
                      }) &&
         llvm::all_of(Result.Files, [](const FileResult &File) {
           return File.ParseProblems == 0 &&
                  (File.SeenByParser || File.ByLibrary.empty());
         });
}

double coveragePercent(const ConvertResult &Result) {
  uint64_t Total = 0, Covered = 0;
  for (const auto &[Library, Names] : coverageByLibrary(Result)) {
    Total += Names.total();
    Covered += uint64_t(Names.Converted) + Names.Identical;
  }
  if (Covered == Total && isFullyParsed(Result))
    return 100.0;
  uint64_t Tenths = Total == 0 ? 1000 : Covered * 1000 / Total;
  return double(std::min<uint64_t>(Tenths, 999)) / 10.0;
}

} // namespace hipport
