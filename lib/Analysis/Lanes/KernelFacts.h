// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a function on the device takes of the hardware, and where it ends.

#ifndef HIPPORT_ANALYSIS_LANES_KERNELFACTS_H
#define HIPPORT_ANALYSIS_LANES_KERNELFACTS_H

#include "Places.h"
#include "hipport/Model/WaveFacts.h"

#include "clang/AST/Decl.h"

namespace hipport {

/// Arrays in LDS, launch bounds and the end of the body.
void recordExtent(const clang::FunctionDecl &Function, const Places &Where,
                  FunctionFacts &Out);

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_KERNELFACTS_H
