// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SourceLines.h"

#include <algorithm>

namespace hipport {

llvm::StringRef lineOf(const SourceTexts &Texts, const SourcePlace &Place) {
  auto Text = Texts.find(Place.File);
  if (Text == Texts.end() || Place.Column == 0 ||
      Place.Offset > Text->second.size() || Place.Offset + 1 < Place.Column)
    return "";
  return Text->second.drop_front(Place.Offset + 1 - Place.Column)
      .take_until([](char C) { return C == '\n'; })
      .rtrim('\r');
}

unsigned characterColumn(const SourceTexts &Texts, const SourcePlace &Place) {
  llvm::StringRef Before = lineOf(Texts, Place).take_front(Place.Column - 1);
  // Bytes that go on a character of UTF-8 are no column of their own.
  const auto Inside = std::count_if(Before.begin(), Before.end(), [](char C) {
    return (static_cast<unsigned char>(C) & 0xC0) == 0x80;
  });
  return Place.Column - unsigned(Inside);
}

SourcePlace placeOf(const SourceTexts &Texts, const std::string &File,
                    unsigned Offset) {
  auto Text = Texts.find(File);
  if (Text == Texts.end() || Offset > Text->second.size())
    return {File, Offset, 0, 0};
  llvm::StringRef Before = Text->second.take_front(Offset);
  const size_t LineStart = Before.rfind('\n');
  const unsigned Column = LineStart == llvm::StringRef::npos
                              ? Offset + 1
                              : Offset - unsigned(LineStart);
  return {File, Offset, unsigned(Before.count('\n')) + 1, Column};
}

} // namespace hipport
