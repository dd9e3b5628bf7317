// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Records what each function of a unit says about lanes and waves.

#ifndef HIPPORT_ANALYSIS_WAVECOLLECTOR_H
#define HIPPORT_ANALYSIS_WAVECOLLECTOR_H

#include "hipport/Frontend/Collector.h"

#include <memory>

namespace hipport {

std::unique_ptr<Collector> makeWaveCollector();

} // namespace hipport

#endif // HIPPORT_ANALYSIS_WAVECOLLECTOR_H
