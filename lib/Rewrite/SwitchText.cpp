// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "SwitchText.h"

#include "FileContext.h"

namespace hipport {

std::vector<SourceToken> codeTokens(const FileContext &File) {
  std::vector<SourceToken> Code;
  for (const SourceToken &T : File.Lexed.Tokens)
    if (!File.Directives.directiveAt(T.Begin))
      Code.push_back(T);
  return Code;
}

static int depthChange(const SourceToken &T) {
  if (T.What != SourceToken::Punctuator)
    return 0;
  return T.is("(") || T.is("[") || T.is("{")   ? 1
         : T.is(")") || T.is("]") || T.is("}") ? -1
                                               : 0;
}

size_t behindBracket(const std::vector<SourceToken> &Code, size_t Open) {
  int Depth = 0;
  for (size_t I = Open; I < Code.size(); ++I) {
    Depth += depthChange(Code[I]);
    if (Depth == 0)
      return I + 1;
  }
  return Code.size();
}

namespace {

class SwitchReader {
public:
  explicit SwitchReader(const std::vector<SourceToken> &Code) : Code(Code) {}

  std::vector<SwitchText> run() {
    for (size_t I = 0; I < Code.size(); ++I) {
      if (Code[I].is("switch") && I + 1 < Code.size() && Code[I + 1].is("("))
        Opening = behindBracket(Code, I + 1);
      if (Code[I].is("{"))
        Blocks.push_back({I == Opening, {}});
      else if (Code[I].is("}"))
        close(I);
      else if (Code[I].is("case") || Code[I].is("default"))
        I = label(I);
    }
    return std::move(Done);
  }

private:
  struct Block {
    bool IsSwitch = false;
    SwitchText Switch;
  };

  void close(size_t At) {
    if (Blocks.empty())
      return;
    Block Closed = std::move(Blocks.back());
    Blocks.pop_back();
    if (!Closed.IsSwitch || Closed.Switch.Groups.empty())
      return;
    Closed.Switch.Groups.back().End = At;
    Done.push_back(std::move(Closed.Switch));
  }

  /// Returns the last token of the label.
  size_t label(size_t First) {
    size_t Colon = First + 1;
    while (Colon < Code.size() && !Code[Colon].is(":")) {
      if (Code[Colon].is(";") || Code[Colon].is("{") || Code[Colon].is("}"))
        return First; // `= default;`
      Colon =
          depthChange(Code[Colon]) > 0 ? behindBracket(Code, Colon) : Colon + 1;
    }
    if (Blocks.empty() || Colon >= Code.size())
      return First;
    if (!Blocks.back().IsSwitch) {
      for (Block &Outer : Blocks)
        Outer.Switch.IsNested = true;
      return Colon;
    }
    size_t Name = Code[First + 1].is("::") ? First + 2 : First + 1;
    bool IsName = Name + 1 == Colon && Code[Name].isIdentifier();
    auto &Groups = Blocks.back().Switch.Groups;
    bool Continues =
        !Groups.empty() && Groups.back().Labels.back().Colon + 1 == First;
    if (!Groups.empty() && !Continues)
      Groups.back().End = First;
    if (!Continues)
      Groups.emplace_back();
    Groups.back().Labels.push_back(
        {First, Colon, IsName ? std::optional(Name) : std::nullopt});
    return Colon;
  }

  const std::vector<SourceToken> &Code;
  size_t Opening = 0; ///< Where the body of the last switch begins.
  std::vector<Block> Blocks;
  std::vector<SwitchText> Done;
};

} // namespace

std::vector<SwitchText> readSwitches(const std::vector<SourceToken> &Code) {
  return SwitchReader(Code).run();
}

/// In the statements from \p Begin to \p End.
static std::optional<size_t> lastJump(const std::vector<SourceToken> &Code,
                                      size_t Begin, size_t End) {
  static constexpr llvm::StringLiteral Jumps[] = {"return", "break", "continue",
                                                  "goto", "throw"};
  size_t Last = End;
  for (size_t I = Begin; I < End;) {
    Last = I;
    while (I < End && !Code[I].is(";") && !Code[I].is("{"))
      I = depthChange(Code[I]) > 0 ? behindBracket(Code, I) : I + 1;
    I = I < End && Code[I].is("{") ? behindBracket(Code, I) : I + 1;
  }
  if (Last >= End)
    return std::nullopt;
  if (Code[Last].is("{"))
    return lastJump(Code, Last + 1, End - 1);
  if (Code[End - 1].is(";") && llvm::is_contained(Jumps, Code[Last].Text))
    return Last;
  return std::nullopt;
}

std::optional<size_t> lastJump(const std::vector<SourceToken> &Code,
                               const SwitchGroup &Group) {
  return lastJump(Code, Group.Labels.back().Colon + 1, Group.End);
}

} // namespace hipport
