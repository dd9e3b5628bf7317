// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The header name of an #include line.

#ifndef HIPPORT_REWRITE_INCLUDELINE_H
#define HIPPORT_REWRITE_INCLUDELINE_H

#include "hipport/Rewrite/Directives.h"

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace hipport {

struct IncludeLine {
  llvm::StringRef Name; ///< Between the delimiters.
  ByteRange Range;      ///< Of the name.
  bool IsQuoted = false;
  bool IsWhole = false; ///< Nothing stands behind the closing delimiter.
};

/// Reads the argument of an #include. Nothing when the name is a macro.
inline std::optional<IncludeLine> readIncludeLine(llvm::StringRef Bytes,
                                                  ByteRange Argument) {
  llvm::StringRef Text = Bytes.slice(Argument.Begin, Argument.End);
  if (Text.size() < 2 || (Text.front() != '"' && Text.front() != '<'))
    return std::nullopt;
  bool IsQuoted = Text.front() == '"';
  size_t End = Text.find(IsQuoted ? '"' : '>', 1);
  if (End == llvm::StringRef::npos)
    return std::nullopt;
  IncludeLine Line;
  Line.Name = Text.slice(1, End);
  Line.Range = {Argument.Begin + 1,
                Argument.Begin + static_cast<unsigned>(End)};
  Line.IsQuoted = IsQuoted;
  Line.IsWhole = End + 1 == Text.size();
  return Line;
}

} // namespace hipport

#endif // HIPPORT_REWRITE_INCLUDELINE_H
