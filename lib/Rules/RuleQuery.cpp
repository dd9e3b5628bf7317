// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rules/RuleQuery.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <set>

using namespace llvm;

namespace hipport {

static constexpr size_t MaxNear = 5;

/// How many letters may be wrong before a name is another one.
static unsigned tolerance(StringRef Name) {
  return std::max<unsigned>(1, static_cast<unsigned>(Name.size()) / 4);
}

static std::vector<std::string> nearNames(ArrayRef<const Rule *> Rows,
                                          StringRef Name) {
  const unsigned Limit = tolerance(Name);
  std::set<std::pair<unsigned, StringRef>> Found;
  auto Consider = [&](StringRef Candidate) {
    const size_t Lengths = std::max(Candidate.size(), Name.size()) -
                           std::min(Candidate.size(), Name.size());
    if (Candidate.empty() || Lengths > Limit)
      return;
    const unsigned Distance =
        Name.edit_distance_insensitive(Candidate, true, Limit);
    if (Distance <= Limit)
      Found.insert({Distance, Candidate});
  };
  for (const Rule *R : Rows) {
    Consider(R->Cuda);
    Consider(R->Hip);
  }
  std::vector<std::string> Names;
  for (const auto &[Distance, Candidate] : Found)
    if (Names.size() < MaxNear && !is_contained(Names, Candidate))
      Names.push_back(Candidate.str());
  return Names;
}

static void addRowsOf(const RuleTable &Rules, StringRef Name,
                      std::vector<const Rule *> &Rows) {
  for (const Rule *R : {Rules.findName(Name), Rules.findHeader(Name)})
    if (R && !is_contained(Rows, R))
      Rows.push_back(R);
}

NameAnswer queryName(const RuleTable &Rules, StringRef Name) {
  NameAnswer Answer;
  Answer.Asked = Name.str();
  Name = Name.trim("<>\" \t");
  Name.consume_front("::");
  addRowsOf(Rules, Name, Answer.Rows);
  if (Answer.Rows.empty() && Name.contains("::")) {
    SmallVector<StringRef> Parts;
    Name.split(Parts, "::", -1, /*KeepEmpty=*/false);
    for (StringRef Part : Parts)
      addRowsOf(Rules, Part, Answer.Rows);
  }
  if (!Answer.Rows.empty() || Name.empty())
    return Answer;
  const std::vector<const Rule *> All = Rules.all();
  copy_if(All, std::back_inserter(Answer.Origins),
          [&](const Rule *R) { return R->Hip == Name || R->Roc == Name; });
  if (!Answer.isKnown())
    Answer.Near = nearNames(All, Name);
  return Answer;
}

std::string headerOfLibrary(const RuleTable &Rules, StringRef Library) {
  std::map<StringRef, size_t> Votes;
  size_t Total = 0;
  for (const Rule *R : Rules.all(Library)) {
    if (R->Kind != RuleKind::Header || R->Hip.empty())
      continue;
    ++Total;
    // The whole runtime holds its API.
    const StringRef Header = R->Hip;
    ++Votes[Header == "hip/hip_runtime_api.h" ? "hip/hip_runtime.h" : Header];
  }
  for (const auto &[Header, Number] : Votes)
    if (2 * Number > Total)
      return Header.str();
  return "";
}

std::vector<const Rule *> filterRules(const RuleTable &Rules,
                                      const RuleFilter &Filter) {
  std::vector<const Rule *> Rows = Rules.all(Filter.Library);
  erase_if(Rows, [&](const Rule *R) {
    return (Filter.Kind && R->Kind != *Filter.Kind) ||
           (Filter.Status && R->Status != *Filter.Status) ||
           (Filter.Rocm && !isAvailable(*R, *Filter.Rocm));
  });
  return Rows;
}

bool isAvailable(const Rule &R, Release Rocm) {
  return R.Status != RuleStatus::Unsupported &&
         (R.Since <= Rocm || !R.Enable.empty());
}

} // namespace hipport
