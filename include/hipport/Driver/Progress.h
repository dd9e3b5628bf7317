// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The line on a terminal that says how far a run is.

#ifndef HIPPORT_DRIVER_PROGRESS_H
#define HIPPORT_DRIVER_PROGRESS_H

#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <optional>

namespace hipport {

class Progress {
public:
  using Clock = std::chrono::steady_clock;

  /// Draws nothing when not \p Enabled.
  Progress(llvm::raw_ostream &Terminal, bool Enabled, Clock::time_point Now)
      : Terminal(Terminal), Enabled(Enabled), Start(Now) {}
  /// The line does not outlive the run.
  ~Progress() { erase(); }
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// More units are to be done.
  void expect(size_t Units) { Total += Units; }
  /// One unit is done. Redraws at most ten times in a second.
  void step(Clock::time_point Now);
  void erase();

private:
  llvm::raw_ostream &Terminal;
  bool Enabled;
  Clock::time_point Start;
  std::optional<Clock::time_point> Drawn;
  size_t Total = 0;
  size_t Finished = 0;
};

} // namespace hipport

#endif // HIPPORT_DRIVER_PROGRESS_H
