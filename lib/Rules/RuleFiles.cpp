// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Rule files named by the user. All files are read before anything is said, so
// that every mistake is seen at once.

#include "RuleYaml.h"
#include "hipport/Model/ReadFile.h"
#include "hipport/Rules/RuleQuery.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <map>

using namespace llvm;

namespace hipport {

static Expected<std::vector<PlacedRule>> readRows(const std::string &Path) {
  auto Buffer = readFile(Path);
  if (!Buffer)
    return createStringError(Path + ": error: " + toString(Buffer.takeError()));
  return parsePlacedRules(**Buffer, RowOrder::Any);
}

Expected<RuleTable> loadRules(ArrayRef<std::string> Files) {
  RuleTable Table = RuleTable::builtin();
  std::vector<std::string> Errors;
  for (const std::string &Path : Files) {
    Expected<std::vector<PlacedRule>> Rows = readRows(Path);
    if (!Rows) {
      Errors.push_back(toString(Rows.takeError()));
      continue;
    }
    std::vector<Rule> Overlay;
    for (PlacedRule &Placed : *Rows)
      Overlay.push_back(std::move(Placed.Row));
    Table.overlay(std::move(Overlay));
  }
  if (!Errors.empty())
    return createStringError(join(Errors, "\n"));
  return Table;
}

std::string validateRules(ArrayRef<std::string> Files) {
  std::vector<std::string> Faults;
  std::map<std::pair<bool, std::string>, std::string> Places;
  for (const std::string &Path : Files) {
    Expected<std::vector<PlacedRule>> Rows = readRows(Path);
    if (!Rows) {
      Faults.push_back(toString(Rows.takeError()));
      continue;
    }
    for (const PlacedRule &P : *Rows) {
      std::string Place = fmt::format("{}:{}:{}", Path, P.Line, P.Column);
      auto [First, IsNew] = Places.try_emplace(
          {P.Row.Kind == RuleKind::Header, P.Row.Cuda}, Place);
      if (!IsNew)
        Faults.push_back(fmt::format("{}: '{}' stands already at {}", Place,
                                     P.Row.Cuda, First->second));
    }
  }
  return join(Faults, "\n");
}

} // namespace hipport
