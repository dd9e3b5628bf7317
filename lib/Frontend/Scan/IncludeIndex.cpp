// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/IncludeIndex.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <tuple>

using namespace llvm;

namespace hipport {

void IncludeIndex::addFolder(StringRef Folder) { Folders.insert(Folder); }

void IncludeIndex::addFile(StringRef Path, StringRef Real) {
  auto [Entry, IsNew] = Files.try_emplace(Path, Real);
  if (!IsNew && !Entry->second.empty())
    return;
  Entry->second = Real.str();
  StringRef Kept = Entry->first();
  StringRef Name = sys::path::filename(Kept);
  ByName[Name].push_back(Kept);
  Names[sys::path::parent_path(Kept)].push_back(Name);
}

bool IncludeIndex::isListed(StringRef Folder) const {
  return Folders.contains(Folder);
}

bool IncludeIndex::hasFolder(StringRef Folder) {
  if (isListed(Folder))
    return true;
  return !isListed(sys::path::parent_path(Folder)) &&
         sys::fs::is_directory(Folder);
}

StringRef IncludeIndex::fileAt(StringRef Path) {
  auto Known = Files.find(Path);
  if (Known != Files.end())
    return Known->second;
  if (isListed(sys::path::parent_path(Path)))
    return {};
  SmallString<256> Real;
  if (!sys::fs::is_regular_file(Path) || sys::fs::real_path(Path, Real))
    Real.clear();
  return Files.try_emplace(Path, Real.str()).first->second;
}

/// How near two paths are: folders in common, and common characters of the
/// first folders that differ, counted to the last mark that parts words.
static std::pair<size_t, size_t> likeness(StringRef A, StringRef B) {
  size_t Folders = 0;
  size_t Begin = 0;
  size_t End = 0;
  size_t Shorter = std::min(A.size(), B.size());
  for (; End < Shorter && A[End] == B[End]; ++End) {
    if (A[End] != '/')
      continue;
    ++Folders;
    Begin = End + 1;
  }
  size_t Mark = A.slice(Begin, End).find_last_of("-_.");
  return {Folders, Mark == StringRef::npos ? 0 : Mark + 1};
}

StringRef IncludeIndex::nearest(StringRef Spelled, StringRef Includer) const {
  auto Named = ByName.find(sys::path::filename(Spelled));
  if (Named == ByName.end())
    return {};
  StringRef Best;
  auto rank = [&](StringRef Path) {
    auto [Folders, Letters] = likeness(Path, Includer);
    return std::make_tuple(-int64_t(Folders), -int64_t(Letters), Path.size(),
                           Path);
  };
  for (StringRef Path : Named->second) {
    bool Fits = Path.size() > Spelled.size() && Path.ends_with(Spelled) &&
                Path[Path.size() - Spelled.size() - 1] == '/';
    if (Fits && Path != Includer && (Best.empty() || rank(Path) < rank(Best)))
      Best = Path;
  }
  return Best;
}

} // namespace hipport
