// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls that HIP lacks become the expression of their rule. Arguments stay
// where they are whenever their order allows it, so that what other rewrites
// do inside of them survives.

#include "Fallbacks.h"

#include "ExpressionText.h"
#include "FileContext.h"
#include "hipport/Rewrite/CallText.h"
#include "hipport/Rules/Fallback.h"

#include <fmt/format.h>

#include "llvm/ADT/StringExtras.h"

namespace hipport {

namespace {

class FallbackEditor {
public:
  FallbackEditor(FileContext &File, const Rule &R, const SourceToken &Name,
                 const CallText &Call, const FallbackText &Text)
      : File(File), R(R), Name(Name), Call(Call), Text(Text),
        InMacro(isMacroBody(File, Name.Begin)) {}

  /// Why the call must stay; empty: nothing stands against it.
  std::string obstacle() const;
  bool isCallByOtherName() const;
  FallbackResult apply();

private:
  unsigned count(unsigned Arg) const { return llvm::count(Text.Args, Arg); }
  bool isRenamedInside(ByteRange Range) const;
  std::string parenthesised(unsigned Use, const std::string &Argument) const;
  bool needsParens(unsigned Use) const;
  bool needsParensAround() const;
  std::string commentsIn(ByteRange Gap) const;
  void closeGap(unsigned End, std::string &Pending);

  FileContext &File;
  const Rule &R;
  const SourceToken &Name;
  const CallText &Call;
  const FallbackText &Text;
  const bool InMacro;
  std::vector<Edit> Edits;
  unsigned Done = 0; ///< Everything before is edited.
};

} // namespace

/// Copies are made of the bytes as they stand.
bool FallbackEditor::isRenamedInside(ByteRange Range) const {
  const auto &Tokens = File.Lexed.Tokens;
  for (size_t I = File.Lexed.indexAt(Range.Begin);
       I < Tokens.size() && Tokens[I].Begin < Range.End; ++I) {
    const Rule *Inner = Tokens[I].isIdentifier()
                            ? File.Rules.findName(Tokens[I].Text)
                            : nullptr;
    if (Inner && !Inner->isIdentical() &&
        File.ownerAt(Tokens[I].Begin) != NameOwner::User)
      return true;
  }
  return false;
}

std::string FallbackEditor::obstacle() const {
  for (unsigned Arg = 0; Arg < Call.Args.size(); ++Arg) {
    unsigned Uses = count(Arg);
    ByteRange Range = Call.Args[Arg];
    if (Uses != 1 && mayHaveSideEffects(File, Range))
      return fmt::format("argument {} may have side effects, and what takes "
                         "the place of the call evaluates it {}",
                         Arg + 1, Uses == 0 ? "never" : "more than once");
    if (Uses > 1 && (InMacro || isRenamedInside(Range)))
      return fmt::format("what takes the place of the call needs argument {} "
                         "more than once",
                         Arg + 1);
  }
  int LastKept = -1;
  for (unsigned Arg : Text.Args) {
    if (static_cast<int>(Arg) <= LastKept && isRenamedInside(Call.Args[Arg]))
      return fmt::format("argument {} would move", Arg + 1);
    LastKept = std::max(LastKept, static_cast<int>(Arg));
  }
  return "";
}

/// `g($0, $1)` for two arguments: only the name changes.
bool FallbackEditor::isCallByOtherName() const {
  if (Text.Args.size() != Call.Args.size() || Text.Args.empty() ||
      Text.Pieces.back() != ")")
    return false;
  for (unsigned I = 0; I < Text.Args.size(); ++I)
    if (Text.Args[I] != I || (I > 0 && Text.Pieces[I] != ", "))
      return false;
  llvm::StringRef Callee = Text.Pieces.front();
  return Callee.consume_back("(") && llvm::all_of(Callee, [](char C) {
           return llvm::isAlnum(C) || C == '_';
         });
}

bool FallbackEditor::needsParens(unsigned Use) const {
  llvm::StringRef Before = Text.Pieces[Use].rtrim(),
                  After = Text.Pieces[Use + 1].ltrim();
  bool IsBounded = (Before.ends_with("(") || Before.ends_with(",")) &&
                   (After.starts_with(")") || After.starts_with(","));
  if (IsBounded)
    return false;
  return InMacro || !isPostfix(File, Call.Args[Text.Args[Use]]);
}

std::string FallbackEditor::parenthesised(unsigned Use,
                                          const std::string &Argument) const {
  return needsParens(Use) ? "(" + Argument + ")" : Argument;
}

/// What the surroundings would tear apart.
bool FallbackEditor::needsParensAround() const {
  const auto &Tokens = File.Lexed.Tokens;
  size_t Before = File.Lexed.indexAt(Name.Begin),
         After = File.Lexed.indexAt(Call.Parens.End);
  llvm::StringRef Previous = Before > 0 ? Tokens[Before - 1].Text : "";
  llvm::StringRef Next = After < Tokens.size() ? Tokens[After].Text : "";
  switch (shapeOf(R.Fallback)) {
  case ExpressionShape::Postfix:
    return false;
  case ExpressionShape::Unary: {
    static constexpr llvm::StringLiteral Postfix[] = {".", "->", "[",
                                                      "(", "++", "--"};
    bool Touches =
        Before > 0 && Tokens[Before - 1].End == Name.Begin &&
        Tokens[Before - 1].What == SourceToken::Punctuator &&
        !llvm::is_contained({"(", ",", ";", "{", "}", "[", "="}, Previous);
    return InMacro || Touches || llvm::is_contained(Postfix, Next);
  }
  case ExpressionShape::Other:
    return InMacro || Next != ";" ||
           !llvm::is_contained({";", "{", "}", "else"}, Previous);
  }
  llvm_unreachable("unknown shape");
}

/// The comments between two arguments are the user's.
std::string FallbackEditor::commentsIn(ByteRange Gap) const {
  llvm::StringRef Bytes = File.Bytes.slice(Gap.Begin, Gap.End);
  size_t Begin = std::min(Bytes.find("//"), Bytes.find("/*"));
  if (Begin == llvm::StringRef::npos)
    return "";
  size_t Close = Bytes.rfind("*/"), Line = Bytes.rfind("//");
  bool EndsInLine = Line != llvm::StringRef::npos &&
                    (Close == llvm::StringRef::npos || Close < Line);
  size_t End = EndsInLine ? Bytes.find('\n', Line) + 1 : Close + 2;
  return " " + Bytes.slice(Begin, End).str() + (EndsInLine ? "" : " ");
}

void FallbackEditor::closeGap(unsigned End, std::string &Pending) {
  Pending += commentsIn({Done, End});
  Edits.push_back({Done, End - Done, std::move(Pending)});
  Pending.clear();
}

FallbackResult FallbackEditor::apply() {
  FallbackResult Result;
  Result.IsReplaced = true;
  if (isCallByOtherName()) {
    llvm::StringRef Callee = Text.Pieces.front().drop_back();
    File.edit("fallback", Confidence::Certain,
              {{Name.Begin, Name.End - Name.Begin, Callee.str()}});
    return Result;
  }
  bool Around = needsParensAround();
  Done = Name.Begin;
  std::string Pending = (Around ? "(" : "") + Text.Pieces.front().str();
  int LastKept = -1;
  std::vector<bool> IsKept(Call.Args.size());
  for (unsigned Use = 0; Use < Text.Args.size(); ++Use) {
    unsigned Arg = Text.Args[Use];
    ByteRange Range = Call.Args[Arg];
    if (static_cast<int>(Arg) > LastKept) {
      LastKept = static_cast<int>(Arg);
      IsKept[Arg] = true;
      Pending += needsParens(Use) ? "(" : "";
      closeGap(Range.Begin, Pending);
      Done = Range.End;
      Pending = needsParens(Use) ? ")" : "";
    } else {
      Pending += parenthesised(Use, File.text(Range));
    }
    Pending += Text.Pieces[Use + 1];
  }
  Pending += Around ? ")" : "";
  closeGap(Call.Parens.End, Pending);
  for (unsigned Arg = 0; Arg < Call.Args.size(); ++Arg)
    if (!IsKept[Arg])
      Result.Gone.push_back(Call.Args[Arg]);
  File.edit("fallback", Confidence::Certain, std::move(Edits));
  return Result;
}

/// What stands in front would not fit the expression: `ns::f(...)` never does,
/// `::f(...)` where a call takes its place.
static bool isBarredByQualifier(const FileContext &File, const Rule &R,
                                const SourceToken &Name) {
  const auto &Tokens = File.Lexed.Tokens;
  size_t I = File.Lexed.indexAt(Name.Begin);
  if (I == 0 || !Tokens[I - 1].is("::"))
    return false;
  static constexpr llvm::StringLiteral Keywords[] = {"return", "else", "throw"};
  bool IsGlobal = I == 1 || llvm::is_contained(Keywords, Tokens[I - 2].Text) ||
                  !(Tokens[I - 2].isIdentifier() || Tokens[I - 2].is(">"));
  llvm::StringRef Callee = llvm::StringRef(R.Fallback).split('(').first;
  bool IsCall =
      shapeOf(R.Fallback) == ExpressionShape::Postfix &&
      !Callee.starts_with("__builtin") &&
      llvm::all_of(Callee, [](char C) { return llvm::isAlnum(C) || C == '_'; });
  return !IsGlobal || !IsCall;
}

bool isOwnDefinition(const FileContext &File, const SourceToken &Name) {
  const std::optional<CallText> Call = callAt(File.Bytes, Name.End);
  if (!Call)
    return false;
  const auto &Tokens = File.Lexed.Tokens;
  const size_t After = File.Lexed.indexAt(Call->Parens.End);
  return After < Tokens.size() && Tokens[After].is("{");
}

FallbackResult replaceByFallback(FileContext &File, const Rule &R,
                                 const SourceToken &Name) {
  auto Call = callAt(File.Bytes, Name.End);
  auto Text = parseFallback(R.Fallback);
  if (R.Fallback.empty() || !Call || !Text ||
      isBarredByQualifier(File, R, Name))
    return {};
  unsigned Arity = R.Arity ? R.Arity : Text->arity();
  if (Arity != 0 && Call->Args.size() != Arity)
    return {};
  FallbackEditor Editor(File, R, Name, *Call, *Text);
  FallbackResult Result;
  Result.Obstacle = Editor.obstacle();
  return Result.Obstacle.empty() ? Editor.apply() : Result;
}

} // namespace hipport
