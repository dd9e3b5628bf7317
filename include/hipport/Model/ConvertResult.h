// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The outcome of a whole run, as the writers get it: edits per file, findings
// and coverage. Writers own layout; they decide nothing.

#ifndef HIPPORT_MODEL_CONVERTRESULT_H
#define HIPPORT_MODEL_CONVERTRESULT_H

#include "hipport/Model/Edit.h"
#include "hipport/Model/Finding.h"
#include "hipport/Model/KernelView.h"
#include "hipport/Model/TuResult.h"

#include <map>
#include <string>
#include <vector>

namespace hipport {

/// How often CUDA names ended in each state; one per library.
struct Coverage {
  unsigned Converted = 0; ///< Became a HIP name.
  unsigned Identical = 0; ///< Has the same name in HIP.
  unsigned NotConverted =
      0;                ///< Known, but kept: no counterpart, or no safe edit.
  unsigned Unknown = 0; ///< Looks like CUDA, no rule knows it.

  unsigned total() const {
    return Converted + Identical + NotConverted + Unknown;
  }
  Coverage &operator+=(const Coverage &Other);
  bool operator==(const Coverage &) const = default;
};

/// What a run says of one source file.
struct FileResult {
  std::string Path;              ///< Absolute.
  std::vector<EditGroup> Groups; ///< Applicable, as EditPlan accepted them.
  std::vector<Finding> Findings; ///< Sorted by place, then id.
  std::map<std::string, Coverage> ByLibrary;
  unsigned InactiveEdits = 0; ///< Edits in skipped branches and macro bodies.
  unsigned ParseProblems = 0; ///< Regions that the parser did not understand.
  bool SeenByParser = false;
};

/// One unit as the summary shows it.
struct UnitSummary {
  std::string MainFile;
  UnitStatus Status = UnitStatus::Parsed;
  std::string Error;
  double CpuSeconds = 0;
};

struct ConvertResult {
  std::string Root;        ///< Absolute; paths in reports are relative to it.
  std::string RocmVersion; ///< Release that the rules were read for, "6.4".
  std::vector<FileResult> Files;  ///< Sorted by path.
  std::vector<UnitSummary> Units; ///< Sorted by main file.
  std::vector<std::string> MissingIncludes;
  std::vector<KernelView> Kernels; ///< One for each instance; by place.
  std::vector<LaunchSite> Launches;
  std::vector<ParseProblem> Problems; ///< Of all files; sorted by place.
  /// Other files that went to the new tree as they were; 0 in other modes.
  unsigned CopiedFiles = 0;
};

/// Sum of all files, by library.
std::map<std::string, Coverage> coverageByLibrary(const ConvertResult &Result);

/// Share of CUDA names that are converted or identical, in per cent, rounded
/// down to one decimal so that it is 100.0 only when nothing is unknown or not
/// converted, no unit was lost, and the parser saw every file with CUDA names
/// and understood all of it; capped at 99.9 otherwise. With no CUDA name at all
/// the share counts as whole.
double coveragePercent(const ConvertResult &Result);

} // namespace hipport

#endif // HIPPORT_MODEL_CONVERTRESULT_H
