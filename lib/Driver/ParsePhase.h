// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The first half of a run: every unit parsed, then every header that no unit
// has included.

#ifndef HIPPORT_LIB_DRIVER_PARSEPHASE_H
#define HIPPORT_LIB_DRIVER_PARSEPHASE_H

#include "hipport/Driver/Driver.h"

namespace hipport {

/// Results of all units and of the headers parsed alone, sorted by main file.
llvm::Expected<std::vector<TuResult>>
parseAll(const JobPlan &Plan, const Config &Settings, const RuleTable &Rules,
         const ParseFunction &Parse, llvm::raw_ostream &Terminal);

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_PARSEPHASE_H
