// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rules/RuleTable.h"

#include "EmbeddedRows.h"

#include "llvm/ADT/STLExtras.h"

#include <tuple>

using namespace llvm;

namespace hipport {

RuleTable RuleTable::builtin() {
  RuleTable Table;
  Table.Builtin = std::make_shared<const EmbeddedRows>(BuiltinTable);
  return Table;
}

void RuleTable::overlay(std::vector<Rule> Rules) {
  for (Rule &R : Rules) {
    bool IsHeader = R.Kind == RuleKind::Header;
    if (!(IsHeader ? findHeaderRow(R.Cuda) : findName(R.Cuda)))
      ++NumAdded;
    if (!R.Hip.empty())
      HipNames.insert(R.Hip);
    std::string Name = R.Cuda;
    (IsHeader ? Headers : Names).insert_or_assign(Name, std::move(R));
  }
}

const Rule *RuleTable::findName(StringRef Cuda) const {
  if (auto Found = Names.find(Cuda); Found != Names.end())
    return &Found->second;
  return Builtin ? Builtin->findName(Cuda) : nullptr;
}

const Rule *RuleTable::findHeaderRow(StringRef Cuda) const {
  if (auto Found = Headers.find(Cuda); Found != Headers.end())
    return &Found->second;
  return Builtin ? Builtin->findHeader(Cuda) : nullptr;
}

const Rule *RuleTable::findHeader(StringRef Cuda) const {
  const Rule *Found = findHeaderRow(Cuda);
  for (StringRef Folder = Cuda; !Found && Folder.contains('/');) {
    Folder = Folder.rtrim('/');
    Folder = Folder.take_front(Folder.rfind('/') + 1);
    Found = Folder.empty() ? nullptr : findHeaderRow(Folder);
  }
  return Found;
}

bool RuleTable::isHipName(StringRef Name) const {
  return HipNames.contains(Name) || (Builtin && Builtin->isHipName(Name));
}

std::vector<const Rule *> RuleTable::all(StringRef Library) const {
  std::vector<const Rule *> Rows;
  auto [From, To] = !Builtin          ? std::pair<size_t, size_t>()
                    : Library.empty() ? std::pair(size_t(0), Builtin->size())
                                      : Builtin->rowsOf(Library);
  for (size_t I = From; I < To; ++I) {
    const Rule *R = Builtin->row(I);
    bool IsReplaced = R->Kind == RuleKind::Header ? Headers.contains(R->Cuda)
                                                  : Names.contains(R->Cuda);
    if (!IsReplaced)
      Rows.push_back(R);
  }
  for (const StringMap<Rule> *Overlay : {&Names, &Headers})
    for (const auto &Entry : *Overlay)
      if (Library.empty() || Entry.second.Library == Library)
        Rows.push_back(&Entry.second);
  sort(Rows, [](const Rule *A, const Rule *B) {
    return std::tie(A->Library, A->Kind, A->Cuda) <
           std::tie(B->Library, B->Kind, B->Cuda);
  });
  return Rows;
}

size_t RuleTable::size() const {
  return (Builtin ? Builtin->size() : 0) + NumAdded;
}

} // namespace hipport
