// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/LaneProofs.h"

#include "SourceTokens.h"

namespace hipport {

namespace {

/// The launches of a file that its text shows and the parser did not: in
/// skipped branches, in macros, in units that were lost.
class HiddenLaunches {
public:
  HiddenLaunches(llvm::StringRef Bytes, const std::set<unsigned> &KnownAt)
      : Bytes(Bytes), KnownAt(KnownAt) {}

  std::set<std::string> kernels() const {
    std::set<std::string> Names;
    if (!Bytes.contains("<<<"))
      return Names;
    const TokenList Lexed = lexTokens(Bytes);
    for (size_t I = 1; I < Lexed.Tokens.size(); ++I)
      if (Lexed.Tokens[I].is("<<<"))
        if (const SourceToken *Name = kernelBefore(Lexed.Tokens, I))
          if (!isKnown(Name->Begin))
            Names.insert(Name->Text.str());
    return Names;
  }

private:
  /// The name in front of `<<<`, without template arguments.
  static const SourceToken *kernelBefore(const std::vector<SourceToken> &Tokens,
                                         size_t I) {
    int Depth = 0;
    while (I-- > 0) {
      const SourceToken &T = Tokens[I];
      Depth += T.is(">") ? 1 : T.is(">>") ? 2 : T.is("<") ? -1 : 0;
      if (Depth <= 0 && T.isIdentifier())
        return &T;
      if (T.is(";") || T.is("{"))
        return nullptr;
    }
    return nullptr;
  }

  bool isKnown(unsigned Name) const {
    auto After = KnownAt.upper_bound(Name);
    return After != KnownAt.begin() &&
           Bytes.slice(*std::prev(After), Name).find_first_of(";{}") ==
               llvm::StringRef::npos;
  }

  llvm::StringRef Bytes;
  const std::set<unsigned> &KnownAt;
};

} // namespace

void LaneProofs::addHiddenLaunches(
    const std::map<std::string, llvm::StringRef> &Sources,
    const MergedFacts &Merged) {
  std::map<std::string, std::set<unsigned>> KnownAt;
  for (const LaunchSite &Launch : Merged.Launches)
    KnownAt[Launch.Place.File].insert(Launch.Place.Offset);
  for (const auto &[Path, Bytes] : Sources)
    for (const std::string &Name :
         HiddenLaunches(Bytes, KnownAt[Path]).kernels())
      Hidden.insert({Groups->groupOf(Path), Name});
}

LaneProofs::LaneProofs(const std::map<std::string, llvm::StringRef> &Sources,
                       const MergedFacts &Merged, const ProjectGroups &Groups)
    : Groups(&Groups) {
  addHiddenLaunches(Sources, Merged);
  for (const LaunchSite &Launch : Merged.Launches) {
    BlockShapes &Shapes =
        ByKernel[{Groups.groupOf(Launch.Place.File), Launch.Kernel}];
    uint64_t Threads = Launch.BlockThreads.value_or(0);
    Shapes.AllWholeWaves &= Threads > 0 && Threads % 64 == 0;
    Shapes.All32 &= Threads == 32;
  }
}

static std::string unqualified(const std::string &Name) {
  size_t Colons = Name.rfind("::");
  return Colons == std::string::npos ? Name : Name.substr(Colons + 2);
}

ArrivingLanes LaneProofs::at(const std::string &Path, const FileFacts *Facts,
                             unsigned Offset) const {
  if (!Facts || !Groups)
    return ArrivingLanes::Unknown;
  bool Seen = false, Waves = true, Only32 = true;
  for (const SyncCall &Call : Facts->SyncCalls) {
    if (Call.Offset != Offset)
      continue;
    Seen = true;
    const std::string &Group = Groups->groupOf(Path);
    auto Shapes = ByKernel.find({Group, Call.Kernel});
    bool Known = Call.Convergent && Shapes != ByKernel.end() &&
                 !Hidden.count({Group, unqualified(Call.Kernel)});
    Waves &= Known && Shapes->second.AllWholeWaves;
    Only32 &= Known && Shapes->second.All32;
  }
  if (Seen && Waves)
    return ArrivingLanes::WholeWave;
  return Seen && Only32 ? ArrivingLanes::First32 : ArrivingLanes::Unknown;
}

} // namespace hipport
