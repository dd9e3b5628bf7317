// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ScanInputs.h"

#include "hipport/Frontend/CudaText.h"
#include "hipport/Frontend/SourceTree.h"
#include "hipport/Model/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

using namespace llvm;

namespace hipport {

static constexpr size_t MaxNamesInMessage = 3;

bool ScanInputs::contains(StringRef Path) const {
  return is_contained(Files, Path) ||
         any_of(Folders, [&](const auto &F) { return isBelow(Path, F); });
}

bool ScanInputs::isExcluded(StringRef Path) const {
  if (Excludes.empty() || !Path.consume_front(Root))
    return false;
  for (Path = Path.ltrim('/'); !Path.empty();
       Path = sys::path::parent_path(Path))
    if (any_of(Excludes, [&](const GlobPattern &G) { return G.match(Path); }))
      return true;
  return false;
}

std::string ScanInputs::names() const {
  std::vector<std::string> Names = Folders;
  llvm::append_range(Names, Files);
  size_t Shown = std::min(Names.size(), MaxNamesInMessage);
  std::string Text = fmt::format(
      "{}", fmt::join(Names.begin(),
                      Names.begin() + static_cast<ptrdiff_t>(Shown), ", "));
  if (Shown < Names.size())
    Text += fmt::format(" and {} more", Names.size() - Shown);
  return Text;
}

static Error addInput(const std::string &Input, ScanInputs &Result) {
  SmallString<256> Real;
  if (std::error_code EC = sys::fs::real_path(Input, Real))
    return createStringError(fmt::format("{}: {}", Input, EC.message()));
  if (sys::fs::is_directory(Real)) {
    Result.Folders.push_back(Real.str().str());
    return Error::success();
  }
  // To open a pipe would wait for its writer, and some devices never end.
  if (!sys::fs::is_regular_file(Real))
    return createStringError(
        fmt::format("{}: neither a file nor a directory", Input));
  Expected<sys::fs::file_t> File = sys::fs::openNativeFileForRead(Real);
  if (!File)
    return createStringError(
        fmt::format("{}: cannot read: {}", Input, toString(File.takeError())));
  (void)sys::fs::closeFile(*File); // Only whether it opens counts.
  Result.Files.push_back(Real.str().str());
  return Error::success();
}

/// The deepest folder that holds all of these folders.
static std::string commonParent(const std::vector<std::string> &Folders) {
  StringRef Common = Folders.front();
  while (any_of(Folders, [&](const auto &F) { return !isBelow(F, Common); }))
    Common = sys::path::parent_path(Common);
  return Common.str();
}

static std::vector<std::string>
parentsOf(const std::vector<std::string> &Files) {
  std::vector<std::string> Parents;
  for (const std::string &File : Files)
    Parents.push_back(sys::path::parent_path(File).str());
  return Parents;
}

static bool isCudaFile(const std::string &Path) {
  if (isCudaFileName(Path))
    return true;
  auto Buffer = readFile(Path);
  if (Buffer)
    return holdsCuda((*Buffer)->getBuffer());
  consumeError(Buffer.takeError());
  return false;
}

/// With a database alone, the CUDA files that it compiles say what is meant.
static Error addInputsOfDatabase(ScanInputs &Result) {
  std::vector<std::string> Files;
  for (const CompileEntry &Entry : Result.Database->Entries)
    if (isCudaFile(Entry.File))
      Files.push_back(Entry.File);
  if (Files.empty())
    return createStringError(fmt::format("{}: no entry compiles a CUDA source",
                                         Result.Database->Path));
  Result.Folders.push_back(commonParent(parentsOf(Files)));
  return Error::success();
}

static Error readExcludes(const ScanRequest &Request, ScanInputs &Result) {
  for (const std::string &Text : Request.Exclude) {
    Expected<GlobPattern> Glob = GlobPattern::create(Text);
    if (!Glob)
      return createStringError(fmt::format("exclude glob '{}': {}", Text,
                                           toString(Glob.takeError())));
    Result.Excludes.push_back(std::move(*Glob));
  }
  return Error::success();
}

static void sortUnique(std::vector<std::string> &Paths) {
  llvm::sort(Paths);
  Paths.erase(llvm::unique(Paths), Paths.end());
}

/// The project that holds \p Folder, else \p Folder. Some keep their settings
/// in git: that makes no project of a home folder.
static std::string projectAround(StringRef Folder) {
  SmallString<128> Home;
  sys::path::home_directory(Home);
  for (StringRef At = Folder; !At.empty() && At != Home;
       At = sys::path::parent_path(At))
    for (StringRef Mark : {".git", ".hipport.yaml", "compile_commands.json"}) {
      SmallString<128> Path(At);
      sys::path::append(Path, Mark);
      if (sys::fs::exists(Path))
        return At.str();
    }
  return Folder.str();
}

Expected<ScanInputs> readInputs(const ScanRequest &Request) {
  ScanInputs Result;
  if (Error Bad = readExcludes(Request, Result))
    return Bad;
  for (const std::string &Input : Request.Inputs)
    if (Error Bad = addInput(Input, Result))
      return Bad;
  if (!Request.CompileDb.empty()) {
    Expected<CompileDb> Database = loadCompileDb(Request.CompileDb);
    if (!Database)
      return Database.takeError();
    Result.Database = std::move(*Database);
  }
  if (Request.Inputs.empty()) {
    if (!Result.Database)
      return createStringError("no input: name a file or a directory");
    if (Error Bad = addInputsOfDatabase(Result))
      return Bad;
  }
  sortUnique(Result.Folders);
  sortUnique(Result.Files);
  std::vector<std::string> Roots = parentsOf(Result.Files);
  llvm::append_range(Roots, Result.Folders);
  Result.Root = commonParent(Roots);
  if (Request.RootIsProject && Result.Folders.empty()) {
    Result.Root = projectAround(Result.Root);
    Result.WithReached = true;
  }
  return Result;
}

} // namespace hipport
