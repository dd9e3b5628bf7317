// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// LLVM's allocators mark memory for AddressSanitizer in code that is built with
// it, and not in libLLVM, which is not: each would take the other's memory for
// wrongly used.

extern "C" const char *__asan_default_options() {
  return "allow_user_poisoning=0";
}
