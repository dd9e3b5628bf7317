// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the checks found in a file, with the fixes that the user lets through.
// What a rewrite mended already is no finding any more.

#include "FileContext.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <set>

namespace hipport {

/// From the first edit to the end of the line of the last.
static bool covers(const FileContext &File, const EditGroup &Group,
                   unsigned Offset) {
  unsigned Last = Group.Edits.back().Offset + Group.Edits.back().Length;
  return Group.Edits.front().Offset <= Offset &&
         File.Lines.lineAt(Offset) <= File.Lines.lineAt(Last);
}

/// The function's name became the one for 64 bits, or the bit has them.
static bool widensName(const FileContext &File, const EditGroup &Group,
                       unsigned Offset) {
  size_t Length =
      File.Bytes.substr(Offset)
          .take_while([](char C) { return llvm::isAlnum(C) || C == '_'; })
          .size();
  return llvm::any_of(Group.Edits, [&](const Edit &E) {
    return Offset <= E.Offset && E.Offset <= Offset + Length;
  });
}

/// A local variable that was widened together with all that reads it.
static bool isMended(const FileContext &File, const Finding &F) {
  return llvm::any_of(File.Groups, [&](const EditGroup &Group) {
    if (Group.Rewrite != "mask-variables")
      return false;
    if (F.Id == "warp-ballot-bitop")
      return widensName(File, Group, F.Place.Offset);
    return F.Id == "warp-ballot-narrowed" &&
           covers(File, Group, F.Place.Offset);
  });
}

static bool mayFix(FixMode Mode, FixSafety Safety) {
  return (Safety == FixSafety::Safe && Mode != FixMode::None) ||
         (Safety == FixSafety::Unsafe && Mode == FixMode::Unsafe);
}

/// What is slow comes after what does not compile.
static bool isOutranked(const FileContext &File, const Finding &F) {
  return F.Id == "warp-tile-32" &&
         llvm::any_of(File.Findings, [](const Finding &Other) {
           return Other.Id == "sync-cooperative-groups" &&
                  Other.Class == FindingClass::Compile;
         });
}

static bool hasFindingAt(const FileContext &File, llvm::StringRef Id,
                         unsigned Line) {
  return llvm::any_of(File.Findings, [&](const Finding &F) {
    return F.Id == Id && File.Lines.lineAt(F.Place.Offset) == Line;
  });
}

/// `check` changes nothing: what `convert` would mend does not compile.
static void reportUnmended(FileContext &File) {
  constexpr llvm::StringLiteral Mask = "warp-sync-mask";
  for (Finding &F : File.Findings)
    if (F.Id == "warp-inline-ptx" && F.Class == FindingClass::Info) {
      F.Class = FindingClass::Compile;
      F.Message = fmt::format("inline PTX ({}) has no meaning for AMD; convert "
                              "writes C++ of HIP",
                              F.Subject);
    }
  llvm::erase_if(File.Findings, [&](const Finding &F) {
    return F.Id == Mask && F.Class == FindingClass::Info;
  });
  for (const EditGroup &Group : File.Groups) {
    const Edit &First = Group.Edits.front();
    const auto Variable =
        fullMaskVariable(File, {First.Offset, First.Offset + First.Length});
    const unsigned At = Variable ? Variable->Begin : First.Offset;
    if ((Group.Rewrite == "masks" || Group.Rewrite == "mask-variables") &&
        !hasFindingAt(File, Mask, File.Lines.lineAt(At)))
      File.report(Mask, FindingClass::Compile, Confidence::Certain, At,
                  fmt::format("lane masks have 64 bits in HIP: convert writes "
                              "{} {}",
                              First.Text,
                              Variable ? "for '" + File.text(*Variable) + "'"
                                       : "here"));
  }
}

namespace {

/// Takes the findings of a file in; knows which of them were mended.
class FindingFilter {
public:
  explicit FindingFilter(FileContext &File) : File(File) {}

  void take(const Finding &F) {
    // The user's word stands above a fix.
    if (suppressionOf(File, F)) {
      File.Findings.push_back(F);
      return;
    }
    if (File.isUntouched(F.Place.Offset) || isOutranked(File, F))
      return;
    const bool MayFix = mayFix(File.Options.Fixes, F.Safety);
    if (MayFix || (!File.Options.OnlyChecks && isMended(File, F)))
      Mended.insert({F.Place, F.Id});
    else
      File.Findings.push_back(F);
    if (MayFix)
      File.edit(F.Id, F.Sureness, F.Fix);
  }
  /// What stands in another file is not known here.
  bool isHeard(const Finding &F) const {
    return llvm::all_of(F.YieldsTo, [&](const FindingKey &Key) {
      return Mended.count(Key) != 0;
    });
  }

private:
  FileContext &File;
  std::set<FindingKey> Mended;
};

} // namespace

void addCheckFindings(FileContext &File) {
  if (File.Options.OnlyChecks)
    reportUnmended(File);
  auto Found = File.Run.Checked.find(File.Path);
  if (Found == File.Run.Checked.end())
    return;
  FindingFilter Filter(File);
  for (const Finding &F : Found->second)
    if (F.YieldsTo.empty())
      Filter.take(F);
  for (const Finding &F : Found->second)
    if (!F.YieldsTo.empty() && Filter.isHeard(F))
      Filter.take(F);
}

} // namespace hipport
