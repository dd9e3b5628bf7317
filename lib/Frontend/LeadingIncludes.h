// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The include directives at the head of a file.

#ifndef HIPPORT_LIB_FRONTEND_LEADINGINCLUDES_H
#define HIPPORT_LIB_FRONTEND_LEADINGINCLUDES_H

#include "hipport/Frontend/CudaText.h"

#include <vector>

namespace hipport {

/// The includes in front of which only comments and other includes stand.
std::vector<IncludeDirective> leadingIncludes(llvm::StringRef Bytes);

} // namespace hipport

#endif // HIPPORT_LIB_FRONTEND_LEADINGINCLUDES_H
