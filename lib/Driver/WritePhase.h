// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Where a run writes: checked before hours of parsing, used after it.

#ifndef HIPPORT_LIB_DRIVER_WRITEPHASE_H
#define HIPPORT_LIB_DRIVER_WRITEPHASE_H

#include "ConvertPhase.h"

#include "hipport/Driver/OutputTree.h"

namespace hipport {

/// The directory that the new tree goes to; empty for the other modes.
std::string outRootOf(const Config &Settings, const JobPlan &Plan);

/// Error: RunError with the reason why the results could not be written.
llvm::Error checkOutputs(const Config &Settings, const JobPlan &Plan);

/// Writes the results as the settings say; the patch goes to \p Out. The
/// outcome is that of a new tree, and empty in other modes.
llvm::Expected<TreeOutcome>
writeOutputs(const Config &Settings, const JobPlan &Plan,
             const std::vector<ConvertedFile> &Files, llvm::raw_ostream &Out);

/// Writes the report and the findings in all forms that are asked for; what
/// goes to no file goes to \p Out.
llvm::Error writeReports(const Config &Settings, const ConvertResult &Result,
                         const std::vector<ConvertedFile> &Files,
                         llvm::raw_ostream &Out);

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_WRITEPHASE_H
