// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The texts and places of the findings on CUDA's compiler macros.

#ifndef HIPPORT_LIB_REWRITE_GUARDS_GUARDFINDINGS_H
#define HIPPORT_LIB_REWRITE_GUARDS_GUARDFINDINGS_H

#include "ChainDecision.h"

#include "hipport/Model/Finding.h"

#include <vector>

namespace hipport {

class GuardFindings {
public:
  GuardFindings(llvm::StringRef Path, llvm::StringRef Bytes,
                const OwnedNames &Owned);

  /// A condition that stays as it is; nothing for the outcomes that need none.
  void addCondition(const Condition &C, const ConditionDecision &D);
  /// A use outside of conditions, in code or in the body of a macro.
  void addUse(ByteRange Name);
  /// A #define or #undef of one of the compilers' macros.
  void addDefinition(ByteRange Name);

  /// All findings in the order of the file.
  std::vector<Finding> take();

private:
  Finding &add(unsigned Offset, llvm::StringRef Subject, std::string Message);

  llvm::StringRef Path;
  llvm::StringRef Bytes;
  const OwnedNames &Owned;
  std::vector<unsigned> LineStarts;
  std::vector<Finding> Findings;
};

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_GUARDS_GUARDFINDINGS_H
