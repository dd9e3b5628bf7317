// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_MODEL_TARGET_H
#define HIPPORT_MODEL_TARGET_H

#include <string>

namespace hipport {

/// An AMD GPU, as far as the checks ask.
struct Target {
  std::string Name;  ///< "gfx90a".
  unsigned Wave = 0; ///< Lanes of a wave under HIP.

  bool operator==(const Target &) const = default;
};

} // namespace hipport

#endif // HIPPORT_MODEL_TARGET_H
