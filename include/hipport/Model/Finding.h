// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A finding: something that a person must know about the port, with its place,
// its evidence and the numbers behind it.

#ifndef HIPPORT_MODEL_FINDING_H
#define HIPPORT_MODEL_FINDING_H

#include "hipport/Model/Edit.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// What goes wrong when the finding is ignored.
enum class FindingClass { Compile, Correctness, Performance, Info };

/// A place in a source file. Lines and columns count from 1, columns in bytes.
struct SourcePlace {
  std::string File; ///< Absolute path; writers make it relative to the root.
  unsigned Offset = 0;
  unsigned Line = 0;
  unsigned Column = 0;

  auto operator<=>(const SourcePlace &) const = default;
};

/// A further place that supports a finding, with its reason.
struct Evidence {
  SourcePlace Place;
  std::string Reason;

  auto operator<=>(const Evidence &) const = default;
};

/// Whether the edits of a finding keep what the code means.
enum class FixSafety { None, Safe, Unsafe };

/// The user's word that a finding is known and stays.
struct Suppression {
  std::string Reason; ///< May be empty.

  auto operator<=>(const Suppression &) const = default;
};

/// A finding as another names it.
struct FindingKey {
  SourcePlace Place;
  std::string Id;

  auto operator<=>(const FindingKey &) const = default;
};

struct Finding {
  std::string Id; ///< For example "api-unsupported".
  FindingClass Class = FindingClass::Info;
  Confidence Sureness = Confidence::Certain;
  SourcePlace Place;
  std::string Message; ///< Lower case, no full stop, with the numbers.
  std::string
      Subject; ///< The CUDA name or token that it is about; may be empty.
  std::vector<std::string> Targets; ///< gfx names concerned; empty: all.
  std::vector<std::string> Kernels; ///< Kernels it belongs to, qualified names.
  std::vector<Evidence> Notes;
  /// Whether a FIXME comment is written above the statement.
  bool Annotate = false;
  FixSafety Safety = FixSafety::None;
  std::vector<Edit> Fix; ///< In the file of Place; applied whole.
  /// By a comment in the source: counted, and shown to programs only.
  std::optional<Suppression> Suppressed;
  /// Findings that say the more important thing of the same code: it is heard
  /// only when all of them are mended.
  std::vector<FindingKey> YieldsTo;
  /// The statement around it, one blank between tokens, no comments: by it a
  /// finding is known again when lines have moved. Empty for a whole file.
  std::string Tokens;

  auto operator<=>(const Finding &) const = default;
};

/// The names used in every machine-readable output ("compile", "certain", ...).
const char *toString(FindingClass Class);
const char *toString(Confidence Sureness);
const char *toString(FixSafety Safety);

} // namespace hipport

#endif // HIPPORT_MODEL_FINDING_H
