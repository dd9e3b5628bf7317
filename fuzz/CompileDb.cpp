// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Compile databases: entries or a message. What a response file of an entry
// holds comes from the disk and is left to the unit tests.

#include "hipport/Frontend/CompileDb.h"
#include "FuzzTarget.h"

#include "llvm/Support/Path.h"

using namespace hipport;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  llvm::StringRef Text = textOf(Data, Size);
  // A changed `@` would have the fuzzer read whatever file its bytes name.
  if (Text.contains('@') || Text.contains("options-file"))
    return 0;
  auto Db = parseCompileDb(Text, "/build/compile_commands.json");
  if (!Db) {
    require(llvm::StringRef(toString(Db.takeError()))
                .starts_with("/build/compile_commands.json"),
            "a message does not name the file");
    return 0;
  }
  for (const CompileEntry &Entry : Db->Entries)
    require(llvm::sys::path::is_absolute(Entry.File), "a file is not absolute");
  return 0;
}
