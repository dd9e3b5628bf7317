// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Decides the edits of one file from its bytes, the rules and the merged facts
// of the parser. Needs no AST and touches no disk.

#ifndef HIPPORT_REWRITE_CONVERT_H
#define HIPPORT_REWRITE_CONVERT_H

#include "hipport/Model/ConvertResult.h"
#include "hipport/Rewrite/AbsentLibraries.h"
#include "hipport/Rewrite/DirectLibraries.h"
#include "hipport/Rewrite/IncludeNeeds.h"
#include "hipport/Rewrite/MaskIndex.h"
#include "hipport/Rewrite/ProgramMacros.h"
#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/StringRef.h"

#include <map>
#include <memory>
#include <set>
#include <string>

namespace hipport {

enum class Annotate { Comment, None };
enum class LaunchSyntax {
  Chevron, ///< `k<<<g, b>>>(x)`, as in CUDA.
  Call,    ///< `hipLaunchKernelGGL(k, g, b, 0, 0, x)`.
};

/// Which fixes of findings are applied.
enum class FixMode { None, Safe, Unsafe };

struct ConvertOptions {
  Release Rocm{6, 4};
  Annotate Annotations = Annotate::Comment;
  bool PreferRoc = false; ///< rocBLAS instead of hipBLAS, where it has it all.
  LaunchSyntax Launches = LaunchSyntax::Chevron;
  FixMode Fixes = FixMode::Safe;
  /// Nothing is written: what convert would mend is a finding.
  bool OnlyChecks = false;
};

/// What the whole run knows and one file alone does not.
struct RunFacts {
  const RuleTable *Rules = nullptr;
  DirectLibraries Direct;
  const MergedFacts *Merged = nullptr;
  /// The project files that each source includes, absolute paths.
  std::map<std::string, std::vector<std::string>> Includes;
  /// Absolute paths of sources that get another name, with that name.
  std::map<std::string, std::string> NewNames;
  ProjectGroups Groups;
  ProgramMacros Macros;
  IncludeNeeds Needs;
  LaneProofs Proofs;
  MaskIndex Masks;
  AbsentLibraries Absent;
  /// Main files of units and what they include, absolute paths: all that
  /// concerns them was seen, as far as it is in the run.
  std::set<std::string> Compiled;
  /// The ids of all findings that there are, for suppressions.
  std::set<llvm::StringRef> Ids;
  /// Those of the checks.
  std::set<llvm::StringRef> CheckIds;
  /// What the checks found, by absolute path.
  std::map<std::string, std::vector<Finding>> Checked;
};

/// \p Rules and \p Merged must outlive the result, which does not move: its
/// parts refer to one another.
std::unique_ptr<RunFacts> gatherRunFacts(const RuleTable &Rules,
                                         const MergedFacts &Merged,
                                         SourceSet Sources,
                                         const ConvertOptions &Options);

FileResult convertFile(const std::string &Path, llvm::StringRef Bytes,
                       const RunFacts &Run, const ConvertOptions &Options);

} // namespace hipport

#endif // HIPPORT_REWRITE_CONVERT_H
