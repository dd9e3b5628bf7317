// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Names that stand for a full 32-lane mask (`#define FULL_MASK 0xffffffff`,
// `constexpr unsigned kAll = 0xffffffffu`) over all sources of a run, and
// whether they are used as such masks only.

#ifndef HIPPORT_REWRITE_MASKINDEX_H
#define HIPPORT_REWRITE_MASKINDEX_H

#include "hipport/Model/TuResult.h"
#include "hipport/Rewrite/ProjectGroups.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <set>
#include <string>

namespace hipport {

/// Which lanes of a wave arrive at a call, as far as it is plain from the code.
enum class ArrivingLanes {
  Unknown,
  WholeWave, ///< All lanes of every wave of the block.
  First32,   ///< Lanes 0 to 31, and no other: the block has 32 threads.
};

/// Answers for calls of `*_sync` builtins, from the merged facts.
class LaneProofs {
public:
  LaneProofs() = default;
  /// \p Groups must outlive the proofs: kernels of the same name in different
  /// programs are different kernels.
  LaneProofs(const std::map<std::string, llvm::StringRef> &Sources,
             const MergedFacts &Merged, const ProjectGroups &Groups);

  /// For the call whose name is at \p Offset of \p Path; a call in a macro body
  /// counts as proven when all of its expansions agree.
  ArrivingLanes at(const std::string &Path, const FileFacts *Facts,
                   unsigned Offset) const;

private:
  struct BlockShapes {
    bool AllWholeWaves = true; ///< Every launch: a multiple of 64 threads.
    bool All32 = true;         ///< Every launch: 32 threads.
  };
  void addHiddenLaunches(const std::map<std::string, llvm::StringRef> &Sources,
                         const MergedFacts &Merged);

  const ProjectGroups *Groups = nullptr;
  /// By group and plain name: kernels with launches that the parser did not
  /// see.
  std::set<std::pair<std::string, std::string>> Hidden;
  /// By group and kernel.
  std::map<std::pair<std::string, std::string>, BlockShapes> ByKernel;
};

struct MaskName {
  bool IsMacro = false;
  /// Has 64 bits already: nothing is to be done.
  bool IsWide = false;
  bool UsedAsMask = false;
  /// Some use is no mask argument.
  bool HasOtherUse = false;
  /// The name has several values, or is a constant that shares its name.
  bool IsAmbiguous = false;
  /// Every, or some, use as a mask is at a call that the whole wave reaches.
  bool AllWholeWave = true;
  bool AnyWholeWave = false;

  /// The name can only mean a full mask at a call.
  bool standsForMask() const {
    return !IsWide && !IsAmbiguous && (IsMacro || !HasOtherUse);
  }
  /// Its definition may be changed: nothing else depends on it.
  bool ownsDefinition() const {
    return UsedAsMask && !IsWide && !IsAmbiguous && !HasOtherUse &&
           (IsMacro || AnyWholeWave);
  }
};

class MaskIndex {
public:
  MaskIndex() = default;
  /// \p Sources maps paths to bytes (each followed by a NUL).
  MaskIndex(const std::map<std::string, llvm::StringRef> &Sources,
            const MergedFacts &Merged, const LaneProofs &Proofs,
            const ProjectGroups &Groups);

  /// What \p Name means in the files of \p Group; null: no mask.
  const MaskName *find(const std::string &Group, llvm::StringRef Name) const;

private:
  std::map<std::string, llvm::StringMap<MaskName>> ByGroup;
};

/// What an expression says as a lane mask, read from its text.
enum class MaskText {
  Full32, ///< All ones of 32 bits: 0xffffffff, -1, ~0u, ...
  Wide,   ///< Has 64 bits already.
  Other,  ///< A name, or anything that must be looked at.
};
MaskText classifyMask(llvm::StringRef Text);

/// Whether \p Callee is a builtin whose first argument is a lane mask.
bool takesLaneMask(llvm::StringRef Callee);

} // namespace hipport

#endif // HIPPORT_REWRITE_MASKINDEX_H
