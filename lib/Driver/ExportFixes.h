// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_LIB_DRIVER_EXPORTFIXES_H
#define HIPPORT_LIB_DRIVER_EXPORTFIXES_H

#include "ConvertPhase.h"

namespace hipport {

/// The edits of all files as the replacements in YAML that
/// clang-apply-replacements takes. Edits that touch are one replacement: the
/// order of two insertions at one place would be lost.
std::string fixesAsYaml(const std::string &Root,
                        const std::vector<ConvertedFile> &Files);

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_EXPORTFIXES_H
