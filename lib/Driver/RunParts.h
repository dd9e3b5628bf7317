// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the runs of `convert` and `check` have in common.

#ifndef HIPPORT_LIB_DRIVER_RUNPARTS_H
#define HIPPORT_LIB_DRIVER_RUNPARTS_H

#include "hipport/Driver/Driver.h"
#include "hipport/Model/Target.h"

namespace hipport {

struct RunInputs {
  RuleTable Rules;
  JobPlan Plan;
};

/// Rules and jobs; warnings go to \p Err. Error: RunError.
llvm::Expected<RunInputs> readInputs(const Config &Settings,
                                     llvm::raw_ostream &Err);

/// All that a result says of the run as a whole.
void summariseUnits(ConvertResult &Result, const JobPlan &Plan,
                    const Config &Settings, const std::vector<TuResult> &Units,
                    MergedFacts Merged);

bool hasFinding(const ConvertResult &Result, FindingClass From);

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_RUNPARTS_H
