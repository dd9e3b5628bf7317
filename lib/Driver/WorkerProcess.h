// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// One child of the worker pool: how it is started, fenced in, listened to and
// judged after its end.

#ifndef HIPPORT_LIB_DRIVER_WORKERPROCESS_H
#define HIPPORT_LIB_DRIVER_WORKERPROCESS_H

#include "FileDescriptor.h"
#include "hipport/Driver/WorkerPool.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include <signal.h>
#include <sys/types.h>

namespace hipport {

class WorkerProcess {
public:
  using Clock = std::chrono::steady_clock;

  /// Forks. The child has \p ChildMask as its signal mask.
  static llvm::Expected<WorkerProcess>
  start(const Job &Unit, size_t Index, const PoolLimits &Limits,
        const sigset_t &ChildMask,
        llvm::function_ref<TuResult(const Job &)> Work);

  /// Position of the unit among the jobs.
  size_t index() const { return Index; }
  int resultFd() const { return Result.get(); }
  /// Negative once the child has closed it.
  int errorFd() const { return Errors.get(); }
  std::optional<Clock::time_point> deadline() const { return Deadline; }

  /// Takes what the pipes hold now. True when the end of the result is reached:
  /// the child has ended, or is about to.
  bool readPipes();
  /// Kills the child and all that it started.
  void kill() const;
  /// Kills a child that is over its time.
  void killForTime();
  /// Reaps the child and says how it ended.
  TuResult finish(const Job &Unit);

private:
  WorkerProcess() = default;
  void judge(int WaitStatus, TuResult &Outcome) const;
  std::string describeErrors() const;

  size_t Index = 0;
  pid_t Pid = -1;
  PoolLimits Limits;
  FileDescriptor Result;
  FileDescriptor Errors;
  std::optional<Clock::time_point> Deadline;
  bool OverTime = false;
  std::string ResultText;
  std::string ErrorTail;
};

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_WORKERPROCESS_H
