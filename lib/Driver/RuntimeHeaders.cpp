// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Driver/RuntimeHeaders.h"

#include "llvm/ADT/STLExtras.h"

using namespace hipport;

static bool providesRuntime(llvm::StringRef Header, const RuleTable &Rules) {
  if (Header == "hip/hip_runtime.h")
    return true;
  const Rule *Row = Rules.findHeader(Header);
  return Row && Row->ProvidesRuntime && Row->Status != RuleStatus::Unsupported;
}

std::set<std::string> hipport::filesWithRuntime(const IncludeLists &Spelled,
                                                const IncludeLists &Resolved,
                                                const RuleTable &Rules) {
  IncludeLists Includers;
  for (const auto &[File, Headers] : Resolved)
    for (const std::string &Header : Headers)
      Includers[Header].push_back(File);

  std::vector<std::string> Pending;
  for (const auto &[File, Headers] : Spelled)
    if (llvm::any_of(Headers, [&](const std::string &Header) {
          return providesRuntime(Header, Rules);
        }))
      Pending.push_back(File);

  std::set<std::string> Found;
  while (!Pending.empty()) {
    std::string File = std::move(Pending.back());
    Pending.pop_back();
    if (!Found.insert(File).second)
      continue;
    if (auto Using = Includers.find(File); Using != Includers.end())
      llvm::append_range(Pending, Using->second);
  }
  return Found;
}
