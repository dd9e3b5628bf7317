// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// One file on its way through the rewrites: its bytes, what is known of them,
// and what the rewrites decided so far.

#ifndef HIPPORT_REWRITE_FILECONTEXT_H
#define HIPPORT_REWRITE_FILECONTEXT_H

#include "LineTable.h"
#include "SourceTokens.h"
#include "StatementStarts.h"
#include "Suppressions.h"
#include "hipport/Rewrite/Convert.h"
#include "hipport/Rewrite/Directives.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hipport {

class FileContext {
public:
  FileContext(const std::string &Path, llvm::StringRef Bytes,
              const RunFacts &Run, const ConvertOptions &Options);

  const std::string &Path;
  const llvm::StringRef Bytes;
  const RunFacts &Run;
  const ConvertOptions &Options;
  const RuleTable &Rules;
  /// Facts of the parser; null for a file that no unit saw.
  const FileFacts *const Facts;
  const TokenList Lexed;
  const DirectiveMap Directives;
  const LineTable Lines;
  Suppressions Hushed;

  /// Branches that already speak of HIP; nothing in them is touched.
  std::vector<ByteRange> Untouched;
  std::vector<EditGroup> Groups;
  std::vector<Finding> Findings;
  std::map<std::string, Coverage> ByLibrary;
  unsigned InactiveEdits = 0;
  /// Helpers that the output needs, each with the offset of its first use.
  std::map<std::string, unsigned> Helpers;
  /// Names that another rewrite has converted.
  std::set<unsigned> Renamed;

  bool isUntouched(unsigned Offset) const;
  /// In a branch that no unit compiled.
  bool isSkipped(unsigned Offset) const;
  /// What an edit or finding can claim for code that tokens alone decide.
  Confidence surenessAt(unsigned Offset) const {
    return !Facts || isSkipped(Offset) ? Confidence::Likely
                                       : Confidence::Certain;
  }
  std::optional<NameOwner> ownerAt(unsigned Offset) const;
  bool hasOwnerConflict(unsigned Offset) const;
  /// The program itself declares the name, in a unit that saw this file.
  bool isDeclaredByProgram(llvm::StringRef Name) const;
  /// What the name is as a lane mask in this program; null: no mask.
  const MaskName *maskName(llvm::StringRef Name) const {
    return Run.Masks.find(Run.Groups.groupOf(Path), Name);
  }

  /// Made when it is asked for first: most files have no findings.
  const StatementStarts &statements();

  SourcePlace placeAt(unsigned Offset) const;
  std::string text(ByteRange Range) const {
    return Bytes.slice(Range.Begin, Range.End).str();
  }
  /// "\r\n" when the file's first line ends so, else "\n".
  llvm::StringRef lineEnd() const;

  /// The text as the edits so far leave it. Absent: one of them reaches beyond
  /// \p Range.
  std::optional<std::string> editedText(ByteRange Range) const;
  /// Forgets the edits so far in \p Range, which is to be replaced as a whole.
  void dropEdits(ByteRange Range);

  void edit(llvm::StringRef Rewrite, Confidence Sureness,
            std::vector<Edit> Edits);
  Finding &report(llvm::StringRef Id, FindingClass Class, Confidence Sureness,
                  unsigned Offset, std::string Message);

private:
  std::unique_ptr<StatementStarts> Statements;
};

/// Reports a name or header that HIP lacks, or has in later releases only, and
/// counts it as not converted.
void reportMissing(FileContext &File, const Rule &R, llvm::StringRef Id,
                   unsigned Offset);

/// The rewrites, in the order in which convertFile runs them.
void rewriteGuardsOf(FileContext &File);
void rewriteCaseLabels(FileContext &File);
void rewriteCollapsedOverloads(FileContext &File);
void rewriteIncludes(FileContext &File);
void rewriteIncludedSources(FileContext &File);
void rewriteLaunchSyntax(FileContext &File);
void rewriteLaunchCalls(FileContext &File);
void rewriteQualifiedNames(FileContext &File);
void rewriteNames(FileContext &File);
void rewriteKernelStrings(FileContext &File);
void foldAbsentLibraries(FileContext &File);
void rewriteMaskDefinitions(FileContext &File);
void rewriteInlineAsm(FileContext &File);
void removeRegisterKeyword(FileContext &File);
void leaveScaleTypesToCuda(FileContext &File);
/// With --roc: libraries that stay with HIP's wrapper, and why.
void reportWrappedLibraries(FileContext &File);
void rewriteVectorOperators(FileContext &File);
void rewriteDevicePointers(FileContext &File);
void rewriteDeviceCalls(FileContext &File);
/// Before the names: a release with HIP's form for locations has another name.
void rewriteMemoryLocations(FileContext &File);
void castMixedMinMax(FileContext &File);
void addTemplateKeyword(FileContext &File);
void addRuntimeInclude(FileContext &File);
void addDeclaringIncludes(FileContext &File);
void addHelpers(FileContext &File);
void addCheckFindings(FileContext &File);
/// Notes which findings the user suppressed; for new ones again.
void suppressFindings(FileContext &File);
/// What the user suppressed of \p F, if anything.
std::optional<Suppression> suppressionOf(FileContext &File, const Finding &F);
void reportUnusedSuppressions(FileContext &File);
void annotateFindings(FileContext &File);

/// Where an #include that every compile takes can be added.
unsigned runtimeIncludeOffset(const FileContext &File);
/// The output needs the helper of \p R, if it has one, before \p Offset.
void needHelper(FileContext &File, const Rule &R, unsigned Offset);

/// Edits that a rule asks for at the arguments of the call of \p Name, and the
/// mask that HIP's `*_sync` builtins want. Returns nothing when the name is not
/// called here.
void editArguments(FileContext &File, const Rule &R, const SourceToken &Name);
/// The attribute that cuFuncSetAttribute sets; false: it is none that HIP names
/// in another way, or no enumerator at all.
bool renameFunctionAttribute(FileContext &File, ByteRange Argument);
/// The callback of an occupancy question, argument \p At, which HIP does not
/// have: it is called for the largest block; false: it cannot be.
bool callOccupancyCallback(FileContext &File, llvm::StringRef Callee,
                           llvm::ArrayRef<ByteRange> Args, unsigned At);
/// The local variable that \p Argument names, if a full mask is all that it can
/// be; the range of its name in the declaration.
std::optional<ByteRange> fullMaskVariable(const FileContext &File,
                                          ByteRange Argument);
/// The mask argument \p Argument of a call of the builtin \p Callee.
void editMask(FileContext &File, ByteRange Argument, const SourceToken &Callee);

} // namespace hipport

#endif // HIPPORT_REWRITE_FILECONTEXT_H
