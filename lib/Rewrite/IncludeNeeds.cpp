// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "hipport/Rewrite/IncludeNeeds.h"

#include "IncludeLine.h"
#include "PtxInstructions.h"
#include "SourceTokens.h"
#include "hipport/Rewrite/Directives.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace hipport {

bool isDeviceWord(llvm::StringRef Text) {
  static constexpr llvm::StringLiteral Words[] = {
      "__global__",        "__device__",     "__shared__", "__constant__",
      "__managed__",       "__syncthreads",  "threadIdx",  "blockIdx",
      "blockDim",          "gridDim",        "<<<",        "__host__",
      "__launch_bounds__", "__forceinline__"};
  return llvm::is_contained(Words, Text);
}

/// The include line of such a header stays as it is.
static bool isTooNew(const Rule &R, Release Rocm) {
  return R.Since > Rocm && R.Enable.empty() && R.Helper.empty();
}

/// The one HIP header of the rules that must come behind the runtime's.
static constexpr llvm::StringLiteral NotSelfContained = "hip/hip_gl_interop.h";

namespace {

/// What of a file matters for the runtime, in the order of the file.
struct Event {
  enum Kind { RuntimeInclude, ProjectInclude, NeedsRuntime };
  Kind What;
  unsigned Offset;
  std::string Path; ///< Of a project include.
  /// Inside `extern "C" {` or a namespace, where no header of C++ can be read.
  bool IsInBraces = false;
};

struct FileSummary {
  std::vector<Event> Events;
  /// Device syntax outside of all branches but the include guard's.
  bool HasPlainDeviceSyntax = false;
  bool HasRuntimeInclude = false;
  bool HasMathInclude = false;
  bool ClassifiesNumbers = false;
  std::vector<const Rule *> Declaring; ///< Headers whose names are known.
};

class Summariser {
public:
  Summariser(llvm::StringRef Bytes, const std::vector<std::string> &Includes,
             const RuleTable &Rules, Release Rocm,
             const std::set<std::string> &RuntimeHeaders)
      : Bytes(Bytes), Includes(Includes), Rules(Rules), Rocm(Rocm),
        RuntimeHeaders(RuntimeHeaders), Directives(scanDirectives(Bytes)) {
    auto Guard = findIncludeGuard(Bytes, Directives);
    GuardDepth = Guard && Guard->Group ? 1 : 0;
  }

  FileSummary run(const TokenList &Lexed) {
    Tokens = &Lexed;
    for (const Directive &D : Directives.Directives)
      if (D.Kind == DirectiveKind::Include)
        takeInclude(D);
    for (size_t I = 0; I < Lexed.Tokens.size(); ++I)
      takeToken(I);
    Summary.ClassifiesNumbers = classifiesNumbers(Lexed.Tokens);
    llvm::sort(Summary.Events, [](const Event &A, const Event &B) {
      return A.Offset < B.Offset;
    });
    return std::move(Summary);
  }

private:
  void takeInclude(const Directive &D) {
    auto Line = readIncludeLine(Bytes, D.Argument);
    if (!Line)
      return;
    Summary.HasMathInclude |= Line->Name == "math.h";
    const Rule *R = Rules.findHeader(Line->Name);
    if (R && !R->Declares.empty())
      Summary.Declaring.push_back(R);
    for (const std::string &Path : Includes)
      if (llvm::StringRef(Path).ends_with(("/" + baseName(Line->Name)).str())) {
        addInclude(Event::ProjectInclude, D.Line.Begin, Path);
        return;
      }
    bool IsRuntime =
        RuntimeHeaders.count(Line->Name.str()) ||
        (R && R->ProvidesRuntime && R->Status != RuleStatus::Unsupported &&
         !isTooNew(*R, Rocm));
    if (R && R->Hip == NotSelfContained)
      addInclude(Event::NeedsRuntime, D.Line.Begin, "");
    if (!IsRuntime)
      return;
    Summary.HasRuntimeInclude = true;
    addInclude(Event::RuntimeInclude, D.Line.Begin, "");
  }

  void addInclude(Event::Kind What, unsigned Offset, const std::string &Path) {
    Summary.Events.push_back({What, Offset, Path, isInBraces(*Tokens, Offset)});
  }

  /// A call of a classification macro of C by its plain name.
  static bool classifiesNumbers(const std::vector<SourceToken> &Tokens) {
    static constexpr llvm::StringLiteral Names[] = {"isfinite", "isinf",
                                                    "isnan", "signbit"};
    static constexpr llvm::StringLiteral Qualifiers[] = {"::", ".", "->"};
    for (size_t I = 1; I + 1 < Tokens.size(); ++I)
      if (llvm::is_contained(Names, Tokens[I].Text) && Tokens[I + 1].is("(") &&
          !Tokens[I - 1].isIdentifier() &&
          !llvm::is_contained(Qualifiers, Tokens[I - 1].Text))
        return true;
    return false;
  }

  static llvm::StringRef baseName(llvm::StringRef Name) {
    return Name.substr(Name.rfind('/') + 1);
  }

  void takeToken(size_t Index) {
    const SourceToken &T = Tokens->Tokens[Index];
    bool IsDevice = isDeviceWord(T.Text);
    if (!IsDevice && !isRuntimeName(T) && !ptxAt(*Tokens, Index))
      return;
    if (Directives.directiveAt(T.Begin) || isInHelper(T.Begin))
      return;
    Summary.Events.push_back({Event::NeedsRuntime, T.Begin, ""});
    Summary.HasPlainDeviceSyntax |=
        IsDevice && Directives.pathAt(T.Begin).size() <= GuardDepth;
  }

  /// What an earlier run put in stands behind all that it needs.
  bool isInHelper(unsigned Offset) const {
    return llvm::any_of(Directives.pathAt(Offset), [&](BranchRef Ref) {
      const ConditionalGroup &Group = Directives.Groups[Ref.Group];
      ByteRange Name =
          Directives.Directives[Group.Branches.front().Opener].Argument;
      return Bytes.slice(Name.Begin, Name.End).starts_with("HIPPORT_HELPER_");
    });
  }

  bool isRuntimeName(const SourceToken &T) const {
    const Rule *R = T.isIdentifier() ? Rules.findName(T.Text) : nullptr;
    return R && !R->Shared &&
           (R->Library == "cuda-runtime" || R->Library == "cuda-driver" ||
            R->Library == "device");
  }

  llvm::StringRef Bytes;
  const std::vector<std::string> &Includes;
  const RuleTable &Rules;
  const Release Rocm;
  const std::set<std::string> &RuntimeHeaders;
  DirectiveMap Directives;
  size_t GuardDepth = 0;
  const TokenList *Tokens = nullptr;
  FileSummary Summary;
};

/// Reads files in the order in which a compiler does.
class RuntimeReach {
public:
  explicit RuntimeReach(const std::map<std::string, FileSummary> &Files)
      : Files(Files) {}

  enum class State { Neutral, Provided, Missing };

  void setProvided(const std::string &Path) { Known[Path] = State::Provided; }

  /// Whether the first thing in the file that matters brings the runtime in or
  /// misses it.
  State stateOf(const std::string &Path) {
    auto File = Files.find(Path);
    if (File == Files.end())
      return State::Neutral;
    auto [It, IsNew] = Known.try_emplace(Path, State::Neutral);
    if (!IsNew)
      return It->second;
    for (const Event &E : File->second.Events) {
      State S = stateAfter(E);
      if (S == State::Neutral)
        continue;
      Known[Path] = S;
      return S;
    }
    return State::Neutral;
  }

  /// Where the first thing stands that misses the runtime; 0: nothing does.
  unsigned firstNeed(const FileSummary &File) {
    for (const Event &E : File.Events)
      if (stateAfter(E) == State::Missing)
        return E.Offset;
    return 0;
  }

private:
  State stateAfter(const Event &E) {
    switch (E.What) {
    case Event::RuntimeInclude:
      return E.IsInBraces ? State::Missing : State::Provided;
    case Event::NeedsRuntime:
      return State::Missing;
    case Event::ProjectInclude: {
      State Inside = stateOf(E.Path);
      return E.IsInBraces && Inside == State::Provided ? State::Missing
                                                       : Inside;
    }
    }
    llvm_unreachable("unknown event");
  }

  const std::map<std::string, FileSummary> &Files;
  std::map<std::string, State> Known;
};

} // namespace

static std::set<std::string> hipHeadersWithRuntime(const RuleTable &Rules,
                                                   Release Rocm) {
  std::set<std::string> Headers = {"hip/hip_runtime.h"};
  for (const Rule *R : Rules.all())
    if (R->Kind == RuleKind::Header && R->ProvidesRuntime &&
        !isTooNew(*R, Rocm))
      Headers.insert(R->Hip);
  return Headers;
}

/// Files that include one with the property, directly or not, and those that
/// have it.
static std::set<std::string>
filesReaching(const std::map<std::string, FileSummary> &Files,
              bool FileSummary::*Property) {
  std::map<std::string, std::vector<std::string>> Includers;
  std::vector<std::string> Pending;
  for (const auto &[Path, Summary] : Files) {
    if (Summary.*Property)
      Pending.push_back(Path);
    for (const Event &E : Summary.Events)
      if (E.What == Event::ProjectInclude)
        Includers[E.Path].push_back(Path);
  }
  std::set<std::string> Found;
  while (!Pending.empty()) {
    std::string Path = std::move(Pending.back());
    Pending.pop_back();
    if (Found.insert(Path).second)
      llvm::append_range(Pending, Includers[Path]);
  }
  return Found;
}

IncludeNeeds::IncludeNeeds(const SourceSet &Sources,
                           const ProjectGroups &Groups, const RuleTable &Rules,
                           Release Rocm) {
  const std::vector<std::string> None;
  const std::set<std::string> RuntimeHeaders =
      hipHeadersWithRuntime(Rules, Rocm);
  std::map<std::string, FileSummary> Files;
  for (const auto &[Path, Bytes] : Sources.Bytes) {
    auto Includes = Sources.Includes.find(Path);
    TokenList Lexed = lexTokens(Bytes);
    Files[Path] =
        Summariser(Bytes,
                   Includes == Sources.Includes.end() ? None : Includes->second,
                   Rules, Rocm, RuntimeHeaders)
            .run(Lexed);
    for (const SourceToken &T : Lexed.Tokens) {
      const Rule *R = T.isIdentifier() ? Rules.findName(T.Text) : nullptr;
      // The builtins of the language are in the runtime, whose first include
      // lies outside of any one file's reach.
      if (R && R->Since > Rocm && !R->Enable.empty() && R->Library != "device")
        Macros[{Groups.groupOf(Path), R->Library}] = R->Enable;
    }
  }
  for (auto &[Path, Summary] : Files)
    if (!Summary.Declaring.empty())
      Declaring[Path] = std::move(Summary.Declaring);
  for (const Rule *R : Rules.all())
    for (const std::string &Name : R->Declares)
      HeaderOfName[Name] = R;
  Having = filesReaching(Files, &FileSummary::HasRuntimeInclude);
  std::set<std::string> HavingMath =
      filesReaching(Files, &FileSummary::HasMathInclude);
  for (const auto &[Path, Summary] : Files)
    if (Summary.ClassifiesNumbers && !HavingMath.count(Path))
      NeedingMath.insert(Path);
  RuntimeReach Reach(Files);
  for (const auto &[Path, Summary] : Files) {
    bool IsMain = Sources.MainFiles.count(Path) > 0;
    if (!IsMain && Summary.HasPlainDeviceSyntax && !Having.count(Path)) {
      Needing[Path] = 0;
      Reach.setProvided(Path);
    }
  }
  for (const std::string &Path : Sources.MainFiles) {
    bool IsCuda = llvm::StringRef(Path).ends_with(".cu");
    auto File = Files.find(Path);
    if (File == Files.end())
      continue;
    bool Misses = Reach.stateOf(Path) == RuntimeReach::State::Missing;
    if (Misses &&
        (IsCuda || (File->second.HasPlainDeviceSyntax && !Having.count(Path))))
      Needing[Path] = 0;
  }
  for (auto &[Path, Offset] : Needing)
    Offset = Reach.firstNeed(Files[Path]);
}

} // namespace hipport
