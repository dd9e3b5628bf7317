// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Functions, types, enumerators, macros and namespaces get their HIP names.
//
// Where the parser saw a name, its declaration decides. In skipped branches, in
// macro bodies that were never expanded and around errors, the token decides,
// with less confidence.

#include "DeclaredNames.h"
#include "Fallbacks.h"
#include "FileContext.h"
#include "hipport/Rewrite/CallText.h"
#include "hipport/Rewrite/Guards.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hipport {

namespace {

class NameRewriter {
public:
  explicit NameRewriter(FileContext &File)
      : File(File), Tokens(File.Lexed.Tokens), Declared(File) {}

  void run() {
    for (Index = 0; Index < Tokens.size(); ++Index) {
      const SourceToken &Name = Tokens[Index];
      if (Name.isIdentifier() && !isGone(Name.Begin) &&
          !File.isUntouched(Name.Begin))
        take(Name);
    }
    reportOwn();
  }

private:
  enum class Verdict { Foreign, Cuda, ProbablyCuda };

  const SourceToken *at(size_t I) const {
    return I < Tokens.size() ? &Tokens[I] : nullptr;
  }
  const SourceToken *previous(size_t Back = 1) const {
    return Index >= Back ? &Tokens[Index - Back] : nullptr;
  }
  const SourceToken *next() const { return at(Index + 1); }
  bool nextIs(llvm::StringRef Text) const { return next() && next()->is(Text); }
  bool previousIs(llvm::StringRef Text, size_t Back = 1) const {
    return previous(Back) && previous(Back)->is(Text);
  }

  void take(const SourceToken &Name);
  void takeKnown(const Rule &R, const SourceToken &Name, Confidence Sureness);
  void takeUnknown(const SourceToken &Name, Verdict V);
  void takePasted(const SourceToken &Name);
  void takeForeign(const Rule *R, const SourceToken &Name);
  void reportOwn();
  bool takeByFallback(const Rule &R, const SourceToken &Name);
  void reportStatus(const Rule &R, const SourceToken &Name);
  void rename(const Rule &R, const SourceToken &Name, Confidence Sureness);
  void remove(const Rule &R, const SourceToken &Name, Confidence Sureness);

  bool isGone(unsigned Offset) const {
    return llvm::any_of(
        Gone, [&](ByteRange R) { return R.Begin <= Offset && Offset < R.End; });
  }
  bool isInPlainDirective(const SourceToken &Name) const;
  bool isFileName() const;
  bool isPasted() const;
  bool isQualifiedByProgram() const;
  bool isNamespaceUse() const;
  Verdict judge(const SourceToken &Name, const Rule *R) const;
  Verdict judgeByToken(const SourceToken &Name, const Rule *R) const;

  FileContext &File;
  const std::vector<SourceToken> &Tokens;
  const DeclaredNames Declared;
  size_t Index = 0;
  std::set<std::string> Announced; ///< Macros that were reported.
  /// CUDA's names that the program declares once more, and the first use.
  std::set<std::string> Own;
  const SourceToken *FirstOwn = nullptr;
  /// Arguments whose bytes are deleted or stand elsewhere.
  std::vector<ByteRange> Gone;
};

} // namespace

/// Directives whose text is no code.
bool NameRewriter::isInPlainDirective(const SourceToken &Name) const {
  const Directive *D = File.Directives.directiveAt(Name.Begin);
  return D &&
         (D->Kind == DirectiveKind::Include ||
          D->Kind == DirectiveKind::Error || D->Kind == DirectiveKind::Other);
}

/// `<cublas_v2.h>` in the body of a macro.
bool NameRewriter::isFileName() const {
  const SourceToken *Suffix = at(Index + 2);
  return nextIs(".") && Suffix &&
         (Suffix->is("h") || Suffix->is("cuh") || Suffix->is("hpp"));
}

bool NameRewriter::isPasted() const { return nextIs("##") || previousIs("##"); }

/// `engine::cudaFree` is the program's; `::cudaFree` and `cub::Sum` are not.
bool NameRewriter::isQualifiedByProgram() const {
  if (!previousIs("::"))
    return false;
  const SourceToken *Qualifier = previous(2);
  if (!Qualifier)
    return false;
  if (Qualifier->is(">"))
    return true;
  static constexpr llvm::StringLiteral Keywords[] = {
      "return", "else", "case", "throw", "new", "const", "typename", "using"};
  if (!Qualifier->isIdentifier() ||
      llvm::is_contained(Keywords, Qualifier->Text))
    return false;
  const Rule *Outer = File.Rules.findName(Qualifier->Text);
  return !Outer || Outer->Kind != RuleKind::Namespace;
}

bool NameRewriter::isNamespaceUse() const {
  if (nextIs("::"))
    return true;
  // `using namespace cub;` and `namespace c = cub;`, not `namespace cub {`.
  return nextIs(";") && (previousIs("namespace") || previousIs("="));
}

NameRewriter::Verdict NameRewriter::judgeByToken(const SourceToken &Name,
                                                 const Rule *R) const {
  if (previousIs(".") || previousIs("->") || isQualifiedByProgram())
    return Verdict::Foreign;
  if (File.isDeclaredByProgram(Name.Text) ||
      (!R && Declared.looksDeclared(Name.Text)) ||
      Declared.isOwnType(Name.Text) || Declared.isLocal(Index))
    return Verdict::Foreign;
  if (R && R->Kind == RuleKind::Namespace && !isNamespaceUse())
    return Verdict::Foreign;
  // A word that anybody may use needs more than its spelling.
  if (R && R->Kind == RuleKind::Function && !looksLikeCuda(Name.Text) &&
      !Name.Text.starts_with("__") && !nextIs("(") && !nextIs("<"))
    return Verdict::Foreign;
  return Verdict::ProbablyCuda;
}

NameRewriter::Verdict NameRewriter::judge(const SourceToken &Name,
                                          const Rule *R) const {
  if (auto Owner = File.ownerAt(Name.Begin))
    return *Owner == NameOwner::Cuda ? Verdict::Cuda : Verdict::Foreign;
  return judgeByToken(Name, R);
}

void NameRewriter::take(const SourceToken &Name) {
  if (isGuardMacro(Name.Text))
    return;
  const Rule *R = File.Rules.findName(Name.Text);
  // `cuda ## Malloc`: half a name is one, too, when it is pasted.
  bool IsPasted = isPasted() && looksLikeCuda((Name.Text + "Xx").str());
  if (!R && !looksLikeCuda(Name.Text) && !IsPasted)
    return;
  if (isInPlainDirective(Name) || isFileName() ||
      File.Renamed.count(Name.Begin))
    return;
  if (IsPasted)
    return takePasted(Name);
  if (File.hasOwnerConflict(Name.Begin) && (!R || R->isIdentical()))
    return; // The program overloads it, and nothing is to be done.
  if (File.hasOwnerConflict(Name.Begin)) {
    File.report("rewrite-conflict", FindingClass::Info, Confidence::Certain,
                Name.Begin,
                fmt::format("{} is CUDA's in one unit and the program's in "
                            "another; left as it is",
                            Name.Text.str()));
    ++File.ByLibrary[libraryOfName(Name.Text).str()].NotConverted;
    return;
  }
  Verdict V = judge(Name, R);
  if (V == Verdict::Foreign)
    return takeForeign(R, Name);
  if (R)
    takeKnown(*R, Name,
              V == Verdict::Cuda ? Confidence::Certain : Confidence::Likely);
  else
    takeUnknown(Name, V);
}

void NameRewriter::takeForeign(const Rule *R, const SourceToken &Name) {
  if (!R || R->isIdentical() || !looksLikeCuda(Name.Text) ||
      (R->Kind != RuleKind::Function && R->Kind != RuleKind::Type &&
       R->Kind != RuleKind::Enumerator) ||
      previousIs(".") || previousIs("->") || isQualifiedByProgram() ||
      !File.isDeclaredByProgram(Name.Text))
    return;
  Own.insert(Name.Text.str());
  FirstOwn = FirstOwn ? FirstOwn : &Name;
}

/// A copy of a header of CUDA keeps everything that uses it from conversion.
void NameRewriter::reportOwn() {
  if (Own.empty())
    return;
  std::string Others =
      Own.size() == 1 ? ""
                      : fmt::format(" and {} more of CUDA", Own.size() - 1);
  File.report("rewrite-conflict", FindingClass::Info, Confidence::Certain,
              FirstOwn->Begin,
              fmt::format("the program declares {}{} itself: the uses in this "
                          "file are left as they are",
                          FirstOwn->Text.str(), Others))
      .Subject = FirstOwn->Text.str();
}

/// A builtin by which lanes of a wave speak with one another.
static bool isLaneBuiltin(llvm::StringRef Name) {
  return Name == "__syncwarp" || Name == "__activemask" ||
         (Name.starts_with("__") && Name.ends_with("_sync"));
}

/// False: the rule has no fallback for what stands here.
bool NameRewriter::takeByFallback(const Rule &R, const SourceToken &Name) {
  if (isOwnDefinition(File, Name))
    return true;
  FallbackResult Result = replaceByFallback(File, R, Name);
  if (!Result.Obstacle.empty()) {
    File.report("api-unsupported", FindingClass::Compile, Confidence::Certain,
                Name.Begin,
                fmt::format("HIP has no {}: {}", R.Cuda, Result.Obstacle))
        .Subject = R.Cuda;
    ++File.ByLibrary[R.Library].NotConverted;
    return true;
  }
  if (!Result.IsReplaced)
    return false;
  if (File.Options.Fixes == FixMode::None && R.Since > File.Options.Rocm &&
      isLaneBuiltin(R.Cuda))
    File.report("warp-sync-availability", FindingClass::Compile,
                Confidence::Certain, Name.Begin,
                fmt::format("{} came with ROCm {}, and ROCm {} has none",
                            R.Cuda, toString(R.Since),
                            toString(File.Options.Rocm)))
        .Subject = R.Cuda;
  llvm::append_range(Gone, Result.Gone);
  needHelper(File, R, Name.Begin);
  reportStatus(R, Name);
  ++File.ByLibrary[R.Library].Converted;
  return true;
}

void NameRewriter::takeKnown(const Rule &R, const SourceToken &Name,
                             Confidence Sureness) {
  if (R.Status == RuleStatus::Unsupported)
    return reportMissing(File, R, "api-unsupported", Name.Begin);
  if (R.isRemoved())
    return remove(R, Name, Sureness);
  bool IsTooNew = R.Since > File.Options.Rocm;
  if (R.Hip.empty() || (IsTooNew && R.Enable.empty())) {
    if (!takeByFallback(R, Name))
      reportMissing(File, R, "api-unsupported", Name.Begin);
    return;
  }
  // An overload by the number of arguments that HIP has under another name.
  if (R.Arity != 0 && !R.Since && takeByFallback(R, Name))
    return;
  // Where the row's library has a header of its own, the macro is defined above
  // it; the builtins of the language have none.
  if (IsTooNew && R.Library == "device" && Announced.insert(R.Enable).second) {
    Finding &F = File.report(
        "warp-sync-availability", FindingClass::Info, Confidence::Certain,
        Name.Begin,
        fmt::format("{} wants {} defined before the HIP headers of ROCm {}",
                    R.Hip, R.Enable, toString(File.Options.Rocm)));
    F.Subject = R.Cuda;
  }
  rename(R, Name, Sureness);
  editArguments(File, R, Name);
}

static FindingClass classOf(RuleStatus Status) {
  return Status == RuleStatus::Differs ? FindingClass::Correctness
                                       : FindingClass::Info;
}

static llvm::StringRef findingIdOf(RuleStatus Status) {
  switch (Status) {
  case RuleStatus::Deprecated:
    return "api-deprecated";
  case RuleStatus::Experimental:
    return "api-experimental";
  case RuleStatus::Differs:
    return "api-differs";
  case RuleStatus::Supported:
  case RuleStatus::Unsupported:
    return "";
  }
  llvm_unreachable("unknown rule status");
}

void NameRewriter::reportStatus(const Rule &R, const SourceToken &Name) {
  llvm::StringRef Id = findingIdOf(R.Status);
  if (Id.empty())
    return;
  std::string Note = R.Note.empty() ? "" : ": " + R.Note;
  llvm::StringRef What =
      R.Status == RuleStatus::Differs      ? "means something else in HIP"
      : R.Status == RuleStatus::Deprecated ? "is deprecated in HIP"
                                           : "is experimental in HIP";
  const std::string &Subject = R.Hip.empty() ? R.Cuda : R.Hip;
  Finding &F =
      File.report(Id, classOf(R.Status), Confidence::Likely, Name.Begin,
                  fmt::format("{} {}{}", Subject, What.str(), Note));
  F.Subject = R.Cuda;
}

void NameRewriter::rename(const Rule &R, const SourceToken &Name,
                          Confidence Sureness) {
  reportStatus(R, Name);
  Coverage &Count = File.ByLibrary[R.Library];
  if (R.isIdentical()) {
    Count.Identical += !R.Shared;
    return;
  }
  ++Count.Converted;
  File.InactiveEdits += Sureness != Confidence::Certain;
  // `struct cudaDeviceProp p` stays right: hipDeviceProp_t names a struct or a
  // typedef of one, and an elaborated typedef is an error.
  unsigned Begin = Name.Begin;
  if (R.Kind == RuleKind::Type && llvm::StringRef(R.Hip).ends_with("_t") &&
      (previousIs("struct") || previousIs("enum")))
    Begin = previous()->Begin;
  File.edit("names", Sureness, {{Begin, Name.End - Begin, R.Hip}});
}

/// With the blanks behind it, or those in front where none are behind.
void NameRewriter::remove(const Rule &R, const SourceToken &Name,
                          Confidence Sureness) {
  const Directive *D = File.Directives.directiveAt(Name.Begin);
  if (D && D->Kind == DirectiveKind::Undef)
    return; // HIP has nothing to take back.
  if (D && D->Kind != DirectiveKind::Define)
    return reportMissing(File, R, "api-unsupported", Name.Begin);
  ++File.ByLibrary[R.Library].Converted;
  File.InactiveEdits += Sureness != Confidence::Certain;
  llvm::StringRef Behind = File.Bytes.substr(Name.End);
  llvm::StringRef Before =
      File.Bytes.slice(File.Lines.startOfLineAt(Name.Begin), Name.Begin);
  unsigned Begin = Name.Begin,
           End = Name.End + (Behind.size() - Behind.ltrim(" \t").size());
  if (End == Name.End && !Before.trim().empty())
    Begin -= Before.size() - Before.rtrim(" \t").size();
  File.edit("names", Sureness, {{Begin, End - Begin, ""}});
}

/// `cuda##Name` is spelled by the preprocessor; what it becomes is not known
/// here.
void NameRewriter::takePasted(const SourceToken &Name) {
  File.report("api-token-paste", FindingClass::Compile, Confidence::Likely,
              Name.Begin,
              fmt::format("{} is pasted together with ##: the name that comes "
                          "out is not converted",
                          Name.Text.str()))
      .Subject = Name.Text.str();
  ++File.ByLibrary[libraryOfName(Name.Text).str()].Unknown;
}

void NameRewriter::takeUnknown(const SourceToken &Name, Verdict V) {
  Confidence Sureness = V == Verdict::Cuda ? Confidence::Certain
                        : File.Facts && !File.isSkipped(Name.Begin)
                            ? Confidence::Likely
                            : Confidence::Possible;
  Finding &F =
      File.report("api-unmapped", FindingClass::Compile, Sureness, Name.Begin,
                  fmt::format("no rule knows {}; it looks like a name of CUDA",
                              Name.Text.str()));
  F.Subject = Name.Text.str();
  F.Annotate = Sureness != Confidence::Possible;
  ++File.ByLibrary[libraryOfName(Name.Text).str()].Unknown;
}

void rewriteNames(FileContext &File) { NameRewriter(File).run(); }

} // namespace hipport
