// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The rules of a run: the built-in ones and those of --rules files, looked up
// by the CUDA name.

#ifndef HIPPORT_RULES_RULETABLE_H
#define HIPPORT_RULES_RULETABLE_H

#include "hipport/Rules/Rule.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <vector>

namespace hipport {

class EmbeddedRows;

/// The rows of one rule file. Error: every bad place of the file, one line each
/// as "file:line:column: message".
llvm::Expected<std::vector<Rule>> parseRuleFile(llvm::MemoryBufferRef Buffer);

/// Names of identifiers and names of headers are separate: `cub` the namespace
/// and `cub/cub.cuh` the header never meet. Identifiers have one row for each
/// name, whatever the kind. Pointers to rows are good as long as the table (or
/// a copy of it) lives and is not overlaid. Several threads may read.
class RuleTable {
public:
  /// The table that is compiled into the program.
  static RuleTable builtin();

  /// Rows of \p Rules replace rows of the same name.
  void overlay(std::vector<Rule> Rules);

  /// The row of a function, type, enumerator, macro or namespace; null: none.
  const Rule *findName(llvm::StringRef Cuda) const;
  /// The row of a header as it is written between the quotes, else that of the
  /// nearest folder ("cutlass/") around it; null: none.
  const Rule *findHeader(llvm::StringRef Cuda) const;
  /// Whether some row produces this name, also one that was replaced.
  bool isHipName(llvm::StringRef Name) const;

  /// All rows in order of (library, kind, CUDA name); with \p Library only
  /// those of one.
  std::vector<const Rule *> all(llvm::StringRef Library = "") const;
  size_t size() const;

private:
  const Rule *findHeaderRow(llvm::StringRef Cuda) const;

  /// Shared by copies: it never changes. Null: an empty table.
  std::shared_ptr<const EmbeddedRows> Builtin;
  /// Rows of overlays, which win.
  llvm::StringMap<Rule> Names;
  llvm::StringMap<Rule> Headers;
  llvm::StringSet<> HipNames;
  size_t NumAdded = 0; ///< Rows of overlays that replace no built-in row.
};

/// The text of rules/helpers/NAME.h behind its licence: C++ with an include
/// guard of its own. Empty: there is no such helper.
llvm::StringRef helperText(llvm::StringRef Name);

/// Whether a name is spelled as NVIDIA spells its API (cudaFoo, CUDA_FOO,
/// cublasFoo, cuFoo, CU_FOO, nvrtcFoo, ...), whether or not a rule knows it.
bool looksLikeCuda(llvm::StringRef Name);
/// Library folder that such a name belongs to ("cublas"); "cuda-other" when no
/// prefix fits.
llvm::StringRef libraryOfName(llvm::StringRef Name);

} // namespace hipport

#endif // HIPPORT_RULES_RULETABLE_H
