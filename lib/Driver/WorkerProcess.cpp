// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "WorkerProcess.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <fmt/format.h>

#include <cstdlib>
#include <new>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hipport {

namespace {

/// Exit status of a child that could not get memory.
constexpr int OutOfMemoryStatus = 86;
/// How much of a child's standard error is kept.
constexpr size_t ErrorTailBytes = 2048;
/// Time for a crash handler, which can hang on a broken heap.
constexpr unsigned CrashHandlerSeconds = 5;

struct Pipe {
  FileDescriptor Read;
  FileDescriptor Write;
};

llvm::Expected<Pipe> makePipe() {
  int Ends[2];
  if (pipe2(Ends, O_CLOEXEC) != 0)
    return llvm::errorCodeToError(llvm::errnoAsErrorCode());
  Pipe Made{FileDescriptor(Ends[0]), FileDescriptor(Ends[1])};
  fcntl(Ends[0], F_SETFL, O_NONBLOCK);
  return Made;
}

void setLimit(int Resource, rlim_t Soft, rlim_t Hard) {
  struct rlimit Limit;
  if (getrlimit(Resource, &Limit) != 0)
    return;
  // A limit that is already lower stays: only root could raise it.
  Limit.rlim_max = std::min(Limit.rlim_max, Hard);
  Limit.rlim_cur = std::min({Limit.rlim_cur, Limit.rlim_max, Soft});
  setrlimit(Resource, &Limit);
}

void applyLimits(const PoolLimits &Limits) {
  if (Limits.MemoryMb) {
    const rlim_t Bytes = static_cast<rlim_t>(Limits.MemoryMb) << 20;
    setLimit(RLIMIT_AS, Bytes, Bytes);
  }
  // The parent watches the wall clock; this limit holds when it cannot.
  if (Limits.Seconds)
    setLimit(RLIMIT_CPU, Limits.Seconds, Limits.Seconds + CrashHandlerSeconds);
  llvm::sys::Process::PreventCoreFiles();
}

void exitOutOfMemory(void *, const char *, bool) { _exit(OutOfMemoryStatus); }

/// Makes crashes say which code the parser was in, and never hang.
void installCrashHandlers() {
  std::set_new_handler([] { _exit(OutOfMemoryStatus); });
  llvm::remove_bad_alloc_error_handler();
  llvm::install_bad_alloc_error_handler(exitOutOfMemory);

  setenv("LLVM_DISABLE_SYMBOLIZATION", "1", /*overwrite=*/1);
  llvm::setBugReportMsg("");
  llvm::sys::AddSignalHandler([](void *) { alarm(CrashHandlerSeconds); },
                              nullptr);
  llvm::EnablePrettyStackTrace();
  // Over the time limit is no crash.
  signal(SIGXCPU, SIG_DFL);
  signal(SIGALRM, SIG_DFL);
}

[[noreturn]] void runChild(const Job &Unit, const PoolLimits &Limits,
                           const sigset_t &Mask, pid_t Parent, int ResultFd,
                           int ErrorFd,
                           llvm::function_ref<TuResult(const Job &)> Work) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != Parent)
    _exit(EXIT_FAILURE);
  if (int Null = open("/dev/null", O_RDONLY | O_CLOEXEC); Null >= 0)
    dup2(Null, STDIN_FILENO);
  // What a library prints must not end in the patch of --diff.
  dup2(ErrorFd, STDOUT_FILENO);
  dup2(ErrorFd, STDERR_FILENO);
  applyLimits(Limits);
  installCrashHandlers();
  sigprocmask(SIG_SETMASK, &Mask, nullptr);

  const TuResult Found = Work(Unit);
  llvm::raw_fd_ostream Stream(ResultFd, /*shouldClose=*/false);
  Stream << toJSON(Found);
  Stream.flush();
  _exit(Stream.has_error() ? EXIT_FAILURE : EXIT_SUCCESS);
}

enum class PipeState { Open, Ended };

/// Appends what \p Fd holds now.
PipeState drain(int Fd, std::string &Text, size_t KeepLast) {
  char Buffer[65536];
  while (true) {
    const ssize_t Count = llvm::sys::RetryAfterSignal(
        -1, [&] { return read(Fd, Buffer, sizeof(Buffer)); });
    if (Count < 0)
      return errno == EAGAIN ? PipeState::Open : PipeState::Ended;
    if (Count == 0)
      return PipeState::Ended;
    Text.append(Buffer, static_cast<size_t>(Count));
    if (Text.size() > KeepLast)
      Text.erase(0, Text.size() - KeepLast);
  }
}

std::string signalName(int Signal) {
  const char *Name = sigabbrev_np(Signal);
  return Name ? fmt::format("SIG{}", Name) : fmt::format("signal {}", Signal);
}

double seconds(const timeval &Time) {
  return static_cast<double>(Time.tv_sec) +
         1e-6 * static_cast<double>(Time.tv_usec);
}

} // namespace

int FileDescriptor::release() { return std::exchange(Number, -1); }

void FileDescriptor::reset(int NewNumber) {
  if (Number >= 0)
    close(Number);
  Number = NewNumber;
}

llvm::Expected<WorkerProcess>
WorkerProcess::start(const Job &Unit, size_t Index, const PoolLimits &Limits,
                     const sigset_t &ChildMask,
                     llvm::function_ref<TuResult(const Job &)> Work) {
  llvm::Expected<Pipe> Result = makePipe();
  if (!Result)
    return Result.takeError();
  llvm::Expected<Pipe> Errors = makePipe();
  if (!Errors)
    return Errors.takeError();

  const pid_t Parent = getpid();
  const pid_t Child = fork();
  if (Child < 0)
    return llvm::errorCodeToError(llvm::errnoAsErrorCode());
  if (Child == 0)
    runChild(Unit, Limits, ChildMask, Parent, Result->Write.get(),
             Errors->Write.get(), Work);

  // Both sides do this: neither can know which of them runs first.
  setpgid(Child, Child);
  WorkerProcess Worker;
  Worker.Index = Index;
  Worker.Pid = Child;
  Worker.Limits = Limits;
  Worker.Result = std::move(Result->Read);
  Worker.Errors = std::move(Errors->Read);
  if (Limits.Seconds)
    Worker.Deadline = Clock::now() + std::chrono::seconds(Limits.Seconds);
  return Worker;
}

bool WorkerProcess::readPipes() {
  if (Errors &&
      drain(Errors.get(), ErrorTail, ErrorTailBytes) == PipeState::Ended)
    Errors.reset();
  return drain(Result.get(), ResultText, std::string::npos) == PipeState::Ended;
}

void WorkerProcess::kill() const {
  ::kill(-Pid, SIGKILL);
  ::kill(Pid, SIGKILL);
}

void WorkerProcess::killForTime() {
  OverTime = true;
  Deadline.reset();
  kill();
}

TuResult WorkerProcess::finish(const Job &Unit) {
  // The system closes the pipe after it has fixed the exit status, so this can
  // no longer change it; it ends what the child has started and left behind.
  kill();
  int WaitStatus = 0;
  struct rusage Usage = {};
  llvm::sys::RetryAfterSignal(
      -1, [&] { return wait4(Pid, &WaitStatus, 0, &Usage); });
  if (Errors)
    drain(Errors.get(), ErrorTail, ErrorTailBytes);

  TuResult Outcome;
  judge(WaitStatus, Outcome);
  Outcome.MainFile = Unit.MainFile;
  Outcome.CpuSeconds = seconds(Usage.ru_utime) + seconds(Usage.ru_stime);
  return Outcome;
}

void WorkerProcess::judge(int WaitStatus, TuResult &Outcome) const {
  auto Lost = [&](UnitStatus Status, std::string Why) {
    Outcome = TuResult();
    Outcome.Status = Status;
    Outcome.Error = std::move(Why) + describeErrors();
  };
  if (OverTime)
    return Lost(UnitStatus::TimedOut,
                fmt::format("no result after {} s", Limits.Seconds));
  if (WIFSIGNALED(WaitStatus)) {
    const int Signal = WTERMSIG(WaitStatus);
    if (Signal == SIGXCPU)
      return Lost(UnitStatus::TimedOut,
                  fmt::format("used {} s of CPU time", Limits.Seconds));
    if (Signal == SIGKILL)
      return Lost(UnitStatus::OutOfMemory,
                  "killed by SIGKILL, most likely because the machine ran out "
                  "of memory");
    return Lost(UnitStatus::Crashed,
                fmt::format("killed by {}", signalName(Signal)));
  }
  const int Code = WEXITSTATUS(WaitStatus);
  if (Code == OutOfMemoryStatus)
    return Lost(UnitStatus::OutOfMemory,
                Limits.MemoryMb
                    ? fmt::format("needs more than {} MB of address space",
                                  Limits.MemoryMb)
                    : std::string("could not get memory"));
  if (Code != EXIT_SUCCESS)
    return Lost(UnitStatus::Failed,
                fmt::format("worker ended with status {}", Code));

  llvm::Expected<llvm::json::Value> Value = llvm::json::parse(ResultText);
  if (!Value)
    return Lost(UnitStatus::Failed, "worker sent no readable result: " +
                                        llvm::toString(Value.takeError()));
  llvm::Expected<TuResult> Read = tuResultFromJSON(*Value);
  if (!Read)
    return Lost(UnitStatus::Failed, "worker sent no readable result: " +
                                        llvm::toString(Read.takeError()));
  Outcome = std::move(*Read);
}

std::string WorkerProcess::describeErrors() const {
  // The text ends in reports, which are UTF-8 and hold one line for each unit.
  const std::string Text = llvm::json::fixUTF8(ErrorTail);
  llvm::SmallVector<llvm::StringRef> Lines;
  llvm::SplitString(Text, Lines, "\n\r");
  std::string Joined;
  for (llvm::StringRef Line : Lines)
    if (llvm::StringRef Words = Line.trim(); !Words.empty())
      Joined += "; " + Words.str();
  return Joined;
}

} // namespace hipport
