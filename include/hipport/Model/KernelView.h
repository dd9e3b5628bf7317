// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// All that is known of one kernel together: with the functions that it reaches
// and the places that launch it. For the writers.

#ifndef HIPPORT_MODEL_KERNELVIEW_H
#define HIPPORT_MODEL_KERNELVIEW_H

#include "hipport/Model/KernelModel.h"
#include "hipport/Model/WaveFacts.h"

#include <string>
#include <vector>

namespace hipport {

/// For how many lanes a kernel is written.
enum class WidthLabel {
  None,      ///< Its lanes do not work together.
  Logical32, ///< In warps of 32, whatever the wave.
  WaveWide,  ///< In waves, however wide.
  Mixed,     ///< Both.
};

const char *toString(WidthLabel Label);
const char *toString(CrossLaneKind Kind);

/// A function of a kernel, the kernel itself included.
struct ReachedFunction {
  std::string Name;
  std::string Instance;
  SourcePlace Place;

  auto operator<=>(const ReachedFunction &) const = default;
};

struct KernelCrossLane {
  CrossLaneOp Op;
  std::string Function; ///< That it stands in.

  auto operator<=>(const KernelCrossLane &) const = default;
};

struct KernelView {
  std::string Name; ///< Qualified.
  SourcePlace Place;
  std::string Instance;               ///< Template arguments.
  bool IsTemplate = false;            ///< A template or an instance of one.
  std::optional<uint64_t> MaxThreads; ///< Launch bounds, in CUDA's units.
  std::optional<uint64_t> MinBlocks;
  std::optional<uint64_t> StaticSharedBytes; ///< Absent: not known.
  WidthLabel Width = WidthLabel::None;
  std::vector<Evidence> WidthNotes; ///< What the label is from.
  std::vector<LaunchSite> Launches;
  std::vector<KernelCrossLane> CrossLane;
  std::vector<SourcePlace> Barriers;
  std::vector<SharedArray> SharedArrays;
  std::vector<ReachedFunction> Reaches; ///< Without the kernel itself.

  bool operator==(const KernelView &) const = default;
};

} // namespace hipport

#endif // HIPPORT_MODEL_KERNELVIEW_H
