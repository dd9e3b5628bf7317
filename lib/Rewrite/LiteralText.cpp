// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LiteralText.h"

namespace hipport {

/// `R"tag(...)tag"`.
bool LiteralText::addRaw(llvm::StringRef Token, unsigned Begin) {
  size_t Open = Token.find('(');
  if (Open == llvm::StringRef::npos || !Token.ends_with("\""))
    return false;
  size_t TagSize = Open - Token.find('"') - 1;
  size_t Close = Token.size() - TagSize - 2;
  if (Close <= Open)
    return false;
  for (size_t I = Open + 1; I < Close; ++I) {
    Text += Token[I];
    unsigned At = Begin + static_cast<unsigned>(I);
    Places.push_back({At, At + 1, static_cast<unsigned>(IsRaw.size())});
  }
  IsRaw.push_back(true);
  return true;
}

bool LiteralText::addEscaped(llvm::StringRef Token, unsigned Begin) {
  static constexpr llvm::StringLiteral Letters = "ntr\\\"'?";
  static constexpr llvm::StringLiteral Meanings = "\n\t\r\\\"'?";
  size_t I = Token.find('"') + 1;
  for (; I + 1 < Token.size(); ++I) {
    unsigned At = Begin + static_cast<unsigned>(I);
    Place Here{At, At + 1, static_cast<unsigned>(IsRaw.size())};
    if (Token[I] != '\\') {
      Text += Token[I];
      Places.push_back(Here);
      continue;
    }
    ++I;
    if (Token[I] == '\r' && Token.substr(I + 1).starts_with("\n"))
      ++I;
    if (Token[I] == '\n')
      continue; // A line goes on.
    size_t Letter = Letters.find(Token[I]);
    if (Letter == llvm::StringRef::npos)
      return false;
    Text += Meanings[Letter];
    Here.End = Begin + static_cast<unsigned>(I) + 1;
    Places.push_back(Here);
  }
  IsRaw.push_back(false);
  return true;
}

std::optional<LiteralText>
LiteralText::read(llvm::StringRef Bytes, llvm::ArrayRef<ByteRange> Literals) {
  LiteralText Joined;
  unsigned End = 0;
  for (ByteRange R : Literals) {
    llvm::StringRef Token = Bytes.slice(R.Begin, R.End);
    llvm::StringRef Prefix = Token.take_front(Token.find('"'));
    bool IsRead = Prefix == "R" || Prefix == "u8R"
                      ? Joined.addRaw(Token, R.Begin)
                      : (Prefix.empty() || Prefix == "u8") &&
                            Token.size() > Prefix.size() + 1 &&
                            Joined.addEscaped(Token, R.Begin);
    if (!IsRead)
      return std::nullopt;
    bool RawEnd = Joined.IsRaw.back();
    End = R.End - 1;
    if (RawEnd)
      End -= static_cast<unsigned>(Token.find('(') - Token.find('"'));
  }
  if (Joined.IsRaw.empty())
    return std::nullopt;
  Joined.Places.push_back(
      {End, End, static_cast<unsigned>(Joined.IsRaw.size() - 1)});
  return Joined;
}

static std::string escaped(llvm::StringRef Text) {
  std::string Out;
  for (char C : Text) {
    if (C == '\n')
      Out += "\\n";
    else if (C == '"' || C == '\\')
      Out += {'\\', C};
    else
      Out += C;
  }
  return Out;
}

std::optional<Edit> LiteralText::toFile(const Edit &E) const {
  if (E.Offset + E.Length >= Places.size())
    return std::nullopt;
  Place First = Places[E.Offset];
  Place Last = E.Length == 0 ? First : Places[E.Offset + E.Length - 1];
  if (First.Literal != Last.Literal)
    return std::nullopt;
  unsigned End = E.Length == 0 ? First.At : Last.End;
  bool Raw = IsRaw[First.Literal];
  return Edit{First.At, End - First.At, Raw ? E.Text : escaped(E.Text)};
}

} // namespace hipport
