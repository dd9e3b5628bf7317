// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rules/YamlSource.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <tuple>

using namespace llvm;

namespace hipport {

YamlSource::YamlSource(MemoryBufferRef Buffer)
    : File(Buffer.getBufferIdentifier()), Stream(Buffer, Sources, false) {
  // Mistakes of the syntax come from the parser itself.
  Sources.setDiagHandler(
      [](const SMDiagnostic &Diagnostic, void *Context) {
        static_cast<YamlSource *>(Context)->Mistakes.push_back(
            {unsigned(std::max(Diagnostic.getLineNo(), 1)),
             unsigned(std::max(Diagnostic.getColumnNo(), 0)) + 1,
             Diagnostic.getMessage().str()});
      },
      this);
}

std::pair<unsigned, unsigned> YamlSource::lineAndColumn(SMLoc Place) const {
  return Place.isValid() ? Sources.getLineAndColumn(Place) : std::pair(1u, 1u);
}

void YamlSource::error(SMLoc Place, const Twine &Message) {
  auto [Line, Column] = lineAndColumn(Place);
  Mistakes.push_back({Line, Column, Message.str()});
}

Error YamlSource::takeError() {
  if (Mistakes.empty())
    return Error::success();
  stable_sort(Mistakes, [](const Mistake &A, const Mistake &B) {
    return std::tie(A.Line, A.Column) < std::tie(B.Line, B.Column);
  });
  std::vector<std::string> Lines;
  for (const Mistake &M : Mistakes)
    Lines.push_back(
        (File + ":" + Twine(M.Line) + ":" + Twine(M.Column) + ": " + M.Message)
            .str());
  Mistakes.clear();
  return createStringError(join(Lines, "\n"));
}

void YamlSource::forEachField(yaml::MappingNode &Map, Field Read) {
  StringMap<unsigned> LineOfKey;
  for (yaml::KeyValueNode &Pair : Map) {
    auto *Key = dyn_cast_or_null<yaml::ScalarNode>(Pair.getKey());
    if (!Key) {
      error(Pair, "expected a key");
      continue;
    }
    SMLoc Place = Key->getSourceRange().Start;
    SmallString<32> Storage;
    StringRef Name = Key->getValue(Storage);
    auto [First, IsNew] =
        LineOfKey.try_emplace(Name, lineAndColumn(Place).first);
    yaml::Node *Value = Pair.getValue();
    if (!IsNew)
      error(Place, "key '" + Name + "' stands already in line " +
                       Twine(First->second));
    else if (Value)
      Read(Name, Place, *Value);
  }
}

bool YamlSource::readTopKeys(const Twine &Form, const Twine &OneDocument,
                             Field Read) {
  yaml::document_iterator Document = Stream.begin();
  auto *Map = dyn_cast_or_null<yaml::MappingNode>(Document->getRoot());
  if (Map)
    forEachField(*Map, Read);
  // After a mistake of the syntax the rest of the file was not seen.
  if (Stream.failed())
    return false;
  if (!Map) {
    error(SMLoc(), Form);
    return false;
  }
  // Without a root the second document is broken, and the parser has said so.
  if (++Document != Stream.end())
    if (yaml::Node *Next = Document->getRoot())
      error(*Next, OneDocument);
  return true;
}

std::optional<std::string> YamlSource::readText(yaml::Node &Value) {
  auto *Scalar = dyn_cast<yaml::ScalarNode>(&Value);
  if (!Scalar) {
    error(Value, "expected text");
    return std::nullopt;
  }
  SmallString<128> Storage;
  StringRef Text = Scalar->getValue(Storage);
  if (any_of(Text, [](unsigned char C) { return C < 0x20 || C == 0x7f; })) {
    error(Value, "expected one line of text without control characters");
    return std::nullopt;
  }
  return Text.str();
}

std::optional<bool> YamlSource::readBool(yaml::Node &Value) {
  auto *Scalar = dyn_cast<yaml::ScalarNode>(&Value);
  StringRef Text = Scalar ? Scalar->getRawValue() : "";
  if (Text == "true" || Text == "false")
    return Text == "true";
  error(Value, "expected true or false");
  return std::nullopt;
}

std::optional<unsigned> YamlSource::readUnsigned(yaml::Node &Value,
                                                 unsigned Most) {
  auto *Scalar = dyn_cast<yaml::ScalarNode>(&Value);
  unsigned Number = 0;
  if (Scalar && !Scalar->getRawValue().getAsInteger(10, Number) &&
      Number <= Most)
    return Number;
  error(Value, "expected a number from 0 to " + Twine(Most));
  return std::nullopt;
}

std::optional<Release> YamlSource::readRelease(yaml::Node &Value) {
  auto *Scalar = dyn_cast<yaml::ScalarNode>(&Value);
  SmallString<16> Storage; // The release may stand in quotes.
  std::optional<Release> Parsed =
      Scalar ? parseRelease(Scalar->getValue(Storage)) : std::nullopt;
  if (Parsed && *Parsed)
    return Parsed;
  error(Value, "expected a release such as 6.4");
  return std::nullopt;
}

} // namespace hipport
