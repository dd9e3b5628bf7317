// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the names of macros tell about the side that a branch is for.

#ifndef HIPPORT_LIB_REWRITE_GUARDS_GUARDMACROS_H
#define HIPPORT_LIB_REWRITE_GUARDS_GUARDMACROS_H

#include "hipport/Rewrite/Condition.h"
#include "hipport/Rewrite/Directives.h"

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace hipport {

enum class GuardRole {
  None,
  Compiler,        ///< A CUDA compiler is at work: __HIPCC__.
  ClangCompiler,   ///< Clang is it, or any compiler beside nvcc: __HIP__.
  RuntimeCompiler, ///< A run-time compiler is at work: __HIPCC_RTC__.
  Arch,            ///< __CUDA_ARCH__, in part __HIP_DEVICE_COMPILE__.
  Kept,            ///< HIP has nothing that means the same.
};

GuardRole roleOf(llvm::StringRef Name);
/// The name in HIP; empty for None and Kept.
llvm::StringRef hipNameOf(GuardRole Role);

/// A macro whose value is a release of CUDA, 1000 for each major number, or a
/// major number alone.
struct ReleaseMacro {
  llvm::StringRef HipTest; ///< What a HIP build defines instead.
  int64_t OneMajor;
};
std::optional<ReleaseMacro> releaseMacro(llvm::StringRef Name);

/// Whether a macro tells that its file knows HIP.
bool speaksHip(llvm::StringRef Name);
bool speaksCuda(llvm::StringRef Name);

/// Whether a macro says which of the two sides compiles, and nothing of its
/// version, of the pass or of a header.
bool isPlatformMacro(llvm::StringRef Name);
/// Whether a macro is defined in device passes only.
bool isDeviceMacro(llvm::StringRef Name);

/// States in a build for AMD GPUs and in one for NVIDIA's, both passes at once:
/// what only the device pass defines is unknown.
MacroState stateInHip(llvm::StringRef Name);
MacroState stateInCuda(llvm::StringRef Name);

/// Macros by which code knows that an editor or a documentation tool reads it.
bool isToolMacro(llvm::StringRef Name);

/// Whether the name stands in code or in the body of a macro.
bool isValueUse(llvm::StringRef Bytes, const DirectiveMap &Map, ByteRange Name);

/// X when the group begins with `#ifndef X` and `#define X`; empty otherwise.
llvm::StringRef selfDefinedName(llvm::StringRef Bytes, const DirectiveMap &Map,
                                const ConditionalGroup &Group);

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_GUARDS_GUARDMACROS_H
