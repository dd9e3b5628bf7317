// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Parses one unit, tolerantly, and returns what the collectors say of it. Runs
// in a worker process: it may crash or never return.

#ifndef HIPPORT_FRONTEND_PARSEUNIT_H
#define HIPPORT_FRONTEND_PARSEUNIT_H

#include "hipport/Frontend/HipHeaders.h"
#include "hipport/Frontend/Job.h"
#include "hipport/Model/TuResult.h"

#include <memory>
#include <string>
#include <vector>

namespace hipport {

class Collector;

struct ParseOptions {
  std::string CudaPath;    ///< A real SDK; empty: the built-in declarations.
  std::string ResourceDir; ///< Clang's; empty: the one found at build time.
  /// Facts are kept for files below this directory only.
  std::string Root;
  /// Headers that lie beside the built-in declarations; see hipHeaders().
  std::vector<VirtualHeader> VirtualHeaders;
  /// What buildPreamble() made of headers with which this unit begins; empty:
  /// none. Lives as long as the parse.
  llvm::StringRef Preamble;
};

using Collectors = std::vector<std::unique_ptr<Collector>>;

/// Never fails as a whole: what goes wrong is in the result's status, error and
/// problems.
TuResult parseUnit(const Job &Unit, const ParseOptions &Options,
                   const Collectors &Listeners);

} // namespace hipport

#endif // HIPPORT_FRONTEND_PARSEUNIT_H
