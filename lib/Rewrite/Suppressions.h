// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Comments by which the user says that a finding is known and stays: the forms
// of clang-tidy, and `// hipport: ignore[id] reason`.

#ifndef HIPPORT_LIB_REWRITE_SUPPRESSIONS_H
#define HIPPORT_LIB_REWRITE_SUPPRESSIONS_H

#include "LineTable.h"
#include "SourceTokens.h"
#include "hipport/Model/Finding.h"

#include <optional>
#include <string>
#include <vector>

namespace hipport {

class Suppressions {
public:
  Suppressions(llvm::StringRef Bytes, const TokenList &Lexed,
               const LineTable &Lines);

  bool empty() const { return Entries.empty(); }

  /// What suppresses \p Id on \p Line, which then counts as used. A
  /// `hipport: ignore` above a statement, which begins on \p StatementLine,
  /// speaks for all of it.
  std::optional<Suppression> find(llvm::StringRef Id, unsigned Line,
                                  unsigned StatementLine);

  /// \p Line holds nothing but a comment that speaks for the code below.
  bool isForNextLine(unsigned Line) const;

  /// An id of a `hipport: ignore` that suppressed nothing.
  struct Unused {
    unsigned Offset; ///< Of the comment.
    std::string Id;  ///< Empty: the comment names none.
  };
  std::vector<Unused> unused() const;

private:
  enum class Form { Ignore, NoLint };

  struct Entry {
    Form Kind = Form::NoLint;
    unsigned Offset = 0;          ///< Of the comment.
    unsigned Line = 0;            ///< Of the comment.
    unsigned First = 0, Last = 0; ///< Lines that it speaks for.
    bool IsAbove = false;         ///< Nothing else is on its line.
    bool All = false;             ///< A NOLINT without a list.
    std::vector<std::string> Ids; ///< Of NOLINT: patterns of clang-tidy.
    std::vector<bool> Used;       ///< For each id.
    std::string Reason;

    bool takes(llvm::StringRef Id);
  };

  void readIgnore(llvm::StringRef Bytes, ByteRange Comment);
  void readNoLint(llvm::StringRef Bytes, ByteRange Comment);
  void addRange(Entry New, llvm::StringRef Suffix);
  bool hasCode(unsigned Line) const;
  unsigned codeLineBelow(llvm::StringRef Bytes, unsigned Line) const;

  const TokenList &Lexed;
  const LineTable &Lines;
  std::vector<Entry> Entries;
  std::vector<Entry> Open; ///< NOLINTBEGIN without an end yet.
};

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_SUPPRESSIONS_H
