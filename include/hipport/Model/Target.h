// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_MODEL_TARGET_H
#define HIPPORT_MODEL_TARGET_H

#include <string>

namespace hipport {

/// An AMD GPU, as rules/targets describes it.
struct Target {
  std::string Name;  ///< "gfx90a".
  unsigned Wave = 0; ///< Lanes of a wave under HIP.
  std::string Family;
  unsigned Simds = 0; ///< Of a CU; of a WGP, where blocks run on one.
  unsigned WavesPerSimd = 0;
  unsigned Vgprs = 0; ///< Of a SIMD, for each lane of a wave.
  unsigned VgprGranule = 0;
  unsigned LdsBlockBytes = 0; ///< Most LDS of a block.
  unsigned LdsBanks = 0;

  bool operator==(const Target &) const = default;
};

} // namespace hipport

#endif // HIPPORT_MODEL_TARGET_H
