// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Questions about paths that need no file system.

#ifndef HIPPORT_MODEL_PATHS_H
#define HIPPORT_MODEL_PATHS_H

#include "llvm/ADT/StringRef.h"

namespace hipport {

/// Whether \p Path is \p Folder or lies in it; both absolute, without dots.
inline bool isBelow(llvm::StringRef Path, llvm::StringRef Folder) {
  Folder = Folder.rtrim('/');
  return Path.consume_front(Folder) && (Path.empty() || Path.front() == '/');
}

} // namespace hipport

#endif // HIPPORT_MODEL_PATHS_H
