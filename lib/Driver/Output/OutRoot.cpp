// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Where a tree may go. Folders are compared by identity, not by name, so that
// links, mounts and letter case cannot hide that two names are one folder.

#include "AtomicFile.h"
#include "hipport/Driver/OutputTree.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

namespace hipport {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// The nearest folder on the way from \p Path up to the top that exists, with
/// links resolved.
static llvm::Expected<std::string> nearestFolder(llvm::StringRef Path) {
  llvm::SmallString<256> Absolute(Path), Real;
  if (std::error_code Failed = fs::make_absolute(Absolute))
    return fileError("resolve", Path, Failed);
  llvm::StringRef Existing = Absolute;
  while (!Existing.empty() && !fs::exists(Existing))
    Existing = path::parent_path(Existing);
  if (std::error_code Failed = fs::real_path(Existing, Real))
    return fileError("resolve", Path, Failed);
  return Real.str().str();
}

/// Whether \p Folder is \p Inner or one of the folders above it.
static bool holds(llvm::StringRef Folder, llvm::StringRef Inner) {
  for (; !Inner.empty(); Inner = path::parent_path(Inner))
    if (fs::equivalent(Folder, Inner))
      return true;
  return false;
}

static llvm::Error refuse(llvm::StringRef OutRoot, const llvm::Twine &Reason) {
  return llvm::createStringError(
      std::make_error_code(std::errc::invalid_argument),
      "output folder '" + OutRoot + "' " + Reason);
}

llvm::Error checkOutRoot(llvm::StringRef Root, llvm::StringRef OutRoot) {
  llvm::SmallString<256> RealRoot;
  if (std::error_code Failed = fs::real_path(Root, RealRoot))
    return fileError("resolve", Root, Failed);
  if (OutRoot.empty())
    return refuse(OutRoot, "has no name");
  bool Exists = fs::exists(OutRoot);
  if (!Exists && fs::is_symlink_file(OutRoot))
    return refuse(OutRoot, "is a link that leads nowhere");
  if (Exists && !fs::is_directory(OutRoot))
    return refuse(OutRoot, "exists and is not a folder");
  llvm::Expected<std::string> Nearest = nearestFolder(OutRoot);
  if (!Nearest)
    return Nearest.takeError();
  if (!fs::is_directory(*Nearest))
    return refuse(OutRoot,
                  "would lie below '" + *Nearest + "', which is not a folder");
  if (Exists && fs::equivalent(*Nearest, RealRoot))
    return refuse(OutRoot, "is the source root");
  if (holds(RealRoot, *Nearest))
    return refuse(OutRoot, "lies inside the source root '" + Root + "'");
  if (Exists && holds(*Nearest, RealRoot))
    return refuse(OutRoot, "contains the source root '" + Root + "'");
  return llvm::Error::success();
}

} // namespace hipport
