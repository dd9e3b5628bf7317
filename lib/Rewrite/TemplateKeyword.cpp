// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// nvcc finds member templates of dependent types without the keyword
// `template`; Clang wants it.

#include "FileContext.h"
#include "TemplateKeywordFacts.h"

#include <set>

namespace hipport {

namespace {

class TemplateKeyword {
public:
  explicit TemplateKeyword(FileContext &File) : File(File) {}

  void run() {
    for (const CodeFact &Fact : File.Facts->Code)
      if (Fact.Kind == TemplateKeywordFact)
        takeFact(Fact);
    // Where no comparison is possible, Clang asks for the keyword itself.
    for (const ParseProblem &P : File.Facts->Problems)
      if (llvm::StringRef(P.Message).contains("'template' keyword"))
        add(P.Place.Offset, Confidence::Certain);
    addInSkippedBranches();
  }

private:
  void takeFact(const CodeFact &Fact) {
    bool IsKnown = Fact.Detail == KnownTemplate;
    if (IsKnown || isWrittenAsCall(Fact.Code))
      add(Fact.Code.Begin, IsKnown ? Confidence::Certain : Confidence::Likely);
  }

  /// `name<` without a blank: nobody writes a comparison so.
  bool isWrittenAsCall(ByteRange Name) const {
    return Name.End + 1 < File.Bytes.size() && File.Bytes[Name.End] == '<' &&
           File.Bytes[Name.End + 1] != ' ';
  }

  /// What the parser did not see is mended where it is spelled like what it
  /// saw.
  void addInSkippedBranches() {
    const auto &Tokens = File.Lexed.Tokens;
    for (size_t I = 2; I < Tokens.size(); ++I)
      if (Tokens[I].isIdentifier() && File.isSkipped(Tokens[I].Begin) &&
          isWrittenAsCall({Tokens[I].Begin, Tokens[I].End}) &&
          Mended.count(spelling(I)))
        add(Tokens[I].Begin, Confidence::Likely);
  }

  /// Of the object and its member, which the keyword is to stand between.
  std::string spelling(size_t Member) const {
    const auto &Tokens = File.Lexed.Tokens;
    return (Tokens[Member - 2].Text + Tokens[Member - 1].Text +
            Tokens[Member].Text)
        .str();
  }

  void add(unsigned Name, Confidence Sureness) {
    const auto &Tokens = File.Lexed.Tokens;
    size_t I = File.Lexed.indexAt(Name);
    static constexpr llvm::StringLiteral Before[] = {".", "->", "::"};
    if (I < 2 || I + 1 >= Tokens.size() || Tokens[I].Begin != Name ||
        !Tokens[I + 1].is("<") ||
        !llvm::is_contained(Before, Tokens[I - 1].Text) ||
        File.isUntouched(Name))
      return;
    Mended.insert(spelling(I));
    File.edit("template-keyword", Sureness, {{Name, 0, "template "}});
  }

  FileContext &File;
  std::set<std::string> Mended;
};

} // namespace

void addTemplateKeyword(FileContext &File) {
  if (File.Facts)
    TemplateKeyword(File).run();
}

} // namespace hipport
