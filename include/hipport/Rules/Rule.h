// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// One row of the rule tables: what a CUDA name becomes. The YAML form is
// described in rules/schema.md.

#ifndef HIPPORT_RULES_RULE_H
#define HIPPORT_RULES_RULE_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// A release such as 6.4 or 12.0; compared as numbers.
struct Release {
  uint16_t Major = 0;
  uint16_t Minor = 0;

  auto operator<=>(const Release &) const = default;
  explicit operator bool() const { return Major != 0 || Minor != 0; }
};
/// Absent when \p Text is not MAJOR.MINOR (further parts are ignored).
std::optional<Release> parseRelease(llvm::StringRef Text);
std::string toString(Release R);

enum class RuleKind { Function, Type, Enumerator, Macro, Header, Namespace };
/// "function"; the section of a rule file has an s behind it.
llvm::StringRef toString(RuleKind Kind);

enum class RuleStatus {
  Supported,
  Deprecated,   ///< Converted; HIP marks the name as deprecated.
  Experimental, ///< Converted; HIP marks the name as experimental.
  Differs,      ///< Converted; HIP means something else by it. Has a note.
  Unsupported,  ///< Kept. Has no HIP name.
};
/// The word of a rule file, "differs".
llvm::StringRef toString(RuleStatus Status);

/// What to do with one argument of a call.
struct ArgEdit {
  enum Action {
    Cast,    ///< Text is a type: reinterpret_cast<Text>(arg).
    Wrap,    ///< Text is a function or macro: Text(arg).
    Remove,  ///< The argument is deleted.
    Insert,  ///< Text becomes a new argument before this one.
    Mask,    ///< The argument is a lane mask of a *_sync builtin.
    Default, ///< Text becomes this argument where the call leaves it out.
  };
  unsigned At = 0; ///< Counts from 0, in the original call.
  Action What = Cast;
  std::string Text;

  bool operator==(const ArgEdit &) const = default;
};

struct Rule {
  RuleKind Kind = RuleKind::Function;
  RuleStatus Status = RuleStatus::Supported;
  std::string Cuda;
  /// Empty when unsupported, or when the fallback is all there is. Equal to
  /// Cuda: identical in HIP.
  std::string Hip;
  std::string Roc;     ///< Direct rocX name, when there is one.
  std::string Library; ///< Folder of its rule file, "cuda-runtime".
  std::string Note;
  /// First ROCm release that has the HIP name; 0.0: unknown or old.
  Release Since;
  /// First CUDA release without the CUDA name; 0.0: still there.
  Release Removed;
  /// For functions: edits and fallback hold for calls of this arity only; 0:
  /// any.
  unsigned Arity = 0;
  std::vector<ArgEdit> Args;
  /// Expression that takes the place of the whole call for releases before
  /// Since, of every release when Hip is empty; `$0` stands for the first
  /// argument. Empty: none.
  std::string Fallback;
  /// Text that hipport puts into a file for the fallback, or for what the
  /// header declares (helperText); empty: none.
  std::string Helper;
  /// Header only: provides the HIP runtime (kernel syntax and API).
  bool ProvidesRuntime = false;
  /// Header only: the names that HIP's header declares, with their namespace.
  std::vector<std::string> Declares;
  /// Header only: CUDA names of headers that HIP's header includes.
  std::vector<std::string> Brings;
  /// The name is also one of the C or C++ library (sqrtf): it does not count as
  /// a CUDA name in the coverage and is never reported.
  bool Shared = false;
  /// HIP guards the name by this macro before Since ("HIP_ENABLE_..."); empty:
  /// none.
  std::string Enable;

  bool isIdentical() const { return Hip == Cuda; }
  /// A macro without meaning in HIP: its uses go.
  bool isRemoved() const {
    return Kind == RuleKind::Macro && Status != RuleStatus::Unsupported &&
           Hip.empty() && Fallback.empty();
  }
  bool operator==(const Rule &) const = default;
};

} // namespace hipport

#endif // HIPPORT_RULES_RULE_H
