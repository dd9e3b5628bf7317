// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Makes the preambles of a run, each in a worker, and says which unit gets
// which. They lie in memory that all workers share and end with the run.

#ifndef HIPPORT_LIB_DRIVER_PREAMBLEPHASE_H
#define HIPPORT_LIB_DRIVER_PREAMBLEPHASE_H

#include "hipport/Driver/WorkerPool.h"
#include "hipport/Frontend/Preamble.h"

#include "llvm/Support/MemoryBuffer.h"

#include <map>
#include <memory>
#include <vector>

namespace hipport {

class Preambles {
public:
  /// A preamble that cannot be made is left out. Fails only when the run is
  /// interrupted.
  static llvm::Expected<Preambles> make(const std::vector<Job> &Jobs,
                                        const ParseOptions &Options,
                                        const PoolLimits &Limits);

  /// Empty: the unit is parsed from its first byte.
  llvm::StringRef find(const Job &Unit) const;

private:
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> Buffers;
  std::map<const Job *, llvm::StringRef> OfUnit;
};

} // namespace hipport

#endif // HIPPORT_LIB_DRIVER_PREAMBLEPHASE_H
