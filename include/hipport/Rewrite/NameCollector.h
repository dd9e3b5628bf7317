// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Asks the parser what each CUDA-looking name of a unit is: CUDA's own, or the
// program's. The answer lands in FileFacts::Owners; the rename itself is
// decided after the merge.

#ifndef HIPPORT_REWRITE_NAMECOLLECTOR_H
#define HIPPORT_REWRITE_NAMECOLLECTOR_H

#include "hipport/Frontend/Collector.h"
#include "hipport/Rules/RuleTable.h"

#include <memory>

namespace hipport {

/// \p Rules must outlive the collector.
std::unique_ptr<Collector> makeNameCollector(const RuleTable &Rules);

} // namespace hipport

#endif // HIPPORT_REWRITE_NAMECOLLECTOR_H
