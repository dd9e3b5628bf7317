// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUDA's vector types have no operators, HIP's have element-wise ones. A
// program's own definition of the same meaning is left to CUDA by a guard where
// its uses would be ambiguous; where it means something else, its uses become
// calls, and a person is told.

#include "CudaOnly.h"
#include "FileContext.h"
#include "VectorOperatorFacts.h"

#include <fmt/format.h>

#include "llvm/ADT/SmallVector.h"

#include <algorithm>

namespace hipport {

namespace {

/// One operator of a VectorOperatorFact.
struct OperatorWords {
  llvm::StringRef Meaning;
  llvm::StringRef Meets;
  llvm::StringRef Signature;
};

/// A declaration that HIP makes superfluous, with the lines that hold it.
struct Superfluous {
  ByteRange Code;
  bool IsAmbiguous = false;
};

class OperatorGuards {
public:
  explicit OperatorGuards(FileContext &File)
      : File(File), Tokens(File.Lexed.Tokens) {}

  void run() {
    for (const CodeFact &Fact : File.Facts->Code)
      if (Fact.Kind == VectorOperatorFact && !File.isUntouched(Fact.Code.Begin))
        take(Fact);
    for (size_t I = 0, Next; I < Found.size(); I = Next) {
      bool IsAmbiguous = Found[I].IsAmbiguous;
      for (Next = I + 1;
           Next < Found.size() &&
           isFollowedBy(File, Found[Next - 1].Code, Found[Next].Code);
           ++Next)
        IsAmbiguous |= Found[Next].IsAmbiguous;
      if (IsAmbiguous)
        leaveToCuda(File, "vector-operators", Confidence::Certain,
                    {Found[I].Code.Begin, Found[Next - 1].Code.End},
                    "HIP's vector types have these operators");
    }
  }

private:
  void take(const CodeFact &Fact);
  llvm::StringRef meaningElsewhere(llvm::StringRef Signature) const;
  void reportOther(const CodeFact &Fact, const OperatorWords &Words);
  ByteRange declarationAround(ByteRange Code) const;

  FileContext &File;
  const std::vector<SourceToken> &Tokens;
  std::vector<Superfluous> Found;
};

} // namespace

static llvm::SmallVector<OperatorWords> operatorsOf(const CodeFact &Fact) {
  llvm::SmallVector<llvm::StringRef> Parts;
  llvm::StringRef(Fact.Detail).split(Parts, ';', -1, /*KeepEmpty=*/false);
  llvm::SmallVector<OperatorWords> Words;
  for (llvm::StringRef Part : Parts) {
    auto [Meaning, Rest] = Part.split(' ');
    auto [Meets, Signature] = Rest.split(' ');
    Words.push_back({Meaning, Meets, Signature});
  }
  return Words;
}

/// What the definition means, which stands in another file of the program.
llvm::StringRef
OperatorGuards::meaningElsewhere(llvm::StringRef Signature) const {
  const std::string &Group = File.Run.Groups.groupOf(File.Path);
  llvm::StringRef Meaning = MeansUnknown;
  for (const auto &[Path, Facts] : File.Run.Merged->Files) {
    if (File.Run.Groups.groupOf(Path) != Group)
      continue;
    for (const CodeFact &Fact : Facts.Code)
      if (Fact.Kind == VectorOperatorFact)
        for (const OperatorWords &Words : operatorsOf(Fact))
          if (Words.Signature == Signature && Words.Meaning != MeansUnknown &&
              Meaning != MeansOther)
            Meaning = Words.Meaning;
  }
  return Meaning;
}

void OperatorGuards::reportOther(const CodeFact &Fact,
                                 const OperatorWords &Words) {
  llvm::StringRef Name = Words.Signature.split('(').first;
  bool IsHidden = Words.Meets == MeetsHidden;
  Finding &F = File.report(
      "api-differs",
      IsHidden ? FindingClass::Correctness : FindingClass::Compile,
      Confidence::Likely, Fact.Code.Begin,
      fmt::format(
          "HIP's vector types have an element-wise {}, and this one {}: {}",
          Name.str(),
          Words.Meaning == MeansUnknown ? "may mean something else"
                                        : "means something else",
          IsHidden ? "HIP's is taken without a word where no call says which"
                   : "a use is ambiguous where no call says which"));
  F.Subject = Name.str();
}

void OperatorGuards::take(const CodeFact &Fact) {
  bool IsSame = true, IsAmbiguous = false;
  for (OperatorWords &Words : operatorsOf(Fact)) {
    if (Words.Meaning == MeansUnknown)
      Words.Meaning = meaningElsewhere(Words.Signature);
    if (Words.Meaning != MeansSame && Words.Meets != MeetsNone)
      reportOther(Fact, Words);
    IsSame &= Words.Meaning == MeansSame;
    IsAmbiguous |= Words.Meets == MeetsAmbiguous;
  }
  if (IsSame)
    Found.push_back({declarationAround(Fact.Code), IsAmbiguous});
  else if (IsAmbiguous && operatorsOf(Fact).back().Signature.empty())
    File.report("api-differs", FindingClass::Compile, Confidence::Likely,
                Fact.Code.Begin,
                "this macro makes operators that HIP's vector types have as "
                "well, among other things: their uses are ambiguous");
}

/// With the specifiers in front that are macros, and a `;` behind.
ByteRange OperatorGuards::declarationAround(ByteRange Code) const {
  size_t First = File.Lexed.indexAt(Code.Begin);
  while (First > 0 && Tokens[First - 1].isIdentifier() &&
         File.Lines.lineAt(Tokens[First - 1].Begin) ==
             File.Lines.lineAt(Code.Begin) &&
         !File.Directives.directiveAt(Tokens[First - 1].Begin))
    --First;
  Code.Begin = std::min(Code.Begin, Tokens[First].Begin);
  size_t Behind = File.Lexed.indexAt(Code.End);
  if (Behind < Tokens.size() && Tokens[Behind].is(";"))
    Code.End = Tokens[Behind].End;
  return Code;
}

/// `a * b` becomes `f(a, b)`.
static void callByName(FileContext &File, const CodeFact &Use) {
  ByteRange Operator = Use.Parts[0], Left = Use.Parts[1], Right = Use.Parts[2];
  const Rule *R = File.Rules.findName(Use.Detail);
  bool HasHipName = R && R->Status != RuleStatus::Unsupported;
  bool OnlyBlanks = File.Bytes.slice(Left.End, Operator.Begin).trim().empty();
  unsigned Comma = OnlyBlanks ? Left.End : Operator.Begin;
  File.edit("vector-operators", Confidence::Certain,
            {{Left.Begin, 0, (HasHipName ? R->Hip : Use.Detail) + "("},
             {Comma, Operator.End - Comma, ","},
             {Right.End, 0, ")"}});
}

static void rewriteUses(FileContext &File) {
  std::vector<const CodeFact *> Uses;
  for (const CodeFact &Fact : File.Facts->Code)
    if (Fact.Kind == VectorOperatorUseFact && Fact.Parts.size() == 3 &&
        !File.isUntouched(Fact.Code.Begin))
      Uses.push_back(&Fact);
  // Where two uses begin at one place, the outer one's call comes first.
  std::stable_sort(Uses.begin(), Uses.end(),
                   [](const CodeFact *A, const CodeFact *B) {
                     return A->Code.End > B->Code.End;
                   });
  for (const CodeFact *Use : Uses) {
    if (!Use->Detail.empty()) {
      callByName(File, *Use);
      continue;
    }
    std::string Sign = File.text(Use->Parts[0]);
    File.report("api-differs", FindingClass::Correctness, Confidence::Likely,
                Use->Parts[0].Begin,
                fmt::format("HIP's element-wise operator{} is taken here, not "
                            "the program's",
                            Sign))
        .Subject = "operator" + Sign;
  }
}

void rewriteVectorOperators(FileContext &File) {
  if (!File.Facts)
    return;
  OperatorGuards(File).run();
  rewriteUses(File);
}

} // namespace hipport
