// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "TargetYaml.h"

#include "hipport/Rules/YamlSource.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace hipport {

namespace {

struct FactKey {
  StringLiteral Name;
  unsigned Target::*Value;
};

constexpr FactKey FactKeys[] = {{"wave", &Target::Wave},
                                {"simds", &Target::Simds},
                                {"waves-per-simd", &Target::WavesPerSimd},
                                {"vgprs", &Target::Vgprs},
                                {"vgpr-granule", &Target::VgprGranule},
                                {"lds-block-bytes", &Target::LdsBlockBytes},
                                {"lds-banks", &Target::LdsBanks}};

class TargetFileReader {
public:
  explicit TargetFileReader(MemoryBufferRef Buffer) : Source(Buffer) {}

  Expected<Target> read();

private:
  void readTop(StringRef Key, SMLoc Place, yaml::Node &Value);
  void readFacts(yaml::Node &Value);
  void readFact(yaml::MappingNode &Row);

  YamlSource Source;
  Target Result;
  StringSet<> Facts;
};

} // namespace

Expected<Target> TargetFileReader::read() {
  if (!Source.readTopKeys(
          "expected 'schema: 1', 'target: ...', 'family: ...' and facts",
          "a target has a file with one document",
          [&](StringRef Key, SMLoc Place, yaml::Node &Value) {
            readTop(Key, Place, Value);
          }))
    return Source.takeError();
  if (Result.Name.empty() || Result.Family.empty())
    Source.error(SMLoc(), "no target and family in this file");
  for (const FactKey &Fact : FactKeys)
    if (!Facts.contains(Fact.Name))
      Source.error(SMLoc(), "no fact '" + Fact.Name + "' in this file");
  if (Error E = Source.takeError())
    return E;
  return std::move(Result);
}

void TargetFileReader::readTop(StringRef Key, SMLoc Place, yaml::Node &Value) {
  if (Key == "target")
    Result.Name = Source.readText(Value).value_or("");
  else if (Key == "family")
    Result.Family = Source.readText(Value).value_or("");
  else if (Key == "facts")
    readFacts(Value);
  else if (Key != "schema")
    Source.error(Place, "unknown key '" + Key +
                            "'; a target has schema, target, family, facts");
  else if (std::optional<unsigned> Version = Source.readUnsigned(Value))
    if (*Version != 1)
      Source.error(Value, "schema " + Twine(*Version) +
                              " is not known to this program, only 1");
}

void TargetFileReader::readFacts(yaml::Node &Value) {
  auto *List = dyn_cast<yaml::SequenceNode>(&Value);
  if (!List)
    return Source.error(Value, "expected a list of facts");
  for (yaml::Node &Row : *List) {
    if (auto *Map = dyn_cast<yaml::MappingNode>(&Row))
      readFact(*Map);
    else
      Source.error(Row, "expected a fact such as {key: wave, value: 64, ...}");
  }
}

void TargetFileReader::readFact(yaml::MappingNode &Row) {
  std::string Name, From, Status;
  std::optional<unsigned> Number;
  SMLoc Start = Row.getSourceRange().Start;
  Source.forEachField(Row, [&](StringRef Key, SMLoc Place, yaml::Node &Value) {
    if (Key == "key")
      Name = Source.readText(Value).value_or("");
    else if (Key == "value")
      Number = Source.readUnsigned(Value, /*Most=*/1U << 20);
    else if (Key == "source")
      From = Source.readText(Value).value_or("");
    else if (Key == "status")
      Status = Source.readText(Value).value_or("");
    else
      Source.error(Place, "unknown key '" + Key +
                              "'; a fact has key, value, status, source");
  });
  if (Status != "confirmed" && Status != "unconfirmed")
    Source.error(Start, "a fact is confirmed or unconfirmed");
  if (From.empty())
    Source.error(Start, "a fact has a source");
  const FactKey *Known =
      find_if(FactKeys, [&](const FactKey &Fact) { return Fact.Name == Name; });
  if (Known == std::end(FactKeys))
    return Source.error(Start, "unknown fact '" + Name + "'");
  if (!Facts.insert(Name).second)
    return Source.error(Start, "fact '" + Name + "' stands twice");
  if (!Number || *Number == 0)
    return Source.error(Start, "fact '" + Name + "' has no number above 0");
  Result.*(Known->Value) = *Number;
}

Expected<Target> parseTargetFile(MemoryBufferRef Buffer) {
  return TargetFileReader(Buffer).read();
}

} // namespace hipport
