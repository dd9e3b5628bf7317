// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/SourceTree.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <fmt/format.h>

#include <deque>

using namespace llvm;

namespace hipport {

// Below a git root the project ends by itself; without one the parents may be
// anything, a home folder for instance.
static constexpr size_t MaxFoldersInGit = 20000;
static constexpr size_t MaxFoldersAround = 2000;
static constexpr unsigned MaxParents = 3;

SourceKind sourceKindOf(StringRef Path) {
  return StringSwitch<SourceKind>(sys::path::extension(Path))
      .Cases({".cu", ".hip", ".cpp", ".cc", ".cxx", ".c"}, SourceKind::Unit)
      .Cases({".cuh", ".h", ".hpp", ".hxx", ".hh"}, SourceKind::Header)
      .Cases({".inl", ".inc", ".ipp", ".tpp", ".tcc", ".cuinc"},
             SourceKind::Header)
      .Default(SourceKind::Other);
}

bool isCudaFileName(StringRef Path) {
  StringRef Suffix = sys::path::extension(Path);
  return Suffix == ".cu" || Suffix == ".cuh";
}

struct SourceTree::Walk {
  bool IsInput = false;
  bool IsOneProject = true; ///< All that is found belongs together.
  size_t FoldersLeft = 0;
  std::deque<std::string> Queue;
};

SourceTree::SourceTree(std::string Root) : Root(std::move(Root)) {}

void SourceTree::addInput(StringRef Folder) {
  Walk Run{true, true, SIZE_MAX, {Folder.str()}};
  walk(Run);
}

/// The folders to list around the root, the nearest first.
static std::vector<std::string> foldersAround(StringRef Root, bool &IsGit) {
  SmallString<128> Home;
  sys::path::home_directory(Home);
  std::vector<std::string> Folders;
  for (StringRef Folder = Root; !Folder.empty();
       Folder = sys::path::parent_path(Folder)) {
    Folders.push_back(Folder.str());
    // Some keep their settings in git: that makes no project of a home folder.
    IsGit = Folder != Home && sys::fs::exists(Folder + "/.git");
    if (IsGit)
      return Folders;
  }
  // A folder next to the file system's root holds more than a project.
  auto Stop = llvm::find_if(drop_begin(Folders), [&](const std::string &F) {
    return F == Home || StringRef(F).count('/') < 2;
  });
  Folders.erase(Stop, Folders.end());
  Folders.resize(std::min<size_t>(Folders.size(), MaxParents + 1));
  return Folders;
}

void SourceTree::addSurroundings() {
  if (std::exchange(HasSurroundings, true))
    return;
  bool IsGit = false;
  std::vector<std::string> Folders = foldersAround(Root, IsGit);
  Walk Run{false, IsGit, IsGit ? MaxFoldersInGit : MaxFoldersAround, {}};
  for (std::string &Folder : Folders) {
    Run.Queue.push_back(std::move(Folder));
    walk(Run);
  }
}

void SourceTree::walk(Walk &Run) {
  for (; !Run.Queue.empty(); Run.Queue.pop_front()) {
    std::string &Folder = Run.Queue.front();
    if (Index.isListed(Folder))
      continue;
    if (Run.FoldersLeft-- == 0)
      return Run.Queue.clear();
    Index.addFolder(Folder);
    listFolder(Run, Folder);
  }
}

/// A repository or an installed system next to the sources.
static bool isElsewhere(StringRef Folder) {
  return sys::path::filename(Folder) == "usr" ||
         sys::fs::exists(Folder + "/.git");
}

void SourceTree::listFolder(Walk &Run, const std::string &Folder) {
  std::error_code EC;
  std::vector<sys::fs::directory_entry> Entries;
  sys::fs::directory_iterator It(Folder, EC, false), End;
  for (; !EC && It != End; It.increment(EC))
    Entries.push_back(*It);
  if (EC && Run.IsInput)
    warnUnread(Folder, "cannot read the folder: " + EC.message());
  llvm::sort(Entries,
             [](const auto &A, const auto &B) { return A.path() < B.path(); });
  for (const sys::fs::directory_entry &Entry : Entries) {
    if (sys::path::filename(Entry.path()).starts_with("."))
      continue;
    sys::fs::file_type Type = Entry.type();
    if (Type == sys::fs::file_type::type_unknown)
      Type = sys::fs::get_file_type(Entry.path(), /*Follow=*/false);
    if (Type == sys::fs::file_type::directory_file) {
      if (Run.IsOneProject || !isElsewhere(Entry.path()))
        Run.Queue.push_back(Entry.path());
    } else if (Type == sys::fs::file_type::symlink_file) {
      addLink(Run, Entry.path());
    } else if (Type == sys::fs::file_type::regular_file) {
      Index.addFile(Entry.path(), Entry.path());
      if (Run.IsInput)
        Files.push_back(Entry.path());
    }
  }
  IsSorted = false;
}

/// A link is never an input: inside the root its target is one itself, and
/// what lies outside must not be edited.
void SourceTree::addLink(Walk &Run, const std::string &Path) {
  SmallString<256> Real;
  std::error_code EC = sys::fs::real_path(Path, Real);
  if (!EC && sys::fs::is_regular_file(Real))
    Index.addFile(Path, Real);
  if (!Run.IsInput)
    return;
  bool IsNamedLikeSource = sourceKindOf(Path) != SourceKind::Other;
  bool IsLoop = EC == std::errc::too_many_symbolic_link_levels;
  if (IsLoop || (EC && IsNamedLikeSource))
    warn(fmt::format("{}: the link leads nowhere: {}", Path, EC.message()));
  if (EC)
    return;
  bool IsFolder = sys::fs::is_directory(Real);
  if (IsFolder && isBelow(Path, Real))
    warn(fmt::format("{}: not followed: the link leads to a folder that "
                     "holds it, {}",
                     Path, Real.str().str()));
  else if (!isBelow(Real, Root) && (IsFolder || IsNamedLikeSource))
    warn(fmt::format("{}: not followed: the link leaves {}", Path, Root));
}

const std::vector<std::string> &SourceTree::inputFiles() {
  if (!std::exchange(IsSorted, true))
    llvm::sort(Files);
  return Files;
}

const TextFacts *SourceTree::read(StringRef Path) {
  auto [Entry, IsNew] = Facts.try_emplace(Path);
  TextFacts &Found = Entry->second;
  if (!IsNew)
    return Found.IsText ? &Found : nullptr;
  // Volatile: a file that shrinks while it is mapped would end the run.
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false,
                                      /*IsVolatile=*/true);
  Found.IsText = false;
  if (!Buffer) {
    warnUnread(Path.str(), "cannot read: " + Buffer.getError().message());
    return nullptr;
  }
  Found = scanText((*Buffer)->getBuffer());
  if (Found.IsText)
    return &Found;
  warnUnread(Path.str(), "not text (" + Found.WhyNoText + "): left as it is");
  return nullptr;
}

std::vector<std::string> SourceTree::takeWarnings() {
  llvm::sort(Warnings);
  Warnings.erase(llvm::unique(Warnings), Warnings.end());
  return std::move(Warnings);
}

std::map<std::string, std::vector<std::string>>
projectIncludes(const JobPlan &Plan) {
  std::map<std::string, std::vector<std::string>> Below;
  for (const auto &[File, Included] : Plan.Includes) {
    if (!isBelow(File, Plan.Root))
      continue;
    std::vector<std::string> &Kept = Below[File];
    llvm::copy_if(Included, std::back_inserter(Kept),
                  [&](const auto &Path) { return isBelow(Path, Plan.Root); });
  }
  return Below;
}

} // namespace hipport
