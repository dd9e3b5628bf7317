// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "WaveFactsJSON.h"

#include "ByteText.h"
#include "WaveFactsFields.h"

#include <optional>

namespace hipport {

using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Path;
using llvm::json::Value;

namespace {

class Writer {
public:
  Writer(Object &Out, llvm::StringRef OwnFile) : Out(Out), OwnFile(OwnFile) {}

  template <typename T>
  void operator()(llvm::StringLiteral Key, const T &Field) {
    if (Field != T())
      Out[Key] = write(Field);
  }

private:
  Value write(const std::string &Text) { return text(Text); }
  Value write(bool Flag) { return Flag; }
  Value write(unsigned Number) { return Number; }
  Value write(const std::optional<unsigned> &Number) { return *Number; }
  Value write(const std::optional<int64_t> &Number) { return *Number; }
  Value write(const SourcePlace &P) {
    return Array{P.File == OwnFile ? Value("") : text(P.File), P.Offset, P.Line,
                 P.Column};
  }
  template <typename T> Value write(const std::vector<T> &Items) {
    Array List;
    for (const T &Item : Items)
      List.push_back(write(Item));
    return List;
  }
  template <typename T> Value write(const T &Field) {
    if constexpr (std::is_enum_v<T>) {
      return static_cast<unsigned>(Field);
    } else {
      Object Inner;
      fields(Field, Writer(Inner, OwnFile));
      return Inner;
    }
  }

  Object &Out;
  llvm::StringRef OwnFile;
};

class Reader {
public:
  Reader(const Object &From, llvm::StringRef OwnFile, Path P, bool &IsGood)
      : From(From), OwnFile(OwnFile), P(P), IsGood(IsGood) {}

  template <typename T> void operator()(llvm::StringLiteral Key, T &Field) {
    if (const Value *V = From.get(Key); V && IsGood)
      IsGood = read(*V, Field, P.field(Key));
  }

private:
  static bool fail(Path P, llvm::StringLiteral What) {
    P.report(What);
    return false;
  }
  bool read(const Value &V, std::string &Out, Path P) {
    return textFromJSON(V, Out, P);
  }
  bool read(const Value &V, bool &Out, Path P) {
    return llvm::json::fromJSON(V, Out, P);
  }
  bool read(const Value &V, unsigned &Out, Path P) {
    auto N = V.getAsUINT64();
    if (!N || *N > UINT32_MAX)
      return fail(P, "expected a number of 32 bits");
    Out = unsigned(*N);
    return true;
  }
  bool read(const Value &V, std::optional<unsigned> &Out, Path P) {
    return read(V, Out.emplace(), P);
  }
  bool read(const Value &V, std::optional<int64_t> &Out, Path P) {
    return llvm::json::fromJSON(V, Out.emplace(), P);
  }
  bool read(const Value &V, SourcePlace &Out, Path P) {
    const Array *Parts = V.getAsArray();
    if (!Parts || Parts->size() != 4)
      return fail(P, "expected a place");
    if (!read((*Parts)[0], Out.File, P.index(0)) ||
        !read((*Parts)[1], Out.Offset, P.index(1)) ||
        !read((*Parts)[2], Out.Line, P.index(2)) ||
        !read((*Parts)[3], Out.Column, P.index(3)))
      return false;
    if (Out.File.empty())
      Out.File = OwnFile.str();
    return true;
  }
  template <typename T> bool read(const Value &V, std::vector<T> &Out, Path P) {
    const Array *Items = V.getAsArray();
    if (!Items)
      return fail(P, "expected array");
    Out.resize(Items->size());
    for (size_t I = 0; I < Items->size(); ++I)
      if (!read((*Items)[I], Out[I], P.index(I)))
        return false;
    return true;
  }
  template <typename T> bool read(const Value &V, T &Out, Path P) {
    if constexpr (std::is_enum_v<T>) {
      unsigned Number = 0;
      if (!read(V, Number, P))
        return false;
      Out = static_cast<T>(Number);
      return true;
    } else {
      const Object *Inner = V.getAsObject();
      if (!Inner)
        return fail(P, "expected object");
      bool IsInnerGood = true;
      fields(Out, Reader(*Inner, OwnFile, P, IsInnerGood));
      return IsInnerGood;
    }
  }

  const Object &From;
  llvm::StringRef OwnFile;
  Path P;
  bool &IsGood;
};

} // namespace

Value toJSON(const FunctionFacts &Facts) {
  Object Out{{"file", text(Facts.Place.File)}};
  fields(Facts, Writer(Out, Facts.Place.File));
  return Out;
}

bool fromJSON(const Value &From, FunctionFacts &To, Path P) {
  const Object *Fields = From.getAsObject();
  const Value *File = Fields ? Fields->get("file") : nullptr;
  std::string OwnFile;
  if (!File) {
    P.report("expected a function with its file");
    return false;
  }
  if (!textFromJSON(*File, OwnFile, P.field("file")))
    return false;
  bool IsGood = true;
  fields(To, Reader(*Fields, OwnFile, P, IsGood));
  return IsGood;
}

} // namespace hipport
