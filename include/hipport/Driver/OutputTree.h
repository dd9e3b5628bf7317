// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Writes results: a new tree beside the old one, or files in place. Every file
// is replaced atomically: a reader sees the old bytes or the new ones.

#ifndef HIPPORT_DRIVER_OUTPUTTREE_H
#define HIPPORT_DRIVER_OUTPUTTREE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <string>
#include <vector>

namespace hipport {

/// Replaces or creates \p Path: temporary file in the same folder, flush,
/// rename. Keeps the permission bits of \p Like when it exists. Creates parent
/// folders. A symbolic link at \p Path stays, its target is replaced; a device
/// or a pipe stays and gets the bytes. Error: names the path and the reason; no
/// temporary stays, nor what killed runs left in the folder.
llvm::Error writeFileAtomically(llvm::StringRef Path, llvm::StringRef Bytes,
                                llvm::StringRef Like);

/// Removes the temporary files that killed runs left in \p Folder, unless
/// another run is writing there.
void removeLeftovers(llvm::StringRef Folder);

/// Error when \p OutRoot is the root, lies inside it, contains it, or exists
/// and is not a directory. Symbolic links are resolved first.
llvm::Error checkOutRoot(llvm::StringRef Root, llvm::StringRef OutRoot);

/// Error (refused) when the git work tree that holds \p Root has uncommitted
/// changes in tracked files. A root outside git is fine, as is a machine
/// without git.
llvm::Error checkCleanWorkTree(llvm::StringRef Root);

/// What writeTree() did.
struct TreeOutcome {
  unsigned Copied = 0; ///< Files and links that are in the tree as they were.
  /// Entries that were left out, with the reason; sorted by path.
  std::vector<std::string> Warnings;
};

/// Writes \p Changed (absolute source path -> new bytes) and copies every other
/// file below the inputs to \p OutRoot, under the path relative to \p Root, or
/// that of the path which \p NewNames gives for it.
/// Links are copied as links when they stay inside the root, made relative;
/// of others, files are copied by content and folders left out, as are
/// sockets, pipes, devices and what cannot be read. .git is left out without a
/// word. A file that is there with the right bytes is not touched, and nothing
/// is removed. Nothing is ever written outside of \p OutRoot: a link there that
/// leads out of it is an error. The first error ends the writing; files written
/// before it are whole.
llvm::Error writeTree(llvm::StringRef Root,
                      const std::vector<std::string> &Inputs,
                      llvm::StringRef OutRoot,
                      const std::map<std::string, std::string> &Changed,
                      TreeOutcome *Outcome = nullptr,
                      const std::map<std::string, std::string> &NewNames = {});

} // namespace hipport

#endif // HIPPORT_DRIVER_OUTPUTTREE_H
