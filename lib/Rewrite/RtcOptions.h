// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Options of NVRTC's compiler and what hiprtc's, which is Clang, takes instead.

#ifndef HIPPORT_REWRITE_RTCOPTIONS_H
#define HIPPORT_REWRITE_RTCOPTIONS_H

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace hipport {

struct RtcOption {
  /// The whole option, or its beginning when it ends in '='.
  llvm::StringRef Cuda;
  /// What stands in its place; empty: nothing does.
  llvm::StringRef Hip;
  llvm::StringRef Note; ///< Why nothing does.
};

/// Nothing for an option that Clang knows as it is.
std::optional<RtcOption> findRtcOption(llvm::StringRef Option);

} // namespace hipport

#endif // HIPPORT_REWRITE_RTCOPTIONS_H
