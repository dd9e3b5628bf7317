// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The new tree: changed files, and copies of all others beside them, so that it
// builds as the old one did.

#include "hipport/Driver/OutputTree.h"
#include "AtomicFile.h"
#include "SourceEntries.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <filesystem>
#include <set>

namespace hipport {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

using ChangedFiles = std::map<std::string, std::string>;
using NewNames = std::map<std::string, std::string>;

namespace {

class TreeWriter {
public:
  TreeWriter(llvm::StringRef Root, const std::vector<std::string> &Inputs,
             llvm::StringRef OutRoot, const ChangedFiles &Changed,
             const NewNames &Names)
      : Root(Root.rtrim('/')), Inputs(Inputs), OutRoot(OutRoot),
        Changed(Changed), Names(Names) {}
  llvm::Error run(TreeOutcome &Outcome);

private:
  llvm::Error addEntry(const std::string &Path, const SourceEntry &Entry);
  llvm::Error addLink(const std::string &Path);
  llvm::Error copyBytes(const std::string &Path);
  llvm::Error putFile(llvm::StringRef Path, llvm::StringRef Bytes);
  llvm::Error putLink(llvm::StringRef Path, const std::string &Text);
  llvm::Expected<std::string> prepare(llvm::StringRef Path);
  llvm::Error prepareFolder(llvm::StringRef Folder);
  bool leadsToChanged(llvm::StringRef Link) const;
  void leaveOut(llvm::StringRef Path, const llvm::Twine &Reason);

  llvm::StringRef Root;
  const std::vector<std::string> &Inputs;
  llvm::StringRef OutRoot;
  const ChangedFiles &Changed;
  const NewNames &Names;
  std::string RealOutRoot;
  std::set<std::string> PreparedFolders;
  TreeOutcome Done;
};

} // namespace

void TreeWriter::leaveOut(llvm::StringRef Path, const llvm::Twine &Reason) {
  Done.Warnings.push_back(("left out '" + Path + "': " + Reason).str());
}

/// Makes a folder of the new tree. Links in a tree that is there already are
/// followed only as far as they stay in it: one could lead back to the sources.
llvm::Error TreeWriter::prepareFolder(llvm::StringRef Folder) {
  if (PreparedFolders.count(Folder.str()))
    return llvm::Error::success();
  llvm::StringRef Existing = Folder;
  while (!fs::exists(Existing))
    Existing = path::parent_path(Existing);
  llvm::SmallString<256> Real;
  if (std::error_code Failed = fs::real_path(Existing, Real))
    return fileError("resolve", Existing, Failed);
  if (!isBelow(Real, RealOutRoot))
    return llvm::createStringError(
        std::make_error_code(std::errc::operation_not_permitted),
        "cannot write to '" + Folder + "': it leads out of the output folder");
  if (llvm::Error Failed = createFolder(Folder))
    return Failed;
  removeLeftovers(Folder);
  PreparedFolders.insert(Folder.str());
  return llvm::Error::success();
}

/// The place of a source path in the new tree, its folder made.
llvm::Expected<std::string> TreeWriter::prepare(llvm::StringRef Path) {
  auto NewName = Names.find(Path.str());
  llvm::StringRef Relative = NewName == Names.end() ? Path : NewName->second;
  if (!isBelow(Path, Root) || !Relative.consume_front(Root) ||
      !Relative.consume_front("/"))
    return llvm::createStringError(
        std::make_error_code(std::errc::invalid_argument),
        "'" + Path + "' does not lie below the root '" + Root + "'");
  llvm::SmallString<256> Target(OutRoot);
  path::append(Target, Relative);
  if (llvm::Error Failed = prepareFolder(path::parent_path(Target)))
    return Failed;
  return Target.str().str();
}

static bool isLink(llvm::StringRef Path) {
  fs::file_status Status;
  return !fs::status(Path, Status, /*follow=*/false) &&
         fs::is_symlink_file(Status);
}

static bool holdsAlready(llvm::StringRef Path, llvm::StringRef Bytes) {
  uint64_t Size = 0;
  if (isLink(Path) || !fs::is_regular_file(Path) || fs::file_size(Path, Size) ||
      Size != Bytes.size())
    return false;
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  return Buffer && (*Buffer)->getBuffer() == Bytes;
}

llvm::Error TreeWriter::putFile(llvm::StringRef Path, llvm::StringRef Bytes) {
  llvm::Expected<std::string> Target = prepare(Path);
  if (!Target)
    return Target.takeError();
  std::optional<fs::perms> Permissions = permissionsOf(Path);
  if (!holdsAlready(*Target, Bytes))
    return replaceFile(*Target, Bytes, Permissions, Durability::Cached);
  if (Permissions && permissionsOf(*Target) != Permissions)
    if (std::error_code Failed = fs::setPermissions(*Target, *Permissions))
      return fileError("set permissions of", *Target, Failed);
  return llvm::Error::success();
}

llvm::Error TreeWriter::putLink(llvm::StringRef Path, const std::string &Text) {
  llvm::Expected<std::string> Target = prepare(Path);
  if (!Target)
    return Target.takeError();
  std::error_code Failed;
  if (std::filesystem::read_symlink(*Target, Failed) == Text)
    return llvm::Error::success();
  FolderClaim Claim(path::parent_path(*Target), FolderClaim::Write);
  llvm::SmallString<256> Temporary;
  fs::createUniquePath(temporaryModel(*Target), Temporary,
                       /*MakeAbsolute=*/false);
  std::filesystem::create_symlink(Text, Temporary.str().str(), Failed);
  if (Failed)
    return fileError("write link", *Target, Failed);
  Failed = fs::rename(Temporary, *Target);
  if (!Failed)
    return llvm::Error::success();
  (void)fs::remove(Temporary); // The rename's error is the one to tell.
  return fileError("write link", *Target, Failed);
}

llvm::Error TreeWriter::copyBytes(const std::string &Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer) {
    leaveOut(Path, Buffer.getError().message());
    return llvm::Error::success();
  }
  ++Done.Copied;
  return putFile(Path, (*Buffer)->getBuffer());
}

/// Whether the file that a link of the root leads to gets new bytes itself.
bool TreeWriter::leadsToChanged(llvm::StringRef Link) const {
  llvm::SmallString<256> Target, RealRoot;
  if (fs::real_path(Link, Target) || fs::real_path(Root, RealRoot))
    return false;
  llvm::StringRef Relative = Target;
  return isBelow(Target, RealRoot) && Relative.consume_front(RealRoot) &&
         Changed.count((Root + Relative).str());
}

llvm::Error TreeWriter::addLink(const std::string &Path) {
  std::string Text = portableLinkText(Root, Inputs, Path);
  auto NewBytes = Changed.find(Path);
  if (NewBytes != Changed.end() && (Text.empty() || !leadsToChanged(Path)))
    return putFile(Path, NewBytes->second);
  if (!Text.empty()) {
    ++Done.Copied;
    return putLink(Path, Text);
  }
  if (fs::is_regular_file(Path))
    return copyBytes(Path);
  leaveOut(Path, "the link leads out of the input");
  return llvm::Error::success();
}

llvm::Error TreeWriter::addEntry(const std::string &Path,
                                 const SourceEntry &Entry) {
  switch (Entry.Kind) {
  case EntryKind::Link:
    return addLink(Path);
  case EntryKind::File:
    // Changed files are written by themselves.
    return Changed.count(Path) ? llvm::Error::success() : copyBytes(Path);
  case EntryKind::Special:
    leaveOut(Path, "not a regular file");
    return llvm::Error::success();
  case EntryKind::Unreadable:
    leaveOut(Path, Entry.Reason);
    return llvm::Error::success();
  }
  llvm_unreachable("unknown kind of entry");
}

llvm::Error TreeWriter::run(TreeOutcome &Outcome) {
  if (llvm::Error Refused = checkOutRoot(Root, OutRoot))
    return Refused;
  if (llvm::Error Failed = createFolder(OutRoot))
    return Failed;
  llvm::SmallString<256> Real;
  if (std::error_code Failed = fs::real_path(OutRoot, Real))
    return fileError("resolve", OutRoot, Failed);
  RealOutRoot = Real.str().str();
  std::map<std::string, SourceEntry> Entries = listEntries(Inputs);
  for (const auto &[Path, Bytes] : Changed) {
    auto Entry = Entries.find(Path);
    if (Entry == Entries.end() || Entry->second.Kind != EntryKind::Link)
      if (llvm::Error Failed = putFile(Path, Bytes))
        return Failed;
  }
  for (const auto &[Path, Entry] : Entries)
    if (llvm::Error Failed = addEntry(Path, Entry))
      return Failed;
  Outcome = std::move(Done);
  return llvm::Error::success();
}

llvm::Error writeTree(llvm::StringRef Root,
                      const std::vector<std::string> &Inputs,
                      llvm::StringRef OutRoot, const ChangedFiles &Changed,
                      TreeOutcome *Outcome, const NewNames &Names) {
  TreeOutcome Unused;
  return TreeWriter(Root, Inputs, OutRoot, Changed, Names)
      .run(Outcome ? *Outcome : Unused);
}

} // namespace hipport
