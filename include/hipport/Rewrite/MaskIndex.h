// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Names that stand for a full 32-lane mask (`#define FULL_MASK 0xffffffff`,
// `constexpr unsigned kAll = 0xffffffffu`) over all sources of a run, and
// whether they are used as such masks only.

#ifndef HIPPORT_REWRITE_MASKINDEX_H
#define HIPPORT_REWRITE_MASKINDEX_H

#include "hipport/Model/TuResult.h"
#include "hipport/Rewrite/LaneProofs.h"
#include "hipport/Rewrite/ProjectGroups.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <string>

namespace hipport {

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
