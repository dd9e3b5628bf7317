// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in its
// variant with linear space. Two measures keep a conversion cheap, where many
// lines change but few move: common ends are cut off, and lines that only one
// side has are marked as changed before the search begins.

#include "LineDiff.h"

#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/DenseMap.h"

#include <algorithm>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace hipport {

namespace {

/// Edits after which the search for the shortest way stops and takes the best
/// one so far. Bounds the time at this number times the number of lines.
constexpr int MaxEdits = 256;

/// Lines of one side that the other side has as well, as numbers.
struct Side {
  std::vector<unsigned> Ids;  ///< Equal lines have equal numbers.
  std::vector<size_t> LineOf; ///< Index of each in the whole text.
  std::vector<bool> Changed;  ///< By line of the whole text.
};

/// A part of the problem: ranges of Side::Ids, without common ends.
struct Box {
  size_t BeforeBegin, BeforeEnd, AfterBegin, AfterEnd;
};

/// How far the best ways from one corner of a box get, for each diagonal
/// (lines of Before passed minus lines of After passed).
class Frontier {
public:
  /// From the end of the box towards its start when \p Backward.
  void start(const Side &Before, const Side &After, const Box &Part,
             bool Backward);
  /// Spends one more edit. True when a way meets one of \p Opposite; meeting()
  /// says where.
  bool step(const Frontier &Opposite);
  /// Takes the way that got furthest for the meeting.
  void giveUp();
  int edits() const { return Edits; }
  int meetingBefore() const { return Meeting; }
  int meetingAfter() const { return Meeting - MeetingDiagonal; }

private:
  static constexpr int Unreached = INT_MIN / 2;

  int &at(int Diagonal) { return Reach[Diagonal + MaxEdits + 1]; }
  int at(int Diagonal) const { return Reach[Diagonal + MaxEdits + 1]; }
  int extend(int Diagonal) const;
  bool meets(const Frontier &Opposite, int Diagonal) const;

  const unsigned *Before = nullptr, *After = nullptr; ///< First line to pass.
  int BeforeSize = 0, AfterSize = 0;
  ptrdiff_t Direction = 1;
  int Edits = -1;
  int Meeting = 0, MeetingDiagonal = 0;
  std::vector<int> Reach = std::vector<int>(2 * MaxEdits + 3);
};

} // namespace

void Frontier::start(const Side &From, const Side &To, const Box &Part,
                     bool Backward) {
  Direction = Backward ? -1 : 1;
  Before = From.Ids.data() + (Backward ? Part.BeforeEnd - 1 : Part.BeforeBegin);
  After = To.Ids.data() + (Backward ? Part.AfterEnd - 1 : Part.AfterBegin);
  BeforeSize = int(Part.BeforeEnd - Part.BeforeBegin);
  AfterSize = int(Part.AfterEnd - Part.AfterBegin);
  Edits = -1;
}

/// Lines of Before passed on \p Diagonal with the edits spent so far.
int Frontier::extend(int Diagonal) const {
  int X = 0;
  if (Edits > 0) {
    int Deleted = at(Diagonal - 1) + 1, Inserted = at(Diagonal + 1);
    if (Deleted > BeforeSize)
      Deleted = Unreached;
    if (Inserted - Diagonal > AfterSize)
      Inserted = Unreached;
    X = std::max(Deleted, Inserted);
    if (X < 0)
      return Unreached;
  }
  int Y = X - Diagonal;
  while (X < BeforeSize && Y < AfterSize &&
         Before[X * Direction] == After[Y * Direction])
    ++X, ++Y;
  return X;
}

bool Frontier::meets(const Frontier &Opposite, int Diagonal) const {
  int Delta = BeforeSize - AfterSize, Other = Delta - Diagonal;
  return std::abs(Other) <= Opposite.Edits &&
         at(Diagonal) + Opposite.at(Other) >= BeforeSize;
}

bool Frontier::step(const Frontier &Opposite) {
  ++Edits;
  at(Edits + 1) = at(-Edits - 1) = Unreached;
  bool SameParity =
      (Edits + Opposite.Edits - (BeforeSize - AfterSize)) % 2 == 0;
  for (int Diagonal = -Edits; Diagonal <= Edits; Diagonal += 2) {
    at(Diagonal) = extend(Diagonal);
    if (SameParity && meets(Opposite, Diagonal)) {
      Meeting = at(Diagonal);
      MeetingDiagonal = Diagonal;
      return true;
    }
  }
  return false;
}

void Frontier::giveUp() {
  MeetingDiagonal = -Edits;
  for (int Diagonal = -Edits; Diagonal <= Edits; Diagonal += 2)
    if (2 * at(Diagonal) - Diagonal >
        2 * int64_t(at(MeetingDiagonal)) - MeetingDiagonal)
      MeetingDiagonal = Diagonal;
  Meeting = at(MeetingDiagonal);
}

namespace {

/// Marks the lines of both sides that are not common.
class Search {
public:
  Search(Side &Before, Side &After) : Before(Before), After(After) {}
  void run();

private:
  void trim(Box &Part) const;
  void split(const Box &Part);

  Side &Before;
  Side &After;
  Frontier Forward, Backward;
  std::vector<Box> Open;
};

} // namespace

void Search::trim(Box &Part) const {
  while (Part.BeforeBegin < Part.BeforeEnd && Part.AfterBegin < Part.AfterEnd &&
         Before.Ids[Part.BeforeBegin] == After.Ids[Part.AfterBegin])
    ++Part.BeforeBegin, ++Part.AfterBegin;
  while (Part.BeforeBegin < Part.BeforeEnd && Part.AfterBegin < Part.AfterEnd &&
         Before.Ids[Part.BeforeEnd - 1] == After.Ids[Part.AfterEnd - 1])
    --Part.BeforeEnd, --Part.AfterEnd;
}

/// Cuts \p Part where a shortest way passes. Both pieces are smaller: after
/// trim() no way has fewer than two edits, so each end of it has one.
void Search::split(const Box &Part) {
  Forward.start(Before, After, Part, /*Backward=*/false);
  Backward.start(Before, After, Part, /*Backward=*/true);
  size_t X = 0, Y = 0;
  while (true) {
    if (Forward.step(Backward)) {
      X = Part.BeforeBegin + Forward.meetingBefore();
      Y = Part.AfterBegin + Forward.meetingAfter();
      break;
    }
    if (Backward.step(Forward)) {
      X = Part.BeforeEnd - Backward.meetingBefore();
      Y = Part.AfterEnd - Backward.meetingAfter();
      break;
    }
    if (Forward.edits() == MaxEdits) {
      Forward.giveUp();
      X = Part.BeforeBegin + Forward.meetingBefore();
      Y = Part.AfterBegin + Forward.meetingAfter();
      break;
    }
  }
  Open.push_back({Part.BeforeBegin, X, Part.AfterBegin, Y});
  Open.push_back({X, Part.BeforeEnd, Y, Part.AfterEnd});
}

void Search::run() {
  Open.push_back({0, Before.Ids.size(), 0, After.Ids.size()});
  while (!Open.empty()) {
    Box Part = Open.back();
    Open.pop_back();
    trim(Part);
    if (Part.BeforeBegin < Part.BeforeEnd && Part.AfterBegin < Part.AfterEnd) {
      split(Part);
      continue;
    }
    for (size_t I = Part.BeforeBegin; I < Part.BeforeEnd; ++I)
      Before.Changed[Before.LineOf[I]] = true;
    for (size_t I = Part.AfterBegin; I < Part.AfterEnd; ++I)
      After.Changed[After.LineOf[I]] = true;
  }
}

/// Fills the sides with the lines that both have, from \p Prefix on; marks the
/// others as changed.
static void fillSides(llvm::ArrayRef<llvm::StringRef> BeforeLines,
                      llvm::ArrayRef<llvm::StringRef> AfterLines, size_t Prefix,
                      Side &Before, Side &After) {
  constexpr unsigned OnlyBefore = 1, OnlyAfter = 2, Both = 3;
  llvm::DenseMap<llvm::CachedHashStringRef, std::pair<unsigned, unsigned>>
      Known;
  auto Number = [&](llvm::StringRef Line, unsigned Where) {
    auto [It, IsNew] = Known.try_emplace(llvm::CachedHashStringRef(Line),
                                         unsigned(Known.size()), 0u);
    It->second.second |= Where;
    return It->second.first;
  };
  std::vector<unsigned> BeforeIds, AfterIds;
  for (llvm::StringRef Line : BeforeLines)
    BeforeIds.push_back(Number(Line, OnlyBefore));
  for (llvm::StringRef Line : AfterLines)
    AfterIds.push_back(Number(Line, OnlyAfter));
  std::vector<bool> IsCommon(Known.size());
  for (const auto &[Line, Entry] : Known)
    IsCommon[Entry.first] = Entry.second == Both;
  auto Fill = [&](const std::vector<unsigned> &Ids, Side &To) {
    for (size_t I = 0; I < Ids.size(); ++I) {
      if (!IsCommon[Ids[I]]) {
        To.Changed[Prefix + I] = true;
        continue;
      }
      To.Ids.push_back(Ids[I]);
      To.LineOf.push_back(Prefix + I);
    }
  };
  Fill(BeforeIds, Before);
  Fill(AfterIds, After);
}

static std::vector<LineChange> changesFrom(const Side &Before,
                                           const Side &After) {
  std::vector<LineChange> Changes;
  size_t B = 0, A = 0, BeforeSize = Before.Changed.size(),
         AfterSize = After.Changed.size();
  while (B < BeforeSize || A < AfterSize) {
    LineChange Change{B, B, A, A};
    while (B < BeforeSize && Before.Changed[B])
      ++B;
    while (A < AfterSize && After.Changed[A])
      ++A;
    Change.BeforeEnd = B;
    Change.AfterEnd = A;
    if (Change.BeforeBegin != B || Change.AfterBegin != A)
      Changes.push_back(Change);
    else
      ++B, ++A; // A common line.
  }
  return Changes;
}

std::vector<LineChange> diffLines(llvm::ArrayRef<llvm::StringRef> BeforeLines,
                                  llvm::ArrayRef<llvm::StringRef> AfterLines) {
  size_t Shorter = std::min(BeforeLines.size(), AfterLines.size());
  size_t Prefix = 0;
  while (Prefix < Shorter && BeforeLines[Prefix] == AfterLines[Prefix])
    ++Prefix;
  size_t Suffix = 0;
  while (Suffix < Shorter - Prefix &&
         BeforeLines[BeforeLines.size() - 1 - Suffix] ==
             AfterLines[AfterLines.size() - 1 - Suffix])
    ++Suffix;
  Side Before, After;
  Before.Changed.resize(BeforeLines.size());
  After.Changed.resize(AfterLines.size());
  fillSides(BeforeLines.drop_front(Prefix).drop_back(Suffix),
            AfterLines.drop_front(Prefix).drop_back(Suffix), Prefix, Before,
            After);
  Search(Before, After).run();
  return changesFrom(Before, After);
}

} // namespace hipport
