// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RuleRowReader.h"

#include "hipport/Rules/Fallback.h"
#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace hipport {

namespace {

std::optional<RuleStatus> statusOfWord(StringRef Word) {
  return StringSwitch<std::optional<RuleStatus>>(Word)
      .Case("supported", RuleStatus::Supported)
      .Case("deprecated", RuleStatus::Deprecated)
      .Case("experimental", RuleStatus::Experimental)
      .Case("differs", RuleStatus::Differs)
      .Case("unsupported", RuleStatus::Unsupported)
      .Default(std::nullopt);
}

std::optional<ArgEdit::Action> actionOfKey(StringRef Key) {
  return StringSwitch<std::optional<ArgEdit::Action>>(Key)
      .Case("cast", ArgEdit::Cast)
      .Case("wrap", ArgEdit::Wrap)
      .Case("remove", ArgEdit::Remove)
      .Case("insert", ArgEdit::Insert)
      .Case("mask", ArgEdit::Mask)
      .Case("default", ArgEdit::Default)
      .Default(std::nullopt);
}

/// The one kind that may have the key; nothing: every kind, or several.
std::optional<RuleKind> onlyKindOfKey(StringRef Key) {
  return StringSwitch<std::optional<RuleKind>>(Key)
      .Cases({"args", "arity", "enable"}, RuleKind::Function)
      .Cases({"runtime", "declares", "brings"}, RuleKind::Header)
      .Default(std::nullopt);
}

/// An identifier, with the namespaces before it.
bool isQualifiedName(StringRef Text) {
  while (true) {
    StringRef Part =
        Text.take_while([](char C) { return isAlnum(C) || C == '_'; });
    if (Part.empty() || isDigit(Part.front()))
      return false;
    Text = Text.drop_front(Part.size());
    if (Text.empty())
      return true;
    if (!Text.consume_front("::"))
      return false;
  }
}

bool isHeaderName(StringRef Text) {
  return !Text.empty() && Text.find_first_of(" \"<>") == StringRef::npos;
}

} // namespace

RowDraft RuleRowReader::read(RuleKind Kind, yaml::MappingNode &Map) {
  RowDraft Draft;
  Draft.Row.Kind = Kind;
  Draft.Place = Draft.NamePlace = Map.getSourceRange().Start;
  Source.forEachField(Map, [&](StringRef Key, SMLoc Place, yaml::Node &Value) {
    readKey(Draft, Key, Place, Value);
  });
  checkKeys(Draft);
  return Draft;
}

void RuleRowReader::readKey(RowDraft &Draft, StringRef Key, SMLoc Place,
                            yaml::Node &Value) {
  Rule &Row = Draft.Row;
  Draft.Keys.insert(Key);
  std::optional<RuleKind> Only = onlyKindOfKey(Key);
  if (Only && *Only != Row.Kind)
    return Source.error(
        Place, "key '" + Key + "' is for " +
                   (*Only == RuleKind::Header ? "headers" : "functions") +
                   " only");
  if (Key == "cuda")
    readName(Draft, Value);
  else if (Key == "hip")
    readHip(Row, Value);
  else if (Key == "status")
    readStatus(Row, Value);
  else if (Key == "since")
    Row.Since = Source.readRelease(Value).value_or(Release());
  else if (Key == "removed")
    Row.Removed = Source.readRelease(Value).value_or(Release());
  else if (Key == "args")
    readArgs(Row, Value);
  else if (Key == "arity")
    Row.Arity = Source.readUnsigned(Value).value_or(0);
  else if (Key == "runtime")
    Row.ProvidesRuntime = Source.readBool(Value).value_or(false);
  else if (Key == "declares" || Key == "brings")
    readNames(Key == "brings" ? Row.Brings : Row.Declares, Key == "brings",
              Value);
  else if (!readTextKey(Row, Key, Value))
    Source.error(Place, "unknown key '" + Key +
                            "'; a row has cuda, hip, roc, status, since, "
                            "removed, note, args, arity, fallback, enable, "
                            "helper, runtime, declares, brings");
}

/// Whether \p Key is one of the keys whose value is text like any other.
bool RuleRowReader::readTextKey(Rule &Row, StringRef Key, yaml::Node &Value) {
  std::string *Target = StringSwitch<std::string *>(Key)
                            .Case("roc", &Row.Roc)
                            .Case("note", &Row.Note)
                            .Case("fallback", &Row.Fallback)
                            .Case("enable", &Row.Enable)
                            .Case("helper", &Row.Helper)
                            .Default(nullptr);
  if (!Target)
    return false;
  std::optional<std::string> Text = Source.readText(Value);
  // A macro that nothing takes the place of.
  bool MayBeEmpty = Row.Kind == RuleKind::Macro && Key == "fallback";
  if (Text && Text->empty() && !MayBeEmpty)
    Source.error(Value, "'" + Key + "' is empty");
  *Target = Text.value_or("");
  return true;
}

void RuleRowReader::readName(RowDraft &Draft, yaml::Node &Value) {
  Draft.NamePlace = Value.getSourceRange().Start;
  std::optional<std::string> Name = Source.readText(Value);
  if (!Name)
    return;
  bool IsHeader = Draft.Row.Kind == RuleKind::Header;
  if (IsHeader ? isHeaderName(*Name) : isQualifiedName(*Name))
    Draft.Row.Cuda = std::move(*Name);
  else
    Source.error(Value, "'" + *Name + "' is not the name of a" +
                            (IsHeader ? " header" : "n identifier"));
}

void RuleRowReader::readHip(Rule &Row, yaml::Node &Value) {
  std::optional<std::string> Name = Source.readText(Value);
  if (Name && Name->empty() && Row.Kind != RuleKind::Header)
    Source.error(Value, "'hip' is empty; only a header may go without a "
                        "successor");
  Row.Hip = Name.value_or("");
}

void RuleRowReader::readStatus(Rule &Row, yaml::Node &Value) {
  std::optional<std::string> Word = Source.readText(Value);
  if (!Word)
    return;
  std::optional<RuleStatus> Status = statusOfWord(*Word);
  if (!Status)
    Source.error(Value, "unknown status '" + *Word +
                            "'; expected supported, deprecated, experimental, "
                            "differs or unsupported");
  Row.Status = Status.value_or(RuleStatus::Supported);
}

void RuleRowReader::readNames(std::vector<std::string> &Names, bool AreHeaders,
                              yaml::Node &Value) {
  auto *Sequence = dyn_cast<yaml::SequenceNode>(&Value);
  if (!Sequence)
    return Source.error(Value, "expected a list of names");
  for (yaml::Node &Item : *Sequence) {
    std::optional<std::string> Name = Source.readText(Item);
    if (!Name)
      continue;
    if (!(AreHeaders ? isHeaderName(*Name) : isQualifiedName(*Name)))
      Source.error(Item, "'" + *Name + "' is not the name of a" +
                             (AreHeaders ? " header" : "n identifier"));
    Names.push_back(std::move(*Name));
  }
}

void RuleRowReader::readArgs(Rule &Row, yaml::Node &Value) {
  auto *Sequence = dyn_cast<yaml::SequenceNode>(&Value);
  if (!Sequence)
    return Source.error(Value, "expected a list of edits");
  for (yaml::Node &Edit : *Sequence)
    readArg(Row, Edit);
}

void RuleRowReader::readArg(Rule &Row, yaml::Node &Value) {
  auto *Map = dyn_cast<yaml::MappingNode>(&Value);
  if (!Map)
    return Source.error(Value, "expected an edit such as {at: 0, cast: TYPE}");
  ArgEdit Edit;
  bool HasAt = false;
  unsigned Actions = 0;
  Source.forEachField(*Map, [&](StringRef Key, SMLoc Place, yaml::Node &Field) {
    if (Key == "at") {
      HasAt = true;
      Edit.At = Source.readUnsigned(Field).value_or(0);
    } else if (std::optional<ArgEdit::Action> What = actionOfKey(Key)) {
      ++Actions;
      readAction(Edit, *What, Field);
    } else {
      Source.error(Place, "unknown key '" + Key +
                              "'; an edit has at and one of cast, wrap, "
                              "remove, insert, mask, default");
    }
  });
  if (!HasAt)
    Source.error(Value, "no 'at' in this edit");
  if (Actions != 1)
    Source.error(Value, "an edit has exactly one of cast, wrap, remove, "
                        "insert, mask, default");
  Row.Args.push_back(std::move(Edit));
}

void RuleRowReader::readAction(ArgEdit &Edit, ArgEdit::Action What,
                               yaml::Node &Value) {
  Edit.What = What;
  if (What == ArgEdit::Remove || What == ArgEdit::Mask) {
    if (Source.readBool(Value) == false)
      Source.error(Value, "expected true; leave the key out otherwise");
    return;
  }
  std::optional<std::string> Text = Source.readText(Value);
  if (Text && Text->empty())
    Source.error(Value, "the text of an edit is empty");
  Edit.Text = Text.value_or("");
}

/// Keys that need each other, or exclude each other.
void RuleRowReader::checkKeys(const RowDraft &Draft) {
  const Rule &Row = Draft.Row;
  auto Require = [&](bool Holds, const Twine &Message) {
    if (!Holds)
      Source.error(Draft.Place, Message);
  };
  Require(Draft.has("cuda"), "no 'cuda' in this row");
  if (Row.Status == RuleStatus::Unsupported) {
    for (StringRef Key : {"hip", "since", "args", "arity", "fallback", "enable",
                          "helper", "declares", "brings"})
      Require(!Draft.has(Key), "'" + Key + "' with status unsupported");
    return;
  }
  Require(Draft.has("hip") || Draft.has("fallback"),
          "no 'hip' in this row and no status unsupported");
  Require(Row.Status != RuleStatus::Differs || Draft.has("note"),
          "status differs needs a 'note'");
  Require(!Draft.has("arity") || Draft.has("args") || Draft.has("fallback"),
          "'arity' without 'args' or 'fallback'");
  Require(!Draft.has("enable") || Draft.has("since"),
          "'enable' without 'since'");
  Require(!Draft.has("fallback") || Draft.has("since") || Draft.has("arity") ||
              !Draft.has("hip"),
          "'fallback' beside 'hip' without 'since' or 'arity'");
  Require(!Draft.has("since") || Draft.has("hip"), "'since' without 'hip'");
  Require(!Draft.has("helper") || Draft.has("fallback") ||
              Row.Kind == RuleKind::Header,
          "'helper' without 'fallback'");
  Require(!Draft.has("fallback") || Row.Kind == RuleKind::Function ||
              Row.isRemoved(),
          "'fallback' is for functions, and as \"\" for macros without 'hip'");
  checkFallback(Draft);
}

void RuleRowReader::checkFallback(const RowDraft &Draft) {
  const Rule &Row = Draft.Row;
  if (!Row.Helper.empty() && helperText(Row.Helper).empty())
    Source.error(Draft.Place, "no helper '" + Row.Helper + "'");
  std::optional<FallbackText> Text = parseFallback(Row.Fallback);
  if (!Text)
    Source.error(Draft.Place, "a '$' of the fallback has no digit behind it");
  else if (Row.Arity != 0 && Text->arity() > Row.Arity)
    Source.error(Draft.Place, "the fallback wants " + Twine(Text->arity()) +
                                  " arguments of a call with " +
                                  Twine(Row.Arity));
}

} // namespace hipport
