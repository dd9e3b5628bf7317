// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Short ways to run the worker pool in a test.

#ifndef HIPPORT_UNITTESTS_DRIVER_POOLRUNS_H
#define HIPPORT_UNITTESTS_DRIVER_POOLRUNS_H

#include "hipport/Driver/WorkerPool.h"

#include <chrono>

namespace hipport {

using Clock = std::chrono::steady_clock;

inline std::vector<Job> makeJobs(size_t Count) {
  std::vector<Job> Jobs(Count);
  for (size_t I = 0; I < Count; ++I)
    Jobs[I].MainFile = "/src/unit" + std::to_string(I) + ".cu";
  return Jobs;
}

inline TuResult parsed(const Job &Unit) {
  TuResult Result;
  Result.MainFile = Unit.MainFile;
  Result.UserNames = {"of " + Unit.MainFile};
  return Result;
}

template <typename WorkT>
std::vector<TuResult> run(size_t Count, PoolLimits Limits, WorkT Work) {
  return llvm::cantFail(
      runJobs(makeJobs(Count), Limits, Work, [](const TuResult &) {}));
}

template <typename WorkT> TuResult runOne(PoolLimits Limits, WorkT Work) {
  return run(1, Limits, Work).front();
}

inline double secondsSince(Clock::time_point Start) {
  return std::chrono::duration<double>(Clock::now() - Start).count();
}

} // namespace hipport

#endif // HIPPORT_UNITTESTS_DRIVER_POOLRUNS_H
