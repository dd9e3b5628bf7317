// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Frontend/CudaText.h"

#include "HeaderNames.h"
#include "hipport/Rules/RuleTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <algorithm>
#include <string_view>

using namespace llvm;

namespace hipport {

/// A converted file must stay a source: other files depend on what it includes.
static bool looksLikeHip(StringRef Name) {
  return (Name.consume_front("hip") && !Name.empty() &&
          isUpper(Name.front())) ||
         Name.starts_with("HIP_");
}

// Names that looksLikeCuda cannot know by their prefix.
static constexpr std::string_view DeviceNames[] = {
    "__CUDACC__",
    "__NVCC__",
    "__activemask",
    "__all_sync",
    "__any_sync",
    "__ballot",
    "__ballot_sync",
    "__constant__",
    "__device__",
    "__global__",
    "__grid_constant__",
    "__half",
    "__half2",
    "__host__",
    "__launch_bounds__",
    "__ldg",
    "__managed__",
    "__shared__",
    "__shfl",
    "__shfl_down",
    "__shfl_down_sync",
    "__shfl_sync",
    "__shfl_up",
    "__shfl_up_sync",
    "__shfl_xor",
    "__shfl_xor_sync",
    "__syncthreads",
    "__syncwarp",
    "__threadfence",
    "__threadfence_block",
    "__threadfence_system",
    "blockDim",
    "blockIdx",
    "dim3",
    "gridDim",
    "nv_bfloat16",
    "nv_bfloat162",
    "threadIdx",
    "warpSize",
};
static_assert(std::ranges::is_sorted(DeviceNames));

static constexpr StringLiteral DevicePrefixes[] = {
    "__CUDA_", "__nv_", "__reduce_", "__match_", "__syncthreads_",
};

static constexpr StringLiteral CudaNamespaces[] = {"cooperative_groups", "cub",
                                                   "nvcuda", "thrust"};

static bool isDeviceName(StringRef Name) {
  if (std::ranges::binary_search(DeviceNames, std::string_view(Name)))
    return true;
  return Name.starts_with("__") && any_of(DevicePrefixes, [&](StringRef P) {
           return Name.starts_with(P);
         });
}

static bool isNameStart(char C) { return isAlpha(C) || C == '_'; }
static bool isNamePart(char C) { return isAlnum(C) || C == '_'; }
static bool isBlank(char C) { return C == ' ' || C == '\t'; }
static bool isEndOfLine(char C) { return C == '\n' || C == '\r'; }

namespace {

/// One pass over the bytes. Every function leaves Pos behind what it ate; the
/// loops end at the end of the text whatever is missing there.
class TextScanner {
public:
  explicit TextScanner(StringRef Text) : Text(Text) {}
  TextFacts run();

private:
  char at(size_t I) const { return I < Text.size() ? Text[I] : '\0'; }
  void step();
  void skipSplice();
  void skipLineComment();
  void skipBlockComment();
  void skipQuoted(char Quote);
  void skipRawString();
  void skipBlanks();
  void eatName();
  void eatNumber();
  void eatDirective();
  void eatIncluded();
  void eatAngles();

  StringRef Text;
  size_t Pos = 0;
  bool AtLineStart = true;
  bool AfterOperator = false; ///< The last token was `operator`.
  StringSet<> Seen;
  TextFacts Facts;
};

} // namespace

TextFacts TextScanner::run() {
  if (Text.starts_with("\xEF\xBB\xBF"))
    Pos = 3;
  while (Pos < Text.size())
    step();
  return std::move(Facts);
}

void TextScanner::step() {
  char C = Text[Pos];
  if (isEndOfLine(C)) {
    AtLineStart = true;
    ++Pos;
  } else if (isSpace(C)) {
    ++Pos;
  } else if (C == '/' && at(Pos + 1) == '/') {
    skipLineComment();
  } else if (C == '/' && at(Pos + 1) == '*') {
    skipBlockComment();
  } else if (C == '\\') {
    skipSplice();
  } else if (C == '#' && AtLineStart) {
    eatDirective();
  } else {
    AtLineStart = false;
    if (isNameStart(C))
      return eatName();
    if (isDigit(C))
      eatNumber();
    else if (C == '"' || C == '\'')
      skipQuoted(C);
    else if (C == '<')
      eatAngles();
    else
      ++Pos;
    AfterOperator = false;
  }
}

/// A backslash, with the line end behind it when it joins two lines.
void TextScanner::skipSplice() {
  ++Pos;
  if (at(Pos) == '\r')
    ++Pos;
  if (at(Pos) == '\n')
    ++Pos;
}

void TextScanner::skipLineComment() {
  while (Pos < Text.size() && !isEndOfLine(Text[Pos])) {
    if (Text[Pos] == '\\')
      skipSplice();
    else
      ++Pos;
  }
}

void TextScanner::skipBlockComment() {
  size_t End = Text.find("*/", Pos + 2);
  Pos = End == StringRef::npos ? Text.size() : End + 2;
}

/// Ends at the line's end too: in skipped branches and #error lines an
/// apostrophe may stand alone.
void TextScanner::skipQuoted(char Quote) {
  ++Pos;
  while (Pos < Text.size() && !isEndOfLine(Text[Pos])) {
    if (Text[Pos] == Quote) {
      ++Pos;
      return;
    }
    if (Text[Pos] != '\\') {
      ++Pos;
      continue;
    }
    size_t Before = Pos;
    skipSplice();
    if (Pos == Before + 1 && Pos < Text.size())
      ++Pos;
  }
}

/// At the quote of R"delimiter( ... )delimiter".
void TextScanner::skipRawString() {
  size_t Open = Text.find('(', Pos);
  if (Open == StringRef::npos || Open - Pos > 17)
    return skipQuoted('"');
  std::string Close = (")" + Text.slice(Pos + 1, Open) + "\"").str();
  size_t End = Text.find(Close, Open);
  Pos = End == StringRef::npos ? Text.size() : End + Close.size();
}

void TextScanner::skipBlanks() {
  while (Pos < Text.size()) {
    if (isBlank(Text[Pos]))
      ++Pos;
    else if (Text[Pos] == '/' && at(Pos + 1) == '*')
      skipBlockComment();
    else if (Text[Pos] == '\\' && isEndOfLine(at(Pos + 1)))
      skipSplice();
    else
      return;
  }
}

void TextScanner::eatName() {
  size_t Begin = Pos;
  while (isNamePart(at(Pos)))
    ++Pos;
  StringRef Name = Text.slice(Begin, Pos);
  AfterOperator = Name == "operator";
  Facts.DefinesMain |=
      Name == "main" && Text.substr(Pos).ltrim(" \t").starts_with("(");
  if (at(Pos) == '"' && Name.size() <= 3 && Name.ends_with("R"))
    return skipRawString();
  if (Facts.HoldsCuda)
    return;
  Facts.HoldsCuda = isDeviceName(Name) || looksLikeCuda(Name) ||
                    looksLikeHip(Name) ||
                    (is_contained(CudaNamespaces, Name) &&
                     Text.substr(Pos).ltrim(" \t").starts_with("::"));
}

/// Numbers are eaten whole for their separators: 1'000 opens no literal.
void TextScanner::eatNumber() {
  while (isNamePart(at(Pos)) || (at(Pos) == '\'' && isAlnum(at(Pos + 1))))
    ++Pos;
}

void TextScanner::eatDirective() {
  AtLineStart = false;
  ++Pos;
  skipBlanks();
  size_t Begin = Pos;
  while (isNamePart(at(Pos)))
    ++Pos;
  StringRef Keyword = Text.slice(Begin, Pos);
  if (Keyword == "include" || Keyword == "include_next" || Keyword == "import")
    eatIncluded();
}

void TextScanner::eatIncluded() {
  skipBlanks();
  char Open = at(Pos);
  if (Open != '"' && Open != '<')
    return;
  size_t Begin = ++Pos;
  while (Pos < Text.size() && !isEndOfLine(Text[Pos]) &&
         Text[Pos] != (Open == '<' ? '>' : '"'))
    ++Pos;
  if (Pos >= Text.size() || isEndOfLine(Text[Pos]))
    return;
  StringRef Spelled = Text.slice(Begin, Pos++).trim();
  if (Spelled.empty())
    return;
  if (Seen.insert((Twine(Open) + Spelled).str()).second)
    Facts.Includes.push_back({Spelled.str(), Open == '<'});
  Facts.HoldsCuda |= isCudaInclude(Spelled);
}

/// Exactly three brackets open a launch: seven are a conflict marker, and
/// `operator<< <T>` names a function.
void TextScanner::eatAngles() {
  unsigned Count = 0;
  size_t Next = Pos;
  while (at(Next) == '<') {
    ++Count;
    Pos = ++Next;
    while (isBlank(at(Next)))
      ++Next;
  }
  Facts.HoldsCuda |= Count == 3 && !AfterOperator;
}

/// Clang's lexer calls itself for each joined line that holds nothing else, and
/// no source has that many.
static constexpr size_t MaxEmptyJoinedLines = 1000;

static bool joinsTooManyLines(StringRef Bytes) {
  size_t Run = 0;
  size_t Behind = 0;
  for (size_t At = Bytes.find('\\'); At != StringRef::npos;
       At = Bytes.find('\\', At + 1)) {
    StringRef Rest = Bytes.substr(At + 1).ltrim(" \t\f\v");
    if (!Rest.consume_front("\r\n") && !Rest.consume_front("\n") &&
        !Rest.consume_front("\r"))
      continue;
    Run = At == Behind ? Run + 1 : 1;
    Behind = Bytes.size() - Rest.size();
    if (Run > MaxEmptyJoinedLines)
      return true;
  }
  return false;
}

TextFacts scanText(StringRef Bytes) {
  TextFacts Facts;
  if (Bytes.starts_with("\xFF\xFE") || Bytes.starts_with("\xFE\xFF") ||
      Bytes.contains('\0'))
    Facts.WhyNoText = "UTF-16 or zero bytes";
  else if (joinsTooManyLines(Bytes))
    Facts.WhyNoText = "a backslash joins more than 1000 empty lines";
  else
    return TextScanner(Bytes).run();
  Facts.IsText = false;
  return Facts;
}

bool holdsCuda(StringRef Bytes) { return scanText(Bytes).HoldsCuda; }

} // namespace hipport
