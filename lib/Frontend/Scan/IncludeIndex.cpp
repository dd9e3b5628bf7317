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

namespace {

/// How near a file is to an includer; the smaller, the nearer.
struct Distance {
  Distance(StringRef Path, StringRef Includer);
  bool operator<(const Distance &Other) const {
    auto Key = [](const Distance &D) {
      return std::tuple(-D.Folders, -D.Beginning, -D.Ending, D.Path.size(),
                        D.Path);
    };
    return Key(*this) < Key(Other);
  }

  int64_t Folders = 0; ///< In common.
  /// Common letters of the first folders that differ, up to the mark that parts
  /// words: scan-cuda is near scan-common, and then near sort-cuda.
  int64_t Beginning = 0;
  int64_t Ending = 0;
  StringRef Path;
};

} // namespace

static constexpr StringLiteral WordMarks = "-_.";

Distance::Distance(StringRef Path, StringRef Includer) : Path(Path) {
  StringRef A = Path;
  StringRef B = Includer;
  auto TakeFolder = [](StringRef &Rest) {
    StringRef Folder;
    std::tie(Folder, Rest) = Rest.split('/');
    return Folder;
  };
  StringRef FolderA = TakeFolder(A);
  StringRef FolderB = TakeFolder(B);
  for (; FolderA == FolderB && !A.empty() && !B.empty(); ++Folders) {
    FolderA = TakeFolder(A);
    FolderB = TakeFolder(B);
  }
  auto Front = std::mismatch(FolderA.begin(), FolderA.end(), FolderB.begin(),
                             FolderB.end());
  StringRef Same = FolderA.take_front(Front.first - FolderA.begin());
  Beginning = int64_t(Same.find_last_of(WordMarks) + 1);
  auto Back = std::mismatch(FolderA.rbegin(), FolderA.rend(), FolderB.rbegin(),
                            FolderB.rend());
  Same = FolderA.take_back(Back.first - FolderA.rbegin());
  size_t Mark = Same.find_first_of(WordMarks);
  Ending = Mark == StringRef::npos ? 0 : int64_t(Same.size() - Mark);
}

StringRef IncludeIndex::nearest(StringRef Spelled, StringRef Includer) const {
  auto Named = ByName.find(sys::path::filename(Spelled));
  if (Named == ByName.end())
    return {};
  StringRef Best;
  for (StringRef Path : Named->second) {
    bool Fits = Path.size() > Spelled.size() && Path.ends_with(Spelled) &&
                Path[Path.size() - Spelled.size() - 1] == '/';
    if (Fits && Path != Includer &&
        (Best.empty() || Distance(Path, Includer) < Distance(Best, Includer)))
      Best = Path;
  }
  return Best;
}

} // namespace hipport
