// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The second half of a run: every source converted with the merged facts.

#ifndef HIPPORT_LIB_DRIVER_CONVERTPHASE_H
#define HIPPORT_LIB_DRIVER_CONVERTPHASE_H

#include "hipport/Checks/WaveModel.h"
#include "hipport/Driver/Driver.h"

namespace hipport {

struct ConvertedFile {
  FileResult Result;
  std::string NewPath; ///< Where the output goes; empty: to the same path.
  std::string Before;
  std::string After;
  std::string ReadError; ///< Why the file could not be read; empty: it was.

  bool isChanged() const { return Before != After || !NewPath.empty(); }
  const std::string &outPath() const {
    return NewPath.empty() ? Result.Path : NewPath;
  }
};

/// One entry for each source of the plan, in its order. Files of units that
/// were lost are converted all the same, by names alone. \p NewNames: see
/// renamedSources().
std::vector<ConvertedFile>
convertAll(const JobPlan &Plan, const Config &Settings, const RuleTable &Rules,
           const MergedFacts &Merged, const WaveModel &Model,
           const std::vector<TuResult> &Units,
           const std::map<std::string, std::string> &NewNames);

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_CONVERTPHASE_H
