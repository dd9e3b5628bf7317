// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "DeclaredNames.h"

#include "FileContext.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace hipport {

/// `Type name =`, `Type *name;` and the like, wherever they stand.
static llvm::StringSet<> declaredNames(const FileContext &File) {
  static constexpr llvm::StringLiteral NoTypes[] = {
      "return", "else", "case", "goto", "new", "delete", "throw", "typename"};
  static constexpr llvm::StringLiteral After[] = {"=", ";", ",", "[", ")"};
  llvm::StringSet<> Names;
  const auto &Tokens = File.Lexed.Tokens;
  for (size_t I = 2; I + 1 < Tokens.size(); ++I) {
    if (!Tokens[I].isIdentifier() ||
        !llvm::is_contained(After, Tokens[I + 1].Text))
      continue;
    bool IsPointer = Tokens[I - 1].is("*") || Tokens[I - 1].is("&");
    const SourceToken &Type = Tokens[I - (IsPointer ? 2 : 1)];
    if (Type.isIdentifier() && !llvm::is_contained(NoTypes, Type.Text) &&
        looksLikeCuda(Tokens[I].Text))
      Names.insert(Tokens[I].Text);
  }
  return Names;
}

DeclaredNames::DeclaredNames(const FileContext &File)
    : File(File), Text(declaredNames(File)) {
  for (const SourceToken &T : File.Lexed.Tokens)
    if (T.isIdentifier() && File.ownerAt(T.Begin) == NameOwner::User)
      OfProgram.insert(T.Text);
}

bool DeclaredNames::isLocal(size_t Index) const {
  const auto &Tokens = File.Lexed.Tokens;
  llvm::StringRef Name = Tokens[Index].Text;
  if (!OfProgram.contains(Name))
    return false;
  int Closed = 0; // Blocks that ended before.
  for (size_t I = Index; I-- > 0;) {
    const SourceToken &T = Tokens[I];
    if (T.is("}"))
      ++Closed;
    else if (T.is("{"))
      Closed = std::max(Closed - 1, 0);
    else if (Closed == 0 && T.is(Name))
      if (auto Owner = File.ownerAt(T.Begin))
        return *Owner == NameOwner::User;
  }
  return false;
}

} // namespace hipport
