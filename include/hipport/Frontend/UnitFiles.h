// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Where a location of the parser lies: in a file of the program, in CUDA's
// declarations, or elsewhere. Collectors speak in paths and offsets only.

#ifndef HIPPORT_FRONTEND_UNITFILES_H
#define HIPPORT_FRONTEND_UNITFILES_H

#include "hipport/Model/TuResult.h"

#include "clang/Basic/SourceLocation.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/DenseMap.h"

#include <optional>
#include <string>

namespace hipport {

class UnitFiles {
public:
  enum class Origin { Project, Cuda, Other };

  /// A byte of a project file.
  struct Spot {
    const std::string *Path; ///< Owned by the UnitFiles.
    FileFacts *Facts;        ///< Of that file; owned by the UnitFiles.
    unsigned Offset;
  };

  /// Project files lie below \p Root; CUDA's lie below one of \p CudaFolders,
  /// or are Clang's own CUDA headers.
  UnitFiles(const clang::SourceManager &Sources, std::string Root,
            std::vector<std::string> CudaFolders);

  Origin originOf(clang::SourceLocation Loc);
  /// Where the token is spelled: a token of a macro body lies in the macro's
  /// definition. Nothing when that is no project file.
  std::optional<Spot> spelling(clang::SourceLocation Loc);
  /// Where the token is used: for macros the place of the expansion.
  std::optional<Spot> use(clang::SourceLocation Loc);
  SourcePlace place(const Spot &S) const;

  std::map<std::string, FileFacts> takeFacts() { return std::move(Facts); }

private:
  struct FileInfo {
    Origin Where = Origin::Other;
    const std::string *Path = nullptr;
    FileFacts *Facts = nullptr;
    clang::FileID Id;
  };
  const FileInfo &infoOf(clang::FileID Id);
  FileInfo classify(clang::FileID Id);
  std::optional<Spot> spotAt(std::pair<clang::FileID, unsigned> Decomposed);

  const clang::SourceManager &Sources;
  std::string Root;
  std::vector<std::string> CudaFolders;
  llvm::DenseMap<clang::FileID, FileInfo> Known;
  std::map<std::string, FileFacts> Facts;
  /// One FileID of each project file, to compute lines.
  std::map<std::string, clang::FileID> IdOfPath;
};

} // namespace hipport

#endif // HIPPORT_FRONTEND_UNITFILES_H
