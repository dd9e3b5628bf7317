// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Driver/WorkerPool.h"

#include "WorkerProcess.h"

#include "llvm/Support/Errno.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <climits>
#include <cstring>
#include <list>

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace hipport {

char Interrupted::ID = 0;

void Interrupted::log(llvm::raw_ostream &OS) const {
  OS << "ended by a signal: " << strsignal(Signal);
}

std::error_code Interrupted::convertToErrorCode() const {
  return std::make_error_code(std::errc::interrupted);
}

namespace {

/// Turns the signals that end a run into something to poll for, as long as it
/// lives.
class SignalWatch {
public:
  SignalWatch() {
    sigset_t Watched;
    sigemptyset(&Watched);
    for (int Signal : {SIGINT, SIGTERM, SIGHUP})
      if (!isIgnored(Signal))
        sigaddset(&Watched, Signal);
    sigprocmask(SIG_BLOCK, &Watched, &OldMask);
    Fd.reset(signalfd(-1, &Watched, SFD_CLOEXEC | SFD_NONBLOCK));
    // Children of a process that ignores SIGCHLD leave no exit status.
    struct sigaction Default = {};
    Default.sa_handler = SIG_DFL;
    sigaction(SIGCHLD, &Default, &OldChild);
  }
  ~SignalWatch() {
    sigaction(SIGCHLD, &OldChild, nullptr);
    sigprocmask(SIG_SETMASK, &OldMask, nullptr);
  }
  SignalWatch(const SignalWatch &) = delete;
  SignalWatch &operator=(const SignalWatch &) = delete;

  int fd() const { return Fd.get(); }
  const sigset_t &oldMask() const { return OldMask; }

  /// The signal that came; 0: none.
  int take() const {
    signalfd_siginfo Info;
    return read(Fd.get(), &Info, sizeof(Info)) == sizeof(Info)
               ? static_cast<int>(Info.ssi_signo)
               : 0;
  }

private:
  static bool isIgnored(int Signal) {
    struct sigaction Current;
    return sigaction(Signal, nullptr, &Current) == 0 &&
           Current.sa_handler == SIG_IGN;
  }

  FileDescriptor Fd;
  sigset_t OldMask;
  struct sigaction OldChild;
};

class Pool {
public:
  Pool(const std::vector<Job> &Jobs, const PoolLimits &Limits,
       llvm::function_ref<TuResult(const Job &)> Work,
       llvm::function_ref<void(const TuResult &)> Done)
      : Jobs(Jobs), Limits(Limits), Work(Work), Done(Done),
        Results(Jobs.size()) {}

  llvm::Expected<std::vector<TuResult>> run() {
    while (Next < Jobs.size() || !Running.empty()) {
      startWorkers();
      if (Running.empty())
        continue;
      wait();
      if (int Signal = Signals.take()) {
        endAll();
        return llvm::make_error<Interrupted>(Signal);
      }
      collect();
    }
    return std::move(Results);
  }

private:
  void startWorkers() {
    const size_t Most = std::max(1u, Limits.Workers);
    while (Next < Jobs.size() && Running.size() < Most) {
      llvm::Expected<WorkerProcess> Worker = WorkerProcess::start(
          Jobs[Next], Next, Limits, Signals.oldMask(), Work);
      if (Worker) {
        Running.push_back(std::move(*Worker));
        ++Next;
        continue;
      }
      std::string Why = llvm::toString(Worker.takeError());
      // The system may have room again when another child has ended.
      if (!Running.empty())
        return;
      TuResult Lost;
      Lost.MainFile = Jobs[Next].MainFile;
      Lost.Status = UnitStatus::Failed;
      Lost.Error = "cannot start a worker: " + Why;
      keep(Next++, std::move(Lost));
    }
  }

  /// Sleeps until a child sends or ends, a deadline passes or a signal comes.
  void wait() const {
    std::vector<pollfd> Fds = {{Signals.fd(), POLLIN, 0}};
    std::optional<WorkerProcess::Clock::time_point> First;
    for (const WorkerProcess &Worker : Running) {
      Fds.push_back({Worker.resultFd(), POLLIN, 0});
      Fds.push_back({Worker.errorFd(), POLLIN, 0});
      if (Worker.deadline())
        First =
            First ? std::min(*First, *Worker.deadline()) : *Worker.deadline();
    }
    poll(Fds.data(), Fds.size(), First ? millisecondsUntil(*First) : -1);
  }

  static int millisecondsUntil(WorkerProcess::Clock::time_point Time) {
    const auto Left = std::chrono::ceil<std::chrono::milliseconds>(
                          Time - WorkerProcess::Clock::now())
                          .count();
    return static_cast<int>(std::clamp<int64_t>(Left, 0, INT_MAX));
  }

  void collect() {
    for (auto Worker = Running.begin(); Worker != Running.end();) {
      if (!Worker->readPipes()) {
        if (Worker->deadline() &&
            *Worker->deadline() <= WorkerProcess::Clock::now())
          Worker->killForTime();
        ++Worker;
        continue;
      }
      keep(Worker->index(), Worker->finish(Jobs[Worker->index()]));
      Worker = Running.erase(Worker);
    }
  }

  void endAll() {
    for (const WorkerProcess &Worker : Running)
      Worker.kill();
    for (WorkerProcess &Worker : Running)
      Worker.finish(Jobs[Worker.index()]);
    Running.clear();
  }

  void keep(size_t Index, TuResult Result) {
    Results[Index] = std::move(Result);
    Done(Results[Index]);
  }

  const std::vector<Job> &Jobs;
  const PoolLimits &Limits;
  llvm::function_ref<TuResult(const Job &)> Work;
  llvm::function_ref<void(const TuResult &)> Done;
  SignalWatch Signals;
  std::vector<TuResult> Results;
  std::list<WorkerProcess> Running;
  size_t Next = 0;
};

} // namespace

llvm::Expected<std::vector<TuResult>>
runJobs(const std::vector<Job> &Jobs, const PoolLimits &Limits,
        llvm::function_ref<TuResult(const Job &)> Work,
        llvm::function_ref<void(const TuResult &)> Done) {
  return Pool(Jobs, Limits, Work, Done).run();
}

} // namespace hipport
