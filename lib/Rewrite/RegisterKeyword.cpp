// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The storage class `register` says nothing to nvcc, and C++17, which hipcc
// takes unless told otherwise, does not have it: it goes. A variable that is
// bound to a register of the machine keeps it.

#include "FileContext.h"

#include "llvm/Support/Path.h"

namespace hipport {

static constexpr llvm::StringLiteral Keyword = "register";

/// Code of CUDA or a header: what else a project holds is compiled as before.
static bool isForHipcc(llvm::StringRef Path) {
  static constexpr llvm::StringLiteral Suffixes[] = {
      ".cu", ".cuh", ".h", ".hpp", ".hxx", ".hh", ".inl"};
  return llvm::is_contained(Suffixes, llvm::sys::path::extension(Path));
}

static bool definesKeyword(const FileContext &File) {
  return llvm::any_of(File.Directives.Directives, [&](const Directive &D) {
    size_t Name = File.Lexed.indexAt(D.Argument.Begin);
    return D.Kind == DirectiveKind::Define && Name < File.Lexed.Tokens.size() &&
           File.Lexed.Tokens[Name].is(Keyword);
  });
}

/// `register int X asm("eax")`
static bool isBoundToRegister(const FileContext &File, size_t Index) {
  const auto &Tokens = File.Lexed.Tokens;
  static constexpr llvm::StringLiteral Ends[] = {";", "=", ",", ")", "{"};
  for (size_t I = Index + 1; I < Tokens.size(); ++I) {
    if (Tokens[I].is("asm") || Tokens[I].is("__asm__") || Tokens[I].is("__asm"))
      return true;
    if (llvm::is_contained(Ends, Tokens[I].Text))
      return false;
  }
  return false;
}

/// What stands at both sides can belong to a declaration.
static bool isInDeclaration(const FileContext &File, size_t Index) {
  const auto &Tokens = File.Lexed.Tokens;
  static constexpr llvm::StringLiteral NotBefore[] = {".", "->", "::", "#",
                                                      "##"};
  if (Index > 0 && llvm::is_contained(NotBefore, Tokens[Index - 1].Text))
    return false;
  if (const Directive *D = File.Directives.directiveAt(Tokens[Index].Begin)) {
    if (D->Kind != DirectiveKind::Define ||
        Tokens[Index].Begin == D->Argument.Begin)
      return false;
    if (Tokens[Index].End == D->Argument.End)
      return true;
  }
  return Index + 1 < Tokens.size() &&
         (Tokens[Index + 1].isIdentifier() || Tokens[Index + 1].is("::"));
}

/// With the blanks behind it; at the end of a line with those before it.
static ByteRange withBlanks(llvm::StringRef Bytes, const SourceToken &Word) {
  auto IsBlank = [](char C) { return C == ' ' || C == '\t'; };
  unsigned Behind =
      Word.End + Bytes.drop_front(Word.End).take_while(IsBlank).size();
  llvm::StringRef Rest = Bytes.drop_front(Behind);
  bool EndsLine = Rest.empty() || Rest.front() == '\n' || Rest.front() == '\r';
  if (!EndsLine)
    return {Word.Begin, Behind};
  llvm::StringRef Before = Bytes.take_front(Word.Begin);
  return {unsigned(Before.rtrim(" \t").size()), Word.End};
}

void removeRegisterKeyword(FileContext &File) {
  if (!isForHipcc(File.Path) || definesKeyword(File))
    return;
  const auto &Tokens = File.Lexed.Tokens;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (!Tokens[I].is(Keyword) || !Tokens[I].isIdentifier() ||
        File.isUntouched(Tokens[I].Begin) || !isInDeclaration(File, I) ||
        isBoundToRegister(File, I))
      continue;
    ByteRange Gone = withBlanks(File.Bytes, Tokens[I]);
    File.edit("register-keyword",
              File.isSkipped(Tokens[I].Begin) ? Confidence::Likely
                                              : Confidence::Certain,
              {{Gone.Begin, Gone.End - Gone.Begin, ""}});
  }
}

} // namespace hipport
