// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Reads compile_commands.json as CMake, Bear and the like write it for nvcc,
// Clang and GCC, and keeps of each command what a parse by Clang needs.

#ifndef HIPPORT_FRONTEND_COMPILEDB_H
#define HIPPORT_FRONTEND_COMPILEDB_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace hipport {

struct CompileEntry {
  std::string File; ///< Real path.
  std::string Directory;
  std::vector<std::string> Flags; ///< As in Job.
};

struct CompileDb {
  std::string Path; ///< Of the JSON file.
  /// In the order of the file; entries whose file does not exist are left out.
  std::vector<CompileEntry> Entries;
  std::vector<std::string> Warnings;
};

/// \p Path: the JSON file or its folder. Error: the file is missing or broken;
/// the text names it and the place in it.
llvm::Expected<CompileDb> loadCompileDb(llvm::StringRef Path);

/// The same for the text of a file; \p Path: its absolute path.
llvm::Expected<CompileDb> parseCompileDb(llvm::StringRef Text,
                                         llvm::StringRef Path);

/// The flags of Job for a whole command line, compiler included. Launchers like
/// ccache are stripped, response files read. Problems go to \p Warnings.
std::vector<std::string> flagsForClang(llvm::ArrayRef<std::string> Command,
                                       llvm::StringRef Directory,
                                       std::vector<std::string> &Warnings);

/// Makes the paths of -I, -isystem, -iquote and -include absolute and leaves
/// all other flags as they are.
std::vector<std::string> withAbsolutePaths(llvm::ArrayRef<std::string> Flags,
                                           llvm::StringRef Directory);

} // namespace hipport

#endif // HIPPORT_FRONTEND_COMPILEDB_H
