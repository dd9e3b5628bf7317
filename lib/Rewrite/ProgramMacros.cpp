// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/ProgramMacros.h"

#include "hipport/Rewrite/Directives.h"
#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/StringExtras.h"

namespace hipport {

ProgramMacros::ProgramMacros(
    const std::map<std::string, llvm::StringRef> &Sources,
    const ProjectGroups &Groups) {
  for (const auto &[Path, Bytes] : Sources)
    for (const Directive &D : scanDirectives(Bytes).Directives) {
      if (D.Kind != DirectiveKind::Define)
        continue;
      llvm::StringRef Name =
          Bytes.slice(D.Argument.Begin, D.Argument.End).take_while([](char C) {
            return llvm::isAlnum(C) || C == '_';
          });
      if (looksLikeCuda(Name))
        ByGroup[Groups.groupOf(Path)].insert(Name.str());
    }
}

} // namespace hipport
