// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Joins the front end and the libraries that listen to it. The one place of the
// driver that sees Clang.

#include "hipport/Analysis/KernelCollector.h"
#include "hipport/Analysis/WaveCollector.h"
#include "hipport/Driver/Driver.h"
#include "hipport/Frontend/Collector.h"
#include "hipport/Rewrite/CodeCollectors.h"
#include "hipport/Rewrite/KernelSourceCollector.h"
#include "hipport/Rewrite/NameCollector.h"

using namespace hipport;

TuResult hipport::parseWithCollectors(const Job &Unit,
                                      const ParseOptions &Options,
                                      const RuleTable &Rules) {
  Collectors Listeners;
  Listeners.push_back(makeNameCollector(Rules));
  Listeners.push_back(makeKernelCollector());
  Listeners.push_back(makeWaveCollector());
  Listeners.push_back(makeKernelSourceCollector());
  Listeners.push_back(makeVectorOperatorCollector());
  Listeners.push_back(makeDevicePointerCollector());
  Listeners.push_back(makeLaneMaskCollector());
  Listeners.push_back(makeDeviceCallCollector());
  Listeners.push_back(makeTemplateKeywordCollector());
  Listeners.push_back(makeCollapseCollector(Rules));
  return parseUnit(Unit, Options, Listeners);
}
