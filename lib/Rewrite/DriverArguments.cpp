// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Arguments of driver functions for which HIP has the runtime's form only.

#include "FileContext.h"

#include <fmt/format.h>

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipport {

/// The driver's enumerators that hipFuncSetAttribute takes under another name;
/// everywhere else they have names of their own.
static llvm::StringRef settableAttribute(llvm::StringRef Cuda) {
  return llvm::StringSwitch<llvm::StringRef>(Cuda)
      .Case("CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES",
            "hipFuncAttributeMaxDynamicSharedMemorySize")
      .Case("CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
            "hipFuncAttributePreferredSharedMemoryCarveout")
      .Default("");
}

bool renameFunctionAttribute(FileContext &File, ByteRange Argument) {
  llvm::StringRef Cuda = File.Bytes.slice(Argument.Begin, Argument.End);
  llvm::StringRef Hip = settableAttribute(Cuda);
  if (Hip.empty())
    return Cuda.starts_with("hipFuncAttribute");
  File.edit("arguments", Confidence::Certain,
            {{Argument.Begin, unsigned(Cuda.size()), Hip.str()}});
  File.Renamed.insert(Argument.Begin);
  if (const Rule *R = File.Rules.findName(Cuda))
    ++File.ByLibrary[R->Library].Converted;
  return true;
}

/// A number or a name.
static bool isWord(llvm::StringRef Text) {
  return !Text.empty() && llvm::all_of(Text, [](char C) {
    return llvm::isAlnum(C) || C == '_' || C == ':';
  });
}

bool callOccupancyCallback(FileContext &File, llvm::StringRef Callee,
                           llvm::ArrayRef<ByteRange> Args, unsigned At) {
  if (!Callee.starts_with("cuOccupancyMaxPotentialBlockSize") ||
      Args.size() < At + 3)
    return false;
  std::string Callback = File.text(Args[At]), Limit = File.text(Args[At + 2]);
  if (!isWord(Callback) || !isWord(Limit))
    return false;
  std::string Block = Limit == "0" ? "1024" : Limit;
  ByteRange Gone{Args[At].End, Args[At + 1].End};
  File.edit("arguments", Confidence::Likely,
            {{Gone.Begin, Gone.End - Gone.Begin, "(" + Block + ")"}});
  Finding &F = File.report(
      "api-differs", FindingClass::Correctness, Confidence::Certain,
      Args[At].Begin,
      fmt::format("{} is asked for each block size by CUDA; HIP takes one "
                  "number of bytes, here that for a block of {}",
                  Callback, Block));
  F.Subject = Callee.str();
  return true;
}

} // namespace hipport
