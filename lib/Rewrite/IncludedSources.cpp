// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Includes of sources that get another name follow them: `#include "k.cu"`
// becomes `#include "k.hip"`.

#include "FileContext.h"

#include "llvm/Support/Path.h"

namespace hipport {

namespace path = llvm::sys::path;

/// Whether an include that is spelled so can mean \p Path.
static bool endsLike(llvm::StringRef Path, llvm::StringRef Spelled) {
  llvm::SmallString<128> Plain(Spelled);
  path::remove_dots(Plain, /*remove_dot_dot=*/true);
  llvm::StringRef Rest = Plain;
  while (Rest.consume_front("../"))
    ;
  return Path.ends_with(("/" + Rest).str());
}

void rewriteIncludedSources(FileContext &File) {
  auto Included = File.Run.Includes.find(File.Path);
  if (File.Run.NewNames.empty() || Included == File.Run.Includes.end())
    return;
  for (const Directive &D : File.Directives.Directives) {
    if (D.Kind != DirectiveKind::Include || File.isUntouched(D.Line.Begin))
      continue;
    const std::string Argument = File.text(D.Argument);
    llvm::StringRef Spelled = Argument;
    if (!Spelled.consume_front("\"") && !Spelled.consume_front("<"))
      continue;
    Spelled = Spelled.take_until([](char C) { return C == '"' || C == '>'; });
    for (const std::string &Path : Included->second) {
      auto NewName = File.Run.NewNames.find(Path);
      if (NewName == File.Run.NewNames.end() || !endsLike(Path, Spelled))
        continue;
      llvm::StringRef Old = path::extension(Path);
      const unsigned End =
          D.Argument.Begin + 1 + static_cast<unsigned>(Spelled.size());
      const auto Length = static_cast<unsigned>(Old.size());
      File.edit(
          "included-sources", Confidence::Certain,
          {{End - Length, Length, path::extension(NewName->second).str()}});
      break;
    }
  }
}

} // namespace hipport
