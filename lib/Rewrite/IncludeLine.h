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
};

/// Nothing for an include whose name is a macro.
inline std::optional<IncludeLine> readIncludeLine(llvm::StringRef Bytes,
                                                  const Directive &D) {
  llvm::StringRef Text = Bytes.slice(D.Argument.Begin, D.Argument.End);
  if (Text.size() < 2 || (Text.front() != '"' && Text.front() != '<'))
    return std::nullopt;
  bool IsQuoted = Text.front() == '"';
  size_t End = Text.find(IsQuoted ? '"' : '>', 1);
  if (End == llvm::StringRef::npos)
    return std::nullopt;
  IncludeLine Line;
  Line.Name = Text.slice(1, End);
  Line.Range = {D.Argument.Begin + 1,
                D.Argument.Begin + static_cast<unsigned>(End)};
  Line.IsQuoted = IsQuoted;
  return Line;
}

} // namespace hipport

#endif // HIPPORT_REWRITE_INCLUDELINE_H
