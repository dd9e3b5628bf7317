// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The program as the checks see it: functions with their callers and callees,
// what each says of the width of its warps, and how large its blocks are.

#ifndef HIPPORT_CHECKS_WAVEMODEL_H
#define HIPPORT_CHECKS_WAVEMODEL_H

#include "hipport/Model/TuResult.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// Something that ties a function to a width of its warps.
struct WidthEvidence {
  SourcePlace Place;
  std::string Reason; ///< "lane of 32", "shuffles reach 16 lanes".

  auto operator<=>(const WidthEvidence &) const = default;
};

struct ModelFunction {
  const FunctionFacts *Facts = nullptr;
  std::vector<const ModelFunction *> Callees;
  std::vector<const ModelFunction *> Callers;
  /// Kernels that reach it, itself included, by qualified name; sorted.
  std::vector<std::string> Kernels;
  /// Largest block of all launches of these kernels, when all are known.
  std::optional<uint64_t> MaxBlockThreads;

  /// `tid % 32`, `tid / 32`.
  std::vector<WidthEvidence> Narrow;
  /// `tid % warpSize`, loops that follow warpSize.
  std::vector<WidthEvidence> Wide;
  /// Shuffles that reach 16 lanes and no more.
  std::vector<WidthEvidence> NarrowReach;
  /// Ballots, votes and matches that whole waves may come to.
  std::vector<const CrossLaneOp *> WaveOps;

  /// Every block has at most \p Threads threads.
  bool hasBlocksUpTo(uint64_t Threads) const {
    return MaxBlockThreads && *MaxBlockThreads <= Threads;
  }
  /// The same for the threads that come to a guarded place.
  bool isWithin(const ThreadGuard &Guard, unsigned Threads) const {
    return hasBlocksUpTo(Threads) ||
           (Guard.FirstThreads != 0 && Guard.FirstThreads <= Threads);
  }
};

class WaveModel {
public:
  /// \p Merged must outlive the model.
  explicit WaveModel(const MergedFacts &Merged);
  WaveModel(const WaveModel &) = delete;
  WaveModel &operator=(const WaveModel &) = delete;

  const std::vector<ModelFunction> &functions() const { return Functions; }

  /// Evidence of the function itself, else of those that call it.
  static std::vector<WidthEvidence>
  inContext(const ModelFunction &F,
            std::vector<WidthEvidence> ModelFunction::*List);

private:
  void linkCalls();
  void linkKernels(const MergedFacts &Merged);

  std::vector<ModelFunction> Functions;
};

} // namespace hipport

#endif // HIPPORT_CHECKS_WAVEMODEL_H
