// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/MaskIndex.h"

#include "SourceTokens.h"
#include "hipport/Rewrite/CallText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <set>

namespace hipport {

bool takesLaneMask(llvm::StringRef Callee) {
  return Callee.starts_with("__") &&
         (Callee.ends_with("_sync") || Callee == "__syncwarp");
}

MaskText classifyMask(llvm::StringRef Text) {
  std::string Plain;
  for (char C : Text)
    if (!llvm::StringRef(" \t()'").contains(C))
      Plain += llvm::toLower(C);
  llvm::StringRef Value = Plain;
  if (Value == "__activemask")
    return MaskText::Wide;
  llvm::StringRef Digits = Value.rtrim("ul");
  bool HasLongSuffix = Value.drop_front(Digits.size()).count('l') > 0;
  bool IsLiteral = !Digits.empty() && llvm::isDigit(Digits.front()) &&
                   llvm::all_of(Digits, llvm::isAlnum);
  if (IsLiteral && (HasLongSuffix || Digits.size() > 10))
    return MaskText::Wide;
  bool IsFull =
      llvm::StringSwitch<bool>(Digits)
          .Cases({"0xffffffff", "4294967295", "-1", "~0"}, true)
          .Cases({"unsigned-1", "unsignedint-1", "uint32_t-1"}, true)
          .Cases({"int-1", "int32_t-1", "unsignedint~0", "uint32_t~0"}, true)
          .Cases({"static_cast<unsigned>-1", "static_cast<unsignedint>-1",
                  "static_cast<uint32_t>-1"},
                 true)
          .Cases({"uint32_max", "uint_max", "unsigned~0"}, true)
          .Cases({"std::numeric_limits<unsigned>::max",
                  "std::numeric_limits<uint32_t>::max"},
                 true)
          .Default(false);
  if (!IsFull)
    return MaskText::Other;
  return HasLongSuffix ? MaskText::Wide : MaskText::Full32;
}

namespace {

/// Reads one file: first for definitions, then for uses.
class MaskScanner {
public:
  MaskScanner(llvm::StringRef Bytes, llvm::StringMap<MaskName> &Names)
      : Bytes(Bytes), Tokens(lexTokens(Bytes).Tokens), Names(Names) {}

  void findDefinitions() {
    for (size_t I = 0; I + 2 < Tokens.size(); ++I) {
      if (Tokens[I].is("define") && Tokens[I + 1].isIdentifier())
        define(Tokens[I + 1], I + 2, true);
      else if (Tokens[I].isIdentifier() && Tokens[I + 1].is("=") && I > 1 &&
               isConstant(I))
        define(Tokens[I], I + 2, false);
    }
  }

  void findUses(const std::string &Path, const FileFacts *Facts,
                const LaneProofs &Proofs) {
    for (size_t I = 0; I + 2 < Tokens.size(); ++I) {
      if (!Tokens[I].isIdentifier() || !takesLaneMask(Tokens[I].Text))
        continue;
      auto Call = callAt(Bytes, Tokens[I].End);
      if (!Call || Call->Args.empty())
        continue;
      auto It = Names.find(Bytes.slice(Call->Args[0].Begin, Call->Args[0].End));
      if (It == Names.end())
        continue;
      MaskUses.push_back(Call->Args[0].Begin);
      bool IsWholeWave =
          Proofs.at(Path, Facts, Tokens[I].Begin) == ArrivingLanes::WholeWave;
      It->second.UsedAsMask = true;
      It->second.AllWholeWave &= IsWholeWave;
      It->second.AnyWholeWave |= IsWholeWave;
    }
    for (size_t I = 0; I < Tokens.size(); ++I) {
      auto It =
          Tokens[I].isIdentifier() ? Names.find(Tokens[I].Text) : Names.end();
      if (It != Names.end() && !isDefinition(I) &&
          !llvm::is_contained(MaskUses, Tokens[I].Begin))
        It->second.HasOtherUse = true;
    }
  }

private:
  /// A constant: constexpr or const among the words of its declaration.
  bool isConstant(size_t Name) const {
    for (size_t I = Name; I > 0 && Name - I < 7; --I) {
      const auto &Word = Tokens[I - 1];
      if (Word.is("constexpr") || Word.is("const"))
        return true;
      if (!Word.isIdentifier() && !Word.is("::"))
        return false;
    }
    return false;
  }

  bool isDefinition(size_t I) const {
    return (I > 0 && Tokens[I - 1].is("define")) ||
           (I + 1 < Tokens.size() && Tokens[I + 1].is("=") && isConstant(I));
  }

  /// The value: the rest of the line of a macro, up to `;` of a constant.
  std::string valueAt(size_t I, bool IsMacro) const {
    std::string Value;
    unsigned LineEnd = Bytes.find('\n', Tokens[I].Begin);
    for (; I < Tokens.size(); ++I) {
      if (IsMacro ? Tokens[I].Begin > LineEnd : Tokens[I].is(";"))
        break;
      Value += Tokens[I].Text;
    }
    return Value;
  }

  void define(const SourceToken &Name, size_t Value, bool IsMacro) {
    MaskText What = classifyMask(valueAt(Value, IsMacro));
    bool IsWide = What == MaskText::Wide;
    auto It = Names.find(Name.Text);
    if (It != Names.end()) {
      It->second.IsAmbiguous |= What == MaskText::Other ||
                                It->second.IsMacro != IsMacro ||
                                It->second.IsWide != IsWide;
    } else if (What != MaskText::Other) {
      Names[Name.Text].IsMacro = IsMacro;
      Names[Name.Text].IsWide = IsWide;
    }
  }

  llvm::StringRef Bytes;
  std::vector<SourceToken> Tokens;
  llvm::StringMap<MaskName> &Names;
  std::vector<unsigned> MaskUses;
};

} // namespace

/// Cheap test before a file is lexed.
static bool mayDefineMask(llvm::StringRef Bytes) {
  return Bytes.contains_insensitive("0xffffffff") ||
         Bytes.contains("4294967295") || Bytes.contains("-1") ||
         Bytes.contains("~0") || Bytes.contains("__activemask");
}

MaskIndex::MaskIndex(const std::map<std::string, llvm::StringRef> &Sources,
                     const MergedFacts &Merged, const LaneProofs &Proofs,
                     const ProjectGroups &Groups) {
  std::set<std::string> GroupsWithSync;
  for (const auto &[Path, Bytes] : Sources)
    if (Bytes.contains("_sync") || Bytes.contains("__syncwarp"))
      GroupsWithSync.insert(Groups.groupOf(Path));
  for (const auto &[Path, Bytes] : Sources)
    if (GroupsWithSync.count(Groups.groupOf(Path)) && mayDefineMask(Bytes))
      MaskScanner(Bytes, ByGroup[Groups.groupOf(Path)]).findDefinitions();
  for (const auto &[Path, Bytes] : Sources) {
    auto Group = ByGroup.find(Groups.groupOf(Path));
    if (Group == ByGroup.end())
      continue;
    bool Mentions =
        llvm::any_of(Group->second, [Bytes = Bytes](const auto &Entry) {
          return Bytes.contains(Entry.getKey());
        });
    auto Facts = Merged.Files.find(Path);
    if (Mentions)
      MaskScanner(Bytes, Group->second)
          .findUses(Path,
                    Facts == Merged.Files.end() ? nullptr : &Facts->second,
                    Proofs);
  }
}

const MaskName *MaskIndex::find(const std::string &Group,
                                llvm::StringRef Name) const {
  auto Names = ByGroup.find(Group);
  if (Names == ByGroup.end())
    return nullptr;
  auto It = Names->second.find(Name);
  return It == Names->second.end() ? nullptr : &It->second;
}

} // namespace hipport
