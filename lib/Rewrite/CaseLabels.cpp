// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Cases of a switch on values that HIP lacks, or that are another case's value
// in HIP: the label, and the statements that belong to it alone, are left to
// CUDA by a guard. Where the lines do not allow that, a person is told.

#include "CollapseFacts.h"
#include "CudaOnly.h"
#include "FileContext.h"
#include "SwitchText.h"

#include <fmt/format.h>

#include <algorithm>

namespace hipport {

namespace {

class CaseGuards {
public:
  explicit CaseGuards(FileContext &File) : File(File), Code(codeTokens(File)) {}

  void run();

private:
  enum class Verdict { Stays, Missing, Twice };

  const Rule *ruleOf(const SwitchLabel &Label) const;
  Verdict judge(const SwitchLabel &Label);
  const SourceToken *sameBefore(const SwitchLabel &Label, llvm::StringRef Hip);
  void take(const SwitchText &Switch);
  void takeGroup(const SwitchText &Switch, size_t Index);
  void takeLabel(const SwitchLabel &Label);
  bool isReachedFromAbove(const SwitchText &Switch, size_t Index) const;
  bool guard(size_t First, size_t End, const SwitchLabel &Label);
  bool saysTextOnly(const SwitchGroup &Group) const;
  void reportTwice(const SwitchLabel &Label, bool IsGuarded, bool IsText);

  FileContext &File;
  const std::vector<SourceToken> Code;
  /// The names that stand for a value of HIP in the switch at hand.
  std::vector<std::pair<std::string, const SourceToken *>> Values;
  std::vector<std::pair<ByteRange, Confidence>> Found;
};

} // namespace

const Rule *CaseGuards::ruleOf(const SwitchLabel &Label) const {
  if (!Label.Name)
    return nullptr;
  const SourceToken &Name = Code[*Label.Name];
  const Rule *R = File.Rules.findName(Name.Text);
  auto Owner = File.ownerAt(Name.Begin);
  bool IsOwn =
      Owner ? *Owner == NameOwner::User : File.isDeclaredByProgram(Name.Text);
  if (!R || IsOwn || File.hasOwnerConflict(Name.Begin) ||
      File.isUntouched(Name.Begin))
    return nullptr;
  bool IsValue = R->Kind == RuleKind::Enumerator || R->Kind == RuleKind::Macro;
  return IsValue ? R : nullptr;
}

const SourceToken *CaseGuards::sameBefore(const SwitchLabel &Label,
                                          llvm::StringRef Hip) {
  const SourceToken &Name = Code[*Label.Name];
  for (const auto &[Value, First] : Values)
    if (Value == Hip && First->Text != Name.Text &&
        canMeet(File, First->Begin, Name.Begin))
      return First;
  return nullptr;
}

CaseGuards::Verdict CaseGuards::judge(const SwitchLabel &Label) {
  const Rule *R = ruleOf(Label);
  // Nothing compiles of a library of which HIP has nothing.
  if (!R || File.Run.Absent.notes().count(R->Library))
    return Verdict::Stays;
  if (R->Status == RuleStatus::Unsupported ||
      (R->Since > File.Options.Rocm && R->Enable.empty()))
    return Verdict::Missing;
  if (sameBefore(Label, R->Hip))
    return Verdict::Twice;
  Values.push_back({R->Hip, &Code[*Label.Name]});
  return Verdict::Stays;
}

/// \p Inner lies in all branches of \p Outer.
static bool liesWithin(const std::vector<BranchRef> &Inner,
                       const std::vector<BranchRef> &Outer) {
  return Outer.size() <= Inner.size() &&
         std::equal(Outer.begin(), Outer.end(), Inner.begin());
}

/// The statements before may go on into the group.
bool CaseGuards::isReachedFromAbove(const SwitchText &Switch,
                                    size_t Index) const {
  auto Path = File.Directives.pathAt(
      Code[Switch.Groups[Index].Labels.front().First].Begin);
  while (Index > 0) {
    const SwitchGroup &Before = Switch.Groups[--Index];
    auto Jump = lastJump(Code, Before);
    if (!Jump)
      return true;
    auto Ends = File.Directives.pathAt(Code[*Jump].Begin);
    if (liesWithin(Path, Ends))
      return false;
    // Without its branch, what stands above it comes before.
    if (Ends != File.Directives.pathAt(Code[Before.Labels.front().First].Begin))
      return true;
  }
  return false;
}

/// `return "text";`
bool CaseGuards::saysTextOnly(const SwitchGroup &Group) const {
  return llvm::all_of(
      llvm::ArrayRef(Code).slice(Group.Labels.back().Colon + 1,
                                 Group.End - Group.Labels.back().Colon - 1),
      [](const SourceToken &T) {
        return T.What == SourceToken::Literal || T.is("return") || T.is(";");
      });
}

/// False: the lines hold other code as well.
bool CaseGuards::guard(size_t First, size_t End, const SwitchLabel &Label) {
  ByteRange Range{Code[First].Begin, Code[End - 1].End};
  if (!ownsLines(File, Range))
    return false;
  unsigned Name = Code[*Label.Name].Begin;
  Found.push_back({Range, File.surenessAt(Name)});
  return true;
}

void CaseGuards::reportTwice(const SwitchLabel &Label, bool IsGuarded,
                             bool IsText) {
  const SourceToken &Name = Code[*Label.Name];
  std::string Other = sameBefore(Label, ruleOf(Label)->Hip)->Text.str();
  FindingClass Class = !IsGuarded ? FindingClass::Compile
                       : IsText   ? FindingClass::Info
                                  : FindingClass::Correctness;
  File.report("api-differs", Class, File.surenessAt(Name.Begin), Name.Begin,
              fmt::format("{} and {} are one value in HIP: {}", Other,
                          Name.Text.str(),
                          IsGuarded ? "only the case of the first is left"
                                    : "this case stands twice"))
      .Subject = Name.Text.str();
}

void CaseGuards::takeGroup(const SwitchText &Switch, size_t Index) {
  const SwitchGroup &Group = Switch.Groups[Index];
  std::vector<std::pair<const SwitchLabel *, Verdict>> Bad;
  for (const SwitchLabel &Label : Group.Labels)
    if (Verdict V = judge(Label); V != Verdict::Stays)
      Bad.push_back({&Label, V});
  if (Bad.empty())
    return;
  bool OwnsStatements =
      Bad.size() == Group.Labels.size() && !isReachedFromAbove(Switch, Index);
  bool IsWhole = OwnsStatements && !Switch.IsNested && lastJump(Code, Group) &&
                 guard(Group.Labels.front().First, Group.End, *Bad[0].first);
  for (auto [Label, V] : Bad) {
    bool IsGuarded = IsWhole || (!OwnsStatements &&
                                 guard(Label->First, Label->Colon + 1, *Label));
    // Nothing is lost where both stand for the same statements.
    if (V == Verdict::Twice &&
        !(IsGuarded && sameBefore(*Label, ruleOf(*Label)->Hip)->Begin >
                           Code[Group.Labels.front().First].Begin))
      reportTwice(*Label, IsGuarded, saysTextOnly(Group));
  }
}

void CaseGuards::take(const SwitchText &Switch) {
  Values.clear();
  for (size_t I = 0; I < Switch.Groups.size(); ++I)
    takeGroup(Switch, I);
}

void CaseGuards::run() {
  for (const SwitchText &Switch : readSwitches(Code))
    take(Switch);
  llvm::sort(Found, [](const auto &A, const auto &B) {
    return A.first.Begin < B.first.Begin;
  });
  for (size_t I = 0; I < Found.size(); ++I) {
    auto [Range, Sureness] = Found[I];
    while (I + 1 < Found.size() &&
           isFollowedBy(File, Range, Found[I + 1].first)) {
      Range.End = Found[++I].first.End;
      Sureness = std::max(Sureness, Found[I].second);
    }
    leaveToCuda(File, "case-labels", Sureness, Range, "no values of HIP's own");
    File.Untouched.push_back(Range);
  }
}

/// Cases that only the parser sees to be the same.
static void reportCases(FileContext &File) {
  if (!File.Facts)
    return;
  for (const CodeFact &Fact : File.Facts->Code) {
    auto [What, Other] = llvm::StringRef(Fact.Detail).split(' ');
    bool IsKnown = llvm::any_of(File.Findings, [&](const Finding &F) {
      return F.Id == "api-differs" && F.Place.Offset == Fact.Code.Begin;
    });
    if (Fact.Kind != CollapseFact || What != "case" || IsKnown ||
        File.isUntouched(Fact.Code.Begin))
      continue;
    std::string Name = File.text(Fact.Code);
    File.report("api-differs", FindingClass::Compile, Confidence::Certain,
                Fact.Code.Begin,
                fmt::format("{} and {} are one value in HIP: this case stands "
                            "twice",
                            Other.str(), Name))
        .Subject = Name;
  }
}

void rewriteCaseLabels(FileContext &File) {
  CaseGuards(File).run();
  reportCases(File);
}

} // namespace hipport
