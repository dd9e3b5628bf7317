// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Names that a file declares itself, for places that the parser did not
// understand.

#ifndef HIPPORT_REWRITE_DECLAREDNAMES_H
#define HIPPORT_REWRITE_DECLAREDNAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"

namespace hipport {

class FileContext;

class DeclaredNames {
public:
  /// \p File must outlive this.
  explicit DeclaredNames(const FileContext &File);

  /// The text looks so: what no rule knows is the program's then.
  bool looksDeclared(llvm::StringRef Name) const { return Text.contains(Name); }
  /// The text defines a type of this name.
  bool isOwnType(llvm::StringRef Name) const { return Types.contains(Name); }
  /// The token at \p Index names a variable of the blocks around it, which the
  /// parser saw in its declaration or in a use before.
  bool isLocal(size_t Index) const;

private:
  const FileContext &File;
  llvm::StringSet<> Text;
  llvm::StringSet<> Types;
  llvm::StringSet<> OfProgram; ///< Somewhere in the file, says the parser.
};

} // namespace hipport

#endif // HIPPORT_REWRITE_DECLAREDNAMES_H
