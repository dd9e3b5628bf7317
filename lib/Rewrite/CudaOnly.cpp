// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CudaOnly.h"

#include "FileContext.h"

#include <fmt/format.h>

namespace hipport {

void leaveToCuda(FileContext &File, llvm::StringRef Rewrite,
                 Confidence Sureness, ByteRange Code, llvm::StringRef Why) {
  std::string Eol = File.lineEnd().str();
  std::string Open =
      fmt::format("#ifndef __HIP_PLATFORM_AMD__ // {}{}", Why.str(), Eol);
  unsigned LineStart = File.Lines.startOfLineAt(Code.Begin);
  bool OwnsStart = File.Bytes.slice(LineStart, Code.Begin).trim().empty();
  size_t LineEnd = File.Bytes.find('\n', Code.End);
  llvm::StringRef Behind = File.Bytes.slice(Code.End, LineEnd).trim();
  bool OwnsEnd =
      LineEnd != llvm::StringRef::npos &&
      (Behind.empty() || (Behind.starts_with("//") && !Behind.ends_with("\\")));
  File.edit(
      Rewrite, Sureness,
      {{OwnsStart ? LineStart : Code.Begin, 0, OwnsStart ? Open : Eol + Open},
       {OwnsEnd ? unsigned(LineEnd + 1) : Code.End, 0,
        (OwnsEnd ? "#endif" : Eol + "#endif") + Eol}});
}

bool isFollowedBy(const FileContext &File, ByteRange Code, ByteRange Next) {
  const auto &Tokens = File.Lexed.Tokens;
  size_t Between = File.Lexed.indexAt(Code.End);
  return Between < Tokens.size() && Tokens[Between].Begin == Next.Begin;
}

bool canMeet(const FileContext &File, unsigned A, unsigned B) {
  for (BranchRef Of : File.Directives.pathAt(A))
    for (BranchRef Other : File.Directives.pathAt(B))
      if (Of.Group == Other.Group && Of.Branch != Other.Branch)
        return false;
  return true;
}

bool ownsLines(const FileContext &File, ByteRange Code) {
  unsigned LineStart = File.Lines.startOfLineAt(Code.Begin);
  if (!File.Bytes.slice(LineStart, Code.Begin).trim().empty())
    return false;
  size_t LineEnd = File.Bytes.find('\n', Code.End);
  llvm::StringRef Behind = File.Bytes.slice(Code.End, LineEnd).trim();
  bool IsComment = Behind.starts_with("//") ||
                   (Behind.starts_with("/*") && Behind.ends_with("*/") &&
                    Behind.find("*/") + 2 == Behind.size());
  return LineEnd != llvm::StringRef::npos && !Behind.ends_with("\\") &&
         (Behind.empty() || IsComment) &&
         !File.Directives.directiveAt(Code.Begin) &&
         File.Directives.pathAt(Code.Begin) ==
             File.Directives.pathAt(Code.End - 1);
}

} // namespace hipport
