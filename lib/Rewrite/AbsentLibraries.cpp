// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A library without a counterpart is one piece of work, not one for each name:
// its findings in a file become one, at its include.

#include "hipport/Rewrite/AbsentLibraries.h"

#include "FileContext.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace hipport {

/// What the release lacks altogether: no other form serves it either.
static bool isTooNew(const Rule &R, Release Rocm) {
  return R.Since > Rocm && R.Enable.empty() && R.Fallback.empty() &&
         R.Helper.empty();
}

AbsentLibraries::AbsentLibraries(const RuleTable &Rules, Release Rocm) {
  std::map<std::string, std::set<std::string>> NotesOf;
  std::map<std::string, std::string> Later;
  std::set<std::string> Present;
  for (const Rule *R : Rules.all()) {
    bool IsHeader = R->Kind == RuleKind::Header;
    if (R->Status != RuleStatus::Unsupported && !isTooNew(*R, Rocm))
      Present.insert(R->Library);
    else if (IsHeader && R->Status != RuleStatus::Unsupported)
      Later.try_emplace(R->Library, fmt::format("{} comes with ROCm {}", R->Hip,
                                                toString(R->Since)));
    else if (IsHeader)
      NotesOf[R->Library].insert(R->Note);
  }
  for (const auto &[Library, Texts] : NotesOf)
    if (!Present.count(Library))
      Notes[Library] = Texts.size() == 1 ? *Texts.begin() : "";
  for (const auto &[Library, Text] : Later)
    if (!Present.count(Library))
      Notes[Library] = Text;
}

namespace {

/// What a finding is about.
struct Topic {
  std::string Library;
  std::string Note;

  auto operator<=>(const Topic &) const = default;
};

class Folder {
public:
  explicit Folder(FileContext &File)
      : File(File), Absent(File.Run.Absent.notes()) {}

  void run() {
    std::map<Topic, std::vector<size_t>> Found;
    for (size_t I = 0; I < File.Findings.size(); ++I)
      if (auto T = topicOf(File.Findings[I]))
        Found[*T].push_back(I);
    std::set<size_t> Gone;
    for (const auto &[T, Indexes] : Found)
      fold(T, Indexes, Gone);
    std::vector<Finding> Kept;
    for (size_t I = 0; I < File.Findings.size(); ++I)
      if (!Gone.count(I))
        Kept.push_back(std::move(File.Findings[I]));
    File.Findings = std::move(Kept);
    for (auto &[Library, Count] : File.ByLibrary)
      if (Absent.count(Library)) {
        Count.NotConverted += Count.Unknown;
        Count.Unknown = 0;
      }
  }

private:
  std::optional<Topic> topicOf(const Finding &F) const {
    if (F.Id != "library-absent" && F.Id != "api-unsupported" &&
        F.Id != "api-unmapped")
      return std::nullopt;
    const Rule *R = F.Id == "library-absent" ? File.Rules.findHeader(F.Subject)
                                             : File.Rules.findName(F.Subject);
    auto It = Absent.find(R ? R->Library : libraryOfName(F.Subject).str());
    if (It == Absent.end())
      return std::nullopt;
    if (!It->second.empty())
      return Topic{It->first, It->second};
    // A folder of many small libraries: those with the same advice are one.
    return R ? std::optional(Topic{It->first, R->Note}) : std::nullopt;
  }

  void fold(const Topic &T, const std::vector<size_t> &Indexes,
            std::set<size_t> &Gone) {
    size_t First = Indexes.front();
    for (size_t I : Indexes)
      if (isBefore(I, First))
        First = I;
    size_t Uses = 0;
    for (size_t I : Indexes) {
      Uses += File.Findings[I].Id != "library-absent";
      if (I != First)
        Gone.insert(I);
    }
    if (Uses == 0)
      return;
    Finding &F = File.Findings[First];
    F.Message = fmt::format(
        "{} has no counterpart in HIP{}{}; {} use{} of its names stay{}",
        F.Id == "library-absent" ? F.Subject : T.Library,
        T.Note.empty() ? "" : ": ", T.Note, Uses, Uses == 1 ? "" : "s",
        Uses == 1 ? "s" : "");
    F.Id = "library-absent";
    F.Sureness = Confidence::Certain;
    F.Annotate = true;
  }

  /// An include counts more than a name.
  bool isBefore(size_t Left, size_t Right) const {
    const Finding &A = File.Findings[Left], &B = File.Findings[Right];
    return std::pair(A.Id != "library-absent", A.Place.Offset) <
           std::pair(B.Id != "library-absent", B.Place.Offset);
  }

  FileContext &File;
  const std::map<std::string, std::string> &Absent;
};

} // namespace

void foldAbsentLibraries(FileContext &File) { Folder(File).run(); }

} // namespace hipport
