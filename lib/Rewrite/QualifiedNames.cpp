// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Names that only their qualifiers make CUDA's: thrust::cuda is, at::cuda is
// not. Rules name them with their qualifiers; an alias of a namespace that the
// file declares stands for what it names.

#include "FileContext.h"

#include "llvm/ADT/StringMap.h"

namespace hipport {

namespace {

class QualifiedNames {
public:
  explicit QualifiedNames(FileContext &File)
      : File(File), Tokens(File.Lexed.Tokens) {}

  void run() {
    for (size_t I = 0; I < Tokens.size(); ++I) {
      if (!Tokens[I].isIdentifier())
        continue;
      size_t Last = endOfChain(I);
      noteAlias(I, Last);
      if (Last == I)
        continue;
      if (!File.isUntouched(Tokens[I].Begin))
        take(I, Last);
      I = Last;
    }
  }

private:
  bool is(size_t I, llvm::StringRef Text) const {
    return I < Tokens.size() && Tokens[I].is(Text);
  }

  /// Index of the last name of the chain that begins at \p First.
  size_t endOfChain(size_t First) const {
    size_t Last = First;
    while (is(Last + 1, "::") && Last + 2 < Tokens.size() &&
           Tokens[Last + 2].isIdentifier())
      Last += 2;
    return Last;
  }

  /// `namespace policies = thrust::cuda;`
  void noteAlias(size_t First, size_t Last) {
    if (First >= 3 && is(First - 1, "=") && is(First - 3, "namespace") &&
        is(Last + 1, ";"))
      Aliases[Tokens[First - 2].Text] = spelled(First, Last);
  }

  std::string spelled(size_t First, size_t Last) const {
    auto Alias = Aliases.find(Tokens[First].Text);
    std::string Text =
        Alias == Aliases.end() ? Tokens[First].Text.str() : Alias->second;
    for (size_t I = First + 2; I <= Last; I += 2)
      Text += "::" + Tokens[I].Text.str();
    return Text;
  }

  /// The longest beginning of the chain that has a rule counts.
  void take(size_t First, size_t Last) {
    for (size_t I = Last; I > First; I -= 2)
      if (const Rule *R = File.Rules.findName(spelled(First, I)))
        return apply(*R, Tokens[I]);
  }

  void apply(const Rule &R, const SourceToken &Name) {
    if (R.Status == RuleStatus::Unsupported || R.Since > File.Options.Rocm)
      return reportMissing(File, R, "api-unsupported", Name.Begin);
    llvm::StringRef Hip = llvm::StringRef(R.Hip).rsplit("::").second;
    Coverage &Count = File.ByLibrary[R.Library];
    if (Hip == Name.Text) {
      ++Count.Identical;
      return;
    }
    ++Count.Converted;
    File.edit("names", Confidence::Certain,
              {{Name.Begin, Name.End - Name.Begin, Hip.str()}});
  }

  FileContext &File;
  const std::vector<SourceToken> &Tokens;
  llvm::StringMap<std::string> Aliases;
};

} // namespace

void rewriteQualifiedNames(FileContext &File) { QualifiedNames(File).run(); }

} // namespace hipport
