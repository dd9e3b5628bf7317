// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which lanes of a wave arrive at a call of a `*_sync` builtin, proven from the
// convergence of the kernel and from every launch that the sources show.

#ifndef HIPPORT_REWRITE_LANEPROOFS_H
#define HIPPORT_REWRITE_LANEPROOFS_H

#include "hipport/Model/TuResult.h"
#include "hipport/Rewrite/ProjectGroups.h"

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

} // namespace hipport

#endif // HIPPORT_REWRITE_LANEPROOFS_H
