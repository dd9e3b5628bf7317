// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The settings of a project: read, or refused with a place.

#include "FuzzTarget.h"
#include "hipport/Config/ConfigFile.h"

#include "llvm/Support/Path.h"

using namespace hipport;

static void checkPaths(const std::vector<std::string> &Paths) {
  for (const std::string &Path : Paths)
    require(llvm::sys::path::is_absolute(Path), "a path is not absolute");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  std::string Text = textOf(Data, Size).str();
  auto File = parseConfigFile(
      llvm::MemoryBufferRef(Text, "/project/.hipport.yaml"), "/project");
  if (!File) {
    require(llvm::StringRef(toString(File.takeError()))
                .starts_with("/project/.hipport.yaml"),
            "a message does not name the file");
    return 0;
  }
  checkPaths(File->Inputs);
  checkPaths(File->RuleFiles);
  return 0;
}
