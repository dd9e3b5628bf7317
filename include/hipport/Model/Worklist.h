// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a port has to do, kernel by kernel.

#ifndef HIPPORT_MODEL_WORKLIST_H
#define HIPPORT_MODEL_WORKLIST_H

#include "hipport/Model/ConvertResult.h"

#include <string>
#include <vector>

namespace hipport {

enum class Verdict {
  Mechanical,  ///< The conversion is all.
  NeedsFix,    ///< It compiles only by hand, or gives a wrong result.
  NeedsRetune, ///< Right, and slower than it could be.
  Blocked,     ///< It uses what AMD does not have.
};

const char *toString(Verdict Worst);

struct WorklistEntry {
  std::string Kernel; ///< Qualified name; empty: code outside of kernels.
  std::vector<const KernelView *> Instances; ///< All in one place.
  Verdict Worst = Verdict::Mechanical;
  /// Those that the user did not suppress, without those of class info:
  /// compile, correctness, performance; in each by place.
  std::vector<const Finding *> Findings;
};

/// One entry for each kernel, the worst first, then by name; at the end one for
/// findings of no kernel, if there are any. Points into \p Result.
std::vector<WorklistEntry> worklistOf(const ConvertResult &Result);

} // namespace hipport

#endif // HIPPORT_MODEL_WORKLIST_H
