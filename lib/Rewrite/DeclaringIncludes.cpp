// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A name of Thrust whose header the program does not include: CUDA's headers
// bring it in by way of others, and HIP's do not. It gets its own header.

#include "FileContext.h"
#include "IncludeLine.h"

#include "llvm/ADT/MapVector.h"

#include <algorithm>

namespace hipport {

namespace {

class DeclaringIncludes {
public:
  explicit DeclaringIncludes(FileContext &File) : File(File) {}

  void run() {
    reach(File.Path);
    // Without any header of the library, who includes the file brings it in.
    if (Reached.empty())
      return;
    for (size_t I = 0; I < File.Lexed.Tokens.size(); ++I)
      takeToken(I);
    for (const auto &[Header, Needed] : Uses)
      if (!Reached.count(Header))
        add(*Header, Needed);
    for (const auto &[Offset, Lines] : Added)
      File.edit("declaring-includes", Confidence::Certain,
                {{Offset, 0, Lines}});
  }

private:
  void reach(const std::string &Path) {
    if (!Visited.insert(Path).second)
      return;
    for (const Rule *R : File.Run.Needs.declaringHeaders(Path))
      bring(*R);
    auto Includes = File.Run.Includes.find(Path);
    if (Includes != File.Run.Includes.end())
      for (const std::string &Header : Includes->second)
        reach(Header);
  }

  void bring(const Rule &Header) {
    if (!Reached.insert(&Header).second)
      return;
    for (const std::string &Name : Header.Brings)
      if (const Rule *R = File.Rules.findHeader(Name))
        bring(*R);
  }

  /// `thrust::sequence`, from the first token on.
  void takeToken(size_t I) {
    const auto &Tokens = File.Lexed.Tokens;
    if (I + 2 >= Tokens.size() || !Tokens[I].isIdentifier() ||
        !Tokens[I + 1].is("::") || isNested(I) ||
        File.isUntouched(Tokens[I].Begin))
      return;
    const Rule *R = File.Run.Needs.headerOf(
        (Tokens[I].Text + "::" + Tokens[I + 2].Text).str());
    if (!R || Reached.count(R) || isUnsupported(*R))
      return;
    std::vector<BranchRef> Path = File.Directives.pathAt(Tokens[I].Begin);
    auto [It, IsNew] = Uses.try_emplace(R, Use{Tokens[I].Begin, Path});
    std::vector<BranchRef> &Common = It->second.Path;
    Common.erase(
        std::mismatch(Common.begin(), Common.end(), Path.begin(), Path.end())
            .first,
        Common.end());
  }

  /// What needs a header: the first use, and the branches around all uses.
  struct Use {
    unsigned First;
    std::vector<BranchRef> Path;
  };

  void add(const Rule &Header, const Use &Needed) {
    unsigned Offset = offsetFor(Header, Needed);
    std::string &Lines = Added[Offset];
    bool NeedsBreak = Lines.empty() && Offset > 0 &&
                      File.Bytes[Offset - 1] != '\n' &&
                      !File.Bytes.take_front(Offset).ends_with("\xEF\xBB\xBF");
    if (NeedsBreak)
      Lines = File.lineEnd();
    Lines += "#include <" + Header.Hip + ">" + File.lineEnd().str();
    bring(Header);
  }

  bool isUnsupported(const Rule &R) const {
    return R.Hip.empty() || R.Since > File.Options.Rocm;
  }

  /// Behind the name of another namespace or class.
  bool isNested(size_t I) const {
    const auto &Tokens = File.Lexed.Tokens;
    return I > 1 && Tokens[I - 1].is("::") && Tokens[I - 2].isIdentifier();
  }

  /// Behind the last include of the library, else of anything, that every
  /// compile of a use reads before it.
  unsigned offsetFor(const Rule &Header, const Use &Needed) const {
    std::optional<unsigned> OfAny, OfLibrary;
    const std::vector<BranchRef> &Path = Needed.Path;
    for (const Directive &D : File.Directives.Directives) {
      if (D.Kind != DirectiveKind::Include || D.Line.End > Needed.First ||
          File.isUntouched(D.Line.Begin) ||
          isInBraces(File.Lexed, D.Line.Begin))
        continue;
      std::vector<BranchRef> Own = File.Directives.pathAt(D.Line.Begin);
      if (Own.size() > Path.size() ||
          !std::equal(Own.begin(), Own.end(), Path.begin()))
        continue;
      OfAny = D.Line.End;
      auto Line = readIncludeLine(File.Bytes, D.Argument);
      const Rule *R = Line ? File.Rules.findHeader(Line->Name) : nullptr;
      if (R && R->Library == Header.Library)
        OfLibrary = D.Line.End;
    }
    if (OfLibrary)
      return *OfLibrary;
    return OfAny ? *OfAny : runtimeIncludeOffset(File);
  }

  FileContext &File;
  std::set<std::string> Visited;
  std::set<const Rule *> Reached;
  llvm::MapVector<const Rule *, Use> Uses; ///< In the order of the file.
  std::map<unsigned, std::string> Added;   ///< Lines by their offset.
};

} // namespace

void addDeclaringIncludes(FileContext &File) { DeclaringIncludes(File).run(); }

} // namespace hipport
