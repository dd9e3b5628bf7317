// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What one translation unit says: plain data that a worker process hands to
// the merge. Nothing after it sees an AST.
//
// A unit does not rename anything. It says, for names that look like CUDA's,
// what each one resolved to; the rename itself is decided once per file, after
// the facts of all units that saw the file were merged.

#ifndef HIPPORT_MODEL_TURESULT_H
#define HIPPORT_MODEL_TURESULT_H

#include "hipport/Model/Finding.h"
#include "hipport/Model/KernelModel.h"
#include "hipport/Model/WaveFacts.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <string>
#include <vector>

namespace hipport {

/// What the parser resolved a name to.
enum class NameOwner {
  Cuda, ///< A declaration of CUDA (ours, or of the SDK).
  User, ///< A declaration of the program or of a third party.
};

/// A call of a `*_sync` builtin whose mask is a full 32-lane mask, with what
/// the code around it says about the lanes that arrive.
struct SyncCall {
  unsigned Offset = 0; ///< Of the callee's name.
  std::string Kernel;  ///< Kernel that contains it; empty elsewhere.
  /// The call stands where all threads of the block arrive together.
  bool Convergent = false;

  auto operator<=>(const SyncCall &) const = default;
};

/// A half-open byte range of a file.
struct ByteRange {
  unsigned Begin = 0;
  unsigned End = 0;

  auto operator<=>(const ByteRange &) const = default;
};

/// What the parser knows of a piece of code and the spelling does not show, for
/// the rewrite that reads facts of this kind. Units must agree: two different
/// facts of one kind about the same code void each other in the merge.
struct CodeFact {
  std::string Kind; ///< Named by the collector, "device-pointer-arithmetic".
  ByteRange Code;
  std::vector<ByteRange> Parts; ///< Pieces of the code; the kind says which.
  std::string Detail;           ///< The kind says what.

  auto operator<=>(const CodeFact &) const = default;
};

/// An error of the parser: the region around it was understood in part only.
struct ParseProblem {
  SourcePlace Place;
  std::string Message;

  auto operator<=>(const ParseProblem &) const = default;
};

/// Facts about one file, keyed by byte offset.
struct FileFacts {
  std::map<unsigned, NameOwner> Owners; ///< Only CUDA-looking names.
  /// Offsets on which units disagree; filled by the merge.
  std::vector<unsigned> OwnerConflicts;
  std::vector<SyncCall> SyncCalls;
  std::vector<CodeFact> Code; ///< Sorted by kind and place.
  /// Ranges that the preprocessor skipped in every unit that saw the file.
  std::vector<ByteRange> Skipped;
  std::vector<ParseProblem> Problems;

  bool operator==(const FileFacts &) const = default;
};

enum class UnitStatus { Parsed, Crashed, TimedOut, OutOfMemory, Failed };

struct TuResult {
  std::string MainFile; ///< Absolute path.
  UnitStatus Status = UnitStatus::Parsed;
  std::string Error; ///< Why, when the status is not Parsed.
  double CpuSeconds = 0;
  std::map<std::string, FileFacts> Files;   ///< By absolute path.
  std::vector<std::string> MissingIncludes; ///< As spelled, sorted.
  /// CUDA-looking names that the program itself declares, sorted.
  std::vector<std::string> UserNames;
  std::vector<KernelModel> Kernels;
  std::vector<LaunchSite> Launches;
  std::vector<FunctionFacts> Functions; ///< That say something of lanes.

  bool operator==(const TuResult &) const = default;
};

const char *toString(UnitStatus Status);

llvm::json::Value toJSON(const TuResult &Result);
/// Error: names the field that is absent or of the wrong type.
llvm::Expected<TuResult> tuResultFromJSON(const llvm::json::Value &Value);

/// All facts of a run, independent of the order of \p Results. A name that
/// units resolve differently ends in FileFacts::OwnerConflicts; a range counts
/// as skipped only where every unit that saw the file skipped it. Kernels and
/// launches count once for each place and name, sorted by place; a number on
/// which units disagree is absent.
struct MergedFacts {
  std::map<std::string, FileFacts> Files;
  /// For each file the CUDA-looking names that the units which saw it declare.
  std::map<std::string, std::vector<std::string>> UserNames;
  std::vector<std::string> MissingIncludes;
  std::vector<KernelModel> Kernels;
  std::vector<LaunchSite> Launches;
  /// Each body once for each instance; what units see differently stands twice.
  std::vector<FunctionFacts> Functions;
};
MergedFacts mergeResults(std::vector<TuResult> Results);

} // namespace hipport

#endif // HIPPORT_MODEL_TURESULT_H
