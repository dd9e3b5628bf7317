// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "DeclaredNames.h"

#include "FileContext.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

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

/// `struct name {`, `using name =` and `} name;`.
static llvm::StringSet<> definedTypes(llvm::ArrayRef<SourceToken> Tokens) {
  static constexpr llvm::StringLiteral Tags[] = {"struct", "class", "union",
                                                 "enum"};
  llvm::StringSet<> Names;
  for (size_t I = 1; I + 1 < Tokens.size(); ++I) {
    const SourceToken &Before = Tokens[I - 1];
    const SourceToken &After = Tokens[I + 1];
    bool IsTagged = llvm::is_contained(Tags, Before.Text) &&
                    (After.is("{") || After.is(":") || After.is("final"));
    bool IsAlias = Before.is("using") && After.is("=");
    bool IsTypedef = Before.is("}") && After.is(";");
    if (Tokens[I].isIdentifier() && (IsTagged || IsAlias || IsTypedef) &&
        looksLikeCuda(Tokens[I].Text))
      Names.insert(Tokens[I].Text);
  }
  return Names;
}

/// `hipError_t cudaError`: in the output of an earlier run, whose headers the
/// parser may lack.
static bool followsHipType(llvm::ArrayRef<SourceToken> Tokens, size_t I) {
  llvm::StringRef Type = I > 0 ? Tokens[I - 1].Text : "";
  return Type.consume_front("hip") && !Type.empty() &&
         llvm::isUpper(Type.front());
}

DeclaredNames::DeclaredNames(const FileContext &File)
    : File(File), Text(declaredNames(File)),
      Types(definedTypes(File.Lexed.Tokens)) {
  llvm::ArrayRef<SourceToken> Tokens = File.Lexed.Tokens;
  for (size_t I = 0; I < Tokens.size(); ++I)
    if (Tokens[I].isIdentifier() &&
        (File.ownerAt(Tokens[I].Begin) == NameOwner::User ||
         followsHipType(Tokens, I)))
      OfProgram.insert(Tokens[I].Text);
}

bool DeclaredNames::isLocal(size_t Index) const {
  const auto &Tokens = File.Lexed.Tokens;
  llvm::StringRef Name = Tokens[Index].Text;
  if (!OfProgram.contains(Name))
    return false;
  if (followsHipType(Tokens, Index))
    return true;
  int Closed = 0; // Blocks that ended before.
  for (size_t I = Index; I-- > 0;) {
    const SourceToken &T = Tokens[I];
    if (T.is("}"))
      ++Closed;
    else if (T.is("{"))
      Closed = std::max(Closed - 1, 0);
    else if (Closed == 0 && T.is(Name)) {
      if (auto Owner = File.ownerAt(T.Begin))
        return *Owner == NameOwner::User;
      if (followsHipType(Tokens, I))
        return true;
    }
  }
  return false;
}

} // namespace hipport
