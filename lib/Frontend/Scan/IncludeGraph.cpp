// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "IncludeGraph.h"

#include "hipport/Frontend/FlagValue.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace hipport {

SearchFolders searchFoldersOf(const std::vector<std::string> &Flags) {
  SearchFolders Found;
  std::vector<std::string> System;
  size_t I = 0;
  auto Take = [&](StringRef Name, std::vector<std::string> &Values) {
    std::optional<std::string> Value = takeFlagValue(Flags, I, Name);
    if (Value)
      Values.push_back(std::move(*Value));
    return Value.has_value();
  };
  for (; I < Flags.size(); ++I)
    // The order decides nothing: no name is the beginning of another.
    (void)(Take("-iquote", Found.Quoted) || Take("-isystem", System) ||
           Take("-include", Found.Forced) || Take("-I", Found.All));
  llvm::append_range(Found.All, System);
  return Found;
}

StringRef IncludeGraph::fileIn(StringRef Folder, StringRef Spelled) {
  SmallString<256> Path(Folder);
  sys::path::append(Path, Spelled);
  if (Spelled.contains("./"))
    sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return Tree.index().fileAt(Path);
}

StringRef IncludeGraph::resolve(StringRef Includer,
                                const IncludeDirective &Include,
                                const SearchFolders &Folders) {
  StringRef Spelled = Include.Spelled;
  if (sys::path::is_absolute(Spelled))
    return Tree.index().fileAt(Spelled);
  StringRef File;
  auto IsIn = [&](StringRef Folder) {
    File = fileIn(Folder, Spelled);
    return !File.empty();
  };
  if (Include.Angled && (isStandardHeader(Spelled) || isSdkHeader(Spelled)))
    return {};
  if (!Include.Angled &&
      (IsIn(sys::path::parent_path(Includer)) || any_of(Folders.Quoted, IsIn)))
    return File;
  return any_of(Folders.All, IsIn) ? File : StringRef();
}

StringRef IncludeGraph::lookAround(StringRef Includer,
                                   const IncludeDirective &Include,
                                   SearchFolders &Folders) {
  SmallString<128> Spelled(Include.Spelled);
  sys::path::remove_dots(Spelled, /*remove_dot_dot=*/true);
  StringRef Wanted = Spelled;
  // A path that climbs says where the file is; it is not there.
  if (Wanted.empty() || Wanted.starts_with("..") ||
      sys::path::is_absolute(Wanted) || isStandardHeader(Wanted) ||
      isSdkHeader(Wanted) || (Include.Angled && System.has(Wanted)))
    return {};
  Tree.addSurroundings();
  StringRef File = Tree.index().nearest(Wanted, Includer);
  if (File.empty())
    return {};
  Folders.All.push_back(File.drop_back(Wanted.size() + 1).str());
  return Tree.index().fileAt(File);
}

std::set<std::string> IncludeGraph::follow(const std::string &Main,
                                           SearchFolders &Folders,
                                           Missing WhenMissing) {
  std::set<std::string> Reached{Main};
  std::vector<const std::string *> Queue{&*Reached.begin()};
  auto Reach = [&](const std::string &From, StringRef To) {
    if (To.empty() || To == From)
      return;
    Edges[From].insert(To.str());
    auto [Place, IsNew] = Reached.insert(To.str());
    if (IsNew)
      Queue.push_back(&*Place);
  };
  for (const std::string &Forced : Folders.Forced)
    Reach(Main, resolve(Main, {Forced, false}, Folders));
  for (size_t Next = 0; Next < Queue.size(); ++Next) {
    const std::string &File = *Queue[Next];
    Edges.try_emplace(File);
    const TextFacts *Text = Tree.read(File);
    if (!Text)
      continue;
    for (const IncludeDirective &Include : Text->Includes) {
      StringRef Found = resolve(File, Include, Folders);
      if (Found.empty() && WhenMissing == Missing::LookAround)
        Found = lookAround(File, Include, Folders);
      Reach(File, Found);
    }
  }
  return Reached;
}

} // namespace hipport
