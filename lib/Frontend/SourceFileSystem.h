// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The disk as the parser shall see it: in files of the program, torn launch
// brackets are joined, byte for byte at the same offsets.

#ifndef HIPPORT_FRONTEND_SOURCEFILESYSTEM_H
#define HIPPORT_FRONTEND_SOURCEFILESYSTEM_H

#include "llvm/Support/VirtualFileSystem.h"

#include <string>

namespace hipport {

class SourceFileSystem
    : public llvm::RTTIExtends<SourceFileSystem, llvm::vfs::ProxyFileSystem> {
public:
  static const char ID;

  SourceFileSystem(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Disk,
                   std::string Root);

  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
  openFileForRead(const llvm::Twine &Path) override;

private:
  std::string Root;
};

} // namespace hipport

#endif // HIPPORT_FRONTEND_SOURCEFILESYSTEM_H
