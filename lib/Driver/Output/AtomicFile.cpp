// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Atomic replacement: the new bytes get a name of their own in the same folder,
// then the rename puts them in place in one step.

#include "AtomicFile.h"
#include "hipport/Driver/OutputTree.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
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
  // A short name of its own: one made from the file's could get too long.
  llvm::SmallString<256> Model(path::parent_path(Path));
  path::append(Model, ".hipport-%%%%%%%%%%.tmp");
  llvm::Expected<fs::TempFile> Temporary = fs::TempFile::create(Model);
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

llvm::Error writeFileAtomically(llvm::StringRef Path, llvm::StringRef Bytes,
                                llvm::StringRef Like) {
  llvm::SmallString<256> Target(Path);
  if (fs::is_symlink_file(Path))
    if (std::error_code Failed = fs::real_path(Path, Target))
      return fileError("write", Path, Failed);
  if (std::error_code Failed = fs::make_absolute(Target))
    return fileError("write", Path, Failed);
  if (llvm::Error Failed = createFolder(path::parent_path(Target)))
    return Failed;
  return replaceFile(Target, Bytes, permissionsOf(Like), Durability::Flushed);
}

} // namespace hipport
