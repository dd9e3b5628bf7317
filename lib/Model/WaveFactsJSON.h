// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_MODEL_WAVEFACTSJSON_H
#define HIPPORT_MODEL_WAVEFACTSJSON_H

#include "hipport/Model/WaveFacts.h"

#include "llvm/Support/JSON.h"

namespace hipport {

/// Fields that have their default value are left out; a place is
/// [file, offset, line, column], and the file is "" for the function's own.
llvm::json::Value toJSON(const FunctionFacts &Facts);
bool fromJSON(const llvm::json::Value &From, FunctionFacts &To,
              llvm::json::Path P);

} // namespace hipport

#endif // HIPPORT_MODEL_WAVEFACTSJSON_H
