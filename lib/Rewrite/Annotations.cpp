// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// FIXME comments: one line for each finding, above the statement, above the
// macro definition for code in a macro. Lines of an earlier run go when their
// cause has gone.

#include "FileContext.h"

#include <fmt/format.h>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <set>

namespace hipport {

/// How often a name is used may be another number in the next run.
static llvm::StringRef withoutCount(llvm::StringRef Comment) {
  auto [Head, Tail] = Comment.rsplit("; ");
  bool IsCount = !Tail.empty() && llvm::isDigit(Tail.front()) &&
                 Tail.contains(" of its names stay");
  return IsCount ? Head : Comment;
}

static constexpr llvm::StringLiteral Mark = "// FIXME(hipport:";

namespace {

class Annotator {
public:
  explicit Annotator(FileContext &File)
      : File(File), Statements(File.statements()) {}

  void run() {
    for (const Finding &F : File.Findings)
      if (F.Annotate && !F.Suppressed)
        annotate(F);
    if (File.Facts && File.Run.Compiled.count(File.Path))
      removeStale();
    for (auto &[Offset, Lines] : Comments)
      File.edit("annotations", Confidence::Certain, {{Offset, 0, Lines}});
  }

private:
  /// Start of the line that a comment may stand above: never inside a comment,
  /// a literal or a continued line.
  unsigned anchorOf(unsigned Offset) const {
    unsigned Anchor = File.Lines.startOfLineAt(Statements.before(Offset));
    for (bool Moved = true; Moved;) {
      Moved = false;
      for (ByteRange R : File.Lexed.MultiLine)
        if (R.Begin < Anchor && Anchor < R.End) {
          Anchor = File.Lines.startOfLineAt(R.Begin);
          Moved = true;
        }
      if (isContinued(Anchor)) {
        Anchor = File.Lines.startOfLineAt(Anchor - 1);
        Moved = true;
      } else if (Anchor > 0 &&
                 File.Hushed.isForNextLine(File.Lines.lineAt(Anchor) - 1)) {
        // The comment must stay where it is: right above the code.
        Anchor = File.Lines.startOfLineAt(Anchor - 1);
        Moved = true;
      }
    }
    return Anchor;
  }

  /// The line before \p LineStart ends in a backslash.
  bool isContinued(unsigned LineStart) const {
    return LineStart > 0 &&
           File.Bytes.take_front(LineStart)
               .rtrim("\r\n")
               .rtrim(" \t")
               .ends_with("\\") &&
           File.Lines.lineAt(LineStart) ==
               File.Lines.lineAt(LineStart - 1) + 1 &&
           !File.Bytes.slice(File.Lines.startOfLineAt(LineStart - 1), LineStart)
                .trim()
                .empty();
  }

  /// A line that stands above the anchor from an earlier run.
  bool isThere(unsigned Anchor, llvm::StringRef Comment) {
    while (Anchor > 0) {
      unsigned Above = File.Lines.startOfLineAt(Anchor - 1);
      llvm::StringRef Line = File.Bytes.slice(Above, Anchor).trim();
      if (!Line.starts_with(Mark))
        return false;
      if (withoutCount(Line) == withoutCount(Comment)) {
        Standing.insert(Above);
        return true;
      }
      Anchor = Above;
    }
    return false;
  }

  void annotate(const Finding &F) {
    unsigned Anchor = anchorOf(F.Place.Offset);
    std::string Comment = fmt::format("{}{}): {}", Mark.str(), F.Id, F.Message);
    std::replace(Comment.begin(), Comment.end(), '\n', ' ');
    if (isThere(Anchor, Comment) || !Written.insert({Anchor, Comment}).second)
      return;
    llvm::StringRef Line = File.Bytes.drop_front(Anchor);
    bool AfterMark = Anchor == 0 && Line.consume_front("\xEF\xBB\xBF");
    llvm::StringRef Indent =
        Line.take_while([](char C) { return C == ' ' || C == '\t'; });
    Comments[Anchor + (AfterMark ? 3 : 0)] +=
        Indent.str() + Comment + File.lineEnd().str();
  }

  /// A remark of a check; what a rewrite said of CUDA's names cannot be seen in
  /// its output any more.
  bool isOfCheck(llvm::StringRef Line) const {
    return Line.consume_front(Mark) &&
           File.Run.CheckIds.count(Line.split("):").first) != 0;
  }

  void removeStale() {
    for (unsigned Begin = 0; Begin < File.Bytes.size();) {
      const size_t LineEnd = File.Bytes.find('\n', Begin);
      const unsigned End =
          LineEnd == llvm::StringRef::npos ? File.Bytes.size() : LineEnd + 1;
      if (isOfCheck(File.Bytes.slice(Begin, End).ltrim(" \t")) &&
          !Standing.count(Begin) && !File.isSkipped(Begin) &&
          !File.isUntouched(Begin) && !isInside(Begin))
        File.edit("annotations", Confidence::Certain,
                  {{Begin, End - Begin, ""}});
      Begin = End;
    }
  }

  /// Part of a literal or comment of several lines.
  bool isInside(unsigned Offset) const {
    return llvm::any_of(File.Lexed.MultiLine, [&](ByteRange R) {
      return R.Begin < Offset && Offset < R.End;
    });
  }

  FileContext &File;
  const StatementStarts &Statements;
  std::map<unsigned, std::string> Comments;
  std::set<std::pair<unsigned, std::string>> Written;
  std::set<unsigned> Standing; ///< Lines of an earlier run that hold.
};

} // namespace

void annotateFindings(FileContext &File) { Annotator(File).run(); }

} // namespace hipport
