// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Model/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"

namespace hipport {

llvm::ArrayRef<DiagnosticInfo> allDiagnostics() {
  static constexpr DiagnosticInfo Table[] = {
      {"api-deprecated", "a CUDA name whose HIP name is deprecated"},
      {"api-differs", "a HIP call that behaves in another way than CUDA's"},
      {"api-experimental", "a CUDA name whose HIP name is experimental"},
      {"api-string", "CUDA names in a string that holds kernel source"},
      {"api-token-paste", "a CUDA name put together by ##"},
      {"api-unmapped", "a CUDA-looking name that no rule knows"},
      {"api-unsupported",
       "a CUDA name without counterpart in HIP, or in this release of it"},
      {"library-absent", "a CUDA library without counterpart in ROCm"},
      {"parse-incomplete", "code that the parser did not understand"},
      {"rewrite-conflict", "an edit that was left out"},
      {"roc-incomplete", "a library that stays with HIP's wrapper"},
      {"suppression-unused", "a suppression that suppresses nothing"},
      {"sync-divergent-barrier",
       "a barrier that not all threads of a wave reach together"},
      {"sync-spin-lock", "lanes of one wave that wait for one another"},
      {"tensor-async-copy",
       "asynchronous copies that AMD hardware does not have"},
      {"tensor-cluster", "clusters of blocks"},
      {"tensor-mma", "matrix instructions in PTX"},
      {"tensor-wmma", "matrix fragments of CUDA"},
      {"warp-ballot-bitop", "a function of 32 bits on a lane mask"},
      {"warp-ballot-narrowed", "a lane mask kept in 32 bits"},
      {"warp-cub-width", "a warp collective of CUB without its width"},
      {"warp-element-count", "a size of work that equals 32 lanes"},
      {"warp-first-guard",
       "the first 32 threads where the whole wave is meant"},
      {"warp-inline-ptx", "inline PTX"},
      {"warp-logical-32", "warps of 32 lanes, two of them in a wave"},
      {"warp-mixed-width", "warps of 32 lanes and whole waves in one function"},
      {"warp-partial-array",
       "an array by warp read outside of what was written"},
      {"warp-reduction-bound", "a tree that stops at 32 lanes in a wider wave"},
      {"warp-shuffle-width", "a shuffle of the wave among warps of 32 lanes"},
      {"warp-size-literal", "a constant of 32 that stands for the warp"},
      {"warp-size-not-constant", "warpSize where a constant is needed"},
      {"warp-sync-availability",
       "a *_sync builtin that the release lacks or guards"},
      {"warp-sync-mask", "a mask for 32 lanes"},
      {"warp-tile-32", "a tile of 32 lanes or less"},
  };
  return Table;
}

const DiagnosticInfo *findDiagnostic(llvm::StringRef Id) {
  llvm::ArrayRef<DiagnosticInfo> All = allDiagnostics();
  const DiagnosticInfo *It = llvm::lower_bound(
      All, Id,
      [](const DiagnosticInfo &A, llvm::StringRef B) { return A.Id < B; });
  return It != All.end() && It->Id == Id ? It : nullptr;
}

} // namespace hipport
