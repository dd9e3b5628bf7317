// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FileContext.h"

#include "hipport/Rewrite/EditPlan.h"

#include <fmt/format.h>

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace hipport {

static const FileFacts *factsOf(const RunFacts &Run, const std::string &Path) {
  auto It = Run.Merged->Files.find(Path);
  return It == Run.Merged->Files.end() ? nullptr : &It->second;
}

FileContext::FileContext(const std::string &Path, llvm::StringRef Bytes,
                         const RunFacts &Run, const ConvertOptions &Options)
    : Path(Path), Bytes(Bytes), Run(Run), Options(Options), Rules(*Run.Rules),
      Facts(factsOf(Run, Path)), Lexed(lexTokens(Bytes)),
      Directives(scanDirectives(Bytes)), Lines(Bytes),
      Hushed(Bytes, Lexed, Lines) {}

const StatementStarts &FileContext::statements() {
  if (!Statements)
    Statements = std::make_unique<StatementStarts>(Lexed, Directives);
  return *Statements;
}

static bool contains(const std::vector<ByteRange> &Ranges, unsigned Offset) {
  return std::any_of(Ranges.begin(), Ranges.end(), [&](ByteRange R) {
    return R.Begin <= Offset && Offset < R.End;
  });
}

bool FileContext::isUntouched(unsigned Offset) const {
  return contains(Untouched, Offset);
}

bool FileContext::isSkipped(unsigned Offset) const {
  return Facts && contains(Facts->Skipped, Offset);
}

std::optional<NameOwner> FileContext::ownerAt(unsigned Offset) const {
  if (!Facts)
    return std::nullopt;
  auto It = Facts->Owners.find(Offset);
  return It == Facts->Owners.end() ? std::nullopt : std::optional(It->second);
}

bool FileContext::hasOwnerConflict(unsigned Offset) const {
  return Facts && std::binary_search(Facts->OwnerConflicts.begin(),
                                     Facts->OwnerConflicts.end(), Offset);
}

bool FileContext::isDeclaredByProgram(llvm::StringRef Name) const {
  if (Run.Macros.defines(Run.Groups.groupOf(Path), Name))
    return true;
  auto It = Run.Merged->UserNames.find(Path);
  return It != Run.Merged->UserNames.end() &&
         std::binary_search(It->second.begin(), It->second.end(), Name);
}

SourcePlace FileContext::placeAt(unsigned Offset) const {
  unsigned Line = Lines.lineAt(Offset);
  return {Path, Offset, Line, Offset - Lines.startOf(Line) + 1};
}

llvm::StringRef FileContext::lineEnd() const {
  size_t First = Bytes.find('\n');
  bool IsCrLf =
      First != llvm::StringRef::npos && First > 0 && Bytes[First - 1] == '\r';
  return IsCrLf ? "\r\n" : "\n";
}

static bool isInside(const Edit &E, ByteRange Range) {
  return Range.Begin <= E.Offset && E.Offset + E.Length <= Range.End;
}

/// Also an insertion at one of its ends.
static bool touches(const Edit &E, ByteRange Range) {
  return E.Offset <= Range.End && Range.Begin <= E.Offset + E.Length;
}

std::optional<std::string> FileContext::editedText(ByteRange Range) const {
  std::vector<EditGroup> Within;
  for (const EditGroup &Group : Groups) {
    if (llvm::none_of(Group.Edits,
                      [&](const Edit &E) { return touches(E, Range); }))
      continue;
    EditGroup Moved = Group;
    for (Edit &E : Moved.Edits) {
      if (!isInside(E, Range))
        return std::nullopt;
      E.Offset -= Range.Begin;
    }
    Within.push_back(std::move(Moved));
  }
  return applyEdits(Bytes.slice(Range.Begin, Range.End),
                    planEdits(std::move(Within)).Accepted);
}

void FileContext::dropEdits(ByteRange Range) {
  llvm::erase_if(Groups, [&](const EditGroup &Group) {
    return llvm::all_of(Group.Edits,
                        [&](const Edit &E) { return isInside(E, Range); });
  });
}

void FileContext::edit(llvm::StringRef Rewrite, Confidence Sureness,
                       std::vector<Edit> Edits) {
  Groups.push_back({Rewrite.str(), Sureness, std::move(Edits)});
}

Finding &FileContext::report(llvm::StringRef Id, FindingClass Class,
                             Confidence Sureness, unsigned Offset,
                             std::string Message) {
  Finding F;
  F.Id = Id.str();
  F.Class = Class;
  F.Sureness = Sureness;
  F.Place = placeAt(Offset);
  F.Message = std::move(Message);
  F.Annotate = Class != FindingClass::Info;
  return Findings.emplace_back(std::move(F));
}

void reportMissing(FileContext &File, const Rule &R, llvm::StringRef Id,
                   unsigned Offset) {
  std::string Message =
      R.Hip.empty()
          ? fmt::format("{} has no counterpart in HIP", R.Cuda)
          : fmt::format("{} is in ROCm from {} on, not in {}", R.Hip,
                        toString(R.Since), toString(File.Options.Rocm));
  if (!R.Note.empty())
    Message += ": " + R.Note;
  Finding &F = File.report(Id, FindingClass::Compile, Confidence::Certain,
                           Offset, std::move(Message));
  F.Subject = R.Cuda;
  ++File.ByLibrary[R.Library].NotConverted;
}

} // namespace hipport
