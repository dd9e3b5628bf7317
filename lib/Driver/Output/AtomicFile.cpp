// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Atomic replacement: the new bytes get a name of their own in the same folder,
// then the rename puts them in place in one step.

#include "AtomicFile.h"
#include "hipport/Driver/OutputTree.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace hipport {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

llvm::Error fileError(const llvm::Twine &Action, llvm::StringRef Path,
                      std::error_code Reason) {
  return llvm::createStringError(Reason, "cannot " + Action + " '" + Path +
                                             "': " + Reason.message());
}

std::optional<fs::perms> permissionsOf(llvm::StringRef Path) {
  fs::file_status Status;
  if (fs::status(Path, Status))
    return std::nullopt;
  return Status.permissions();
}

llvm::Error createFolder(llvm::StringRef Path) {
  if (std::error_code Failed = fs::create_directories(Path))
    return fileError("create folder", Path, Failed);
  // An entry of another kind also counts as "exists" above.
  fs::file_status Status;
  if (std::error_code Failed = fs::status(Path, Status))
    return fileError("create folder", Path, Failed);
  if (!fs::is_directory(Status))
    return fileError("create folder", Path,
                     std::make_error_code(std::errc::not_a_directory));
  return llvm::Error::success();
}

static constexpr llvm::StringLiteral TemporaryPrefix = ".hipport-";
static constexpr llvm::StringLiteral TemporaryDigits = "%%%%%%%%%%";
static constexpr llvm::StringLiteral TemporarySuffix = ".tmp";

bool isTemporaryName(llvm::StringRef Name) {
  return Name.consume_front(TemporaryPrefix) &&
         Name.consume_back(TemporarySuffix) &&
         Name.size() == TemporaryDigits.size() &&
         llvm::all_of(Name, llvm::isHexDigit);
}

llvm::SmallString<256> temporaryModel(llvm::StringRef Path) {
  // A short name of its own: one made from the file's could get too long.
  llvm::SmallString<256> Model(path::parent_path(Path));
  path::append(Model, TemporaryPrefix + TemporaryDigits + TemporarySuffix);
  return Model;
}

FolderClaim::FolderClaim(llvm::StringRef Folder, Kind Wanted)
    : Descriptor(
          open(Folder.str().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
  const int Lock = Wanted == Write ? LOCK_SH : LOCK_EX | LOCK_NB;
  if (Descriptor >= 0 &&
      llvm::sys::RetryAfterSignal(-1, flock, Descriptor, Lock) != 0) {
    close(Descriptor);
    Descriptor = -1;
  }
}

FolderClaim::~FolderClaim() {
  if (Descriptor >= 0)
    close(Descriptor);
}

void removeLeftovers(llvm::StringRef Folder) {
  FolderClaim Claim(Folder, FolderClaim::Clean);
  std::error_code Failed;
  if (!Claim)
    return;
  for (fs::directory_iterator It(Folder, Failed, /*follow_symlinks=*/false),
       End;
       !Failed && It != End; It.increment(Failed))
    if (isTemporaryName(path::filename(It->path())))
      (void)fs::remove(It->path()); // What cannot be removed harms nobody.
}

static std::error_code fillFile(int Descriptor, llvm::StringRef Bytes,
                                std::optional<fs::perms> Permissions,
                                Durability Wanted) {
  llvm::raw_fd_ostream Out(Descriptor, /*shouldClose=*/false,
                           /*unbuffered=*/true);
  Out << Bytes;
  std::error_code Failed = Out.error();
  Out.clear_error(); // Reported by value; the stream would end the process.
  if (!Failed && Permissions)
    Failed = fs::setPermissions(Descriptor, *Permissions);
  if (!Failed && Wanted == Durability::Flushed && ::fsync(Descriptor) != 0)
    Failed = std::error_code(errno, std::generic_category());
  return Failed;
}

llvm::Error replaceFile(llvm::StringRef Path, llvm::StringRef Bytes,
                        std::optional<fs::perms> Permissions,
                        Durability Wanted) {
  FolderClaim Claim(path::parent_path(Path), FolderClaim::Write);
  llvm::Expected<fs::TempFile> Temporary =
      fs::TempFile::create(temporaryModel(Path));
  if (!Temporary)
    return fileError("write", Path,
                     llvm::errorToErrorCode(Temporary.takeError()));
  if (std::error_code Failed =
          fillFile(Temporary->FD, Bytes, Permissions, Wanted)) {
    llvm::consumeError(Temporary->discard());
    return fileError("write", Path, Failed);
  }
  if (llvm::Error Failed = Temporary->keep(Path))
    return fileError("write", Path, llvm::errorToErrorCode(std::move(Failed)));
  return llvm::Error::success();
}

/// Devices and pipes take bytes and are no files that could be replaced.
static bool takesBytesOnly(llvm::StringRef Path) {
  fs::file_status Status;
  return !fs::status(Path, Status) &&
         (Status.type() == fs::file_type::character_file ||
          Status.type() == fs::file_type::fifo_file);
}

static llvm::Error feed(llvm::StringRef Path, llvm::StringRef Bytes) {
  int Descriptor = -1;
  if (std::error_code Failed =
          fs::openFileForWrite(Path, Descriptor, fs::CD_OpenExisting))
    return fileError("write", Path, Failed);
  std::error_code Failed =
      fillFile(Descriptor, Bytes, std::nullopt, Durability::Cached);
  if (close(Descriptor) != 0 && !Failed)
    Failed = llvm::errnoAsErrorCode();
  return Failed ? fileError("write", Path, Failed) : llvm::Error::success();
}

llvm::Error writeFileAtomically(llvm::StringRef Path, llvm::StringRef Bytes,
                                llvm::StringRef Like) {
  if (takesBytesOnly(Path))
    return feed(Path, Bytes);
  llvm::SmallString<256> Target(Path);
  if (fs::is_symlink_file(Path))
    if (std::error_code Failed = fs::real_path(Path, Target))
      return fileError("write", Path, Failed);
  if (std::error_code Failed = fs::make_absolute(Target))
    return fileError("write", Path, Failed);
  if (llvm::Error Failed = createFolder(path::parent_path(Target)))
    return Failed;
  removeLeftovers(path::parent_path(Target));
  return replaceFile(Target, Bytes, permissionsOf(Like), Durability::Flushed);
}

} // namespace hipport
