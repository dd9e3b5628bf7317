// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the tests of guards share.

#ifndef HIPPORT_UNITTESTS_REWRITE_GUARDTESTHELPERS_H
#define HIPPORT_UNITTESTS_REWRITE_GUARDTESTHELPERS_H

#include "hipport/Rewrite/EditPlan.h"
#include "hipport/Rewrite/Guards.h"

#include <string>
#include <vector>

namespace hipport {

inline GuardResult guardsOf(llvm::StringRef Bytes) {
  return rewriteGuards("/in/a.cu", Bytes, scanDirectives(Bytes));
}

inline std::string converted(llvm::StringRef Bytes) {
  EditPlan Plan = planEdits(guardsOf(Bytes).Groups);
  return Plan.Rejected.empty() ? applyEdits(Bytes, Plan.Accepted)
                               : "edits overlap";
}

inline std::vector<std::string> messagesOf(llvm::StringRef Bytes) {
  std::vector<std::string> Messages;
  for (const Finding &F : guardsOf(Bytes).Findings)
    Messages.push_back(F.Message);
  return Messages;
}

/// The text of the bodies that must stay.
inline std::vector<std::string> untouchedOf(llvm::StringRef Bytes) {
  std::vector<std::string> Bodies;
  for (ByteRange Body : guardsOf(Bytes).Untouched)
    Bodies.push_back(Bytes.slice(Body.Begin, Body.End).str());
  return Bodies;
}

} // namespace hipport

#endif // HIPPORT_UNITTESTS_REWRITE_GUARDTESTHELPERS_H
