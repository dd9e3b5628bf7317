// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Runs a fuzz target over its seeds without libFuzzer: each seed, and the first
// part of it in steps. Options of libFuzzer are ignored.

#include "FuzzTarget.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace llvm;

static bool runSeed(const std::string &Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer) {
    errs() << Path << ": " << Buffer.getError().message() << '\n';
    return false;
  }
  constexpr size_t NumParts = 100;
  StringRef Text = (*Buffer)->getBuffer();
  const size_t Step = std::max<size_t>(1, Text.size() / NumParts);
  for (size_t Size = 0; Size < Text.size() + Step; Size += Step) {
    // A copy of its own, so that a read past the end can be seen.
    std::string Part = Text.take_front(Size).str();
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(Part.data()),
                           Part.size());
  }
  return true;
}

/// The files of a folder, or the file itself.
static std::vector<std::string> seedsOf(StringRef Path) {
  if (!sys::fs::is_directory(Path))
    return {Path.str()};
  std::vector<std::string> Seeds;
  std::error_code EC;
  for (sys::fs::directory_iterator It(Path, EC), End; !EC && It != End;
       It.increment(EC))
    Seeds.push_back(It->path());
  std::sort(Seeds.begin(), Seeds.end());
  return Seeds;
}

int main(int Count, char **Words) {
  unsigned NumRun = 0;
  bool Good = true;
  for (StringRef Word : ArrayRef(Words + 1, Count - 1)) {
    if (Word.starts_with("-"))
      continue;
    for (const std::string &Seed : seedsOf(Word)) {
      // A crash is named by the last line.
      errs() << Seed << '\n';
      Good &= runSeed(Seed);
      ++NumRun;
    }
  }
  errs() << NumRun << " seeds\n";
  return Good && NumRun > 0 ? 0 : 1;
}
