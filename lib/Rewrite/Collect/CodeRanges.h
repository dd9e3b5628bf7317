// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// From ranges of the parser to bytes that an edit may touch. Code that lies in
// the body of a macro has none: other uses of the macro may mean other things.

#ifndef HIPPORT_REWRITE_COLLECT_CODERANGES_H
#define HIPPORT_REWRITE_COLLECT_CODERANGES_H

#include "hipport/Frontend/Collector.h"

#include "clang/AST/Decl.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

#include <optional>

namespace hipport {

/// Whether somebody wrote the declaration; instances of templates are made by
/// the parser, and their code stands in the template.
inline bool isWritten(const clang::Decl *D) {
  const auto *Function = llvm::dyn_cast<clang::FunctionDecl>(D);
  return !Function || !Function->isTemplateInstantiation();
}

struct CodePlace {
  FileFacts *Facts;
  ByteRange Bytes;
};

class CodeRanges {
public:
  explicit CodeRanges(UnitContext &Unit)
      : Files(Unit.Files), Sources(Unit.Compiler.getSourceManager()),
        Language(Unit.Compiler.getLangOpts()) {}

  /// The bytes of a project file that are this code and nothing else: written
  /// there, as an argument of a macro, or as a whole use of one.
  std::optional<CodePlace> written(clang::SourceRange Range) const {
    return bytes(clang::Lexer::makeFileCharRange(
        clang::CharSourceRange::getTokenRange(Range), Sources, Language));
  }

  /// The bytes of a declaration, those of the macro use where it comes from
  /// one.
  std::optional<CodePlace> whole(clang::SourceRange Range) const {
    auto Begin = Sources.getExpansionRange(Range.getBegin());
    auto End = Sources.getExpansionRange(Range.getEnd());
    return bytes(clang::Lexer::getAsCharRange(
        clang::SourceRange(Begin.getBegin(), End.getEnd()), Sources, Language));
  }

private:
  std::optional<CodePlace> bytes(clang::CharSourceRange Range) const {
    if (Range.isInvalid())
      return std::nullopt;
    auto Begin = Files.spelling(Range.getBegin());
    auto End = Files.spelling(Range.getEnd());
    if (!Begin || !End || Begin->Facts != End->Facts ||
        Begin->Offset >= End->Offset)
      return std::nullopt;
    return CodePlace{Begin->Facts, {Begin->Offset, End->Offset}};
  }

  UnitFiles &Files;
  const clang::SourceManager &Sources;
  const clang::LangOptions &Language;
};

} // namespace hipport

#endif // HIPPORT_REWRITE_COLLECT_CODERANGES_H
