// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ExportFixes.h"

#include "hipport/Rewrite/EditPlan.h"

#include "clang/Tooling/ReplacementsYaml.h"
#include "llvm/Support/YAMLTraits.h"
#include "llvm/Support/raw_ostream.h"

namespace hipport {

std::string fixesAsYaml(const std::string &Root,
                        const std::vector<ConvertedFile> &Files) {
  clang::tooling::TranslationUnitReplacements Fixes;
  Fixes.MainSourceFile = Root;
  for (const ConvertedFile &File : Files)
    for (const Edit &Item : joinedEdits(File.Result.Groups))
      Fixes.Replacements.emplace_back(File.Result.Path, Item.Offset,
                                      Item.Length, Item.Text);
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  llvm::yaml::Output Yaml(Stream);
  Yaml << Fixes;
  return Text;
}

} // namespace hipport
