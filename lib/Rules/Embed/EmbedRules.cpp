// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// hipport-embed-rules OUTPUT FILE...: turns the built-in rule files into a C++
// source while the project is built. Every mistake in a file ends the build.

#include "../RuleYaml.h"
#include "TableWriter.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace hipport;

namespace {

class Embedder {
public:
  void readFile(StringRef Path);
  bool failed() const { return Failed; }
  std::vector<Rule> takeRows() { return std::move(Rows); }

private:
  void add(StringRef Path, PlacedRule Placed);
  void error(const Twine &Message) {
    errs() << Message << "\n";
    Failed = true;
  }

  bool Failed = false;
  std::vector<Rule> Rows;
  StringMap<std::string> PlaceOfName;
  StringMap<std::string> PlaceOfHeader;
};

void Embedder::readFile(StringRef Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return error(Path + ": " + Buffer.getError().message());
  Expected<std::vector<PlacedRule>> File =
      parsePlacedRules((*Buffer)->getMemBufferRef(), RowOrder::Sorted);
  if (!File)
    return error(toString(File.takeError()));
  StringRef Folder = sys::path::filename(sys::path::parent_path(Path));
  if (!File->empty() && File->front().Row.Library != Folder)
    error(Path + ":1:1: library '" + File->front().Row.Library +
          "' lies in folder '" + Folder + "'");
  for (PlacedRule &Placed : *File)
    add(Path, std::move(Placed));
}

void Embedder::add(StringRef Path, PlacedRule Placed) {
  std::string Place =
      (Path + ":" + Twine(Placed.Line) + ":" + Twine(Placed.Column)).str();
  bool IsHeader = Placed.Row.Kind == RuleKind::Header;
  auto [First, IsNew] = (IsHeader ? PlaceOfHeader : PlaceOfName)
                            .try_emplace(Placed.Row.Cuda, Place);
  if (!IsNew)
    return error(Place + ": '" + Placed.Row.Cuda + "' stands already at " +
                 First->second);
  Rows.push_back(std::move(Placed.Row));
}

int writeTable(std::vector<Rule> Rows, StringRef Path) {
  std::error_code Code;
  raw_fd_ostream OS(Path, Code, sys::fs::OF_Text);
  if (!Code) {
    TableWriter(std::move(Rows)).write(OS);
    OS.close();
    Code = OS.error();
  }
  if (!Code)
    return 0;
  OS.clear_error();
  errs() << Path << ": " << Code.message() << "\n";
  (void)sys::fs::remove(Path); // The write's error is told already.
  return 1;
}

} // namespace

int main(int Argc, char **Argv) {
  if (Argc < 2) {
    errs() << "usage: hipport-embed-rules OUTPUT FILE...\n";
    return 2;
  }
  Embedder All;
  for (const char *Path : ArrayRef(Argv, Argc).drop_front(2))
    All.readFile(Path);
  return All.failed() ? 1 : writeTable(All.takeRows(), Argv[1]);
}
