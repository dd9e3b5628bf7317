// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/CompileDb.h"
#include "hipport/Model/ReadFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

#include <fmt/format.h>

using namespace llvm;

namespace hipport {

/// LLVM's parser calls itself for each level. Brackets in strings count too:
/// strings are short, and close what they open.
static bool isNestedTooDeep(StringRef Text) {
  constexpr int MaxDepth = 1000;
  int Depth = 0;
  for (char C : Text) {
    Depth += (C == '[' || C == '{') - (C == ']' || C == '}');
    if (Depth > MaxDepth)
      return true;
  }
  return false;
}

static Error brokenEntry(StringRef Db, size_t Number, StringRef Problem) {
  return createStringError(
      fmt::format("{}: entry {}: {}", Db.str(), Number, Problem.str()));
}

/// The words of the command, whichever of its two forms the entry has.
static Expected<std::vector<std::string>>
commandOf(const json::Object &Object, StringRef Db, size_t Number) {
  std::vector<std::string> Words;
  if (const json::Array *Arguments = Object.getArray("arguments")) {
    for (const json::Value &Argument : *Arguments) {
      std::optional<StringRef> Word = Argument.getAsString();
      if (!Word)
        return brokenEntry(Db, Number, "an argument is not a string");
      Words.push_back(Word->str());
    }
    return Words;
  }
  std::optional<StringRef> Command = Object.getString("command");
  if (!Command)
    return brokenEntry(Db, Number, "no \"command\" and no \"arguments\"");
  BumpPtrAllocator Memory;
  StringSaver Saver(Memory);
  SmallVector<const char *> Tokens;
  cl::TokenizeGNUCommandLine(*Command, Saver, Tokens);
  Words.assign(Tokens.begin(), Tokens.end());
  return Words;
}

static Error addEntry(const json::Value &Value, size_t Number, CompileDb &Db) {
  const json::Object *Object = Value.getAsObject();
  if (!Object)
    return brokenEntry(Db.Path, Number, "not an object");
  std::optional<StringRef> File = Object->getString("file");
  if (!File)
    return brokenEntry(Db.Path, Number, "no \"file\"");
  auto Command = commandOf(*Object, Db.Path, Number);
  if (!Command)
    return Command.takeError();

  SmallString<256> Directory(Object->getString("directory").value_or("."));
  sys::path::make_absolute(sys::path::parent_path(Db.Path), Directory);
  sys::path::remove_dots(Directory, /*remove_dot_dot=*/true);
  SmallString<256> Path(*File);
  sys::path::make_absolute(Directory, Path);
  SmallString<256> Real;
  if (sys::fs::real_path(Path, Real)) {
    Db.Warnings.push_back(fmt::format("{}: entry {}: no such file: {}", Db.Path,
                                      Number, Path.str().str()));
    return Error::success();
  }
  CompileEntry Entry{Real.str().str(), Directory.str().str(), {}};
  std::vector<std::string> Warnings;
  Entry.Flags = flagsForClang(*Command, Directory, Warnings);
  for (const std::string &Warning : Warnings)
    Db.Warnings.push_back(
        fmt::format("{}: entry {}: {}", Db.Path, Number, Warning));
  Db.Entries.push_back(std::move(Entry));
  return Error::success();
}

Expected<CompileDb> parseCompileDb(StringRef Text, StringRef Path) {
  CompileDb Db;
  Db.Path = Path.str();
  Text.consume_front("\xEF\xBB\xBF");
  if (isNestedTooDeep(Text))
    return createStringError(
        fmt::format("{}: nested too deep for a compile database", Db.Path));
  Expected<json::Value> Root = json::parse(Text);
  if (!Root)
    return createStringError(
        fmt::format("{}: {}", Db.Path, toString(Root.takeError())));
  const json::Array *Entries = Root->getAsArray();
  if (!Entries)
    return createStringError(
        fmt::format("{}: not a list of compile commands", Db.Path));
  for (size_t I = 0; I < Entries->size(); ++I)
    if (Error Broken = addEntry((*Entries)[I], I + 1, Db))
      return Broken;
  return Db;
}

Expected<CompileDb> loadCompileDb(StringRef Path) {
  SmallString<256> File(Path);
  if (std::error_code EC = sys::fs::make_absolute(File))
    return createStringError(fmt::format("{}: {}", Path.str(), EC.message()));
  if (sys::fs::is_directory(File))
    sys::path::append(File, "compile_commands.json");
  sys::path::remove_dots(File, /*remove_dot_dot=*/true);
  auto Buffer = readFile(File);
  if (!Buffer)
    return createStringError(
        fmt::format("{}: cannot read the compile database: {}",
                    File.str().str(), toString(Buffer.takeError())));
  return parseCompileDb((*Buffer)->getBuffer(), File);
}

} // namespace hipport
