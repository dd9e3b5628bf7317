// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SourceFileSystem.h"

#include "hipport/Frontend/LaunchBrackets.h"

#include "llvm/Support/Path.h"

namespace hipport {

const char SourceFileSystem::ID = 0;

namespace {

/// A file whose bytes were changed at equal length.
class JoinedFile : public llvm::vfs::File {
public:
  JoinedFile(llvm::vfs::Status Stat, std::string Text)
      : Stat(std::move(Stat)), Text(std::move(Text)) {}

  llvm::ErrorOr<llvm::vfs::Status> status() override { return Stat; }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  getBuffer(const llvm::Twine &Name, int64_t, bool, bool) override {
    return llvm::MemoryBuffer::getMemBufferCopy(Text, Name);
  }
  std::error_code close() override { return {}; }

private:
  llvm::vfs::Status Stat;
  std::string Text;
};

} // namespace

SourceFileSystem::SourceFileSystem(
    llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Disk, std::string Root)
    : RTTIExtends(std::move(Disk)), Root(std::move(Root)) {}

llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
SourceFileSystem::openFileForRead(const llvm::Twine &Path) {
  // To open a pipe would wait for its writer, and some devices never end.
  if (auto Found = status(Path); Found && Found->isOther())
    return std::make_error_code(std::errc::no_such_file_or_directory);
  auto Opened = ProxyFileSystem::openFileForRead(Path);
  llvm::SmallString<256> Name;
  if (!Opened || !Path.toStringRef(Name).starts_with(Root))
    return Opened;
  auto Buffer = (*Opened)->getBuffer(Path);
  auto Stat = (*Opened)->status();
  if (!Buffer || !Stat)
    return Opened;
  std::vector<ByteRange> Torn = tornBrackets((*Buffer)->getBuffer());
  if (Torn.empty())
    return ProxyFileSystem::openFileForRead(Path);
  return std::make_unique<JoinedFile>(
      *Stat, joinBracketsInPlace((*Buffer)->getBuffer(), Torn));
}

} // namespace hipport
