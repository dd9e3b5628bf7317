// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Code that only CUDA compiles need, put behind a condition.

#ifndef HIPPORT_REWRITE_CUDAONLY_H
#define HIPPORT_REWRITE_CUDAONLY_H

#include "hipport/Model/Edit.h"
#include "hipport/Model/TuResult.h"

#include "llvm/ADT/StringRef.h"

namespace hipport {

class FileContext;

/// Puts lines with `#ifndef __HIP_PLATFORM_AMD__`, with \p Why as its comment,
/// and `#endif` around \p Code.
void leaveToCuda(FileContext &File, llvm::StringRef Rewrite,
                 Confidence Sureness, ByteRange Code, llvm::StringRef Why);

/// Nothing but blanks and comments lies between the two.
bool isFollowedBy(const FileContext &File, ByteRange Code, ByteRange Next);

/// One compile can see what stands at both offsets.
bool canMeet(const FileContext &File, unsigned A, unsigned B);

/// The lines of \p Code hold nothing else but comments behind it, and it holds
/// conditional directives as wholes only.
bool ownsLines(const FileContext &File, ByteRange Code);

} // namespace hipport

#endif // HIPPORT_REWRITE_CUDAONLY_H
