// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LeadingIncludes.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"

#include <string>

using namespace clang;

namespace hipport {

/// `<name>` or `"name"` at the front of \p Rest and nothing but a comment
/// behind it on the line; else nothing.
static std::optional<IncludeDirective> readTarget(llvm::StringRef Rest) {
  llvm::StringRef Line = Rest.take_until([](char C) { return C == '\n'; });
  if (Line.rtrim("\r").ends_with("\\"))
    return std::nullopt;
  Line = Line.trim();
  const bool Angled = Line.consume_front("<");
  if (!Angled && !Line.consume_front("\""))
    return std::nullopt;
  const size_t End = Line.find(Angled ? '>' : '"');
  if (End == 0 || End == llvm::StringRef::npos)
    return std::nullopt;
  llvm::StringRef Behind = Line.drop_front(End + 1).ltrim();
  if (!Behind.empty() && !Behind.starts_with("//"))
    return std::nullopt;
  return IncludeDirective{Line.take_front(End).str(), Angled};
}

std::vector<IncludeDirective> leadingIncludes(llvm::StringRef Bytes) {
  // The lexer wants a zero behind the last byte.
  const std::string Text = Bytes.str();
  LangOptions Language;
  Language.CPlusPlus = true;
  Lexer Raw(SourceLocation(), Language, Text.data(), Text.data(),
            Text.data() + Text.size());
  std::vector<IncludeDirective> Includes;
  Token Tok;
  Raw.LexFromRawLexer(Tok);
  while (Tok.is(tok::hash) && Tok.isAtStartOfLine()) {
    Raw.LexFromRawLexer(Tok);
    if (Tok.isNot(tok::raw_identifier) || Tok.needsCleaning() ||
        Tok.getRawIdentifier() != "include")
      return Includes;
    auto Target = readTarget(Raw.getBufferLocation());
    if (!Target)
      return Includes;
    Includes.push_back(std::move(*Target));
    do
      Raw.LexFromRawLexer(Tok);
    while (!Tok.isAtStartOfLine() && Tok.isNot(tok::eof));
  }
  return Includes;
}

} // namespace hipport
