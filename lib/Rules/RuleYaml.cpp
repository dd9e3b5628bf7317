// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The form of a rule file (rules/schema.md). The reader is strict: a key that
// nobody reads is a typing mistake, and a mistake must not turn into a row that
// silently does nothing.

#include "RuleYaml.h"
#include "RuleRowReader.h"

#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace hipport {

namespace {

std::optional<RuleKind> kindOfSection(StringRef Section) {
  return StringSwitch<std::optional<RuleKind>>(Section)
      .Case("functions", RuleKind::Function)
      .Case("types", RuleKind::Type)
      .Case("enumerators", RuleKind::Enumerator)
      .Case("macros", RuleKind::Macro)
      .Case("headers", RuleKind::Header)
      .Case("namespaces", RuleKind::Namespace)
      .Default(std::nullopt);
}

class RuleFileReader {
public:
  RuleFileReader(MemoryBufferRef Buffer, RowOrder Order)
      : Source(Buffer), Order(Order) {}

  Expected<std::vector<PlacedRule>> read();

private:
  void readTop(StringRef Key, SMLoc Place, yaml::Node &Value);
  void readSchema(yaml::Node &Value);
  void readLibrary(yaml::Node &Value);
  void readSection(RuleKind Kind, yaml::Node &Value);
  void checkPlaceOfRow(const RowDraft &Draft);

  YamlSource Source;
  RowOrder Order;
  StringSet<> TopKeys;
  std::string Library;
  bool Shared = false;
  std::vector<PlacedRule> Rows;
  StringMap<unsigned> LineOfName;
  StringMap<unsigned> LineOfHeader;
  std::string PreviousName; ///< In this section.
};

Expected<std::vector<PlacedRule>> RuleFileReader::read() {
  if (!Source.readTopKeys("expected 'schema: 1', 'library: ...' and sections",
                          "a rule file is one document",
                          [&](StringRef Key, SMLoc Place, yaml::Node &Value) {
                            readTop(Key, Place, Value);
                          }))
    return Source.takeError();
  for (StringRef Key : {"schema", "library"})
    if (!TopKeys.contains(Key))
      Source.error(SMLoc(), "no '" + Key + "' in this file");
  if (Error E = Source.takeError())
    return E;
  for (PlacedRule &Placed : Rows) {
    Placed.Row.Library = Library;
    Placed.Row.Shared = Shared;
  }
  return std::move(Rows);
}

void RuleFileReader::readTop(StringRef Key, SMLoc Place, yaml::Node &Value) {
  TopKeys.insert(Key);
  if (Key == "schema")
    readSchema(Value);
  else if (Key == "library")
    readLibrary(Value);
  else if (Key == "shared")
    Shared = Source.readBool(Value).value_or(false);
  else if (std::optional<RuleKind> Kind = kindOfSection(Key))
    readSection(*Kind, Value);
  else
    Source.error(Place, "unknown key '" + Key +
                            "'; a file has schema, library, shared, functions, "
                            "types, enumerators, macros, headers, namespaces");
}

void RuleFileReader::readSchema(yaml::Node &Value) {
  std::optional<unsigned> Version = Source.readUnsigned(Value);
  if (Version && *Version != 1)
    Source.error(Value, "schema " + Twine(*Version) +
                            " is not known to this program, only 1");
}

void RuleFileReader::readLibrary(yaml::Node &Value) {
  Library = Source.readText(Value).value_or("none");
  if (Library.empty() || !all_of(Library, [](char C) {
        return isLower(C) || isDigit(C) || C == '-';
      }))
    Source.error(Value, "expected the folder's name: small letters, digits, -");
}

void RuleFileReader::readSection(RuleKind Kind, yaml::Node &Value) {
  PreviousName.clear();
  if (isa<yaml::NullNode>(&Value)) // A section without rows.
    return;
  auto *Sequence = dyn_cast<yaml::SequenceNode>(&Value);
  if (!Sequence)
    return Source.error(Value, "expected a list of rows");
  for (yaml::Node &Row : *Sequence) {
    auto *Map = dyn_cast<yaml::MappingNode>(&Row);
    if (!Map) {
      Source.error(Row, "expected a row such as {cuda: ..., hip: ...}");
      continue;
    }
    RowDraft Draft = RuleRowReader(Source).read(Kind, *Map);
    checkPlaceOfRow(Draft);
    auto [Line, Column] = Source.lineAndColumn(Draft.NamePlace);
    Rows.push_back({std::move(Draft.Row), Line, Column});
  }
}

void RuleFileReader::checkPlaceOfRow(const RowDraft &Draft) {
  StringRef Name = Draft.Row.Cuda;
  if (Name.empty()) // Was a mistake already.
    return;
  auto &Lines = Draft.Row.Kind == RuleKind::Header ? LineOfHeader : LineOfName;
  auto [First, IsNew] =
      Lines.try_emplace(Name, Source.lineAndColumn(Draft.NamePlace).first);
  if (!IsNew)
    Source.error(Draft.NamePlace, "'" + Name + "' stands already in line " +
                                      Twine(First->second));
  else if (Order == RowOrder::Sorted && Name < PreviousName)
    Source.error(Draft.NamePlace, "'" + Name + "' stands after '" +
                                      PreviousName +
                                      "': rows are sorted by the CUDA name");
  PreviousName = Name.str();
}

} // namespace

Expected<std::vector<PlacedRule>> parsePlacedRules(MemoryBufferRef Buffer,
                                                   RowOrder Order) {
  return RuleFileReader(Buffer, Order).read();
}

Expected<std::vector<Rule>> parseRuleFile(MemoryBufferRef Buffer) {
  Expected<std::vector<PlacedRule>> Placed =
      parsePlacedRules(Buffer, RowOrder::Any);
  if (!Placed)
    return Placed.takeError();
  std::vector<Rule> Rules;
  Rules.reserve(Placed->size());
  for (PlacedRule &P : *Placed)
    Rules.push_back(std::move(P.Row));
  return Rules;
}

} // namespace hipport
