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
#include "llvm/Support/Error.h"

#include <vector>

namespace hipport {

struct PoolLimits {
  unsigned Workers = 1;     ///< Children at once; 0 counts as 1.
  unsigned Seconds = 120;   ///< For one unit, CPU and wall time; 0: no limit.
  unsigned MemoryMb = 4096; ///< Address space of a child; 0: no limit.
};

/// The user or the system asked the run to end (SIGINT, SIGTERM, SIGHUP).
class Interrupted : public llvm::ErrorInfo<Interrupted> {
public:
  static char ID;
  explicit Interrupted(int Signal) : Signal(Signal) {}
  int signal() const { return Signal; }
  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;

private:
  int Signal;
};

/// Forks one child for each job; the child runs \p Work and sends its result
/// back through a pipe as JSON. A child that dies, is over a limit or sends
/// nothing readable gives a TuResult with the status and an error that says how
/// it ended and holds the end of what it wrote to standard error. Results come
/// in the order of \p Jobs. \p Done is called in the parent after each one.
///
/// Must be called while the process has one thread. Error: Interrupted, after
/// all children have ended.
llvm::Expected<std::vector<TuResult>>
runJobs(const std::vector<Job> &Jobs, const PoolLimits &Limits,
        llvm::function_ref<TuResult(const Job &)> Work,
        llvm::function_ref<void(const TuResult &)> Done);

} // namespace hipport

#endif // HIPPORT_DRIVER_WORKERPOOL_H
