// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The helpers that fallbacks call, and what stands in for headers that HIP
// lacks: put behind the includes of each file that needs them. Their own
// include guards make one of several in a unit count.

#include "FileContext.h"
#include "hipport/Rules/RuleTable.h"

namespace hipport {

void needHelper(FileContext &File, const Rule &R, unsigned Offset) {
  bool IsThere = R.Since && R.Since <= File.Options.Rocm;
  if (R.Helper.empty() || IsThere)
    return;
  auto [It, IsNew] = File.Helpers.try_emplace(R.Helper, Offset);
  It->second = std::min(It->second, Offset);
}

/// Behind the last #include before \p First that every compile takes; else
/// where the first one would stand.
static unsigned helperOffset(const FileContext &File, unsigned First) {
  auto Guard = findIncludeGuard(File.Bytes, File.Directives);
  size_t Depth = Guard && Guard->Group ? 1 : 0;
  unsigned Offset = runtimeIncludeOffset(File);
  for (const Directive &D : File.Directives.Directives)
    if (D.Kind == DirectiveKind::Include && D.Line.End <= First &&
        D.Line.End > Offset &&
        File.Directives.pathAt(D.Line.Begin).size() == Depth &&
        !isInBraces(File.Lexed, D.Line.Begin))
      Offset = D.Line.End;
  return Offset;
}

static std::string withLineEnds(llvm::StringRef Text, llvm::StringRef End) {
  std::string Out;
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    Out += Line.str() + End.str();
    Text = Rest;
  }
  return Out;
}

void addHelpers(FileContext &File) {
  if (File.Helpers.empty())
    return;
  unsigned First = File.Helpers.begin()->second;
  std::string Text;
  for (const auto &[Name, Offset] : File.Helpers) {
    First = std::min(First, Offset);
    Text += withLineEnds(helperText(Name), File.lineEnd());
  }
  unsigned Offset = helperOffset(File, First);
  if (Offset > 0 && File.Bytes[Offset - 1] != '\n' &&
      !File.Bytes.take_front(Offset).ends_with("\xEF\xBB\xBF"))
    Text.insert(0, File.lineEnd());
  File.edit("helpers", Confidence::Certain, {{Offset, 0, std::move(Text)}});
}

} // namespace hipport
