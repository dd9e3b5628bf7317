// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The spellings of the enumerations, as every machine-readable output has them.

#include "hipport/Model/Finding.h"
#include "hipport/Model/KernelView.h"
#include "hipport/Model/TuResult.h"
#include "hipport/Model/Worklist.h"

#include "llvm/Support/ErrorHandling.h"

namespace hipport {

const char *toString(FindingClass Class) {
  switch (Class) {
  case FindingClass::Compile:
    return "compile";
  case FindingClass::Correctness:
    return "correctness";
  case FindingClass::Performance:
    return "performance";
  case FindingClass::Info:
    return "info";
  }
  llvm_unreachable("unknown finding class");
}

const char *toString(Confidence Sureness) {
  switch (Sureness) {
  case Confidence::Certain:
    return "certain";
  case Confidence::Likely:
    return "likely";
  case Confidence::Possible:
    return "possible";
  }
  llvm_unreachable("unknown confidence");
}

const char *toString(UnitStatus Status) {
  switch (Status) {
  case UnitStatus::Parsed:
    return "parsed";
  case UnitStatus::Crashed:
    return "crashed";
  case UnitStatus::TimedOut:
    return "timed-out";
  case UnitStatus::OutOfMemory:
    return "out-of-memory";
  case UnitStatus::Failed:
    return "failed";
  }
  llvm_unreachable("unknown unit status");
}

const char *toString(FixSafety Safety) {
  switch (Safety) {
  case FixSafety::None:
    return "none";
  case FixSafety::Safe:
    return "safe";
  case FixSafety::Unsafe:
    return "unsafe";
  }
  llvm_unreachable("unknown safety");
}

const char *toString(WidthLabel Label) {
  switch (Label) {
  case WidthLabel::None:
    return "none";
  case WidthLabel::Logical32:
    return "logical-32";
  case WidthLabel::WaveWide:
    return "wave-wide";
  case WidthLabel::Mixed:
    return "mixed";
  }
  llvm_unreachable("unknown width label");
}

const char *toString(CrossLaneKind Kind) {
  switch (Kind) {
  case CrossLaneKind::ShuffleIndex:
    return "shuffle-index";
  case CrossLaneKind::ShuffleUp:
    return "shuffle-up";
  case CrossLaneKind::ShuffleDown:
    return "shuffle-down";
  case CrossLaneKind::ShuffleXor:
    return "shuffle-xor";
  case CrossLaneKind::Ballot:
    return "ballot";
  case CrossLaneKind::Vote:
    return "vote";
  case CrossLaneKind::Match:
    return "match";
  case CrossLaneKind::ActiveMask:
    return "active-mask";
  case CrossLaneKind::Reduce:
    return "reduce";
  case CrossLaneKind::Sync:
    return "sync";
  }
  llvm_unreachable("unknown kind of operation");
}

const char *toString(Verdict Worst) {
  switch (Worst) {
  case Verdict::Mechanical:
    return "mechanical";
  case Verdict::NeedsFix:
    return "needs-fix";
  case Verdict::NeedsRetune:
    return "needs-retune";
  case Verdict::Blocked:
    return "blocked";
  }
  llvm_unreachable("unknown verdict");
}

} // namespace hipport
