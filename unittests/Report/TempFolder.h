// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A folder for one test, with short helpers for what tests do in it.

#ifndef HIPPORT_UNITTESTS_REPORT_TEMPFOLDER_H
#define HIPPORT_UNITTESTS_REPORT_TEMPFOLDER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace hipport {

/// Removed with all that is in it at the end of the test.
class TempFolder {
public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder &) = delete;
  TempFolder &operator=(const TempFolder &) = delete;

  std::string path(llvm::StringRef Name = "") const;
  /// Writes a file and the folders above it.
  void write(llvm::StringRef Name, llvm::StringRef Bytes) const;
  std::string read(llvm::StringRef Name) const;
  /// Makes a symbolic link with exactly \p Target as its text.
  void link(llvm::StringRef Name, llvm::StringRef Target) const;
  /// The text of a symbolic link; empty for anything else.
  std::string linkText(llvm::StringRef Name) const;
  /// Everything below \p Name except folders, sorted, as relative paths.
  std::vector<std::string> list(llvm::StringRef Name = "") const;

private:
  std::string Root;
};

bool hasGit();

/// Runs git in \p Folder with a fixed identity; its exit code.
int runGit(llvm::StringRef Folder, llvm::ArrayRef<llvm::StringRef> Args);

/// The message of \p Problem; empty for success.
std::string messageOf(llvm::Error Problem);

} // namespace hipport

#endif // HIPPORT_UNITTESTS_REPORT_TEMPFOLDER_H
