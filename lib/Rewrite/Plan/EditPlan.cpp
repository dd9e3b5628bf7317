// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Conflict check and application of edits. Replacements of accepted groups are
// kept in an ordered map, so a file with many edits costs n log n.

#include "hipport/Rewrite/EditPlan.h"

#include "llvm/ADT/STLExtras.h"

#include <cassert>
#include <map>
#include <optional>
#include <set>

namespace hipport {

namespace {

/// The bytes that accepted groups have taken.
class TakenRanges {
public:
  /// The group that \p Wanted overlaps.
  std::optional<size_t> overlap(const Edit &Wanted) const;
  void add(const Edit &Accepted, size_t Group);

private:
  struct Taken {
    unsigned End;
    size_t Group;
  };
  std::map<unsigned, Taken> Replacements; ///< By begin; not empty, no overlap.
  std::map<unsigned, size_t> Insertions;  ///< First group at each offset.
};

} // namespace

std::optional<size_t> TakenRanges::overlap(const Edit &Wanted) const {
  unsigned Begin = Wanted.Offset, End = Begin + Wanted.Length;
  auto Next = Replacements.lower_bound(Begin);
  if (Next != Replacements.begin()) {
    auto Previous = std::prev(Next);
    if (Previous->second.End > Begin)
      return Previous->second.Group;
  }
  if (Wanted.Length == 0)
    return std::nullopt;
  if (Next != Replacements.end() && Next->first < End)
    return Next->second.Group;
  auto Inside = Insertions.upper_bound(Begin);
  if (Inside != Insertions.end() && Inside->first < End)
    return Inside->second;
  return std::nullopt;
}

void TakenRanges::add(const Edit &Accepted, size_t Group) {
  if (Accepted.Length == 0)
    Insertions.try_emplace(Accepted.Offset, Group);
  else
    Replacements.try_emplace(Accepted.Offset,
                             Taken{Accepted.Offset + Accepted.Length, Group});
}

/// Orders edits by place; at one offset insertions come first, because they
/// stand before the byte that a replacement begins with.
static bool isBefore(const Edit &Left, const Edit &Right) {
  if (Left.Offset != Right.Offset)
    return Left.Offset < Right.Offset;
  return Left.Length == 0 && Right.Length != 0;
}

EditPlan planEdits(std::vector<EditGroup> Groups) {
  EditPlan Plan;
  TakenRanges Taken;
  std::set<std::vector<Edit>> Seen;
  for (EditGroup &Group : Groups) {
    llvm::stable_sort(Group.Edits, isBefore);
    if (Group.Edits.empty() || !Seen.insert(Group.Edits).second)
      continue;
    std::optional<size_t> Winner;
    for (const Edit &Wanted : Group.Edits)
      if (!Winner)
        Winner = Taken.overlap(Wanted);
    if (Winner) {
      Plan.Rejected.emplace_back(std::move(Group), *Winner);
      continue;
    }
    for (const Edit &Accepted : Group.Edits)
      Taken.add(Accepted, Plan.Accepted.size());
    Plan.Accepted.push_back(std::move(Group));
  }
  return Plan;
}

std::vector<Edit> joinedEdits(const std::vector<EditGroup> &Groups) {
  std::vector<Edit> Edits;
  for (const EditGroup &Group : Groups)
    llvm::append_range(Edits, Group.Edits);
  llvm::stable_sort(Edits, isBefore);
  std::vector<Edit> Joined;
  for (Edit &Item : Edits) {
    assert((Joined.empty() ||
            Joined.back().Offset + Joined.back().Length <= Item.Offset) &&
           "edits overlap");
    if (Joined.empty() ||
        Joined.back().Offset + Joined.back().Length < Item.Offset) {
      Joined.push_back(std::move(Item));
      continue;
    }
    Joined.back().Text += Item.Text;
    Joined.back().Length += Item.Length;
  }
  return Joined;
}

std::string applyEdits(llvm::StringRef Bytes,
                       const std::vector<EditGroup> &Groups) {
  std::string Out;
  Out.reserve(Bytes.size());
  size_t Done = 0;
  for (const Edit &Item : joinedEdits(Groups)) {
    assert(Item.Offset + size_t(Item.Length) <= Bytes.size() &&
           "edit outside of the file");
    Out += Bytes.slice(Done, Item.Offset);
    Out += Item.Text;
    Done = Item.Offset + size_t(Item.Length);
  }
  Out += Bytes.drop_front(Done);
  return Out;
}

} // namespace hipport
