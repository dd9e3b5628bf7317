// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Runs parse jobs in processes of their own, so that a crash, a hang or memory
// exhaustion loses one unit.

#ifndef HIPPORT_DRIVER_WORKERPOOL_H
#define HIPPORT_DRIVER_WORKERPOOL_H

#include "hipport/Frontend/Job.h"
#include "hipport/Model/TuResult.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>
#include <vector>

namespace hipport {

struct PoolLimits {
  unsigned Workers = 1;
  unsigned Seconds = 120; ///< For one unit: CPU time and wall time.
  unsigned MemoryMb = 4096;
};

/// Forks one child for each job; the child runs \p Work and sends its result
/// back through a pipe as JSON. A child that dies, is over a limit or sends
/// nothing readable gives a TuResult with the status and an error that says how
/// it ended. Results come in the order of \p Jobs. \p Done is called in the
/// parent after each one. SIGINT and SIGTERM end all children.
std::vector<TuResult> runJobs(const std::vector<Job> &Jobs,
                              const PoolLimits &Limits,
                              std::function<TuResult(const Job &)> Work,
                              llvm::function_ref<void(const TuResult &)> Done);

} // namespace hipport

#endif // HIPPORT_DRIVER_WORKERPOOL_H
