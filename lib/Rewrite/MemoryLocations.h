// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The location that CUDA 13 gives to prefetches and advice.

#ifndef HIPPORT_REWRITE_MEMORYLOCATIONS_H
#define HIPPORT_REWRITE_MEMORYLOCATIONS_H

namespace hipport {

class FileContext;

/// Before the names: a release with HIP's form for locations has another name.
void rewriteMemoryLocations(FileContext &File);

} // namespace hipport

#endif // HIPPORT_REWRITE_MEMORYLOCATIONS_H
