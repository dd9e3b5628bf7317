// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Lane masks of the `*_sync` builtins. HIP takes 64-bit masks only, and asserts
// that a mask names exactly lanes that arrive: a full CUDA mask becomes the
// mask of the lanes that provably arrive, else __activemask().

#include "FileContext.h"
#include "LaneMaskFacts.h"

#include <fmt/format.h>

namespace hipport {

static constexpr llvm::StringLiteral WholeWaveMask = "0xffffffffffffffffull";
static constexpr llvm::StringLiteral First32Mask = "0x00000000ffffffffull";
static constexpr llvm::StringLiteral ActiveMask = "__activemask()";

static llvm::StringRef maskFor(ArrivingLanes Lanes) {
  switch (Lanes) {
  case ArrivingLanes::WholeWave:
    return WholeWaveMask;
  case ArrivingLanes::First32:
    return First32Mask;
  case ArrivingLanes::Unknown:
    return ActiveMask;
  }
  llvm_unreachable("unknown lanes");
}

/// Whether the tokens before \p Offset declare \p Name with a type that holds
/// 64 bits, or with auto, which follows HIP's wider results.
static bool isDeclaredWide(const FileContext &File, llvm::StringRef Name,
                           unsigned Offset) {
  const auto &Tokens = File.Lexed.Tokens;
  for (size_t I = File.Lexed.indexAt(Offset); I-- > 1;) {
    if (!Tokens[I].is(Name))
      continue;
    llvm::StringRef Type = Tokens[I - 1].Text;
    if (Type == "auto" || Type == "uint64_t" || Type == "size_t" ||
        Type == "lane_mask_t")
      return true;
    if (Type == "long" || (I > 1 && Type == "int" && Tokens[I - 2].is("long")))
      return true;
    if (Type == "unsigned" || Type == "int" || Type == "uint32_t" ||
        Type == "uint")
      return false;
  }
  return false;
}

static void reportNarrow(FileContext &File, ByteRange Argument,
                         const SourceToken &Callee) {
  Finding &F = File.report(
      "warp-sync-mask", FindingClass::Compile, Confidence::Likely, Callee.Begin,
      fmt::format(
          "the mask of {} must have 64 bits in HIP: {} has 32 and names "
          "lanes of a 32-lane warp",
          Callee.Text.str(), File.text(Argument)));
  F.Subject = Callee.Text.str();
}

static void reportActiveMask(FileContext &File, const SourceToken &Callee) {
  Finding &F = File.report(
      "warp-sync-mask", FindingClass::Info, Confidence::Certain, Callee.Begin,
      fmt::format("the full mask of {} became __activemask(): it is not plain "
                  "from the code that all 64 lanes arrive",
                  Callee.Text.str()));
  F.Subject = Callee.Text.str();
}

static bool hasPart(const CodeFact &Fact, llvm::StringRef Kinds,
                    llvm::function_ref<bool(ByteRange)> Holds) {
  for (size_t I = 0; I < Fact.Parts.size(); ++I)
    if (Kinds.contains(Fact.Detail[I]) && Holds(Fact.Parts[I]))
      return true;
  return false;
}

/// The argument is one of those that the parser saw, or names one of their
/// variables in a branch that it skipped.
static bool isArgumentOf(const FileContext &File, const CodeFact &Fact,
                         ByteRange Argument) {
  static constexpr char Arguments[] = {MaskArgument, FullArgument, 0};
  static constexpr char Names[] = {WideName, FullName, 0};
  static constexpr char Scope[] = {MaskScope, 0};
  if (hasPart(Fact, Arguments,
              [&](ByteRange Part) { return Part == Argument; }))
    return true;
  return File.isSkipped(Argument.Begin) &&
         hasPart(Fact, Names,
                 [&](ByteRange Part) {
                   return File.text(Part) == File.text(Argument);
                 }) &&
         hasPart(Fact, Scope, [&](ByteRange Part) {
           return Part.Begin < Argument.Begin && Argument.End < Part.End;
         });
}

/// What the parser says of the mask argument of a call; null: nothing.
static const CodeFact *factOf(const FileContext &File, ByteRange Argument) {
  if (!File.Facts)
    return nullptr;
  for (const CodeFact &Fact : File.Facts->Code)
    if (Fact.Kind == LaneMaskFact && isArgumentOf(File, Fact, Argument))
      return &Fact;
  return nullptr;
}

static std::optional<ByteRange> fullName(const CodeFact &Fact) {
  size_t At = Fact.Detail.find(FullName);
  if (At == std::string::npos)
    return std::nullopt;
  return Fact.Parts[At];
}

std::optional<ByteRange> fullMaskVariable(const FileContext &File,
                                          ByteRange Argument) {
  const CodeFact *Fact = factOf(File, Argument);
  return Fact ? fullName(*Fact) : std::nullopt;
}

void editMask(FileContext &File, ByteRange Argument,
              const SourceToken &Callee) {
  std::string Text = File.text(Argument);
  const CodeFact *Known = factOf(File, Argument);
  if (Known && !fullName(*Known))
    return; // Its variables are widened.
  MaskText What = Known ? MaskText::Full32 : classifyMask(Text);
  if (What == MaskText::Wide)
    return;
  const MaskName *Named = File.maskName(Text);
  if (Named && Named->IsWide && !Named->IsAmbiguous)
    return;
  if (What == MaskText::Other && !(Named && Named->standsForMask())) {
    if (!isDeclaredWide(File, Text, Argument.Begin))
      reportNarrow(File, Argument, Callee);
    return;
  }
  ArrivingLanes Lanes = File.Run.Proofs.at(File.Path, File.Facts, Callee.Begin);
  if (Lanes == ArrivingLanes::Unknown)
    reportActiveMask(File, Callee);
  // A name that is only such a mask is widened where it is defined, and then
  // serves every use that it fits.
  bool DefinitionFits = Named && Named->ownsDefinition() &&
                        (Named->IsMacro || Lanes == ArrivingLanes::WholeWave);
  if (DefinitionFits)
    return;
  File.edit(
      "masks", Confidence::Certain,
      {{Argument.Begin, Argument.End - Argument.Begin, maskFor(Lanes).str()}});
}

namespace {

/// The definition of a mask name: `#define N V`, or `constexpr unsigned N = V;`
/// with the tokens of its type.
struct MaskDefinition {
  size_t Type = 0; ///< First token of the type words; equal to Name: a macro.
  size_t Name = 0;
  size_t Value = 0;
  size_t End = 0; ///< Behind the value.
};

} // namespace

static bool isTypeWord(llvm::StringRef Text) {
  return Text == "unsigned" || Text == "int" || Text == "uint32_t" ||
         Text == "uint" || Text == "std" || Text == "::";
}

static void widen(FileContext &File, const MaskDefinition &D,
                  const MaskName &Name) {
  const auto &Tokens = File.Lexed.Tokens;
  unsigned ValueBegin = Tokens[D.Value].Begin;
  unsigned ValueLength = Tokens[D.End - 1].End - ValueBegin;
  if (Name.IsMacro) {
    llvm::StringRef Mask = Name.AllWholeWave ? WholeWaveMask : ActiveMask;
    File.edit("masks", Confidence::Certain,
              {{ValueBegin, ValueLength, Mask.str()}});
    return;
  }
  unsigned TypeBegin = Tokens[D.Type].Begin;
  unsigned TypeLength = Tokens[D.Name - 1].End - TypeBegin;
  File.edit("masks", Confidence::Certain,
            {{TypeBegin, TypeLength, "unsigned long long"},
             {ValueBegin, ValueLength, WholeWaveMask.str()}});
}

/// Variables that hold masks, with all that must be as wide.
static void widenVariables(FileContext &File) {
  for (const CodeFact &Fact : File.Facts->Code) {
    if (Fact.Kind != LaneMaskFact || File.isUntouched(Fact.Code.Begin))
      continue;
    std::vector<Edit> Edits;
    for (size_t I = 0; I < Fact.Parts.size(); ++I) {
      ByteRange Part = Fact.Parts[I];
      if (Fact.Detail[I] == MaskCount)
        Edits.push_back({Part.End, 0, "ll"});
      else if (Fact.Detail[I] == MaskType || Fact.Detail[I] == MaskBit)
        Edits.push_back(
            {Part.Begin, Part.End - Part.Begin,
             Fact.Detail[I] == MaskType ? "unsigned long long" : "1ull"});
    }
    llvm::sort(Edits);
    Edits.erase(llvm::unique(Edits), Edits.end());
    if (!Edits.empty())
      File.edit("mask-variables", Confidence::Certain, std::move(Edits));
  }
}

void rewriteMaskDefinitions(FileContext &File) {
  if (File.Facts)
    widenVariables(File);
  const auto &Tokens = File.Lexed.Tokens;
  for (size_t I = 1; I + 1 < Tokens.size(); ++I) {
    const MaskName *Name =
        Tokens[I].isIdentifier() ? File.maskName(Tokens[I].Text) : nullptr;
    if (!Name || !Name->ownsDefinition() || File.isUntouched(Tokens[I].Begin))
      continue;
    MaskDefinition D;
    D.Type = D.Name = I;
    if (Tokens[I - 1].is("define")) {
      const Directive *Define = File.Directives.directiveAt(Tokens[I].Begin);
      D.Value = I + 1;
      D.End = File.Lexed.indexAt(Define ? Define->Line.End : 0);
    } else if (Tokens[I + 1].is("=") && isTypeWord(Tokens[I - 1].Text)) {
      while (D.Type > 0 && isTypeWord(Tokens[D.Type - 1].Text))
        --D.Type;
      D.Value = D.End = I + 2;
      while (D.End < Tokens.size() && !Tokens[D.End].is(";") &&
             !Tokens[D.End].is(","))
        ++D.End;
    }
    if (D.End > D.Value && D.Value > 0)
      widen(File, D, *Name);
  }
}

} // namespace hipport
