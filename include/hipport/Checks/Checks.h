// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The checks: each reads the model and says what is wrong on AMD hardware.

#ifndef HIPPORT_CHECKS_CHECKS_H
#define HIPPORT_CHECKS_CHECKS_H

#include "hipport/Checks/WaveModel.h"
#include "hipport/Model/Edit.h"
#include "hipport/Model/Finding.h"
#include "hipport/Model/Target.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <set>

namespace hipport {

/// Takes findings; a place gets each id once, whatever instances say.
class FindingSink {
public:
  explicit FindingSink(llvm::ArrayRef<Target> Targets) : Targets(Targets) {}

  /// For the check that runs next.
  void beginCheck(llvm::StringRef NewId) { Id = NewId.str(); }

  /// A finding of the running check about \p F, for targets whose wave is
  /// wider than CUDA's warp; null when the place has it already.
  Finding *add(const ModelFunction &F, const SourcePlace &Place,
               FindingClass Class, Confidence Sureness, std::string Message);
  /// The same, for all targets.
  Finding *addForAll(const ModelFunction &F, const SourcePlace &Place,
                     FindingClass Class, Confidence Sureness,
                     std::string Message);
  /// Notes on \p F, the first few.
  static void addNotes(Finding *F, llvm::ArrayRef<WidthEvidence> Notes);

  std::vector<Finding> take();

private:
  std::string Id;
  llvm::ArrayRef<Target> Targets;
  std::vector<Finding> Findings;
  std::map<std::pair<SourcePlace, std::string>, size_t> Known;
  std::map<SourcePlace, std::set<FindingKey>> Hazards; ///< By function.
};

struct CheckInfo {
  llvm::StringRef Id;
  void (*Run)(const WaveModel &Model, FindingSink &Out);
};

/// All checks, sorted by id.
llvm::ArrayRef<CheckInfo> allChecks();

/// The findings of all checks, sorted by place and id.
std::vector<Finding> runChecks(const WaveModel &Model,
                               llvm::ArrayRef<Target> Targets);

} // namespace hipport

#endif // HIPPORT_CHECKS_CHECKS_H
