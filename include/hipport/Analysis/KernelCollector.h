// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Records kernels, the places that launch them, and for each call of a `*_sync`
// builtin whether all threads of the block arrive there together.

#ifndef HIPPORT_ANALYSIS_KERNELCOLLECTOR_H
#define HIPPORT_ANALYSIS_KERNELCOLLECTOR_H

#include "hipport/Frontend/Collector.h"

#include <memory>

namespace hipport {

std::unique_ptr<Collector> makeKernelCollector();

} // namespace hipport

#endif // HIPPORT_ANALYSIS_KERNELCOLLECTOR_H
