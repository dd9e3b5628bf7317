// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the user suppressed in a file, and which suppressions do nothing.

#include "FileContext.h"

#include <fmt/format.h>

namespace hipport {

std::optional<Suppression> suppressionOf(FileContext &File, const Finding &F) {
  if (File.Hushed.empty())
    return std::nullopt;
  const unsigned Statement = File.statements().before(F.Place.Offset);
  return File.Hushed.find(F.Id, F.Place.Line, File.Lines.lineAt(Statement));
}

void suppressFindings(FileContext &File) {
  if (File.Hushed.empty())
    return;
  for (Finding &F : File.Findings)
    if (!F.Suppressed)
      F.Suppressed = suppressionOf(File, F);
}

void reportUnusedSuppressions(FileContext &File) {
  auto Report = [&](unsigned Offset, std::string Message) -> Finding & {
    return File.report("suppression-unused", FindingClass::Info,
                       Confidence::Certain, Offset, std::move(Message));
  };
  for (const Suppressions::Unused &Item : File.Hushed.unused()) {
    if (Item.Id.empty())
      Report(Item.Offset,
             "the suppression names no check: hipport: ignore[id] reason");
    else if (!File.Run.Ids.count(Item.Id))
      Report(Item.Offset, fmt::format("no check is called '{}'", Item.Id))
          .Subject = Item.Id;
    else if (File.Facts && !File.isSkipped(Item.Offset))
      // What no unit compiled may well have the finding.
      Report(Item.Offset, fmt::format("nothing to suppress: there is no "
                                      "'{}' here",
                                      Item.Id))
          .Subject = Item.Id;
  }
}

} // namespace hipport
