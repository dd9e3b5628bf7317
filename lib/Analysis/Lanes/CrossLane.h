// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The builtins of CUDA and HIP that concern lanes, by name.

#ifndef HIPPORT_ANALYSIS_LANES_CROSSLANE_H
#define HIPPORT_ANALYSIS_LANES_CROSSLANE_H

#include "hipport/Model/WaveFacts.h"

#include "clang/AST/Decl.h"

#include <optional>

namespace hipport {

/// What \p Builtin does between lanes; nothing: it does not.
std::optional<CrossLaneKind> crossLaneKind(llvm::StringRef Builtin);

/// Counts or finds bits of one word: `__popc`, `__ffsll`, ...
bool isBitFunction(llvm::StringRef Builtin);
/// Such a function for 64 bits.
bool takesWideMask(llvm::StringRef Builtin);

/// warpSize itself.
bool isWaveSize(const clang::ValueDecl *D);

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_CROSSLANE_H
