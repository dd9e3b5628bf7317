// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// `k<<<grid, block>>>(x)` becomes `hipLaunchKernelGGL(k, dim3(grid), ...)`,
// when the user asks for it.
//
// hipLaunchKernelGGL is a macro that expands to a statement, so a launch that
// is part of an expression stays as it is and is reported. The edits lie on the
// punctuation alone: whatever stands between keeps its bytes, and names in it
// are converted by their own edits.

#include "FileContext.h"
#include "hipport/Rewrite/CallText.h"

#include <fmt/format.h>

namespace hipport {

namespace {

using Tokens = std::vector<SourceToken>;

/// The statement's place in the token list, and its pieces as byte ranges.
struct Launch {
  size_t First = 0; ///< First token of the kernel expression.
  ByteRange Kernel;
  ByteRange Open, Close; ///< `<<<` and `>>>`.
  std::vector<ByteRange> Config;
  CallText Call;
};

class LaunchReader {
public:
  LaunchReader(const FileContext &File, size_t Open)
      : File(File), All(File.Lexed.Tokens), Open(Open) {}

  /// Why the launch stays; empty: \p Found holds it.
  std::string read(Launch &Found) const;

private:
  std::optional<size_t> kernelBegin() const;
  std::optional<size_t> matchBack(size_t Last) const;
  std::optional<size_t> closing() const;
  bool beginsStatement(size_t First) const;
  bool endsStatement(unsigned End) const;
  /// The define whose body holds the token; null: none.
  const Directive *defineAt(size_t Token) const;

  const FileContext &File;
  const Tokens &All;
  const size_t Open;
};

} // namespace

/// The `(`, `[` or `<` that belongs to the closing bracket at \p Last.
std::optional<size_t> LaunchReader::matchBack(size_t Last) const {
  const bool Angle = All[Last].Text.starts_with(">");
  int Plain = 0, Angles = 0;
  for (size_t I = Last + 1; I-- > 0;) {
    llvm::StringRef Text = All[I].Text;
    if (Angle && Text == ";")
      return std::nullopt;
    if (Text == ")" || Text == "]" || Text == "}")
      ++Plain;
    else if (Text == "(" || Text == "[" || Text == "{")
      --Plain;
    else if (Angle && Plain == 0 && (Text == ">" || Text == ">>"))
      Angles += static_cast<int>(Text.size());
    else if (Angle && Plain == 0 && Text == "<")
      --Angles;
    if (Plain < 0)
      return std::nullopt;
    if (Plain == 0 && Angles == 0)
      return I;
  }
  return std::nullopt;
}

/// Words that stand in front of a kernel expression and are no part of it.
static bool isKeyword(const SourceToken &Word) {
  static constexpr llvm::StringLiteral Words[] = {"return", "else", "do",
                                                  "case"};
  return llvm::is_contained(Words, Word.Text);
}

/// Goes back from the `<<<` over names, qualifiers and brackets.
std::optional<size_t> LaunchReader::kernelBegin() const {
  size_t I = Open;
  while (I > 0) {
    const SourceToken &Last = All[I - 1];
    size_t Begin = I - 1;
    if (Last.is(">") || Last.is(">>") || Last.is("]") || Last.is(")")) {
      auto Match = matchBack(Begin);
      if (!Match)
        return std::nullopt;
      Begin = *Match;
      // `name<...>`, `name[...]` and `name(...)`; a bracket alone is a kernel.
      if (Begin > 0 && All[Begin - 1].isIdentifier() &&
          !isKeyword(All[Begin - 1]))
        --Begin;
      else if (!Last.is(")"))
        return std::nullopt;
    } else if (!Last.isIdentifier()) {
      return std::nullopt;
    }
    I = Begin;
    if (I > 0 && All[I - 1].is("template"))
      --I;
    const bool IsQualified =
        I > 0 &&
        (All[I - 1].is("::") || All[I - 1].is(".") || All[I - 1].is("->"));
    if (!IsQualified)
      return I;
    --I;
    // `::kernel` of the global namespace.
    if (I == 0 || !(All[I - 1].isIdentifier() || All[I - 1].is(">") ||
                    All[I - 1].is("]") || All[I - 1].is(")")))
      return I;
    if (isKeyword(All[I - 1]))
      return I;
  }
  return std::nullopt;
}

std::optional<size_t> LaunchReader::closing() const {
  int Plain = 0;
  for (size_t I = Open + 1; I < All.size(); ++I) {
    llvm::StringRef Text = All[I].Text;
    if (Text == "(" || Text == "[" || Text == "{")
      ++Plain;
    else if (Text == ")" || Text == "]" || Text == "}")
      --Plain;
    else if (Plain == 0 && Text == ">>>")
      return I;
    if (Plain < 0 || (Plain == 0 && Text == ";"))
      return std::nullopt;
  }
  return std::nullopt;
}

const Directive *LaunchReader::defineAt(size_t Token) const {
  const Directive *D = File.Directives.directiveAt(All[Token].Begin);
  return D && D->Kind == DirectiveKind::Define ? D : nullptr;
}

bool LaunchReader::beginsStatement(size_t First) const {
  if (First == 0)
    return false;
  const SourceToken &Before = All[First - 1];
  static constexpr llvm::StringLiteral Starts[] = {";", "{", "}", "else", "do"};
  if (llvm::is_contained(Starts, Before.Text))
    return true;
  const Directive *Define = defineAt(First);
  if (const Directive *Other = File.Directives.directiveAt(Before.Begin);
      Other && Other != Define)
    return !Define; // The line above is a directive.
  if (Before.is(":")) {
    // A label, unless a `?` stands in front.
    for (size_t I = First - 1; I > 0; --I) {
      const SourceToken &T = All[I - 1];
      if (T.is("?") || T.is(";") || T.is("{"))
        return !T.is("?");
    }
    return true;
  }
  if (Define) {
    // Behind the macro's name or its parameters.
    const size_t Name = File.Lexed.indexAt(Define->Argument.Begin);
    if (First == Name + 1)
      return true;
    if (Before.is(")") && matchBack(First - 1) == Name + 1 &&
        All[Name].End == All[Name + 1].Begin)
      return true;
  }
  if (!Before.is(")"))
    return false;
  static constexpr llvm::StringLiteral Heads[] = {"if", "for", "while",
                                                  "constexpr"};
  auto Match = matchBack(First - 1);
  return Match && *Match > 0 && llvm::is_contained(Heads, All[*Match - 1].Text);
}

bool LaunchReader::endsStatement(unsigned End) const {
  const size_t Next = File.Lexed.indexAt(End);
  const Directive *Define = defineAt(Open);
  if (Define && (Next == All.size() || All[Next].Begin >= Define->Line.End))
    return true;
  return Next < All.size() && All[Next].is(";");
}

std::string LaunchReader::read(Launch &Found) const {
  auto First = kernelBegin();
  auto Last = closing();
  if (!First || !Last)
    return "its text is not understood";
  Found.First = *First;
  Found.Kernel = {All[*First].Begin, All[Open - 1].End};
  Found.Open = {All[Open].Begin, All[Open].End};
  Found.Close = {All[*Last].Begin, All[*Last].End};
  // As the arguments of a call: commas in template arguments do not split.
  const std::string Config =
      fmt::format("({})", File.text({Found.Open.End, Found.Close.Begin}));
  auto Settings = callAt(Config, 0);
  auto Call = callAt(File.Bytes, Found.Close.End);
  if (!Settings || !Call || Call->Parens.End - Call->Parens.Begin < 2)
    return "its text is not understood";
  if (Settings->Args.size() < 2 || Settings->Args.size() > 4)
    return "its configuration comes from a macro";
  for (ByteRange Arg : Settings->Args)
    Found.Config.push_back(
        {Arg.Begin + Found.Open.End - 1, Arg.End + Found.Open.End - 1});
  Found.Call = std::move(*Call);
  if (!beginsStatement(*First) || !endsStatement(Found.Call.Parens.End))
    return "it is part of an expression, and hipLaunchKernelGGL is a statement";
  return "";
}

namespace {

/// Collects the edits of one launch.
class LaunchEdits {
public:
  LaunchEdits(const FileContext &File, const Launch &L) : File(File), L(L) {}

  std::vector<Edit> make() {
    const bool HasComma = llvm::StringRef(File.text(L.Kernel)).contains(',');
    insert(L.Kernel.Begin, HasComma ? "hipLaunchKernelGGL(HIP_KERNEL_NAME("
                                    : "hipLaunchKernelGGL(");
    if (HasComma)
      insert(L.Kernel.End, ")");
    replace(L.Open, isBlank(File.Bytes[L.Open.End]) ? "," : ", ");
    shape(L.Config[0]);
    shape(L.Config[1]);
    for (ByteRange Rest : llvm::ArrayRef(L.Config).drop_front(2))
      if (hasOpenComma(Rest))
        surround(Rest, "(");
    std::string Defaults;
    for (size_t I = L.Config.size(); I < 4; ++I)
      Defaults += ", 0";
    const bool HasArguments = !L.Call.Args.empty();
    replace(L.Close, Defaults + (HasArguments ? "," : ""));
    const unsigned Paren = L.Call.Parens.Begin;
    const bool NeedsBlank = HasArguments && !isBlank(File.Bytes[Paren + 1]);
    replace({Paren, Paren + 1}, NeedsBlank ? " " : "");
    return std::move(Edits);
  }

private:
  static bool isBlank(char C) { return C == ' ' || C == '\n' || C == '\r'; }

  void insert(unsigned At, std::string Text) {
    Edits.push_back({At, 0, std::move(Text)});
  }
  void replace(ByteRange Range, std::string Text) {
    Edits.push_back({Range.Begin, Range.End - Range.Begin, std::move(Text)});
  }
  void surround(ByteRange Range, std::string Text) {
    insert(Range.Begin, std::move(Text));
    insert(Range.End, ")");
  }

  /// A comma that would end an argument of a macro: outside of parentheses.
  bool hasOpenComma(ByteRange Range) const {
    int Depth = 0;
    for (size_t I = File.Lexed.indexAt(Range.Begin);
         I < File.Lexed.Tokens.size() && File.Lexed.Tokens[I].Begin < Range.End;
         ++I) {
      const SourceToken &Token = File.Lexed.Tokens[I];
      Depth += Token.is("(") ? 1 : Token.is(")") ? -1 : 0;
      if (Depth == 0 && Token.is(","))
        return true;
    }
    return false;
  }

  /// Grid and block are dim3, whatever converts to it in the launch.
  void shape(ByteRange Range) {
    auto Call = llvm::StringRef(File.text(Range)).starts_with("dim3")
                    ? callAt(File.Bytes, Range.Begin + 4)
                    : std::nullopt;
    if (!Call || Call->Parens.End != Range.End)
      surround(Range, "dim3(");
  }

  const FileContext &File;
  const Launch &L;
  std::vector<Edit> Edits;
};

} // namespace

void rewriteLaunchCalls(FileContext &File) {
  if (File.Options.Launches != LaunchSyntax::Call)
    return;
  const Tokens &All = File.Lexed.Tokens;
  for (size_t I = 0; I < All.size(); ++I) {
    if (!All[I].is("<<<") || File.isUntouched(All[I].Begin))
      continue;
    Launch Found;
    const std::string Why = LaunchReader(File, I).read(Found);
    if (Why.empty())
      File.edit("launch-call", Confidence::Certain,
                LaunchEdits(File, Found).make());
    else
      File.report("rewrite-conflict", FindingClass::Info, Confidence::Certain,
                  All[I].Begin,
                  "the launch keeps its triple angle brackets: " + Why);
  }
}

} // namespace hipport
