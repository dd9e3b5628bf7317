// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The spellings of the enumerations, as every machine-readable output has them.

#include "hipport/Model/Finding.h"
#include "hipport/Model/TuResult.h"

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

} // namespace hipport
