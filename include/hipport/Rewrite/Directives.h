// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The preprocessor directives of one file and the tree of its conditional
// branches, read from the bytes alone: branches that no compiler run takes are
// in it like all others.

#ifndef HIPPORT_REWRITE_DIRECTIVES_H
#define HIPPORT_REWRITE_DIRECTIVES_H

#include "hipport/Model/TuResult.h"

#include "llvm/ADT/StringRef.h"

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace hipport {

enum class DirectiveKind {
  If,
  Ifdef,
  Ifndef,
  Elif,
  Elifdef,
  Elifndef,
  Else,
  Endif,
  Include,
  Define,
  Undef,
  Pragma,
  Error,
  Other,
};

/// One branch of one group of a DirectiveMap.
struct BranchRef {
  unsigned Group = 0;
  unsigned Branch = 0;

  auto operator<=>(const BranchRef &) const = default;
};

struct Directive {
  DirectiveKind Kind = DirectiveKind::Other;
  /// The whole logical line with its line end: from the start of the physical
  /// line that holds the `#` (or the end of a comment that ends on it).
  ByteRange Line;
  ByteRange Keyword;
  /// What follows the keyword, without blanks and comments around it.
  ByteRange Argument;
  /// Innermost branch that holds the text after this directive.
  std::optional<BranchRef> After;

  bool operator==(const Directive &) const = default;
};

struct ConditionalBranch {
  unsigned Opener = 0; ///< Index of the #if, #elif or #else.
  ByteRange Body;      ///< Between the lines of the directives around it.

  bool operator==(const ConditionalBranch &) const = default;
};

/// An #if with all that belongs to it.
struct ConditionalGroup {
  std::vector<ConditionalBranch> Branches;
  std::optional<unsigned> Endif; ///< Absent: the file ends inside the group.
  std::optional<BranchRef> Parent;

  bool operator==(const ConditionalGroup &) const = default;
};

struct DirectiveMap {
  std::vector<Directive> Directives;    ///< In the order of the file.
  std::vector<ConditionalGroup> Groups; ///< In the order of their #if.

  /// The directive whose logical line holds \p Offset; null: none.
  const Directive *directiveAt(unsigned Offset) const;
  /// The branches around \p Offset, outermost first. A directive that opens or
  /// ends a branch lies outside of it.
  std::vector<BranchRef> pathAt(unsigned Offset) const;
};

/// Never fails: an #else, #elif or #endif without an #if is kept as a directive
/// and ends nothing, an #if without an #endif reaches to the end of the file.
DirectiveMap scanDirectives(llvm::StringRef Bytes);

/// What keeps a header from being read twice.
struct IncludeGuard {
  std::string Macro;             ///< Empty: only `#pragma once`.
  std::optional<unsigned> Group; ///< The group around the file's text.
  /// Where an #include may be put in: behind the guard's lines.
  unsigned InsertAt = 0;
};

/// `#ifndef X` (or `#if !defined(X)`) with `#define X` as its first line around
/// all code of the file, or `#pragma once` outside of all branches, or both.
std::optional<IncludeGuard> findIncludeGuard(llvm::StringRef Bytes,
                                             const DirectiveMap &Map);

} // namespace hipport

#endif // HIPPORT_REWRITE_DIRECTIVES_H
