// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "UsualFolders.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipport {

static constexpr StringLiteral UsualNames[] = {"include", "inc",  "src",
                                               "common",  "csrc", "Common"};
static constexpr StringLiteral MakefileNames[] = {"GNUmakefile", "Makefile",
                                                  "makefile"};

std::vector<std::string> includesOfMakefile(StringRef Text) {
  std::vector<std::string> Found;
  for (StringRef Line : split(Text, '\n')) {
    Line = Line.take_until([](char C) { return C == '#'; });
    for (size_t At = Line.find("-I"); At != StringRef::npos;
         At = Line.find("-I", At + 2)) {
      char Before = At == 0 ? ' ' : Line[At - 1];
      if (!isSpace(Before) && !StringRef("=\"'(,").contains(Before))
        continue;
      StringRef Value = Line.substr(At + 2).ltrim();
      Value = Value.substr(0, Value.find_first_of(" \t\r\"'),;\\"));
      if (!Value.empty() && !Value.contains('$') && !Value.starts_with("-"))
        Found.push_back(Value.str());
    }
  }
  return Found;
}

const std::vector<std::string> &UsualFolders::fromMakefiles(StringRef Folder) {
  auto [Entry, IsNew] = Known.try_emplace(Folder);
  if (!IsNew)
    return Entry->second;
  for (StringRef Name : MakefileNames) {
    SmallString<256> Path(Folder);
    sys::path::append(Path, Name);
    StringRef Makefile = Tree.index().fileAt(Path);
    if (Makefile.empty())
      continue;
    auto Buffer = MemoryBuffer::getFile(Makefile);
    if (!Buffer)
      continue;
    for (const std::string &Named :
         includesOfMakefile((*Buffer)->getBuffer())) {
      SmallString<256> Absolute(Folder);
      sys::path::append(Absolute, Named);
      sys::path::remove_dots(Absolute, /*remove_dot_dot=*/true);
      // An absolute path is the author's machine, not this one.
      if (!sys::path::is_absolute(Named) && Tree.index().hasFolder(Absolute))
        Entry->second.push_back(Absolute.str().str());
    }
  }
  return Entry->second;
}

SearchFolders UsualFolders::of(StringRef File) {
  SearchFolders Found;
  auto Add = [&](StringRef Folder, bool IsCertain) {
    bool Shadows = !IsCertain && Tree.index().anyName(Folder, isStandardHeader);
    std::vector<std::string> &List = Shadows ? Found.Quoted : Found.All;
    if (!is_contained(Found.All, Folder) && !is_contained(List, Folder))
      List.push_back(Folder.str());
  };
  std::vector<StringRef> Parents;
  for (StringRef Folder = sys::path::parent_path(File);
       !Folder.empty() && isBelow(Folder, Tree.root());
       Folder = sys::path::parent_path(Folder))
    Parents.push_back(Folder);

  Add(sys::path::parent_path(File), /*IsCertain=*/false);
  for (StringRef Parent : Parents)
    for (const std::string &Folder : fromMakefiles(Parent))
      Add(Folder, /*IsCertain=*/true);
  for (StringRef Parent : Parents)
    for (StringRef Name : UsualNames) {
      SmallString<256> Below(Parent);
      sys::path::append(Below, Name);
      if (Tree.index().hasFolder(Below))
        Add(Below, /*IsCertain=*/false);
    }
  return Found;
}

} // namespace hipport
