// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ConvertPhase.h"

#include "RunParts.h"

#include "hipport/Checks/Checks.h"
#include "hipport/Checks/KernelViews.h"
#include "hipport/Frontend/SourceTree.h"
#include "hipport/Report/Pages.h"
#include "hipport/Rewrite/Convert.h"
#include "hipport/Rewrite/EditPlan.h"
#include "hipport/Rules/Targets.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ThreadPool.h"

#include <fmt/format.h>

#include <limits>
#include <tuple>

using namespace hipport;

static void readSource(ConvertedFile &File) {
  // Volatile: a file that shrinks while it is mapped would end the run.
  auto Buffer = llvm::MemoryBuffer::getFile(File.Result.Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false,
                                            /*IsVolatile=*/true);
  if (!Buffer) {
    File.ReadError = Buffer.getError().message();
    return;
  }
  if ((*Buffer)->getBufferSize() > std::numeric_limits<unsigned>::max()) {
    File.ReadError = "larger than 4 GB";
    return;
  }
  File.Before = (*Buffer)->getBuffer().str();
}

static std::unique_ptr<RunFacts>
gatherFacts(const JobPlan &Plan, const RuleTable &Rules,
            const MergedFacts &Merged, const std::vector<ConvertedFile> &Files,
            const std::map<std::string, std::string> &NewNames,
            const ConvertOptions &Options) {
  SourceSet Sources;
  Sources.NewNames = NewNames;
  Sources.Includes = projectIncludes(Plan);
  for (const ConvertedFile &File : Files)
    Sources.Bytes[File.Result.Path] = File.Before;
  for (const Job &Unit : Plan.Jobs)
    Sources.MainFiles.insert(Unit.MainFile);
  return gatherRunFacts(Rules, Merged, std::move(Sources), Options);
}

static std::map<std::string, std::vector<Finding>>
judge(const WaveModel &Model, llvm::ArrayRef<Target> Targets) {
  std::map<std::string, std::vector<Finding>> ByFile;
  for (Finding &F : runChecks(Model, Targets))
    ByFile[F.Place.File].push_back(std::move(F));
  return ByFile;
}

/// A finding for the whole file, put at its first byte.
static Finding incomplete(const std::string &Path, std::string Message) {
  Finding Found;
  Found.Id = "parse-incomplete";
  Found.Place = {Path, 0, 1, 1};
  Found.Message = std::move(Message);
  return Found;
}

static void addFinding(FileResult &Result, Finding Added) {
  auto Key = [](const Finding &F) { return std::tie(F.Place, F.Id); };
  auto At = llvm::lower_bound(
      Result.Findings, Added,
      [&](const Finding &A, const Finding &B) { return Key(A) < Key(B); });
  Result.Findings.insert(At, std::move(Added));
}

static void convertOne(ConvertedFile &File, const RunFacts &Run,
                       const ConvertOptions &Options) {
  const std::string Path = File.Result.Path;
  if (!File.ReadError.empty()) {
    addFinding(File.Result,
               incomplete(Path, "cannot read the file: " + File.ReadError));
    return;
  }
  File.Result = convertFile(Path, File.Before, Run, Options);
  File.After = applyEdits(File.Before, File.Result.Groups);
}

static void reportLostUnits(std::vector<ConvertedFile> &Files,
                            const std::vector<TuResult> &Units) {
  std::map<std::string, UnitStatus> Lost;
  for (const TuResult &Unit : Units)
    if (Unit.Status != UnitStatus::Parsed)
      Lost.emplace(Unit.MainFile, Unit.Status);
  for (ConvertedFile &File : Files)
    if (auto Unit = Lost.find(File.Result.Path); Unit != Lost.end())
      addFinding(
          File.Result,
          incomplete(Unit->first,
                     fmt::format("the parser was lost in this unit ({}): names "
                                 "were converted without its facts",
                                 toString(Unit->second))));
}

/// Rewrites do not know which kernel a place belongs to.
static void nameKernels(std::vector<ConvertedFile> &Files,
                        const WaveModel &Model) {
  const KernelsByPlace Kernels(Model);
  for (ConvertedFile &File : Files)
    for (Finding &F : File.Result.Findings)
      if (F.Kernels.empty())
        F.Kernels = Kernels.at(F.Place);
}

std::vector<ConvertedFile>
hipport::convertAll(const JobPlan &Plan, const Config &Settings,
                    const RuleTable &Rules, const MergedFacts &Merged,
                    const WaveModel &Model, const std::vector<TuResult> &Units,
                    const std::map<std::string, std::string> &NewNames) {
  std::vector<ConvertedFile> Files(Plan.Sources.size());
  llvm::ThreadPoolStrategy Threads =
      llvm::hardware_concurrency(Settings.Workers);
  Threads.Limit = true; // More threads than cores gain nothing.
  llvm::DefaultThreadPool Pool(Threads);
  for (size_t I = 0; I < Files.size(); ++I) {
    Files[I].Result.Path = Plan.Sources[I];
    if (auto It = NewNames.find(Plan.Sources[I]); It != NewNames.end())
      Files[I].NewPath = It->second;
    Pool.async([&File = Files[I]] { readSource(File); });
  }
  Pool.wait();

  const std::unique_ptr<RunFacts> Run =
      gatherFacts(Plan, Rules, Merged, Files, NewNames, Settings.Convert);
  for (const DiagnosticPage &Page : diagnosticPages())
    Run->Ids.insert(Page.id());
  for (const CheckInfo &Check : allChecks())
    Run->CheckIds.insert(Check.Id);
  Run->Checked = judge(Model, targetsNamed(Settings.Targets));
  for (ConvertedFile &File : Files)
    Pool.async([&] { convertOne(File, *Run, Settings.Convert); });
  Pool.wait();
  reportLostUnits(Files, Units);
  nameKernels(Files, Model);
  return Files;
}
