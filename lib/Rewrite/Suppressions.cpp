// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Suppressions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/GlobPattern.h"

namespace hipport {

/// The names that clang-tidy has for our ids.
static constexpr llvm::StringLiteral TidyPrefix = "hipport-";

static std::vector<std::string> splitList(llvm::StringRef List) {
  std::vector<std::string> Items;
  llvm::SmallVector<llvm::StringRef> Parts;
  List.split(Parts, ',');
  for (llvm::StringRef Part : Parts)
    if (!Part.trim().empty())
      Items.push_back(Part.trim().str());
  return Items;
}

/// What the user says behind a suppression, to the end of its line.
static std::string reasonIn(llvm::StringRef Rest) {
  Rest = Rest.take_until([](char C) { return C == '\n'; });
  Rest = Rest.rtrim();
  Rest.consume_back("*/");
  return Rest.trim(" \t:-").str();
}

static bool matches(llvm::StringRef Pattern, llvm::StringRef Name) {
  llvm::Expected<llvm::GlobPattern> Glob = llvm::GlobPattern::create(Pattern);
  if (Glob)
    return Glob->match(Name);
  llvm::consumeError(Glob.takeError());
  return Pattern == Name;
}

/// As clang-tidy reads a list: the last word on a name counts.
static bool isInList(llvm::ArrayRef<std::string> Patterns,
                     llvm::StringRef Name) {
  bool IsIn = false;
  for (llvm::StringRef Pattern : Patterns) {
    const bool Adds = !Pattern.consume_front("-");
    if (matches(Pattern.trim(), Name))
      IsIn = Adds;
  }
  return IsIn;
}

bool Suppressions::Entry::takes(llvm::StringRef Id) {
  if (Kind == Form::NoLint)
    return All || isInList(Ids, (TidyPrefix + Id).str());
  bool Takes = false;
  for (size_t I = 0; I < Ids.size(); ++I)
    if (Ids[I] == Id)
      Used[I] = Takes = true;
  return Takes;
}

Suppressions::Suppressions(llvm::StringRef Bytes, const TokenList &Lexed,
                           const LineTable &Lines)
    : Lexed(Lexed), Lines(Lines) {
  if (!Bytes.contains("NOLINT") && !Bytes.contains("hipport:"))
    return;
  for (ByteRange Comment : Lexed.Comments) {
    readIgnore(Bytes, Comment);
    readNoLint(Bytes, Comment);
  }
}

bool Suppressions::hasCode(unsigned Line) const {
  size_t I = Lexed.indexAt(Lines.startOf(Line));
  return I < Lexed.Tokens.size() && Lines.lineAt(Lexed.Tokens[I].Begin) == Line;
}

/// The line of the next token, when only comments stand between; else 0.
unsigned Suppressions::codeLineBelow(llvm::StringRef Bytes,
                                     unsigned Line) const {
  size_t I = Lexed.indexAt(Lines.startOf(Line));
  if (I == Lexed.Tokens.size())
    return 0;
  const unsigned CodeLine = Lines.lineAt(Lexed.Tokens[I].Begin);
  for (unsigned L = Line; L < CodeLine; ++L)
    if (Bytes.slice(Lines.startOf(L), Lines.startOf(L + 1)).trim().empty())
      return 0;
  return CodeLine;
}

/// The text behind "hipport:" where a comment, or one in it, begins with that.
static std::optional<llvm::StringRef> ownText(llvm::StringRef Comment) {
  size_t At = Comment.find("hipport:");
  if (At == llvm::StringRef::npos)
    return std::nullopt;
  llvm::StringRef Before = Comment.take_front(At).rtrim();
  if (!Before.ends_with("//") && !Before.ends_with("/*"))
    return std::nullopt;
  llvm::StringRef Rest = Comment.drop_front(At + strlen("hipport:")).ltrim();
  if (!Rest.consume_front("ignore") ||
      (!Rest.empty() && (llvm::isAlnum(Rest.front()) || Rest.front() == '_')))
    return std::nullopt;
  return Rest.ltrim(" \t");
}

void Suppressions::readIgnore(llvm::StringRef Bytes, ByteRange Comment) {
  std::optional<llvm::StringRef> Rest =
      ownText(Bytes.slice(Comment.Begin, Comment.End));
  if (!Rest)
    return;
  Entry New;
  New.Kind = Form::Ignore;
  New.Offset = Comment.Begin;
  New.Line = Lines.lineAt(Comment.Begin);
  New.IsAbove = !hasCode(New.Line);
  New.First = New.Last =
      New.IsAbove ? codeLineBelow(Bytes, New.Line) : New.Line;
  const size_t Close = Rest->find(']');
  if (Rest->starts_with("[") && Close != llvm::StringRef::npos) {
    for (llvm::StringRef Id : splitList(Rest->slice(1, Close))) {
      Id.consume_front(TidyPrefix);
      New.Ids.push_back(Id.str());
    }
    New.Reason = reasonIn(Rest->drop_front(Close + 1));
  }
  New.Used.resize(New.Ids.size());
  Entries.push_back(std::move(New));
}

void Suppressions::readNoLint(llvm::StringRef Bytes, ByteRange Comment) {
  static constexpr llvm::StringLiteral Word = "NOLINT";
  auto IsLetter = [](char C) { return llvm::isAlnum(C) || C == '_'; };
  llvm::StringRef Text = Bytes.slice(Comment.Begin, Comment.End);
  for (size_t At = Text.find(Word); At != llvm::StringRef::npos;
       At = Text.find(Word, At + Word.size())) {
    if (At > 0 && IsLetter(Text[At - 1]))
      continue;
    llvm::StringRef Rest = Text.drop_front(At + Word.size());
    llvm::StringRef Suffix = Rest.take_while(IsLetter);
    Rest = Rest.drop_front(Suffix.size());
    Entry New;
    New.Offset = Comment.Begin + At;
    New.Line = Lines.lineAt(New.Offset);
    New.IsAbove = Suffix == "NEXTLINE" && !hasCode(New.Line);
    const size_t Close = Rest.find(')');
    New.All = !Rest.starts_with("(") || Close == llvm::StringRef::npos;
    if (!New.All) {
      New.Ids = splitList(Rest.slice(1, Close));
      Rest = Rest.drop_front(Close + 1);
    }
    New.Reason = reasonIn(Rest);
    addRange(std::move(New), Suffix);
  }
}

void Suppressions::addRange(Entry New, llvm::StringRef Suffix) {
  if (Suffix == "BEGIN") {
    Open.push_back(std::move(New));
    return;
  }
  if (Suffix == "END") {
    // The innermost that names the same checks; one without an end counts not.
    for (auto It = Open.rbegin(); It != Open.rend(); ++It)
      if (It->All == New.All && It->Ids == New.Ids) {
        It->First = It->Line;
        It->Last = New.Line;
        Entries.push_back(std::move(*It));
        Open.erase(std::next(It).base());
        return;
      }
    return;
  }
  if (!Suffix.empty() && Suffix != "NEXTLINE")
    return;
  New.First = New.Last = New.Line + (Suffix == "NEXTLINE");
  Entries.push_back(std::move(New));
}

std::optional<Suppression> Suppressions::find(llvm::StringRef Id, unsigned Line,
                                              unsigned StatementLine) {
  std::optional<Suppression> Found;
  // All that fit are used: none of them is the one too many.
  for (Entry &E : Entries) {
    const bool Covers =
        (E.First <= Line && Line <= E.Last) ||
        (E.Kind == Form::Ignore && E.IsAbove && E.First == StatementLine);
    if (Covers && E.takes(Id) && !Found)
      Found = Suppression{E.Reason};
  }
  return Found;
}

bool Suppressions::isForNextLine(unsigned Line) const {
  return llvm::any_of(Entries, [&](const Entry &E) {
    return E.IsAbove && E.Line <= Line && Line < E.First;
  });
}

std::vector<Suppressions::Unused> Suppressions::unused() const {
  std::vector<Unused> List;
  for (const Entry &E : Entries) {
    if (E.Kind != Form::Ignore)
      continue;
    if (E.Ids.empty())
      List.push_back({E.Offset, ""});
    for (size_t I = 0; I < E.Ids.size(); ++I)
      if (!E.Used[I])
        List.push_back({E.Offset, E.Ids[I]});
  }
  return List;
}

} // namespace hipport
