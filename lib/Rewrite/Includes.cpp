// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// #include lines: CUDA's headers become HIP's, in place, with the quoting kept;
// and the HIP runtime is added where nothing brings it in any more.

#include "FileContext.h"
#include "IncludeLine.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hipport {

static constexpr llvm::StringLiteral RuntimeHeader = "hip/hip_runtime.h";
static constexpr llvm::StringLiteral RuntimeApiHeader = "hip/hip_runtime_api.h";
/// Releases before it have the groups without the algorithms on them.
static constexpr Release GroupCollectives{7, 0};

static bool usesDeviceSyntax(const FileContext &File) {
  return llvm::any_of(File.Lexed.Tokens, [&](const SourceToken &T) {
    return isDeviceWord(T.Text) && !File.isUntouched(T.Begin) &&
           File.ownerAt(T.Begin) != NameOwner::User;
  });
}

namespace {

class IncludeRewriter {
public:
  explicit IncludeRewriter(FileContext &File)
      : File(File), NeedsKernels(usesDeviceSyntax(File)) {}

  void run() {
    for (const Directive &D : File.Directives.Directives) {
      if (File.isUntouched(D.Line.Begin))
        continue;
      if (D.Kind == DirectiveKind::Include)
        if (auto Line = readIncludeLine(File.Bytes, D.Argument))
          take(D, *Line);
      if (D.Kind == DirectiveKind::Define)
        if (auto Line = readIncludeLine(File.Bytes, replacementOf(D)))
          takeDefined(*Line);
    }
  }

private:
  /// A quoted name that a file of the project answers to is the project's.
  bool isProjectHeader(const IncludeLine &Line) const {
    auto It = File.Run.Includes.find(File.Path);
    return It != File.Run.Includes.end() &&
           llvm::any_of(It->second, [&](llvm::StringRef Path) {
             return Path.ends_with("/" + Line.Name.str());
           });
  }

  ByteRange replacementOf(const Directive &D) const {
    llvm::StringRef Text = File.Bytes.slice(D.Argument.Begin, D.Argument.End);
    size_t NameEnd = std::min(Text.find_first_of(" \t"), Text.size());
    llvm::StringRef Rest = Text.drop_front(NameEnd).ltrim();
    return {D.Argument.End - static_cast<unsigned>(Rest.size()),
            D.Argument.End};
  }

  /// `#define BLAS_HEADER <cublas_v2.h>`, for an include of a macro.
  void takeDefined(const IncludeLine &Line) {
    const Rule *R = File.Rules.findHeader(Line.Name);
    if (!R || R->Hip.empty() || R->Status == RuleStatus::Unsupported ||
        R->isIdentical() || !Line.IsWhole)
      return;
    ++File.ByLibrary[R->Library].Converted;
    File.edit("includes", Confidence::Likely,
              {{Line.Range.Begin, Line.Range.End - Line.Range.Begin, R->Hip}});
  }

  void take(const Directive &D, const IncludeLine &Line) {
    if (isProjectHeader(Line))
      return;
    const Rule *R = File.Rules.findHeader(Line.Name);
    if (!R) {
      note(D, Line.Name.str());
      return;
    }
    if (R->Status == RuleStatus::Unsupported ||
        (R->Since > File.Options.Rocm && R->Enable.empty() &&
         R->Helper.empty()))
      return reportMissing(File, *R, "library-absent", D.Argument.Begin);
    std::string Hip = R->Hip;
    if (Hip == RuntimeApiHeader && NeedsKernels &&
        !File.Run.Needs.hasRuntime(File.Path))
      Hip = RuntimeHeader.str();
    replace(D, Line, *R, Hip);
  }

  void replace(const Directive &D, const IncludeLine &Line, const Rule &R,
               const std::string &Hip) {
    Coverage &Count = File.ByLibrary[R.Library];
    ++(R.isIdentical() ? Count.Identical : Count.Converted);
    reportHelped(D, Line, R);
    bool IsRepeated = !note(D, Hip);
    if (IsRepeated)
      needHelper(File, R, D.Line.End);
    if (Hip.empty() || (IsRepeated && !R.isIdentical()))
      return removeLine(D);
    defineMacroBefore(D, R);
    needHelper(File, R, D.Line.End);
    if (Hip != Line.Name)
      File.edit("includes", Confidence::Certain,
                {{Line.Range.Begin, Line.Range.End - Line.Range.Begin, Hip}});
  }

  /// A header of cooperative groups whose algorithms the release lacks.
  void reportHelped(const Directive &D, const IncludeLine &Line,
                    const Rule &R) {
    if (!File.Options.OnlyChecks || R.Helper.empty() ||
        !Line.Name.starts_with("cooperative_groups/") ||
        File.Options.Rocm >= GroupCollectives)
      return;
    File.report("sync-cooperative-groups", FindingClass::Compile,
                Confidence::Certain, D.Argument.Begin,
                fmt::format("ROCm {} has no {}; a conversion adds what it "
                            "declares",
                            toString(File.Options.Rocm), Line.Name.str()));
  }

  void defineMacroBefore(const Directive &D, const Rule &R) {
    llvm::StringRef Macro = File.Run.Needs.macroBefore(
        File.Run.Groups.groupOf(File.Path), R.Library);
    if (!Macro.empty() && note(D, Macro.str()))
      File.edit(
          "includes", Confidence::Certain,
          {{D.Line.Begin, 0,
            fmt::format("#define {}{}", Macro.str(), File.lineEnd().str())}});
  }

  /// False when the same header stands in the same branch already.
  bool note(const Directive &D, const std::string &Header) {
    return Seen.insert({File.Directives.pathAt(D.Line.Begin), Header}).second;
  }

  /// The line goes whole, unless a comment stands behind the directive.
  void removeLine(const Directive &D) {
    llvm::StringRef Rest = File.Bytes.slice(D.Argument.End, D.Line.End);
    ByteRange Gone =
        Rest.trim().empty() ? D.Line : ByteRange{D.Line.Begin, D.Argument.End};
    File.edit("includes", Confidence::Certain,
              {{Gone.Begin, Gone.End - Gone.Begin, ""}});
  }

  FileContext &File;
  bool NeedsKernels;
  std::set<std::pair<std::vector<BranchRef>, std::string>> Seen;
};

} // namespace

void rewriteIncludes(FileContext &File) { IncludeRewriter(File).run(); }

/// Below the comment that a file opens with, when a blank line ends it: one
/// without belongs to the code behind it. Else the top.
static unsigned firstCodeLine(const FileContext &File) {
  const auto &Tokens = File.Lexed.Tokens;
  unsigned Code =
      Tokens.empty() ? 0 : File.Lines.startOfLineAt(Tokens.front().Begin);
  for (unsigned Line = 2; File.Lines.lineAt(Code) > Line; ++Line) {
    unsigned Begin = File.Lines.startOf(Line),
             End = File.Lines.startOf(Line + 1);
    bool InComment = llvm::any_of(File.Lexed.MultiLine, [&](ByteRange R) {
      return R.Begin < Begin && Begin < R.End;
    });
    if (!InComment && File.Bytes.slice(Begin, End).trim().empty())
      return End;
  }
  return File.Bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0;
}

/// Before the first #include that every compile takes, which may need the
/// runtime itself; if code or another include needs it earlier, or there is
/// none, behind the include guard; else at the top.
unsigned runtimeIncludeOffset(const FileContext &File) {
  std::optional<unsigned> Need = File.Run.Needs.firstNeed(File.Path);
  auto Guard = findIncludeGuard(File.Bytes, File.Directives);
  if (Guard && Need && *Need < Guard->InsertAt)
    Guard.reset(); // A `#pragma once` amid the code.
  size_t Depth = Guard && Guard->Group ? 1 : 0;
  for (const Directive &D : File.Directives.Directives)
    if (D.Kind == DirectiveKind::Include &&
        File.Directives.pathAt(D.Line.Begin).size() == Depth &&
        (!Guard || D.Line.Begin >= Guard->InsertAt)) {
      if (Need && *Need < D.Line.Begin)
        break; // Too late: code above it needs the runtime.
      if (isInBraces(File.Lexed, D.Line.Begin))
        break; // In an extern "C" block: templates must stay outside.
      return D.Line.Begin;
    }
  if (Guard)
    return Guard->InsertAt;
  return firstCodeLine(File);
}

void addRuntimeInclude(FileContext &File) {
  std::string Lines;
  if (File.Run.Needs.needsRuntime(File.Path))
    Lines += fmt::format("#include <{}>{}", RuntimeHeader.str(),
                         File.lineEnd().str());
  if (File.Run.Needs.needsMathHeader(File.Path))
    Lines += "#include <math.h>" + File.lineEnd().str();
  if (Lines.empty())
    return;
  unsigned Offset = runtimeIncludeOffset(File);
  bool NeedsBreak = Offset > 0 && File.Bytes[Offset - 1] != '\n' &&
                    !File.Bytes.take_front(Offset).ends_with("\xEF\xBB\xBF");
  if (NeedsBreak)
    Lines.insert(0, File.lineEnd());
  File.edit("runtime-include", Confidence::Certain,
            {{Offset, 0, std::move(Lines)}});
}

} // namespace hipport
