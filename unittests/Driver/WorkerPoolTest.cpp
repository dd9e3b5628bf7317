// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PoolRuns.h"

#include "llvm/Support/MemAlloc.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

#include <chrono>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <new>
#include <thread>

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace hipport;
using testing::HasSubstr;

namespace {

TEST(WorkerPool, ReturnsWhatTheWorkReturns) {
  TuResult Result = runOne({}, [](const Job &Unit) {
    TuResult Found = parsed(Unit);
    Found.Files["/src/a.h"].Owners[7] = NameOwner::User;
    Found.MissingIncludes = {"nccl.h"};
    return Found;
  });
  EXPECT_EQ(Result.Status, UnitStatus::Parsed);
  EXPECT_EQ(Result.Error, "");
  EXPECT_EQ(Result.MainFile, "/src/unit0.cu");
  EXPECT_EQ(Result.Files["/src/a.h"].Owners[7], NameOwner::User);
  EXPECT_EQ(Result.MissingIncludes, std::vector<std::string>{"nccl.h"});
}

TEST(WorkerPool, NoJobsNoResults) { EXPECT_TRUE(run(0, {}, parsed).empty()); }

TEST(WorkerPool, RunsInAnotherProcess) {
  const pid_t Self = getpid();
  TuResult Result = runOne({}, [&](const Job &Unit) {
    TuResult Found = parsed(Unit);
    Found.UserNames = {getpid() == Self ? "same" : "other"};
    return Found;
  });
  EXPECT_EQ(Result.UserNames, std::vector<std::string>{"other"});
}

TEST(WorkerPool, ResultsKeepTheOrderOfTheJobs) {
  unsigned Finished = 0;
  const std::vector<Job> Jobs = makeJobs(100);
  auto Results = llvm::cantFail(runJobs(
      Jobs, {.Workers = 7},
      [](const Job &Unit) {
        // The first ten take longer, so others overtake them.
        if (llvm::StringRef(Unit.MainFile).size() ==
            llvm::StringRef("/src/unit0.cu").size())
          std::this_thread::sleep_for(std::chrono::milliseconds(20));
        return parsed(Unit);
      },
      [&](const TuResult &) { ++Finished; }));
  ASSERT_EQ(Results.size(), Jobs.size());
  EXPECT_EQ(Finished, Jobs.size());
  for (size_t I = 0; I < Jobs.size(); ++I) {
    EXPECT_EQ(Results[I].MainFile, Jobs[I].MainFile);
    EXPECT_EQ(Results[I].UserNames.front(), "of " + Jobs[I].MainFile);
  }
}

TEST(WorkerPool, RunsNoMoreThanTheWorkersAtOnce) {
  auto Timed = [](unsigned Workers) {
    const Clock::time_point Start = Clock::now();
    run(6, {.Workers = Workers}, [](const Job &Unit) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      return parsed(Unit);
    });
    return secondsSince(Start);
  };
  EXPECT_GE(Timed(1), 0.6);
  EXPECT_GE(Timed(3), 0.2);
  EXPECT_LT(Timed(6), 0.5);
}

TEST(WorkerPool, AbortLosesOneUnit) {
  auto Results = run(3, {.Workers = 2}, [](const Job &Unit) {
    if (Unit.MainFile == "/src/unit1.cu") {
      llvm::errs() << "Assertion `Sane' failed.\n";
      abort();
    }
    return parsed(Unit);
  });
  EXPECT_EQ(Results[0].Status, UnitStatus::Parsed);
  EXPECT_EQ(Results[1].Status, UnitStatus::Crashed);
  EXPECT_EQ(Results[1].MainFile, "/src/unit1.cu");
  EXPECT_THAT(Results[1].Error, HasSubstr("killed by SIGABRT"));
  EXPECT_THAT(Results[1].Error, HasSubstr("Assertion `Sane' failed."));
  EXPECT_EQ(Results[2].Status, UnitStatus::Parsed);
}

TEST(WorkerPool, SegfaultSaysWhereTheParserWas) {
  TuResult Result = runOne({}, [](const Job &Unit) {
    llvm::PrettyStackTraceString Where("while parsing kernel 'axpy'");
    raise(SIGSEGV);
    return parsed(Unit);
  });
  EXPECT_EQ(Result.Status, UnitStatus::Crashed);
  EXPECT_THAT(Result.Error, HasSubstr("killed by SIGSEGV"));
  EXPECT_THAT(Result.Error, HasSubstr("while parsing kernel 'axpy'"));
}

TEST(WorkerPool, StackOverflowIsACrash) {
  struct Recursion {
    static int down(int Depth) {
      volatile int Frame[1024];
      Frame[Depth % 1024] = Depth;
      return Depth == INT_MAX ? 0 : down(Depth + 1) + Frame[Depth % 1024];
    }
  };
  TuResult Result = runOne({}, [](const Job &Unit) {
    TuResult Found = parsed(Unit);
    Found.UserNames = {std::to_string(Recursion::down(0))};
    return Found;
  });
  EXPECT_EQ(Result.Status, UnitStatus::Crashed);
  EXPECT_THAT(Result.Error, HasSubstr("SIGSEGV"));
}

TEST(WorkerPool, CrashHandlersOfTheParentDoNotHangAChild) {
  // What InitLLVM does in main; in a process of its own, because it cannot be
  // taken back.
  const pid_t Tool = fork();
  if (Tool == 0) {
    llvm::sys::PrintStackTraceOnErrorSignal("tool");
    const Clock::time_point Start = Clock::now();
    TuResult Result = runOne({.Seconds = 60}, [](const Job &Unit) {
      raise(SIGSEGV);
      return parsed(Unit);
    });
    _exit(Result.Status == UnitStatus::Crashed && secondsSince(Start) < 10 ? 0
                                                                           : 1);
  }
  int Status = 0;
  waitpid(Tool, &Status, 0);
  EXPECT_TRUE(WIFEXITED(Status) && WEXITSTATUS(Status) == 0) << Status;
}

TEST(WorkerPool, SleepingChildIsOverTime) {
  const Clock::time_point Start = Clock::now();
  auto Results = run(2, {.Workers = 2, .Seconds = 1}, [](const Job &Unit) {
    if (Unit.MainFile == "/src/unit0.cu")
      while (true)
        pause();
    return parsed(Unit);
  });
  EXPECT_EQ(Results[0].Status, UnitStatus::TimedOut);
  EXPECT_THAT(Results[0].Error, HasSubstr("no result after 1 s"));
  EXPECT_EQ(Results[1].Status, UnitStatus::Parsed);
  EXPECT_LT(secondsSince(Start), 4);
}

TEST(WorkerPool, LoopingChildIsOverTime) {
  TuResult Result = runOne({.Seconds = 1}, [](const Job &Unit) {
    for (volatile bool Forever = true; Forever;) {
    }
    return parsed(Unit);
  });
  EXPECT_EQ(Result.Status, UnitStatus::TimedOut);
  EXPECT_GT(Result.CpuSeconds, 0.1);
}

TEST(WorkerPool, TheTimeLimitEndsGrandchildrenToo) {
  int Ends[2];
  ASSERT_EQ(pipe(Ends), 0);
  const Clock::time_point Start = Clock::now();
  TuResult Result = runOne({.Seconds = 1}, [&](const Job &Unit) {
    fork();
    while (true)
      pause();
    return parsed(Unit);
  });
  EXPECT_EQ(Result.Status, UnitStatus::TimedOut);
  // The end of the pipe is reached when no child holds it any more.
  close(Ends[1]);
  char Byte;
  EXPECT_EQ(read(Ends[0], &Byte, 1), 0);
  close(Ends[0]);
  EXPECT_LT(secondsSince(Start), 5);
}

TEST(WorkerPool, MemoryHogOfNewIsOutOfMemory) {
  TuResult Result = runOne({.MemoryMb = 512}, [](const Job &Unit) {
    std::vector<char *> Blocks;
    while (true)
      Blocks.push_back(new char[64 << 20]);
    return parsed(Unit);
  });
  EXPECT_EQ(Result.Status, UnitStatus::OutOfMemory);
  EXPECT_THAT(Result.Error, HasSubstr("512 MB"));
}

TEST(WorkerPool, MemoryHogOfMallocIsOutOfMemory) {
  TuResult Result = runOne({.MemoryMb = 512}, [](const Job &Unit) {
    for (unsigned Round = 0; Round < 64; ++Round)
      *static_cast<volatile char *>(llvm::safe_malloc(64 << 20)) = 1;
    return parsed(Unit);
  });
  EXPECT_EQ(Result.Status, UnitStatus::OutOfMemory);
}

TEST(WorkerPool, KillByTheSystemIsOutOfMemory) {
  TuResult Result = runOne({}, [](const Job &Unit) {
    raise(SIGKILL);
    return parsed(Unit);
  });
  EXPECT_EQ(Result.Status, UnitStatus::OutOfMemory);
  EXPECT_THAT(Result.Error, HasSubstr("SIGKILL"));
}

TEST(WorkerPool, HugeResultsArriveWhole) {
  auto Results = run(3, {.Workers = 3}, [](const Job &Unit) {
    TuResult Found = parsed(Unit);
    Found.UserNames.assign(200000, std::string(100, 'n'));
    return Found;
  });
  for (const TuResult &Result : Results) {
    EXPECT_EQ(Result.Status, UnitStatus::Parsed) << Result.Error;
    EXPECT_EQ(Result.UserNames.size(), 200000u);
    EXPECT_EQ(Result.UserNames.back(), std::string(100, 'n'));
  }
}

TEST(WorkerPool, EarlyExitIsFailed) {
  TuResult Silent = runOne({}, [](const Job &) -> TuResult { _exit(0); });
  EXPECT_EQ(Silent.Status, UnitStatus::Failed);
  EXPECT_THAT(Silent.Error, HasSubstr("no readable result"));

  TuResult WithCode = runOne({}, [](const Job &) -> TuResult { _exit(3); });
  EXPECT_EQ(WithCode.Status, UnitStatus::Failed);
  EXPECT_THAT(WithCode.Error, HasSubstr("status 3"));
}

TEST(WorkerPool, GarbageIsFailed) {
  auto Send = [](llvm::StringRef Bytes) {
    return runOne({}, [&](const Job &) -> TuResult {
      // The pipe for results is the first that is not inherited.
      for (int Fd = 3; Fd < 64; ++Fd)
        if (fcntl(Fd, F_GETFD) == FD_CLOEXEC &&
            write(Fd, Bytes.data(), Bytes.size()) > 0)
          break;
      _exit(0);
    });
  };
  for (llvm::StringRef Bytes : {"\x80\xff{", "{\"files\": 3}", "[]", "{}"}) {
    TuResult Result = Send(Bytes);
    EXPECT_EQ(Result.Status, UnitStatus::Failed) << Bytes.str();
    EXPECT_THAT(Result.Error, HasSubstr("no readable result"));
    EXPECT_EQ(Result.MainFile, "/src/unit0.cu");
  }
}

TEST(WorkerPool, FloodOnStandardErrorKeepsTheEnd) {
  TuResult Result = runOne({}, [](const Job &) -> TuResult {
    for (unsigned I = 0; I < 20000; ++I)
      llvm::errs() << "line " << I << " of a very talkative library\n";
    llvm::errs() << "broken byte \xe9 at the end\n";
    abort();
  });
  EXPECT_EQ(Result.Status, UnitStatus::Crashed);
  EXPECT_LT(Result.Error.size(), 4096u);
  EXPECT_THAT(Result.Error, HasSubstr("line 19999 "));
  EXPECT_TRUE(llvm::json::isUTF8(Result.Error));
}

TEST(WorkerPool, FloodDoesNotSpoilAResult) {
  TuResult Result = runOne({}, [](const Job &Unit) {
    for (unsigned I = 0; I < 20000; ++I)
      llvm::errs() << "warning " << I << '\n';
    write(STDOUT_FILENO, "to stdout\n", 10);
    return parsed(Unit);
  });
  EXPECT_EQ(Result.Status, UnitStatus::Parsed);
  EXPECT_EQ(Result.Error, "");
}

TEST(WorkerPool, StandardInputIsEmpty) {
  TuResult Result = runOne({}, [](const Job &Unit) {
    char Byte;
    TuResult Found = parsed(Unit);
    Found.UserNames = {std::to_string(read(STDIN_FILENO, &Byte, 1))};
    return Found;
  });
  EXPECT_EQ(Result.UserNames, std::vector<std::string>{"0"});
}

TEST(WorkerPool, ManyMoreJobsThanWorkersLeakNothing) {
  const int Before = dup(0);
  close(Before);
  auto Results = run(500, {.Workers = 4}, parsed);
  for (const TuResult &Result : Results)
    ASSERT_EQ(Result.Status, UnitStatus::Parsed) << Result.Error;
  const int After = dup(0);
  close(After);
  EXPECT_EQ(Before, After);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
}

TEST(WorkerPool, TooFewDescriptorsSlowTheRunDownOnly) {
  struct rlimit Old;
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &Old), 0);
  const int Free = dup(0);
  close(Free);
  // Room for the signals and for the four ends of one or two starts.
  struct rlimit Few = Old;
  Few.rlim_cur = static_cast<rlim_t>(Free) + 8;
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &Few), 0);
  auto Results = run(20, {.Workers = 16}, parsed);
  setrlimit(RLIMIT_NOFILE, &Old);
  for (const TuResult &Result : Results)
    EXPECT_EQ(Result.Status, UnitStatus::Parsed) << Result.Error;
}

} // namespace
