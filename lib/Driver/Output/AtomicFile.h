// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Replacement of one file, shared by the writers of this folder.

#ifndef HIPPORT_LIB_DRIVER_OUTPUT_ATOMICFILE_H
#define HIPPORT_LIB_DRIVER_OUTPUT_ATOMICFILE_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

#include <optional>

namespace hipport {

/// "cannot <action> '<path>': <reason>".
llvm::Error fileError(const llvm::Twine &Action, llvm::StringRef Path,
                      std::error_code Reason);

/// Says to other runs, as long as it lives, that this one has temporary files
/// in a folder, or that it removes those of runs that are no more. The system
/// ends a claim with its process. Where it knows no such locks nothing is
/// claimed.
class FolderClaim {
public:
  enum Kind { Write, Clean };
  FolderClaim(llvm::StringRef Folder, Kind Wanted);
  ~FolderClaim();
  FolderClaim(const FolderClaim &) = delete;
  FolderClaim &operator=(const FolderClaim &) = delete;

  explicit operator bool() const { return Descriptor >= 0; }

private:
  int Descriptor;
};

enum class Durability {
  Flushed, ///< On the disk before the old bytes go: they exist only once.
  Cached,  ///< In the cache of the system: the bytes can be made again.
};

/// Whether an entry has a name that only this program gives, and only for a
/// moment.
bool isTemporaryName(llvm::StringRef Name);

/// A name of that kind in the folder of \p Path, with % for digits to choose.
llvm::SmallString<256> temporaryModel(llvm::StringRef Path);

/// Replaces \p Path itself, also where it is a symbolic link. The folder must
/// exist. Without \p Permissions a new file's default ones apply.
llvm::Error replaceFile(llvm::StringRef Path, llvm::StringRef Bytes,
                        std::optional<llvm::sys::fs::perms> Permissions,
                        Durability Wanted);

/// The permission bits of \p Path, if it exists.
std::optional<llvm::sys::fs::perms> permissionsOf(llvm::StringRef Path);

llvm::Error createFolder(llvm::StringRef Path);

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_OUTPUT_ATOMICFILE_H
