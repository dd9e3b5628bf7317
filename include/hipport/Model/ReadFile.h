// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Files that the user or a project names. Opening a pipe waits for its writer,
// which may never come.

#ifndef HIPPORT_MODEL_READFILE_H
#define HIPPORT_MODEL_READFILE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace hipport {

/// The error says why, without the path.
inline llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readFile(llvm::StringRef Path) {
  llvm::sys::fs::file_status Status;
  if (!llvm::sys::fs::status(Path, Status) &&
      Status.type() == llvm::sys::fs::file_type::fifo_file)
    return llvm::createStringError("a pipe, not a file");
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (!Buffer)
    return llvm::createStringError(Buffer.getError(),
                                   Buffer.getError().message());
  return std::move(*Buffer);
}

} // namespace hipport

#endif // HIPPORT_MODEL_READFILE_H
