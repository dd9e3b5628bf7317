// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/ToolDatabase.h"

#include "BuiltinHeaders.h"
#include "Invocation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

namespace hipport {

static llvm::Error writeHeader(llvm::StringRef Folder, llvm::StringRef Name,
                               llvm::StringRef Text) {
  llvm::SmallString<256> Path(Folder);
  llvm::sys::path::append(Path, Name);
  if (std::error_code EC =
          llvm::sys::fs::create_directories(llvm::sys::path::parent_path(Path)))
    return llvm::createFileError(llvm::sys::path::parent_path(Path), EC);
  return llvm::writeToOutput(Path, [&](llvm::raw_ostream &OS) {
    OS << Text;
    return llvm::Error::success();
  });
}

llvm::Error writeDeclarations(llvm::StringRef Folder,
                              const ParseOptions &Options) {
  for (const BuiltinHeader &Header : builtinHeaders())
    if (llvm::Error Failed = writeHeader(Folder, Header.Name, Header.Text))
      return Failed;
  for (const VirtualHeader &Header : Options.VirtualHeaders)
    if (llvm::Error Failed = writeHeader(Folder, Header.Name, Header.Text))
      return Failed;
  return llvm::Error::success();
}

std::string toolDatabase(const JobPlan &Plan, const ParseOptions &Options,
                         llvm::StringRef Declarations) {
  llvm::json::Array Entries;
  for (const Job &Unit : Plan.Jobs) {
    std::vector<std::string> Command = {"clang++"};
    llvm::append_range(Command, languageFlags(Unit, Options, Declarations));
    Command.insert(Command.end(), {"-c", Unit.MainFile});
    llvm::json::Array Arguments;
    for (const std::string &Word : Command)
      Arguments.push_back(llvm::json::fixUTF8(Word));
    Entries.push_back(
        llvm::json::Object{{"directory", llvm::json::fixUTF8(Unit.Directory)},
                           {"file", llvm::json::fixUTF8(Unit.MainFile)},
                           {"arguments", std::move(Arguments)}});
  }
  return llvm::formatv("{0:2}\n", llvm::json::Value(std::move(Entries))).str();
}

} // namespace hipport
