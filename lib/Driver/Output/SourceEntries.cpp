// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Lists what a tree is made of, and decides which links can be kept.

#include "SourceEntries.h"
#include "AtomicFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <filesystem>

namespace hipport {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static SourceEntry classify(const fs::file_status &Status) {
  switch (Status.type()) {
  case fs::file_type::regular_file:
    return {EntryKind::File, ""};
  case fs::file_type::symlink_file:
    return {EntryKind::Link, ""};
  default:
    return {EntryKind::Special, ""};
  }
}

std::map<std::string, SourceEntry>
listEntries(const std::vector<std::string> &Inputs) {
  std::map<std::string, SourceEntry> Entries;
  std::vector<std::string> Folders;
  auto Add = [&](llvm::StringRef Path, bool FollowLinkToFolder) {
    fs::file_status Status;
    if (std::error_code Failed = fs::status(Path, Status, /*follow=*/false))
      Entries[Path.str()] = {EntryKind::Unreadable, Failed.message()};
    else if (fs::is_directory(Status) ||
             (FollowLinkToFolder && fs::is_directory(Path)))
      Folders.push_back(Path.str());
    else
      Entries[Path.str()] = classify(Status);
  };
  for (llvm::StringRef Input : Inputs)
    Add(Input.size() > 1 ? Input.rtrim('/') : Input, true);
  while (!Folders.empty()) {
    std::string Folder = std::move(Folders.back());
    Folders.pop_back();
    std::error_code Failed;
    for (fs::directory_iterator It(Folder, Failed, /*follow_symlinks=*/false),
         End;
         !Failed && It != End; It.increment(Failed))
      if (llvm::StringRef Name = path::filename(It->path());
          Name != ".git" && !isTemporaryName(Name))
        Add(It->path(), false);
    if (Failed)
      Entries[Folder] = {EntryKind::Unreadable, Failed.message()};
  }
  return Entries;
}

/// Whether a link is relative and no step of its way leaves \p Root, by the
/// names alone.
static bool staysByName(llvm::StringRef Root, llvm::StringRef Link,
                        llvm::StringRef Text) {
  llvm::SmallString<256> At(path::parent_path(Link));
  for (llvm::StringRef Step :
       llvm::make_range(path::begin(Text), path::end(Text))) {
    path::append(At, Step);
    path::remove_dots(At, /*remove_dot_dot=*/true);
    if (!isBelow(At, Root))
      return false;
  }
  return path::is_relative(Text);
}

std::string portableLinkText(llvm::StringRef Root,
                             const std::vector<std::string> &Inputs,
                             llvm::StringRef Path) {
  std::error_code Failed;
  std::string Text = std::filesystem::read_symlink(Path.str(), Failed).string();
  if (Failed)
    return "";
  bool StaysByName = staysByName(Root, Path, Text);
  llvm::SmallString<256> Target, Parent;
  if (fs::real_path(Path, Target))
    return StaysByName ? Text : ""; // Leads nowhere, here as in the copy.
  bool IsCopied = llvm::any_of(Inputs, [&](const std::string &Input) {
    llvm::SmallString<256> Real;
    return !fs::real_path(Input, Real) && isBelow(Target, Real);
  });
  if (!IsCopied)
    return "";
  if (StaysByName)
    return Text;
  if (fs::real_path(path::parent_path(Path), Parent))
    return "";
  return std::filesystem::path(Target.str().str())
      .lexically_relative(Parent.str().str())
      .string();
}

} // namespace hipport
