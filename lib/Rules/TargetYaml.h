// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The reader of files in rules/targets.

#ifndef HIPPORT_RULES_TARGETYAML_H
#define HIPPORT_RULES_TARGETYAML_H

#include "hipport/Model/Target.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace hipport {

/// Error: everything that is wrong in the file, a line each as
/// "file:line:column: message".
llvm::Expected<Target> parseTargetFile(llvm::MemoryBufferRef Buffer);

} // namespace hipport

#endif // HIPPORT_RULES_TARGETYAML_H
