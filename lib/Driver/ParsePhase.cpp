// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ParsePhase.h"

#include "PreamblePhase.h"

#include "hipport/Driver/Progress.h"
#include "hipport/Driver/WorkerPool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Threading.h"

#include <set>

using namespace hipport;

static PoolLimits limitsOf(const Config &Settings) {
  PoolLimits Limits;
  Limits.Workers = Settings.Workers
                       ? Settings.Workers
                       : llvm::hardware_concurrency().compute_thread_count();
  Limits.Seconds = Settings.TimeLimitSeconds;
  Limits.MemoryMb = Settings.MemoryLimitMb;
  return Limits;
}

/// Jobs for the headers of the plan that are in no result.
static std::vector<Job> jobsForUnseen(const JobPlan &Plan,
                                      const std::vector<TuResult> &Results) {
  std::set<llvm::StringRef> Seen;
  for (const TuResult &Result : Results)
    for (const auto &[Path, Facts] : Result.Files)
      Seen.insert(Path);
  std::vector<Job> Jobs;
  for (const std::string &Header : Plan.Headers)
    if (!Seen.count(Header))
      Jobs.push_back(jobForHeader(Plan, Header));
  return Jobs;
}

llvm::Expected<std::vector<TuResult>>
hipport::parseAll(const JobPlan &Plan, const Config &Settings,
                  const RuleTable &Rules, const ParseFunction &Parse,
                  llvm::raw_ostream &Terminal) {
  ParseOptions Options = Settings.Parse;
  Options.Root = Plan.Root;
  if (Options.CudaPath.empty())
    Options.VirtualHeaders = hipHeaders(Rules);
  Progress Line(Terminal, Settings.Progress, Progress::Clock::now());

  const PoolLimits Limits = limitsOf(Settings);
  auto RunAll = [&](const std::vector<Job> &Jobs)
      -> llvm::Expected<std::vector<TuResult>> {
    Line.expect(Jobs.size());
    llvm::Expected<Preambles> Heads =
        Settings.UsePreambles ? Preambles::make(Jobs, Options, Limits)
                              : Preambles();
    if (!Heads)
      return Heads.takeError();
    return runJobs(
        Jobs, Limits,
        [&](const Job &Unit) {
          ParseOptions OfUnit = Options;
          OfUnit.Preamble = Heads->find(Unit);
          return Parse(Unit, OfUnit, Rules);
        },
        [&](const TuResult &) { Line.step(Progress::Clock::now()); });
  };
  llvm::Expected<std::vector<TuResult>> Units = RunAll(Plan.Jobs);
  if (!Units)
    return Units.takeError();
  llvm::Expected<std::vector<TuResult>> Headers =
      RunAll(jobsForUnseen(Plan, *Units));
  if (!Headers)
    return Headers.takeError();
  llvm::append_range(*Units, std::move(*Headers));
  llvm::stable_sort(*Units, [](const TuResult &A, const TuResult &B) {
    return A.MainFile < B.MainFile;
  });
  return Units;
}
