// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Report/Pages.h"

#include "llvm/ADT/STLExtras.h"

namespace hipport {

llvm::StringRef DiagnosticPage::summary() const {
  return llvm::StringRef(Text).split("\n\n").second.split('\n').first;
}

const DiagnosticPage *findPage(llvm::StringRef Id) {
  llvm::ArrayRef<DiagnosticPage> All = diagnosticPages();
  const DiagnosticPage *Found = llvm::find_if(
      All, [&](const DiagnosticPage &Page) { return Page.id() == Id; });
  return Found == All.end() ? nullptr : Found;
}

std::vector<llvm::StringRef> nearPages(llvm::StringRef Id) {
  std::vector<std::pair<unsigned, llvm::StringRef>> Near;
  const unsigned Limit = Id.size() / 3;
  for (const DiagnosticPage &Page : diagnosticPages()) {
    const unsigned Distance = Id.edit_distance(Page.id(), true, Limit);
    if (Distance <= Limit || (!Id.empty() && Page.id().contains(Id)))
      Near.push_back({Distance, Page.id()});
  }
  llvm::sort(Near);
  auto Ids = llvm::make_second_range(Near);
  return {Ids.begin(), Ids.end()};
}

} // namespace hipport
