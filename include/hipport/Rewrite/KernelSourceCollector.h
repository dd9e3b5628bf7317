// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Tells which strings of a unit go to run-time compilation.

#ifndef HIPPORT_REWRITE_KERNELSOURCECOLLECTOR_H
#define HIPPORT_REWRITE_KERNELSOURCECOLLECTOR_H

#include "hipport/Frontend/Collector.h"

#include <memory>

namespace hipport {

std::unique_ptr<Collector> makeKernelSourceCollector();

} // namespace hipport

#endif // HIPPORT_REWRITE_KERNELSOURCECOLLECTOR_H
