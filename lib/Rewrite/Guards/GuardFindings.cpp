// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GuardFindings.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

#include <fmt/format.h>

#include <algorithm>

using namespace hipport;

using Outcome = ConditionDecision::OutcomeKind;

GuardFindings::GuardFindings(llvm::StringRef Path, llvm::StringRef Bytes,
                             const OwnedNames &Owned)
    : Path(Path), Bytes(Bytes), Owned(Owned), LineStarts{0} {
  for (unsigned I = 0; I < Bytes.size(); ++I)
    if (Bytes[I] == '\n')
      LineStarts.push_back(I + 1);
}

Finding &GuardFindings::add(unsigned Offset, llvm::StringRef Subject,
                            std::string Message) {
  unsigned Line =
      std::upper_bound(LineStarts.begin(), LineStarts.end(), Offset) -
      LineStarts.begin();
  Finding F;
  F.Id = "api-differs";
  F.Class = FindingClass::Correctness;
  F.Sureness = Confidence::Possible;
  F.Place = {Path.str(), Offset, Line, Offset - LineStarts[Line - 1] + 1};
  F.Message = std::move(Message);
  F.Subject = Subject.str();
  F.Annotate = true;
  Findings.push_back(std::move(F));
  return Findings.back();
}

static std::string listed(llvm::ArrayRef<llvm::StringRef> Names) {
  if (Names.size() < 2)
    return llvm::join(Names, "");
  return llvm::join(Names.drop_back(), ", ") + " and " + Names.back().str();
}

static const char *sideTaken(Truth InHip) {
  switch (InHip) {
  case Truth::False:
    return "this condition is false there";
  case Truth::True:
    return "this condition is true there";
  case Truth::Unknown:
    break;
  }
  return "other macros alone decide this condition there";
}

void GuardFindings::addCondition(const Condition &C,
                                 const ConditionDecision &D) {
  if (D.Outcome == Outcome::Unchanged || D.Outcome == Outcome::Renamed)
    return;
  llvm::SmallVector<llvm::StringRef, 4> Names;
  unsigned Offset = 0;
  for (ByteRange Name : C.Names) {
    llvm::StringRef Text = Bytes.slice(Name.Begin, Name.End);
    if (roleOf(Text) == GuardRole::None || Owned.count(Text.str()) ||
        llvm::is_contained(Names, Text))
      continue;
    // What is renamed elsewhere is no news where something else holds it back.
    bool IsCause = D.Outcome != Outcome::Kept ||
                   roleOf(Text) == GuardRole::Kept ||
                   roleOf(Text) == GuardRole::Arch;
    if (!IsCause)
      continue;
    if (Names.empty())
      Offset = Name.Begin;
    Names.push_back(Text);
  }
  if (Names.empty())
    return;
  std::string Missing = fmt::format("{} {} not defined in HIP", listed(Names),
                                    Names.size() > 1 ? "are" : "is");
  if (D.Outcome == Outcome::Unread) {
    add(Offset, Names.front(),
        Missing + ": this condition was not understood and stays as it is");
  } else if (D.Outcome == Outcome::KeptMerged) {
    add(Offset, Names.front(),
        fmt::format("{}: renamed, the condition would lose its meaning; as it "
                    "stands, {}",
                    Missing, sideTaken(D.InHip)));
  } else if (D.Outcome == Outcome::KeptForBody) {
    add(Offset, Names.front(),
        fmt::format("{}, and code that needs it would be compiled if this "
                    "condition were renamed; as it stands, {}",
                    Missing, sideTaken(D.InHip)));
  } else {
    Finding &F = add(Offset, Names.front(),
                     fmt::format("{}: {}", Missing, sideTaken(D.InHip)));
    if (D.Outcome == Outcome::KeptAsMeant) {
      F.Message += ", which fits every AMD GPU";
      F.Class = FindingClass::Info;
      F.Sureness = Confidence::Likely;
      F.Annotate = false;
    }
  }
}

void GuardFindings::addUse(ByteRange Name) {
  llvm::StringRef Text = Bytes.slice(Name.Begin, Name.End);
  Finding &F = add(Name.Begin, Text,
                   fmt::format("{} is not defined in HIP", Text.str()));
  F.Class = FindingClass::Compile;
  F.Sureness = Confidence::Likely;
}

void GuardFindings::addDefinition(ByteRange Name) {
  llvm::StringRef Text = Bytes.slice(Name.Begin, Name.End);
  add(Name.Begin, Text,
      fmt::format("{} is set by this file: its conditions on it stay as they "
                  "are; a HIP compiler sets {} instead",
                  Text.str(), hipNameOf(roleOf(Text)).str()));
}

std::vector<Finding> GuardFindings::take() {
  llvm::stable_sort(Findings, [](const Finding &A, const Finding &B) {
    return A.Place.Offset < B.Place.Offset;
  });
  return std::move(Findings);
}
