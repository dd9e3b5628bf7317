// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Formatters that do not know CUDA tear launch brackets apart, `k << <g, b>>
// >`, and Clang does not take them for a launch.

#ifndef HIPPORT_FRONTEND_LAUNCHBRACKETS_H
#define HIPPORT_FRONTEND_LAUNCHBRACKETS_H

#include "hipport/Model/TuResult.h"

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace hipport {

/// The ranges of torn brackets, each from its first to its last angle; opening
/// and closing brackets come in pairs. Text in comments and literals is no
/// bracket.
std::vector<ByteRange> tornBrackets(llvm::StringRef Bytes);

/// The same bytes with the angles of each bracket moved together in front of
/// the blanks between them: offsets and lines of all else stay.
std::string joinBracketsInPlace(llvm::StringRef Bytes,
                                const std::vector<ByteRange> &Torn);

} // namespace hipport

#endif // HIPPORT_FRONTEND_LAUNCHBRACKETS_H
