// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Short forms for tests that plan a small tree.

#ifndef HIPPORT_UNITTESTS_FRONTEND_PLANSUPPORT_H
#define HIPPORT_UNITTESTS_FRONTEND_PLANSUPPORT_H

#include "../Report/TempFolder.h"
#include "hipport/Frontend/Job.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hipport {

/// The plan of a request that must succeed.
inline JobPlan planned(const ScanRequest &Request) {
  llvm::Expected<JobPlan> Plan = planJobs(Request);
  if (Plan)
    return std::move(*Plan);
  ADD_FAILURE() << llvm::toString(Plan.takeError());
  return {};
}

/// The plan of the whole folder.
inline JobPlan planned(const TempFolder &Folder) {
  return planned(ScanRequest{{Folder.path()}, "", {}, {}});
}

/// The message of a request that must fail.
inline std::string refused(const ScanRequest &Request) {
  llvm::Expected<JobPlan> Plan = planJobs(Request);
  if (!Plan)
    return llvm::toString(Plan.takeError());
  return "planned without an error";
}

/// Paths without the folder's own, for short expectations.
inline std::vector<std::string> relative(const TempFolder &Folder,
                                         std::vector<std::string> Texts) {
  std::string Prefix = Folder.path() + "/";
  for (std::string &Text : Texts)
    for (size_t At; (At = Text.find(Prefix)) != std::string::npos;)
      Text.erase(At, Prefix.size());
  return Texts;
}

inline std::vector<std::string> mainFiles(const TempFolder &Folder,
                                          const JobPlan &Plan) {
  std::vector<std::string> Files;
  for (const Job &Unit : Plan.Jobs)
    Files.push_back(Unit.MainFile);
  return relative(Folder, Files);
}

} // namespace hipport

#endif // HIPPORT_UNITTESTS_FRONTEND_PLANSUPPORT_H
