// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The files below the inputs of a run and around them, and what each says when
// it is read: the ground on which a directory without a compile database is
// planned.

#ifndef HIPPORT_FRONTEND_SOURCETREE_H
#define HIPPORT_FRONTEND_SOURCETREE_H

#include "hipport/Frontend/CudaText.h"
#include "hipport/Frontend/IncludeIndex.h"
#include "hipport/Frontend/Job.h"

#include "hipport/Model/Paths.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hipport {

enum class SourceKind {
  Other,
  Unit,  ///< .cu .cpp .cc .cxx .c: compiled by itself.
  Header ///< .cuh .h and the like.
};
SourceKind sourceKindOf(llvm::StringRef Path);
/// .cu or .cuh: CUDA whatever the text says.
bool isCudaFileName(llvm::StringRef Path);

class SourceTree {
public:
  /// \p Root: a real path; links that leave it are not followed.
  explicit SourceTree(std::string Root);

  /// Lists everything below a folder, except hidden files and folders.
  void addInput(llvm::StringRef Folder);
  /// Lists the root and what lies around it, up to the git root or some
  /// parents, as far as a bound on the number of folders allows. What is found
  /// can be included but is no input.
  void addSurroundings();

  /// Regular files below the inputs: real paths, sorted.
  const std::vector<std::string> &inputFiles();
  /// Null for a file that cannot be read or is not text: a warning then.
  const TextFacts *read(llvm::StringRef Path);
  IncludeIndex &index() { return Index; }

  const std::string &root() const { return Root; }
  void warn(std::string Message) { Warnings.push_back(std::move(Message)); }
  /// A warning about something that the run had to leave out.
  void warnUnread(const std::string &Path, const std::string &Why) {
    warn(Path + ": " + Why);
    Unread.insert(Path);
  }
  /// Files and folders that could not be read.
  const std::set<std::string> &unread() const { return Unread; }
  /// Sorted, each once.
  std::vector<std::string> takeWarnings();

private:
  struct Walk;
  void walk(Walk &Run);
  void listFolder(Walk &Run, const std::string &Folder);
  void addLink(Walk &Run, const std::string &Path);

  std::string Root;
  IncludeIndex Index;
  std::vector<std::string> Files;
  bool IsSorted = true;
  bool HasSurroundings = false;
  llvm::StringMap<TextFacts> Facts;
  std::vector<std::string> Warnings;
  std::set<std::string> Unread;
};

/// For every file below the root that the plan reaches, the files below the
/// root that it includes. Absolute paths, sorted.
std::map<std::string, std::vector<std::string>>
projectIncludes(const JobPlan &Plan);

} // namespace hipport

#endif // HIPPORT_FRONTEND_SOURCETREE_H
