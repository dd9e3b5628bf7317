// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Kernel source in string literals, and what goes with it to run-time
// compilation. Only literals that the parser saw reach NVRTC are touched; every
// other string says what the program wants it to say.

#include "FileContext.h"
#include "KernelSourceFacts.h"
#include "LiteralText.h"
#include "RtcOptions.h"

#include <fmt/format.h>

#include <set>

namespace hipport {

namespace {

class KernelStrings {
public:
  explicit KernelStrings(FileContext &File) : File(File) {}

  void run() {
    if (!File.Facts)
      return;
    for (const CodeFact &Fact : File.Facts->Code)
      if (!File.isUntouched(Fact.Code.Begin))
        take(Fact);
    for (const CodeFact &Fact : File.Facts->Code)
      if (Fact.Kind == KernelOptionListFact)
        shorten(Fact);
    for (const auto &[Begin, Option] : Gone)
      reportKept(Begin, Option);
    reportHiddenTargets();
  }

private:
  void take(const CodeFact &Fact);
  void takeSource(const CodeFact &Fact, const LiteralText &Literal);
  void takeHeaderName(const LiteralText &Literal);
  void takeOption(const CodeFact &Fact, const LiteralText &Literal);
  unsigned convert(const LiteralText &Literal);
  void shorten(const CodeFact &List);
  void reportKept(unsigned Begin, const std::string &Option);
  void reportHiddenTargets();

  bool edit(const LiteralText &Literal, unsigned Offset, unsigned Length,
            llvm::StringRef Text) {
    auto E = Literal.toFile({Offset, Length, Text.str()});
    if (E)
      File.edit("kernel-strings", Confidence::Likely, {*E});
    return E.has_value();
  }

  FileContext &File;
  std::set<unsigned> Taken; ///< Begins of the literals.
  /// Options that hiprtc lacks, by the begin of the literal.
  std::map<unsigned, std::string> Gone;
};

} // namespace

void KernelStrings::take(const CodeFact &Fact) {
  bool IsSource = Fact.Kind == KernelSourceFact;
  bool IsName = Fact.Kind == KernelNameFact;
  bool IsHeader = Fact.Kind == KernelHeaderFact;
  bool IsOption = Fact.Kind == KernelOptionFact;
  bool IsImage = Fact.Kind == ModuleImageFact;
  if (!IsSource && !IsName && !IsHeader && !IsOption && !IsImage)
    return;
  if (!Taken.insert(Fact.Code.Begin).second)
    return;
  auto Literal = LiteralText::read(File.Bytes, Fact.Parts);
  if (!Literal) {
    if (IsSource || IsOption)
      File.report("api-string", FindingClass::Compile, Confidence::Possible,
                  Fact.Code.Begin,
                  "this string goes to run-time compilation; its escapes hide "
                  "the text, which is not converted");
    return;
  }
  if (IsSource)
    takeSource(Fact, *Literal);
  else if (IsName)
    convert(*Literal);
  else if (IsHeader)
    takeHeaderName(*Literal);
  else if (IsOption)
    takeOption(Fact, *Literal);
  else if (llvm::StringRef(Literal->text()).contains(".version") &&
           llvm::StringRef(Literal->text()).contains(".target"))
    File.report("api-string", FindingClass::Compile, Confidence::Certain,
                Fact.Code.Begin,
                "PTX in a string: HIP loads code objects of gfx targets");
}

/// Converts the text as if it were a file; returns the number of edits.
unsigned KernelStrings::convert(const LiteralText &Literal) {
  ConvertOptions Plain = File.Options;
  Plain.Annotations = Annotate::None;
  const std::string &Text = Literal.text();
  FileResult Result = convertFile(File.Path + "#string", llvm::StringRef(Text),
                                  File.Run, Plain);
  unsigned Count = 0;
  for (const EditGroup &Group : Result.Groups) {
    std::vector<Edit> Edits;
    for (const Edit &E : Group.Edits)
      if (auto InFile = Literal.toFile(E))
        Edits.push_back(std::move(*InFile));
    if (Edits.size() != Group.Edits.size()) {
      File.report("api-string", FindingClass::Compile, Confidence::Likely,
                  Literal.placeOf(Group.Edits.front().Offset),
                  "an edit would cross the ends of string literals; left out");
      continue;
    }
    Count += Edits.size();
    File.edit("kernel-strings", Confidence::Likely, std::move(Edits));
  }
  for (const Finding &F : Result.Findings) {
    bool Annotated = F.Annotate;
    Finding &Copy = File.report(F.Id, F.Class, F.Sureness,
                                Literal.placeOf(F.Place.Offset), F.Message);
    Copy.Subject = F.Subject;
    Copy.Annotate = Annotated;
  }
  for (const auto &[Library, Coverage] : Result.ByLibrary)
    File.ByLibrary[Library] += Coverage;
  return Count;
}

void KernelStrings::takeSource(const CodeFact &Fact,
                               const LiteralText &Literal) {
  llvm::StringRef Text = Literal.text();
  unsigned Count = convert(Literal);
  bool IsCode = Count > 0 || Text.contains("__global__") ||
                Text.contains("__device__") || Text.contains("#include");
  if (IsCode)
    File.report("api-string", FindingClass::Info, Confidence::Likely,
                Fact.Code.Begin,
                fmt::format("kernel source in a string, {} edit{} in it: only "
                            "the run-time compilation checks it",
                            Count, Count == 1 ? "" : "s"));
}

void KernelStrings::takeHeaderName(const LiteralText &Literal) {
  const Rule *R = File.Rules.findHeader(Literal.text());
  if (R && !R->Hip.empty() && !R->isIdentical() &&
      R->Since <= File.Options.Rocm)
    edit(Literal, 0, Literal.text().size(), R->Hip);
}

void KernelStrings::takeOption(const CodeFact &Fact,
                               const LiteralText &Literal) {
  auto Option = findRtcOption(Literal.text());
  if (!Option)
    return;
  if (Option->Hip.empty())
    Gone[Fact.Code.Begin] = Option->Note.str();
  else
    edit(Literal, 0, Option->Cuda.size(), Option->Hip);
}

/// Takes the options that hiprtc lacks out of the list, and out of its count.
void KernelStrings::shorten(const CodeFact &List) {
  bool IsCounted = List.Detail == CountedList;
  llvm::ArrayRef<ByteRange> Elements = List.Parts;
  Elements = Elements.drop_front(IsCounted ? 1 : 0);
  std::vector<Edit> Edits;
  unsigned Kept = 0, LastKept = 0;
  for (size_t I = 0; I < Elements.size(); ++I)
    if (!Gone.count(Elements[I].Begin)) {
      ++Kept;
      LastKept = I;
    }
  if (Kept == Elements.size() || Kept == 0)
    return; // An array has one element at least.
  for (size_t I = 0; I < Elements.size(); ++I) {
    auto It = Gone.find(Elements[I].Begin);
    if (It == Gone.end())
      continue;
    File.report("api-string", FindingClass::Info, Confidence::Likely,
                Elements[I].Begin,
                fmt::format("the option {} is taken away: {}",
                            File.text(Elements[I]), It->second));
    Gone.erase(It);
    if (I < LastKept)
      Edits.push_back(
          {Elements[I].Begin, Elements[I + 1].Begin - Elements[I].Begin, ""});
  }
  unsigned TailBegin = Elements[LastKept].End, TailEnd = Elements.back().End;
  if (TailEnd > TailBegin)
    Edits.push_back({TailBegin, TailEnd - TailBegin, ""});
  if (IsCounted) {
    ByteRange Count = List.Parts.front();
    Edits.push_back(
        {Count.Begin, Count.End - Count.Begin, std::to_string(Kept)});
  }
  File.edit("kernel-strings", Confidence::Likely, std::move(Edits));
}

void KernelStrings::reportKept(unsigned Begin, const std::string &Reason) {
  File.report("api-string", FindingClass::Compile, Confidence::Likely, Begin,
              "this option of the run-time compilation must go: " + Reason);
}

/// `snprintf(option, n, "--gpu-architecture=compute_%d", cc)`: no flow of
/// strings that the parser could follow, but there is no doubt what it is for.
void KernelStrings::reportHiddenTargets() {
  bool Compiles = llvm::any_of(File.Lexed.Tokens, [](const SourceToken &T) {
    return T.Text.starts_with("nvrtc") || T.Text.starts_with("hiprtc");
  });
  if (!Compiles)
    return;
  for (const SourceToken &T : File.Lexed.Tokens) {
    bool NamesTarget =
        T.What == SourceToken::Literal &&
        (T.Text.contains("-gpu-architecture=") ||
         T.Text.contains("-arch=sm_") || T.Text.contains("-arch=compute_"));
    if (NamesTarget && !Taken.count(T.Begin) && !File.isUntouched(T.Begin))
      reportKept(T.Begin, findRtcOption("-arch=")->Note.str());
  }
}

void rewriteKernelStrings(FileContext &File) { KernelStrings(File).run(); }

} // namespace hipport
