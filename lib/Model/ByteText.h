// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Text that may hold bytes that are no UTF-8, as paths and literals can, in
// JSON, which cannot. Shared by the reader and the writer of TuResult.

#ifndef HIPPORT_LIB_MODEL_BYTETEXT_H
#define HIPPORT_LIB_MODEL_BYTETEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"

#include <string>

namespace hipport {

/// Begins a string that holds the bytes of the text in hexadecimal. The null
/// byte keeps it apart from any path or identifier.
inline constexpr llvm::StringLiteral HexPrefix =
    llvm::StringLiteral::withInnerNUL("\0hex:");

/// The text as a JSON string, in hexadecimal when it is no UTF-8.
llvm::json::Value text(llvm::StringRef Bytes);
bool textFromJSON(const llvm::json::Value &From, std::string &To,
                  llvm::json::Path P);

} // namespace hipport

#endif // HIPPORT_LIB_MODEL_BYTETEXT_H
