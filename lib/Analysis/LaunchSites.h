// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The places of a function that launch kernels: `<<<>>>`, the calls of the
// runtime, and functions of the program that launch what they are given.

#ifndef HIPPORT_ANALYSIS_LAUNCHSITES_H
#define HIPPORT_ANALYSIS_LAUNCHSITES_H

#include "hipport/Frontend/UnitFiles.h"
#include "hipport/Model/KernelModel.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"

namespace hipport {

/// A kernel whose address goes where no launch is seen counts as a launch of
/// which nothing is known.
void collectLaunches(clang::ASTContext &Context, UnitFiles &Files,
                     const clang::FunctionDecl &Function,
                     std::vector<LaunchSite> &Out);

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LAUNCHSITES_H
