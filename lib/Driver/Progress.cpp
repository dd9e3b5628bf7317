// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Driver/Progress.h"

#include <fmt/format.h>

using namespace hipport;

static constexpr llvm::StringLiteral EraseLine = "\r\x1b[K";

/// "42 s", "3 min", "2 h": what a person needs, and of steady width.
static std::string roughly(double Seconds) {
  if (Seconds < 100)
    return fmt::format("{:.0f} s", Seconds);
  if (Seconds < 100 * 60)
    return fmt::format("{:.0f} min", Seconds / 60);
  return fmt::format("{:.0f} h", Seconds / 3600);
}

void Progress::step(Clock::time_point Now) {
  ++Finished;
  if (!Enabled || (Drawn && Now - *Drawn < std::chrono::milliseconds(100)))
    return;
  Drawn = Now;
  Terminal << EraseLine << fmt::format("[{}/{}] units parsed", Finished, Total);
  const double Elapsed = std::chrono::duration<double>(Now - Start).count();
  if (Elapsed > 0) {
    const double Rate = static_cast<double>(Finished) / Elapsed;
    const double Left = static_cast<double>(Total - Finished) / Rate;
    Terminal << fmt::format(", {:.1f}/s, {} left", Rate, roughly(Left));
  }
  Terminal.flush();
}

void Progress::erase() {
  if (Drawn)
    Terminal << EraseLine;
  Drawn.reset();
  Terminal.flush();
}
