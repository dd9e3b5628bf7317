// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Findings as lines of text, in the form that editors and terminals link.

#include "RelativePath.h"
#include "hipport/Report/Report.h"

#include <fmt/format.h>

namespace hipport {

void writeFindings(llvm::raw_ostream &OS, const ConvertResult &Result) {
  for (const FileResult &File : Result.Files)
    for (const Finding &Item : File.Findings) {
      OS << fmt::format("{}: {}: {} [{}]\n",
                        formatPlace(Result.Root, Item.Place),
                        toString(Item.Class), Item.Message, Item.Id);
      for (const Evidence &Note : Item.Notes)
        OS << fmt::format("{}: note: {}\n",
                          formatPlace(Result.Root, Note.Place), Note.Reason);
    }
}

} // namespace hipport
