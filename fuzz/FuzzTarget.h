// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What all targets share: the entry that libFuzzer calls, and a check that
// stays in a build without assertions.

#ifndef HIPPORT_FUZZ_FUZZTARGET_H
#define HIPPORT_FUZZ_FUZZTARGET_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size);

namespace hipport {

/// Ends the program when a promise to callers is broken.
inline void require(bool Holds, const char *Promise) {
  if (!Holds)
    llvm::report_fatal_error(Promise, /*gen_crash_diag=*/true);
}

inline llvm::StringRef textOf(const uint8_t *Data, size_t Size) {
  return {reinterpret_cast<const char *>(Data), Size};
}

} // namespace hipport

#endif // HIPPORT_FUZZ_FUZZTARGET_H
