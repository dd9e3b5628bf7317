// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// warpSize where namespaces and classes need a constant expression.

#ifndef HIPPORT_ANALYSIS_LANES_SCOPECONSTANTS_H
#define HIPPORT_ANALYSIS_LANES_SCOPECONSTANTS_H

#include "LaneFlow.h"
#include "Places.h"

namespace hipport {

/// One entry for each declaration that needs one, under its name.
std::vector<FunctionFacts>
constantsOutsideFunctions(llvm::ArrayRef<const clang::Decl *> TopLevel,
                          const LaneFlow &Flow, const Places &Where);

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_SCOPECONSTANTS_H
