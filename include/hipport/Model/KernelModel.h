// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What is known of each kernel and of each place that launches one. Plain
// values: nothing here refers to an AST.

#ifndef HIPPORT_MODEL_KERNELMODEL_H
#define HIPPORT_MODEL_KERNELMODEL_H

#include "hipport/Model/Finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// Launch arguments of one place that launches. A value that did not fold to a
/// constant is absent: unknown, never guessed.
struct LaunchSite {
  std::string Kernel; ///< Qualified name; empty when it could not be resolved.
  SourcePlace Place;  ///< Of the kernel expression, where it is spelled.
  std::string Caller; ///< Qualified name of the function around it.
  std::optional<uint64_t> BlockThreads; ///< Threads per block, x * y * z.
  std::optional<uint64_t> GridBlocks;   ///< Blocks of the grid, x * y * z.
  std::optional<uint64_t> SharedBytes;  ///< Dynamic LDS, bytes per block.
  std::string Instance; ///< Template arguments of the kernel, where known.
  /// `<<<>>>` or the function that launches; empty: the kernel's address goes
  /// elsewhere, and what launches it is not seen.
  std::string Api;
  bool IsPattern = false; ///< In a template, before its arguments are known.

  auto operator<=>(const LaunchSite &) const = default;
};

/// One `__global__` function (a template counts once).
struct KernelModel {
  std::string Name; ///< Qualified name.
  SourcePlace Place;
  bool IsTemplate = false;
  std::optional<uint64_t> MaxThreads; ///< First `__launch_bounds__` argument.
  std::optional<uint64_t> MinBlocks;  ///< Second one, in CUDA's unit.
  uint64_t StaticSharedBytes = 0;     ///< Static LDS where sizes are known.

  auto operator<=>(const KernelModel &) const = default;
};

} // namespace hipport

#endif // HIPPORT_MODEL_KERNELMODEL_H
