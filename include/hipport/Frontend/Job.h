// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The plan of a run: which files are parsed, with which flags, and which files
// are converted. Made from a compile database or by scanning a directory.

#ifndef HIPPORT_FRONTEND_JOB_H
#define HIPPORT_FRONTEND_JOB_H

#include "llvm/Support/Error.h"

#include <map>
#include <string>
#include <vector>

namespace hipport {

/// One translation unit to parse.
struct Job {
  std::string MainFile;  ///< Absolute path.
  std::string Directory; ///< Working directory of the command.
  /// Flags for Clang, already cleaned of what only nvcc knows: -I, -isystem,
  /// -iquote (these with absolute paths), -D, -U, -std, -include. Without the
  /// compiler and the file.
  std::vector<std::string> Flags;
};

/// What a user named on the command line.
struct ScanRequest {
  /// Files and directories. Empty together with a database: the common parent
  /// of its CUDA files.
  std::vector<std::string> Inputs;
  /// Folder that holds compile_commands.json, or that file; empty: none.
  std::string CompileDb;
  std::vector<std::string> Exclude;    ///< Globs on paths relative to the root.
  std::vector<std::string> ExtraFlags; ///< Added to every job.
  /// Where only files are named: the root is the project that holds them (the
  /// nearest folder above with .git, .hipport.yaml or compile_commands.json).
  bool RootIsProject = false;
};

struct JobPlan {
  /// The input directory, the common parent, or the project around it. This and
  /// all other paths of the plan are absolute and free of symbolic links.
  std::string Root;
  std::vector<Job> Jobs; ///< Sorted by main file, then flags.
  /// Every file under the inputs that may be edited because it holds CUDA:
  /// absolute, sorted. Main files and headers.
  std::vector<std::string> Sources;
  /// Headers (and .cu files that others include) among the sources.
  std::vector<std::string> Headers;
  /// Files that the sources reach, with the files that each includes, inside
  /// the root or not, in whatever branch. Every source has an entry.
  std::map<std::string, std::vector<std::string>> Includes;
  /// Flags under which each of the headers makes sense by itself.
  std::map<std::string, std::vector<std::string>> HeaderFlags;
  /// Files and folders under the inputs that could not be read as text.
  std::vector<std::string> Unread;
  /// Warnings for the user: entries of the database without a file, unreadable
  /// directories, link loops.
  std::vector<std::string> Warnings;
};

/// Error: an input that does not exist, an empty one, a broken database; the
/// text names the place.
llvm::Expected<JobPlan> planJobs(const ScanRequest &Request);

/// A job for a header that no unit includes, with the flags of the plan: those
/// of a unit near it, or the include folders that the tree suggests for it.
Job jobForHeader(const JobPlan &Plan, const std::string &Header);

} // namespace hipport

#endif // HIPPORT_FRONTEND_JOB_H
