// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/DirectLibraries.h"

#include "FileContext.h"
#include "SourceTokens.h"

#include <fmt/format.h>

#include <limits>
#include <set>

namespace hipport {

/// Edits and fallbacks of a row are made for the wrapper's signature.
static bool isDirect(const Rule &R) {
  return !R.Roc.empty() && R.Status != RuleStatus::Unsupported &&
         R.Args.empty() && R.Fallback.empty();
}

/// Libraries whose headers all have a direct one.
static std::set<std::string> candidates(const RuleTable &Rules) {
  std::set<std::string> With;
  for (const Rule *R : Rules.all())
    if (R->Kind == RuleKind::Header && isDirect(*R))
      With.insert(R->Library);
  return With;
}

/// rocBLAS has complex types of its own unless it is asked for HIP's.
static bool takesComplex(llvm::StringRef Cuda) {
  if (!Cuda.consume_front("cublas") || Cuda.starts_with("Create"))
    return false;
  for (llvm::StringRef Prefix : {"C", "Z", "Sc", "Dz", "Ic", "Iz"})
    if (Cuda.consume_front(Prefix))
      return !Cuda.empty() && Cuda.front() >= 'a' && Cuda.front() <= 'z';
  return false;
}

static Rule direct(const Rule &R) {
  Rule New = R;
  New.Hip = R.Roc;
  New.Since = {};
  if (R.Kind == RuleKind::Function && takesComplex(R.Cuda)) {
    // In every release.
    New.Since = {std::numeric_limits<uint16_t>::max(), 0};
    New.Enable = "ROCM_MATHLIBS_API_USE_HIP_COMPLEX";
  }
  return New;
}

DirectLibraries::DirectLibraries(
    const RuleTable &Given, const std::map<std::string, llvm::StringRef> &Bytes)
    : Rules(Given) {
  const std::set<std::string> Candidates = candidates(Given);
  for (const auto &[Path, Text] : Bytes)
    for (const SourceToken &T : lexTokens(Text).Tokens) {
      const Rule *R = T.isIdentifier() ? Given.findName(T.Text) : nullptr;
      if (R && !isDirect(*R) && Candidates.count(R->Library))
        Obstacles.try_emplace(R->Library, R->Cuda);
    }
  std::vector<Rule> Rows;
  for (const std::string &Library : Candidates)
    if (!Obstacles.count(Library))
      for (const Rule *R : Given.all(Library))
        if (isDirect(*R))
          Rows.push_back(direct(*R));
  Rules.overlay(std::move(Rows));
}

void reportWrappedLibraries(FileContext &File) {
  if (!File.Options.PreferRoc)
    return;
  std::set<std::string> Told;
  for (const SourceToken &T : File.Lexed.Tokens) {
    const Rule *R = T.isIdentifier() ? File.Rules.findName(T.Text) : nullptr;
    if (!R || File.Run.Direct.obstacle(R->Library).empty() ||
        !Told.insert(R->Library).second)
      continue;
    File.report(
        "roc-incomplete", FindingClass::Info, Confidence::Certain, T.Begin,
        fmt::format("{} stays with HIP's library: {} has no counterpart "
                    "in the direct one",
                    R->Library, File.Run.Direct.obstacle(R->Library).str()));
  }
}

} // namespace hipport
