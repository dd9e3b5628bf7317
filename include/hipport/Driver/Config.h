// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The settings of a run, copied from the command line by tools/hipport.

#ifndef HIPPORT_DRIVER_CONFIG_H
#define HIPPORT_DRIVER_CONFIG_H

#include "hipport/Frontend/Job.h"
#include "hipport/Frontend/ParseUnit.h"
#include "hipport/Report/Report.h"
#include "hipport/Rewrite/Convert.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

enum class OutputMode { Tree, InPlace, Diff, Fixes, DryRun };

struct FormatRequest {
  ReportFormat Format = ReportFormat::Text;
  std::string File; ///< Empty: the output of the run.
};

struct Config {
  ScanRequest Scan;
  ParseOptions Parse;
  ConvertOptions Convert;

  OutputMode Output = OutputMode::Tree;
  std::string OutRoot; ///< Empty: ROOT-hip beside the source root.
  bool AllowDirty = false;
  bool RenameSources = false; ///< `.cu` becomes `.hip`.
  std::string FixesFile;      ///< For OutputMode::Fixes: replacements as YAML.
  std::string ReportFile;     ///< JSON report; empty: none.
  std::vector<FormatRequest> Formats; ///< Findings, as they are asked for.
  std::vector<std::string> RuleFiles;
  std::vector<std::string> Targets; ///< gfx names of the port; empty: all.

  unsigned Workers = 0;            ///< 0: one for each core.
  unsigned TimeLimitSeconds = 120; ///< CPU and wall time of one unit.
  unsigned MemoryLimitMb = 4096;   ///< Address space of one worker.
  /// Parse common headers once for several units; changes no result.
  bool UsePreambles = true;
  bool Progress = false; ///< Progress on standard error.
  std::optional<FindingClass>
      FailOn; ///< Exit 1 from this class on; absent: never.
};

} // namespace hipport

#endif // HIPPORT_DRIVER_CONFIG_H
