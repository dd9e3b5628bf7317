// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A plan as a compile database that Clang's own tools take: what nvcc alone
// understands is gone, and hipport's declarations stand in for the SDK.

#ifndef HIPPORT_FRONTEND_TOOLDATABASE_H
#define HIPPORT_FRONTEND_TOOLDATABASE_H

#include "hipport/Frontend/Job.h"
#include "hipport/Frontend/ParseUnit.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace hipport {

/// Writes the built-in declarations and Options.VirtualHeaders below
/// \p Folder, which is made. Files that are there already are replaced.
llvm::Error writeDeclarations(llvm::StringRef Folder,
                              const ParseOptions &Options);

/// The text of compile_commands.json, an entry for each job. \p Declarations:
/// the folder that writeDeclarations filled, absolute.
std::string toolDatabase(const JobPlan &Plan, const ParseOptions &Options,
                         llvm::StringRef Declarations);

} // namespace hipport

#endif // HIPPORT_FRONTEND_TOOLDATABASE_H
