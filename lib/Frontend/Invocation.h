// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Turns a job into a configured Clang invocation: a tolerant CUDA device parse.

#ifndef HIPPORT_FRONTEND_INVOCATION_H
#define HIPPORT_FRONTEND_INVOCATION_H

#include "hipport/Frontend/Job.h"
#include "hipport/Frontend/ParseUnit.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <memory>
#include <string>
#include <vector>

namespace hipport {

/// Folder in which the built-in CUDA declarations appear to the parser.
inline constexpr llvm::StringLiteral BuiltinCudaFolder =
    "/__hipport__/cuda-declarations";

/// The disk, with the built-in declarations laid over it and torn launch
/// brackets of files below the root joined.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
makeFileSystem(const ParseOptions &Options, const Job &Unit);

/// What any Clang needs to read \p Unit: the language, the declarations in the
/// folder \p Declarations unless there is an SDK, and the flags of the job.
std::vector<std::string> languageFlags(const Job &Unit,
                                       const ParseOptions &Options,
                                       llvm::StringRef Declarations);

/// The command line that the parse of \p Unit stands for.
std::vector<std::string> clangCommand(const Job &Unit,
                                      const ParseOptions &Options);

/// A compiler that is ready to parse \p Unit and tells \p Listener what it
/// meets. Null when Clang does not take the flags; the listener knows why.
std::unique_ptr<clang::CompilerInstance>
makeCompiler(const Job &Unit, const ParseOptions &Options,
             clang::DiagnosticConsumer &Listener);

} // namespace hipport

#endif // HIPPORT_FRONTEND_INVOCATION_H
