// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The settings of a project: .hipport.yaml. docs/configuration.md describes it.

#ifndef HIPPORT_CONFIG_CONFIGFILE_H
#define HIPPORT_CONFIG_CONFIGFILE_H

#include "hipport/Model/Finding.h"
#include "hipport/Rewrite/Convert.h"
#include "hipport/Rules/Rule.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// What the file says; empty or absent: nothing. All paths are absolute.
struct ConfigFile {
  std::string Path; ///< Of the file itself.
  std::vector<std::string> Inputs;
  std::string CompileDb;
  std::vector<std::string> Exclude;
  std::vector<std::string> RuleFiles;
  std::vector<std::string> ExtraFlags;
  std::vector<std::string> Targets; ///< gfx names.
  std::string OutRoot;
  std::string CudaPath;
  std::optional<Release> Rocm;
  std::optional<Annotate> Annotations;
  std::optional<LaunchSyntax> Launches;
  std::optional<FixMode> Fixes;
  std::optional<FindingClass> FailOn;
};

/// The .hipport.yaml in \p Start, or in the folder of the file \p Start, or in
/// the nearest folder above. Empty: there is none.
std::string findConfigFile(llvm::StringRef Start);

/// Error: the file cannot be read, or everything that is wrong in it, a line
/// each as "file:line:column: message".
llvm::Expected<ConfigFile> readConfigFile(llvm::StringRef Path);

/// \p Folder: what paths in the file are relative to; absolute.
llvm::Expected<ConfigFile> parseConfigFile(llvm::MemoryBufferRef Buffer,
                                           llvm::StringRef Folder);

} // namespace hipport

#endif // HIPPORT_CONFIG_CONFIGFILE_H
