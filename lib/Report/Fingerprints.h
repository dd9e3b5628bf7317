// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// By what a finding is known again in another run, when lines have moved.

#ifndef HIPPORT_LIB_REPORT_FINGERPRINTS_H
#define HIPPORT_LIB_REPORT_FINGERPRINTS_H

#include "hipport/Model/ConvertResult.h"

#include <map>
#include <string>

namespace hipport {

/// 16 hexadecimal digits for each finding of \p Result, no two the same: from
/// its id, relative path, kernels, statement, and its number among those that
/// are equal in these.
std::map<const Finding *, std::string>
fingerprintsOf(const ConvertResult &Result);

} // namespace hipport

#endif // HIPPORT_LIB_REPORT_FINGERPRINTS_H
