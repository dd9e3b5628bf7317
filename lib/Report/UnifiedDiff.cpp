// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Unified diffs in the form that git writes and `git apply` reads: quoting of
// paths, hunk headers and the mark of a missing final newline are git's.

#include "LineDiff.h"
#include "hipport/Report/Report.h"

#include <fmt/format.h>

namespace hipport {

constexpr size_t ContextLines = 3;

/// Lines with their terminators. Only '\n' ends a line: a '\r' is a byte of it.
static std::vector<llvm::StringRef> splitLines(llvm::StringRef Text) {
  std::vector<llvm::StringRef> Lines;
  while (!Text.empty()) {
    size_t End = Text.find('\n');
    size_t Size = End == llvm::StringRef::npos ? Text.size() : End + 1;
    Lines.push_back(Text.take_front(Size));
    Text = Text.drop_front(Size);
  }
  return Lines;
}

/// The escape of one byte in a quoted path; empty when it stands for itself.
static std::string escapeInPath(unsigned char Byte) {
  constexpr llvm::StringLiteral Special = "\a\b\t\n\v\f\r\"\\";
  size_t Index = Special.find(char(Byte));
  if (Index != llvm::StringRef::npos)
    return {'\\', "abtnvfr\"\\"[Index]};
  if (Byte < 0x20 || Byte >= 0x7F)
    return fmt::format("\\{:03o}", Byte);
  return "";
}

/// Quoted only if a byte of the path needs it, as git does.
static std::string quotePath(llvm::StringRef Path) {
  std::string Quoted;
  bool NeedsQuotes = false;
  for (char Byte : Path) {
    std::string Escape = escapeInPath(static_cast<unsigned char>(Byte));
    NeedsQuotes |= !Escape.empty();
    Quoted += Escape.empty() ? std::string(1, Byte) : Escape;
  }
  return NeedsQuotes ? "\"" + Quoted + "\"" : Path.str();
}

/// The lines about the file; those about its text only when that changes.
static std::string fileHeader(llvm::StringRef OldPath, llvm::StringRef NewPath,
                              bool TextChanges) {
  const std::string Old = quotePath(("a/" + OldPath).str());
  const std::string New = quotePath(("b/" + NewPath).str());
  std::string Out = fmt::format("diff --git {} {}\n", Old, New);
  if (OldPath != NewPath)
    Out += fmt::format("rename from {}\nrename to {}\n", quotePath(OldPath),
                       quotePath(NewPath));
  // A tab ends a name with blanks; without it they could begin a time stamp.
  const char *Tab = OldPath.contains(' ') ? "\t" : "";
  if (TextChanges)
    Out += fmt::format("--- {0}{2}\n+++ {1}{2}\n", Old, New, Tab);
  return Out;
}

/// "begin,count" with git's short forms: a count of 1 is left out, and an empty
/// range names the line before it.
static std::string formatRange(size_t Begin, size_t Count) {
  if (Count == 1)
    return fmt::format("{}", Begin + 1);
  return fmt::format("{},{}", Count == 0 ? Begin : Begin + 1, Count);
}

static void addLine(std::string &Out, char Mark, llvm::StringRef Line) {
  Out += Mark;
  Out += Line;
  if (!Line.ends_with("\n"))
    Out += "\n\\ No newline at end of file\n";
}

namespace {

struct Texts {
  std::vector<llvm::StringRef> Before;
  std::vector<llvm::StringRef> After;
};

} // namespace

/// One hunk: \p Changes with the context around and between them.
static void addHunk(std::string &Out, const Texts &Lines,
                    llvm::ArrayRef<LineChange> Changes) {
  const LineChange &First = Changes.front(), &Last = Changes.back();
  size_t Lead = std::min(ContextLines, First.BeforeBegin);
  size_t Tail = std::min(ContextLines, Lines.Before.size() - Last.BeforeEnd);
  size_t BeforeBegin = First.BeforeBegin - Lead;
  size_t AfterBegin = First.AfterBegin - Lead;
  Out +=
      fmt::format("@@ -{} +{} @@\n",
                  formatRange(BeforeBegin, Last.BeforeEnd + Tail - BeforeBegin),
                  formatRange(AfterBegin, Last.AfterEnd + Tail - AfterBegin));
  size_t Line = BeforeBegin;
  for (const LineChange &Change : Changes) {
    for (; Line < Change.BeforeBegin; ++Line)
      addLine(Out, ' ', Lines.Before[Line]);
    for (; Line < Change.BeforeEnd; ++Line)
      addLine(Out, '-', Lines.Before[Line]);
    for (size_t I = Change.AfterBegin; I < Change.AfterEnd; ++I)
      addLine(Out, '+', Lines.After[I]);
  }
  for (; Line < Last.BeforeEnd + Tail; ++Line)
    addLine(Out, ' ', Lines.Before[Line]);
}

std::string unifiedDiff(llvm::StringRef RelPath, llvm::StringRef Before,
                        llvm::StringRef After) {
  return unifiedDiff(RelPath, RelPath, Before, After);
}

std::string unifiedDiff(llvm::StringRef RelPath, llvm::StringRef NewRelPath,
                        llvm::StringRef Before, llvm::StringRef After) {
  if (Before == After && RelPath == NewRelPath)
    return "";
  Texts Lines{splitLines(Before), splitLines(After)};
  std::vector<LineChange> Changes = diffLines(Lines.Before, Lines.After);
  std::string Out = fileHeader(RelPath, NewRelPath, Before != After);
  llvm::ArrayRef<LineChange> Rest = Changes;
  while (!Rest.empty()) {
    size_t Count = 1;
    while (Count < Rest.size() &&
           Rest[Count].BeforeBegin - Rest[Count - 1].BeforeEnd <=
               2 * ContextLines)
      ++Count;
    addHunk(Out, Lines, Rest.take_front(Count));
    Rest = Rest.drop_front(Count);
  }
  return Out;
}

} // namespace hipport
