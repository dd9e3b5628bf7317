// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Paths as reports show them: the same on every machine that has the sources.

#include "RelativePath.h"

#include "llvm/Support/Path.h"

#include <fmt/format.h>

namespace hipport {

std::string relativePath(llvm::StringRef Root, llvm::StringRef Path) {
  std::string RootPath = llvm::sys::path::convert_to_slash(Root);
  std::string FullPath = llvm::sys::path::convert_to_slash(Path);
  llvm::StringRef Prefix = llvm::StringRef(RootPath).rtrim('/');
  llvm::StringRef Rest = FullPath;
  if (!Root.empty() && Rest.consume_front(Prefix) && Rest.consume_front("/"))
    return Rest.str();
  return FullPath;
}

std::string formatPlace(llvm::StringRef Root, const SourcePlace &Place) {
  return fmt::format("{}:{}:{}", relativePath(Root, Place.File), Place.Line,
                     Place.Column);
}

} // namespace hipport
