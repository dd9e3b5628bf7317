// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PoolRuns.h"

#include "gtest/gtest.h"

#include <thread>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hipport;

namespace {

/// Runs the pool in a process of its own and sends it \p Signal; whether it
/// ended in time with the signal in its error.
bool endsOn(int Signal) {
  const pid_t Tool = fork();
  if (Tool == 0) {
    // A job in the background of a shell starts with SIGINT ignored.
    signal(Signal, SIG_DFL);
    auto Results = runJobs(
        makeJobs(5), {.Workers = 2, .Seconds = 60},
        [](const Job &Unit) {
          while (true)
            pause();
          return parsed(Unit);
        },
        [](const TuResult &) {});
    bool Right = false;
    llvm::handleAllErrors(Results.takeError(), [&](const Interrupted &End) {
      Right = End.signal() == Signal;
    });
    // No child is left, neither running nor unreaped.
    _exit(Right && waitpid(-1, nullptr, WNOHANG) == -1 ? 0 : 1);
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  kill(Tool, Signal);
  int Status = 0;
  for (int Tries = 0; Tries < 100; ++Tries) {
    if (waitpid(Tool, &Status, WNOHANG) == Tool)
      return WIFEXITED(Status) && WEXITSTATUS(Status) == 0;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  kill(Tool, SIGKILL);
  waitpid(Tool, &Status, 0);
  return false;
}

TEST(WorkerSignals, EndTheRun) {
  EXPECT_TRUE(endsOn(SIGINT));
  EXPECT_TRUE(endsOn(SIGTERM));
}

TEST(WorkerSignals, HaveTheirOldMeaningAfterwards) {
  run(1, {}, parsed);
  sigset_t Mask;
  sigprocmask(SIG_BLOCK, nullptr, &Mask);
  EXPECT_EQ(sigismember(&Mask, SIGINT), 0);
  TuResult Result = runOne({}, [](const Job &Unit) {
    sigset_t InChild;
    sigprocmask(SIG_BLOCK, nullptr, &InChild);
    TuResult Found = parsed(Unit);
    Found.UserNames = {sigismember(&InChild, SIGTERM) ? "blocked" : "free"};
    return Found;
  });
  EXPECT_EQ(Result.UserNames, std::vector<std::string>{"free"});
}

} // namespace
