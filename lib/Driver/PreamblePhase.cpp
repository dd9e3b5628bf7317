// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PreamblePhase.h"

#include "FileDescriptor.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

#include <sys/mman.h>

using namespace hipport;

namespace {

/// A preamble under way: a worker fills the memory, the driver reads it.
struct Making {
  PreamblePlan Plan;
  FileDescriptor Precompiled;
  FileDescriptor Spelled;
};

} // namespace

static FileDescriptor makeSharedMemory(const char *Name) {
  return FileDescriptor(memfd_create(Name, MFD_CLOEXEC));
}

static std::unique_ptr<llvm::MemoryBuffer> read(const FileDescriptor &Memory) {
  auto Buffer = llvm::MemoryBuffer::getOpenFile(
      llvm::sys::fs::convertFDToNativeFile(Memory.get()), "preamble",
      /*FileSize=*/uint64_t(-1), /*RequiresNullTerminator=*/false);
  return Buffer ? std::move(*Buffer) : nullptr;
}

/// The first components of the names: what a folder must not hold.
static llvm::StringSet<> firstNames(llvm::StringRef Lines) {
  llvm::StringSet<> Names;
  for (llvm::StringRef Line : llvm::split(Lines, '\n'))
    Names.insert(Line.split('/').first);
  return Names;
}

static TuResult build(const Making &One, const ParseOptions &Options) {
  llvm::raw_fd_ostream Precompiled(One.Precompiled.get(),
                                   /*shouldClose=*/false);
  llvm::raw_fd_ostream Spelled(One.Spelled.get(), /*shouldClose=*/false);
  TuResult Result = buildPreamble(One.Plan, Options, Precompiled, Spelled);
  Precompiled.flush();
  Spelled.flush();
  if (Precompiled.has_error() || Spelled.has_error()) {
    Precompiled.clear_error();
    Spelled.clear_error();
    Result.Status = UnitStatus::Failed;
  }
  return Result;
}

llvm::Expected<Preambles> Preambles::make(const std::vector<Job> &Jobs,
                                          const ParseOptions &Options,
                                          const PoolLimits &Limits) {
  std::vector<Making> All;
  std::vector<Job> Units;
  for (PreamblePlan &Plan : planPreambles(Jobs, Options)) {
    Making One{std::move(Plan), makeSharedMemory("hipport-preamble"),
               makeSharedMemory("hipport-names")};
    if (!One.Precompiled || !One.Spelled)
      continue;
    Units.push_back(One.Plan.Unit);
    All.push_back(std::move(One));
  }
  auto IndexOf = [&](const Job &Unit) { return size_t(&Unit - Units.data()); };
  llvm::Expected<std::vector<TuResult>> Built = runJobs(
      Units, Limits,
      [&](const Job &Unit) { return build(All[IndexOf(Unit)], Options); },
      [](const TuResult &) {});
  if (!Built)
    return Built.takeError();

  Preambles Made;
  for (size_t I = 0; I < All.size(); ++I) {
    auto Precompiled = read(All[I].Precompiled), Names = read(All[I].Spelled);
    if ((*Built)[I].Status != UnitStatus::Parsed || !Precompiled || !Names)
      continue;
    const llvm::StringSet<> First = firstNames(Names->getBuffer());
    for (size_t User : All[I].Plan.Users)
      if (!mayShadow(Jobs[User].Flags, First))
        Made.OfUnit[&Jobs[User]] = Precompiled->getBuffer();
    Made.Buffers.push_back(std::move(Precompiled));
  }
  return Made;
}

llvm::StringRef Preambles::find(const Job &Unit) const {
  auto It = OfUnit.find(&Unit);
  return It == OfUnit.end() ? llvm::StringRef() : It->second;
}
