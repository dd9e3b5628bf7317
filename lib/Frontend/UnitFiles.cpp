// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/UnitFiles.h"

#include "hipport/Model/Paths.h"

#include "llvm/Support/Path.h"

using namespace clang;

namespace hipport {

UnitFiles::UnitFiles(const SourceManager &Sources, std::string Root,
                     std::vector<std::string> CudaFolders)
    : Sources(Sources), Root(std::move(Root)),
      CudaFolders(std::move(CudaFolders)) {}

/// Clang's stand-ins for the SDK's device headers.
static bool isClangCudaHeader(llvm::StringRef Path) {
  return llvm::sys::path::filename(Path).starts_with("__clang_cuda");
}

UnitFiles::FileInfo UnitFiles::classify(FileID Id) {
  FileInfo Info;
  Info.Id = Id;
  OptionalFileEntryRef Entry = Sources.getFileEntryRefForID(Id);
  if (!Entry)
    return Info;
  llvm::SmallString<256> Path(Entry->getNameAsRequested());
  Sources.getFileManager().makeAbsolutePath(Path);
  llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  for (const std::string &Folder : CudaFolders)
    if (isBelow(Path, Folder))
      Info.Where = Origin::Cuda;
  if (isClangCudaHeader(Path))
    Info.Where = Origin::Cuda;
  if (Info.Where == Origin::Other && isBelow(Path, Root)) {
    Info.Where = Origin::Project;
    auto &Slot = *Facts.try_emplace(Path.str().str()).first;
    Info.Path = &Slot.first;
    Info.Facts = &Slot.second;
    IdOfPath.try_emplace(Slot.first, Id);
  }
  return Info;
}

const UnitFiles::FileInfo &UnitFiles::infoOf(FileID Id) {
  auto It = Known.find(Id);
  if (It == Known.end())
    It = Known.try_emplace(Id, classify(Id)).first;
  return It->second;
}

UnitFiles::Origin UnitFiles::originOf(SourceLocation Loc) {
  if (Loc.isInvalid())
    return Origin::Other;
  return infoOf(Sources.getFileID(Sources.getExpansionLoc(Loc))).Where;
}

std::optional<UnitFiles::Spot>
UnitFiles::spotAt(std::pair<FileID, unsigned> Decomposed) {
  if (Decomposed.first.isInvalid())
    return std::nullopt;
  const FileInfo &Info = infoOf(Decomposed.first);
  if (Info.Where != Origin::Project)
    return std::nullopt;
  return Spot{Info.Path, Info.Facts, Decomposed.second};
}

std::optional<UnitFiles::Spot> UnitFiles::spelling(SourceLocation Loc) {
  if (Loc.isInvalid())
    return std::nullopt;
  return spotAt(Sources.getDecomposedLoc(Sources.getSpellingLoc(Loc)));
}

std::optional<UnitFiles::Spot> UnitFiles::use(SourceLocation Loc) {
  if (Loc.isInvalid())
    return std::nullopt;
  return spotAt(Sources.getDecomposedLoc(Sources.getFileLoc(Loc)));
}

SourcePlace UnitFiles::place(const Spot &S) const {
  FileID Id = IdOfPath.at(*S.Path);
  return {*S.Path, S.Offset, Sources.getLineNumber(Id, S.Offset),
          Sources.getColumnNumber(Id, S.Offset)};
}

} // namespace hipport
