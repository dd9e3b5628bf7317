// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Findings as lines of text, in the form that editors and terminals link.

#include "RelativePath.h"
#include "SourceLines.h"

#include <fmt/format.h>

namespace hipport {

using Color = llvm::raw_ostream::Colors;

static Color colorOf(FindingClass Class) {
  switch (Class) {
  case FindingClass::Compile:
  case FindingClass::Correctness:
    return Color::RED;
  case FindingClass::Performance:
    return Color::MAGENTA;
  case FindingClass::Info:
    return Color::CYAN;
  }
  llvm_unreachable("unknown finding class");
}

/// Colours are shown when the stream has them on.
static void writePainted(llvm::raw_ostream &OS, Color Paint,
                         llvm::StringRef Text) {
  OS.changeColor(Paint, /*Bold=*/true) << Text;
  OS.resetColor();
}

static void writeHead(llvm::raw_ostream &OS, const std::string &Place,
                      Color Paint, llvm::StringRef Kind) {
  writePainted(OS, Color::SAVEDCOLOR, Place + ": ");
  writePainted(OS, Paint, Kind.str() + ": ");
}

/// The line, and a caret below the place: tabs stay, so that it fits whatever
/// their width.
static void writeCaret(llvm::raw_ostream &OS, llvm::StringRef Line,
                       unsigned Column) {
  if (Line.trim().empty() || Column == 0)
    return;
  std::string Blank;
  for (char C : Line.take_front(Column - 1))
    if (C == '\t')
      Blank += C;
    else if ((static_cast<unsigned char>(C) & 0xC0) != 0x80)
      Blank += ' ';
  OS << Line << '\n' << Blank;
  writePainted(OS, Color::GREEN, "^");
  OS << '\n';
}

static void writeFinding(llvm::raw_ostream &OS, llvm::StringRef Root,
                         const Finding &Item, llvm::StringRef Message,
                         const SourceTexts &Texts) {
  writeHead(OS, formatPlace(Root, Item.Place), colorOf(Item.Class),
            toString(Item.Class));
  OS << Message << " [" << Item.Id << "]\n";
  writeCaret(OS, lineOf(Texts, Item.Place), Item.Place.Column);
  for (const Evidence &Note : Item.Notes) {
    writeHead(OS, formatPlace(Root, Note.Place), Color::CYAN, "note");
    OS << Note.Reason << '\n';
    writeCaret(OS, lineOf(Texts, Note.Place), Note.Place.Column);
  }
}

/// A parse that went wrong says the same many times: one line for each file.
static std::string messageOf(const Finding &Item, unsigned Incomplete) {
  if (Item.Id != "parse-incomplete" || Incomplete < 2)
    return Item.Message;
  return fmt::format("{} places were not understood by the parser, the first: "
                     "{}",
                     Incomplete, Item.Message);
}

void writeFindings(llvm::raw_ostream &OS, const ConvertResult &Result,
                   const SourceTexts &Texts) {
  size_t Suppressed = 0;
  for (const FileResult &File : Result.Files) {
    unsigned Incomplete = 0;
    for (const Finding &Item : File.Findings)
      Incomplete += !Item.Suppressed && Item.Id == "parse-incomplete";
    bool IsTold = false;
    for (const Finding &Item : File.Findings) {
      if (Item.Suppressed) {
        ++Suppressed;
        continue;
      }
      if (Item.Id == "parse-incomplete" && std::exchange(IsTold, true))
        continue;
      writeFinding(OS, Result.Root, Item, messageOf(Item, Incomplete), Texts);
    }
  }
  if (Suppressed != 0)
    OS << fmt::format("{} suppressed\n",
                      Suppressed == 1
                          ? "1 finding is"
                          : fmt::format("{} findings are", Suppressed));
}

} // namespace hipport
