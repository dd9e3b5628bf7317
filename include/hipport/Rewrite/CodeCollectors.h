// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Collectors of code facts: what the parser knows of a piece of code and a
// rewrite of the same subject needs. The source file of each collector says
// what its facts mean.

#ifndef HIPPORT_REWRITE_CODECOLLECTORS_H
#define HIPPORT_REWRITE_CODECOLLECTORS_H

#include "hipport/Frontend/Collector.h"
#include "hipport/Rules/RuleTable.h"

#include <memory>

namespace hipport {

/// The program's operators on CUDA's vector types, and their uses.
std::unique_ptr<Collector> makeVectorOperatorCollector();

/// Arithmetic on CUdeviceptr, and where it is taken for a number.
std::unique_ptr<Collector> makeDevicePointerCollector();

/// Local variables that hold lane masks.
std::unique_ptr<Collector> makeLaneMaskCollector();

/// Calls in device code that HIP does not take as CUDA does.
std::unique_ptr<Collector> makeDeviceCallCollector();

/// Dependent names of templates without the keyword.
std::unique_ptr<Collector> makeTemplateKeywordCollector();

/// Overloads and cases that HIP's names make the same. \p Rules must outlive
/// the collector.
std::unique_ptr<Collector> makeCollapseCollector(const RuleTable &Rules);

} // namespace hipport

#endif // HIPPORT_REWRITE_CODECOLLECTORS_H
