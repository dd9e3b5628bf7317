// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Names that only their qualifiers make CUDA's: thrust::cuda is, at::cuda is
// not. Rules name them with their qualifiers; an alias of a namespace that the
// file declares stands for what it names.

#include "FileContext.h"

#include "llvm/ADT/StringMap.h"

namespace hipport {

static constexpr llvm::StringLiteral GroupSpace = "cooperative_groups";
/// The guard of the helper with the algorithms on groups.
static constexpr llvm::StringLiteral GroupHelper =
    "HIPPORT_HELPER_CG_COLLECTIVES";

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
      if (Last == I) {
        takeOpened(I);
        continue;
      }
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

  /// A name behind `using namespace cooperative_groups;`.
  void takeOpened(size_t I) {
    if (I >= 2 && is(I - 1, "namespace") && is(I - 2, "using"))
      OpensGroups |= spelled(I, I) == GroupSpace;
    if (!OpensGroups || !mayNameGroups(I))
      return;
    if (const Rule *R =
            File.Rules.findName((GroupSpace + "::" + Tokens[I].Text).str()))
      if (isMissing(*R))
        report(*R, I);
  }

  /// No member, no declaration, nothing that the program has itself.
  bool mayNameGroups(size_t I) const {
    if (is(I - 1, ".") || is(I - 1, "->") || is(I - 1, "::") ||
        (Tokens[I - 1].isIdentifier() && !is(I - 1, "return")))
      return false;
    return !File.isUntouched(Tokens[I].Begin) &&
           File.ownerAt(Tokens[I].Begin) != NameOwner::User &&
           !File.isDeclaredByProgram(Tokens[I].Text);
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
        return apply(*R, First, I);
  }

  void apply(const Rule &R, size_t First, size_t Last) {
    if (isMissing(R))
      return report(R, Last);
    Coverage &Count = File.ByLibrary[R.Library];
    std::vector<Edit> Edits;
    if (!collectEdits(R, First, Last, Edits) || Edits.empty()) {
      ++Count.Identical;
      return;
    }
    ++Count.Converted;
    File.edit("names", Confidence::Certain, std::move(Edits));
  }

  static bool isOfGroups(const Rule &R) {
    return llvm::StringRef(R.Cuda).starts_with(GroupSpace);
  }

  /// For algorithms on groups a helper comes with the include of their header.
  bool isMissing(const Rule &R) const {
    return R.Status == RuleStatus::Unsupported ||
           (R.Since > File.Options.Rocm &&
            (!isOfGroups(R) ||
             (File.Options.OnlyChecks && !File.Bytes.contains(GroupHelper))));
  }

  void report(const Rule &R, size_t Name) {
    reportMissing(File, R,
                  isOfGroups(R) ? "sync-cooperative-groups" : "api-unsupported",
                  Tokens[Name].Begin);
  }

  /// One edit for each part that differs, from the last one backwards. False
  /// when the chain cannot become the HIP name where it stands: the part is
  /// hidden in an alias, or other lines use the name that this one declares.
  bool collectEdits(const Rule &R, size_t First, size_t Last,
                    std::vector<Edit> &Edits) const {
    llvm::SmallVector<llvm::StringRef> Cuda, Hip;
    llvm::StringRef(R.Cuda).split(Cuda, "::");
    llvm::StringRef(R.Hip).split(Hip, "::");
    const bool Declares =
        First > 0 && is(First - 1, "using") && is(Last + 1, ";");
    if (Cuda.size() != Hip.size() || (Declares && Cuda.back() != Hip.back()))
      return false;
    for (size_t Back = 0; Back < Cuda.size(); ++Back) {
      const llvm::StringRef To = Hip[Hip.size() - 1 - Back];
      if (To == Cuda[Cuda.size() - 1 - Back])
        continue;
      if (2 * Back > Last - First)
        return false;
      const SourceToken &Part = Tokens[Last - 2 * Back];
      if (Part.Text == To)
        continue;
      if (Part.Text != Cuda[Cuda.size() - 1 - Back])
        return false;
      Edits.insert(Edits.begin(),
                   {Part.Begin, Part.End - Part.Begin, To.str()});
    }
    return true;
  }

  FileContext &File;
  const std::vector<SourceToken> &Tokens;
  /// The usual short name may come from a header.
  llvm::StringMap<std::string> Aliases = {{"cg", GroupSpace.str()}};
  bool OpensGroups = false;
};

} // namespace

void rewriteQualifiedNames(FileContext &File) { QualifiedNames(File).run(); }

} // namespace hipport
