// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// HIP's headers as the CUDA parser shall see them: code that was converted
// already, by hand or by an earlier run, is read with the same declarations.

#ifndef HIPPORT_FRONTEND_HIPHEADERS_H
#define HIPPORT_FRONTEND_HIPHEADERS_H

#include "hipport/Rules/RuleTable.h"

#include <string>
#include <vector>

namespace hipport {

struct VirtualHeader {
  std::string Name; ///< As it is included, "hip/hip_runtime.h".
  std::string Text;
};

/// For each HIP header that a rule leads to: the CUDA declarations behind it,
/// HIP's names as macros for CUDA's, and the macros of a HIP compiler instead
/// of those of nvcc. Sorted by name.
std::vector<VirtualHeader> hipHeaders(const RuleTable &Rules);

} // namespace hipport

#endif // HIPPORT_FRONTEND_HIPHEADERS_H
