// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The reader of .hipport.yaml. Strict: a key that nobody reads is a typing
// mistake, and a setting that does nothing would go unnoticed.

#include "hipport/Config/ConfigFile.h"

#include "hipport/Frontend/CompileDb.h"
#include "hipport/Model/ReadFile.h"
#include "hipport/Rules/Targets.h"
#include "hipport/Rules/YamlSource.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipport {

static constexpr StringLiteral FileName = ".hipport.yaml";

namespace {

class ConfigReader {
public:
  ConfigReader(MemoryBufferRef Buffer, StringRef Folder)
      : Source(Buffer), Folder(Folder) {
    Config.Path = Buffer.getBufferIdentifier().str();
  }

  Expected<ConfigFile> read();

private:
  enum class Must { Exist, BeFile, BeFolder, Nothing };

  void readKey(StringRef Key, SMLoc Place, yaml::Node &Value);
  bool readListKey(StringRef Key, yaml::Node &Value);
  bool readPathKey(StringRef Key, yaml::Node &Value);
  bool readChoiceKey(StringRef Key, yaml::Node &Value);
  template <typename T>
  std::optional<T> readChoice(yaml::Node &Value,
                              ArrayRef<std::pair<StringRef, T>> Choices);

  std::optional<std::string> readWord(yaml::Node &Value);
  std::optional<std::string> readPath(yaml::Node &Value, Must What);
  std::optional<std::string> readGlob(yaml::Node &Value);
  std::optional<std::string> readTarget(yaml::Node &Value);
  void readList(yaml::Node &Value, std::vector<std::string> &Items,
                function_ref<std::optional<std::string>(yaml::Node &)> Read,
                bool MayRepeat = false);

  YamlSource Source;
  StringRef Folder;
  ConfigFile Config;
};

} // namespace

Expected<ConfigFile> ConfigReader::read() {
  yaml::Stream &Stream = Source.stream();
  yaml::document_iterator Document = Stream.begin();
  yaml::Node *Root = Document->getRoot();
  auto *Map = dyn_cast_or_null<yaml::MappingNode>(Root);
  if (Map)
    Source.forEachField(*Map, [&](StringRef Key, SMLoc Place, yaml::Node &V) {
      readKey(Key, Place, V);
    });
  // After a mistake of the syntax the rest of the file was not seen.
  if (Stream.failed())
    return Source.takeError();
  // A file of comments alone says nothing, which is fine.
  if (!Map && Root && !isa<yaml::NullNode>(Root))
    Source.error(*Root, "expected keys such as 'rocm: 6.4'");
  if (++Document != Stream.end())
    if (yaml::Node *Next = Document->getRoot())
      Source.error(*Next, "the configuration is one document");
  if (Error E = Source.takeError())
    return E;
  Config.ExtraFlags = withAbsolutePaths(Config.ExtraFlags, Folder);
  return std::move(Config);
}

void ConfigReader::readKey(StringRef Key, SMLoc Place, yaml::Node &Value) {
  if (readListKey(Key, Value) || readPathKey(Key, Value) ||
      readChoiceKey(Key, Value))
    return;
  if (Key == "rocm")
    Config.Rocm = Source.readRelease(Value);
  else
    Source.error(
        Place,
        "unknown key '" + Key +
            "'; the configuration has paths, compile-database, "
            "exclude, rules, rocm, targets, annotate, launch-syntax, out-root, "
            "extra-arg, cuda-path, fail-on");
}

bool ConfigReader::readListKey(StringRef Key, yaml::Node &Value) {
  if (Key == "paths")
    readList(Value, Config.Inputs,
             [&](yaml::Node &N) { return readPath(N, Must::Exist); });
  else if (Key == "rules")
    readList(Value, Config.RuleFiles,
             [&](yaml::Node &N) { return readPath(N, Must::BeFile); });
  else if (Key == "exclude")
    readList(Value, Config.Exclude, [&](yaml::Node &N) { return readGlob(N); });
  else if (Key == "extra-arg")
    readList(
        Value, Config.ExtraFlags, [&](yaml::Node &N) { return readWord(N); },
        /*MayRepeat=*/true);
  else if (Key == "targets")
    readList(Value, Config.Targets,
             [&](yaml::Node &N) { return readTarget(N); });
  else
    return false;
  return true;
}

bool ConfigReader::readPathKey(StringRef Key, yaml::Node &Value) {
  if (Key == "compile-database")
    Config.CompileDb = readPath(Value, Must::Exist).value_or("");
  else if (Key == "out-root")
    Config.OutRoot = readPath(Value, Must::Nothing).value_or("");
  else if (Key == "cuda-path")
    Config.CudaPath = readPath(Value, Must::BeFolder).value_or("");
  else
    return false;
  return true;
}

bool ConfigReader::readChoiceKey(StringRef Key, yaml::Node &Value) {
  if (Key == "annotate")
    Config.Annotations = readChoice<Annotate>(
        Value, {{"comment", Annotate::Comment}, {"none", Annotate::None}});
  else if (Key == "fix")
    Config.Fixes = readChoice<FixMode>(Value, {{"safe", FixMode::Safe},
                                               {"unsafe", FixMode::Unsafe},
                                               {"none", FixMode::None}});
  else if (Key == "launch-syntax")
    Config.Launches =
        readChoice<LaunchSyntax>(Value, {{"chevron", LaunchSyntax::Chevron},
                                         {"ggl", LaunchSyntax::Call}});
  else if (Key == "fail-on")
    Config.FailOn = readChoice<FindingClass>(
        Value, {{"compile", FindingClass::Compile},
                {"correctness", FindingClass::Correctness},
                {"performance", FindingClass::Performance},
                {"info", FindingClass::Info}});
  else
    return false;
  return true;
}

template <typename T>
std::optional<T>
ConfigReader::readChoice(yaml::Node &Value,
                         ArrayRef<std::pair<StringRef, T>> Choices) {
  std::optional<std::string> Word = readWord(Value);
  if (!Word)
    return std::nullopt;
  std::string Known;
  for (const auto &[Name, Choice] : Choices) {
    if (*Word == Name)
      return Choice;
    Known += (Known.empty()                  ? ""
              : Name == Choices.back().first ? " or "
                                             : ", ") +
             Name.str();
  }
  Source.error(Value, "expected " + Known + ", not '" + *Word + "'");
  return std::nullopt;
}

std::optional<std::string> ConfigReader::readWord(yaml::Node &Value) {
  std::optional<std::string> Text = Source.readText(Value);
  if (Text && Text->empty()) {
    Source.error(Value, "the value is empty");
    return std::nullopt;
  }
  return Text;
}

std::optional<std::string> ConfigReader::readPath(yaml::Node &Value,
                                                  Must What) {
  std::optional<std::string> Text = readWord(Value);
  if (!Text)
    return std::nullopt;
  SmallString<256> Path(*Text);
  sys::path::make_absolute(Folder, Path);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  StringRef Fault = What == Must::Nothing    ? ""
                    : !sys::fs::exists(Path) ? "does not exist"
                    : What == Must::BeFolder && !sys::fs::is_directory(Path)
                        ? "is no directory"
                    : What == Must::BeFile && sys::fs::is_directory(Path)
                        ? "is a directory"
                        : "";
  if (!Fault.empty()) {
    Source.error(Value, Path + " " + Fault);
    return std::nullopt;
  }
  return Path.str().str();
}

std::optional<std::string> ConfigReader::readGlob(yaml::Node &Value) {
  std::optional<std::string> Text = readWord(Value);
  if (!Text)
    return std::nullopt;
  Expected<GlobPattern> Glob = GlobPattern::create(*Text);
  if (Glob)
    return Text;
  Source.error(Value, toString(Glob.takeError()));
  return std::nullopt;
}

std::optional<std::string> ConfigReader::readTarget(yaml::Node &Value) {
  std::optional<std::string> Text = readWord(Value);
  if (!Text || findTarget(*Text))
    return Text;
  Source.error(Value, unknownTarget(*Text));
  return std::nullopt;
}

void ConfigReader::readList(
    yaml::Node &Value, std::vector<std::string> &Items,
    function_ref<std::optional<std::string>(yaml::Node &)> Read,
    bool MayRepeat) {
  auto *List = dyn_cast<yaml::SequenceNode>(&Value);
  if (!List)
    return Source.error(Value, "expected a list");
  for (yaml::Node &Item : *List) {
    std::optional<std::string> Text = Read(Item);
    if (Text && !MayRepeat && is_contained(Items, *Text))
      Source.error(Item, "'" + *Text + "' stands already in this list");
    else if (Text)
      Items.push_back(std::move(*Text));
  }
}

Expected<ConfigFile> parseConfigFile(MemoryBufferRef Buffer, StringRef Folder) {
  return ConfigReader(Buffer, Folder).read();
}

Expected<ConfigFile> readConfigFile(StringRef Path) {
  SmallString<256> Folder(Path);
  if (std::error_code EC = sys::fs::make_absolute(Folder))
    return createStringError(EC, Path + ": " + EC.message());
  sys::path::remove_filename(Folder);
  auto Buffer = readFile(Path);
  if (!Buffer)
    return createStringError(Path + ": cannot read the configuration: " +
                             toString(Buffer.takeError()));
  return parseConfigFile(**Buffer, Folder);
}

std::string findConfigFile(StringRef Start) {
  SmallString<256> Folder;
  // What does not exist is told when it is read as an input.
  if (sys::fs::real_path(Start, Folder))
    return "";
  if (!sys::fs::is_directory(Folder))
    sys::path::remove_filename(Folder);
  for (StringRef Here = Folder; !Here.empty();
       Here = sys::path::parent_path(Here)) {
    SmallString<256> Path(Here);
    sys::path::append(Path, FileName);
    if (sys::fs::exists(Path))
      return Path.str().str();
  }
  return "";
}

} // namespace hipport
