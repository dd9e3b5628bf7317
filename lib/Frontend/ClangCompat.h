// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The only file that may depend on the version of Clang.

#ifndef HIPPORT_FRONTEND_CLANGCOMPAT_H
#define HIPPORT_FRONTEND_CLANGCOMPAT_H

#include "clang/Basic/Version.h"

static_assert(CLANG_VERSION_MAJOR == 22,
              "hipport is built against Clang 22; adapt this file to others");

#endif // HIPPORT_FRONTEND_CLANGCOMPAT_H
