// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What all sources of a run together ask of their includes: which files must
// bring in the HIP runtime themselves, and which macros a library's header
// wants to see first.

#ifndef HIPPORT_REWRITE_INCLUDENEEDS_H
#define HIPPORT_REWRITE_INCLUDENEEDS_H

#include "hipport/Rewrite/ProjectGroups.h"
#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hipport {

struct SourceSet {
  /// Bytes by absolute path, each followed by a NUL.
  std::map<std::string, llvm::StringRef> Bytes;
  /// The project files that each source includes, absolute.
  std::map<std::string, std::vector<std::string>> Includes;
  /// Main files of units; nvcc includes the runtime in a `.cu` by itself.
  std::set<std::string> MainFiles;
  /// Absolute paths of sources that get another name, with that name.
  std::map<std::string, std::string> NewNames;
};

class IncludeNeeds {
public:
  IncludeNeeds() = default;
  IncludeNeeds(const SourceSet &Sources, const ProjectGroups &Groups,
               const RuleTable &Rules, Release Rocm);

  /// The file must get an #include of the HIP runtime.
  bool needsRuntime(const std::string &Path) const {
    return Needing.count(Path) > 0;
  }
  /// Where the first thing stands that needs the runtime, or the include of the
  /// first header that does. Absent: the file does not need it.
  std::optional<unsigned> firstNeed(const std::string &Path) const {
    auto It = Needing.find(Path);
    return It == Needing.end() ? std::nullopt : std::optional(It->second);
  }
  /// The file brings the runtime in, itself or through project headers.
  bool hasRuntime(const std::string &Path) const {
    return Having.count(Path) > 0;
  }
  /// The file calls isnan and the like without std:: and reaches no <math.h>:
  /// CUDA's headers include it, HIP's do not.
  bool needsMathHeader(const std::string &Path) const {
    return NeedingMath.count(Path) > 0;
  }
  /// The macro that must be defined before headers of a rule library, because a
  /// name used somewhere in the group is behind it; empty: none.
  llvm::StringRef macroBefore(const std::string &Group,
                              const std::string &Library) const {
    auto It = Macros.find({Group, Library});
    return It == Macros.end() ? llvm::StringRef() : llvm::StringRef(It->second);
  }

  /// The header rows with declared names that the file includes itself.
  llvm::ArrayRef<const Rule *> declaringHeaders(const std::string &Path) const {
    auto It = Declaring.find(Path);
    if (It == Declaring.end())
      return {};
    return It->second;
  }
  /// The header row that declares a name; null: none.
  const Rule *headerOf(const std::string &QualifiedName) const {
    auto It = HeaderOfName.find(QualifiedName);
    return It == HeaderOfName.end() ? nullptr : It->second;
  }

private:
  std::map<std::string, unsigned> Needing; ///< With the first need.
  std::set<std::string> Having;
  std::set<std::string> NeedingMath;
  std::map<std::string, std::vector<const Rule *>> Declaring;
  std::map<std::string, const Rule *> HeaderOfName;
  std::map<std::pair<std::string, std::string>, std::string> Macros;
};

/// Words of the kernel language: a file that has one needs the whole runtime,
/// not just its API.
bool isDeviceWord(llvm::StringRef Text);

} // namespace hipport

#endif // HIPPORT_REWRITE_INCLUDENEEDS_H
