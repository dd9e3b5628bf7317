// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Reports overloads and cases of a switch that HIP's names make the same.

#include "CollapseFacts.h"
#include "FileContext.h"

#include <fmt/format.h>

namespace hipport {

void reportCollapses(FileContext &File) {
  if (!File.Facts)
    return;
  for (const CodeFact &Fact : File.Facts->Code) {
    if (Fact.Kind != CollapseFact || File.isUntouched(Fact.Code.Begin))
      continue;
    std::string Name = File.text(Fact.Code);
    auto [What, Other] = llvm::StringRef(Fact.Detail).split(' ');
    std::string Message =
        What == "case"
            ? fmt::format("{} and {} are one value in HIP: this case stands "
                          "twice",
                          Name, Other.str())
            : fmt::format("another overload of {} has the same parameters in "
                          "HIP: keep one of them",
                          Name);
    File.report("api-differs", FindingClass::Compile, Confidence::Certain,
                Fact.Code.Begin, std::move(Message))
        .Subject = Name;
  }
}

} // namespace hipport
