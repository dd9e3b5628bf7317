// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Replacement of one file, shared by the writers of this folder.

#ifndef HIPPORT_LIB_DRIVER_OUTPUT_ATOMICFILE_H
#define HIPPORT_LIB_DRIVER_OUTPUT_ATOMICFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

#include <optional>

namespace hipport {

/// "cannot <action> '<path>': <reason>".
llvm::Error fileError(const llvm::Twine &Action, llvm::StringRef Path,
                      std::error_code Reason);

enum class Durability {
  Flushed, ///< On the disk before the old bytes go: they exist only once.
  Cached,  ///< In the cache of the system: the bytes can be made again.
};

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
