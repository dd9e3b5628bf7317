// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Overloads whose parameter types are one type in HIP: that on the driver's
// types (CUresult) is left to CUDA by a guard where one on the runtime's
// (cudaError_t) stays; else a person is told.

#include "CollapseFacts.h"
#include "CudaOnly.h"
#include "FileContext.h"
#include "SwitchText.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hipport {

namespace {

/// `NAME(PARAMETERS)` at the level of the file or a namespace.
struct FunctionText {
  size_t Name = 0; ///< Index into the code.
  bool IsDriver = false;
};

class OverloadGuards {
public:
  explicit OverloadGuards(FileContext &File)
      : File(File), Code(codeTokens(File)) {}

  void run();

private:
  void findByFacts();
  void findByTokens();
  void findIn(size_t Begin, size_t End, const std::string &Scope);
  void addFunction(size_t Name, size_t Behind, const std::string &Scope);
  std::optional<std::string> parametersInHip(size_t Open, size_t Behind,
                                             bool &IsDriver) const;
  ByteRange declarationAround(size_t Name) const;
  void leave(unsigned Offset, Confidence Sureness);

  FileContext &File;
  const std::vector<SourceToken> Code;
  /// By scope, name and HIP's parameter types.
  std::map<std::string, std::vector<FunctionText>> Functions;
  std::map<unsigned, Confidence> Driver; ///< By offset of the name.
};

} // namespace

void OverloadGuards::findByFacts() {
  if (!File.Facts)
    return;
  for (const CodeFact &Fact : File.Facts->Code) {
    if (Fact.Kind != CollapseFact || File.isUntouched(Fact.Code.Begin))
      continue;
    llvm::StringRef What = llvm::StringRef(Fact.Detail).split(' ').first;
    if (What == "driver")
      Driver.emplace(Fact.Code.Begin, Confidence::Certain);
    if (What != "overload")
      continue;
    std::string Name = File.text(Fact.Code);
    File.report("api-differs", FindingClass::Compile, Confidence::Certain,
                Fact.Code.Begin,
                fmt::format("another overload of {} has the same parameters in "
                            "HIP: keep one of them",
                            Name))
        .Subject = Name;
  }
}

/// The types, without the names of the parameters; absent: not understood.
std::optional<std::string>
OverloadGuards::parametersInHip(size_t Open, size_t Behind,
                                bool &IsDriver) const {
  std::string Types, Type;
  for (size_t I = Open + 1; I < Behind; ++I) {
    const SourceToken &T = Code[I];
    const Rule *R = T.isIdentifier() ? File.Rules.findName(T.Text) : nullptr;
    bool IsEnd = I + 1 == Behind || T.is(",");
    bool IsName = T.isIdentifier() && !R && !Type.empty() &&
                  (Code[I + 1].is(",") || I + 2 == Behind);
    if (IsEnd) {
      Types += Type + ",";
      Type.clear();
    } else if (T.is("*") || T.is("&") || (T.isIdentifier() && !IsName)) {
      if (File.ownerAt(T.Begin) == NameOwner::User)
        R = nullptr;
      IsDriver |= R && isDriverType(T.Text);
      if (!T.is("const"))
        Type += (R && !R->Hip.empty() ? R->Hip : T.Text.str()) + " ";
    } else if (!IsName) {
      return std::nullopt;
    }
  }
  return Types;
}

void OverloadGuards::addFunction(size_t Name, size_t Behind,
                                 const std::string &Scope) {
  FunctionText Function{Name};
  auto Types = parametersInHip(Name + 1, Behind, Function.IsDriver);
  if (Types && !File.isUntouched(Code[Name].Begin))
    Functions[Scope + "::" + Code[Name].Text.str() + "(" + *Types].push_back(
        Function);
}

/// Blocks that are not namespaces or of C linkage are jumped over.
void OverloadGuards::findIn(size_t Begin, size_t End,
                            const std::string &Scope) {
  for (size_t I = Begin; I < End; ++I) {
    if (Code[I].is("(")) {
      size_t Behind = behindBracket(Code, I);
      // A macro's use has no type in front.
      bool HasType = I > Begin + 1 && Code[I - 1].isIdentifier() &&
                     (Code[I - 2].isIdentifier() || Code[I - 2].is("*") ||
                      Code[I - 2].is("&"));
      if (HasType && Behind < End &&
          (Code[Behind].is("{") || Code[Behind].is(";")))
        addFunction(I - 1, Behind, Scope);
      I = Behind - 1;
    } else if (Code[I].is("{")) {
      size_t Behind = behindBracket(Code, I);
      bool IsNamed = I > Begin + 1 && Code[I - 2].is("namespace");
      bool IsLinkage = I > Begin && Code[I - 1].What == SourceToken::Literal;
      if (IsNamed)
        findIn(I + 1, Behind - 1, Scope + "::" + Code[I - 1].Text.str());
      else if (IsLinkage)
        findIn(I + 1, Behind - 1, Scope);
      I = Behind - 1;
    }
  }
}

void OverloadGuards::findByTokens() {
  findIn(0, Code.size(), "");
  for (const auto &[Key, Same] : Functions) {
    for (const FunctionText &F : Same) {
      bool HasOther = llvm::any_of(Same, [&](const FunctionText &Other) {
        return !Other.IsDriver &&
               canMeet(File, Code[F.Name].Begin, Code[Other.Name].Begin);
      });
      if (F.IsDriver && HasOther)
        Driver.emplace(Code[F.Name].Begin, Confidence::Likely);
    }
  }
}

ByteRange OverloadGuards::declarationAround(size_t Name) const {
  size_t First = Name, Last = behindBracket(Code, Name + 1);
  while (First > 0 && !Code[First - 1].is(";") && !Code[First - 1].is("{") &&
         !Code[First - 1].is("}"))
    --First;
  while (Last < Code.size() && !Code[Last].is(";") && !Code[Last].is("{"))
    ++Last;
  if (Last < Code.size() && Code[Last].is("{"))
    Last = behindBracket(Code, Last) - 1;
  return {Code[First].Begin, Code[std::min(Last, Code.size() - 1)].End};
}

void OverloadGuards::leave(unsigned Offset, Confidence Sureness) {
  auto At = std::lower_bound(
      Code.begin(), Code.end(), Offset,
      [](const SourceToken &T, unsigned Begin) { return T.Begin < Begin; });
  size_t Name = At - Code.begin();
  if (Name + 1 >= Code.size() || At->Begin != Offset || !Code[Name + 1].is("("))
    return;
  ByteRange Range = declarationAround(Name);
  bool IsGuarded = ownsLines(File, Range);
  File.report("api-differs",
              IsGuarded ? FindingClass::Correctness : FindingClass::Compile,
              Sureness, Offset,
              fmt::format("another overload of {} has the same parameters in "
                          "HIP, where the driver's types are the runtime's: {}",
                          At->Text.str(),
                          IsGuarded ? "that one is taken" : "keep one of them"))
      .Subject = At->Text.str();
  if (!IsGuarded)
    return;
  leaveToCuda(File, "overloads", Sureness, Range, "one type in HIP");
  File.Untouched.push_back(Range);
}

void OverloadGuards::run() {
  findByFacts();
  findByTokens();
  for (auto [Offset, Sureness] : Driver)
    leave(Offset, Sureness);
}

void rewriteCollapsedOverloads(FileContext &File) {
  OverloadGuards(File).run();
}

} // namespace hipport
