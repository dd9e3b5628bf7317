// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which parts of a file are written for HIP or for CUDA, told by their code
// and their #includes instead of the conditions around them.

#ifndef HIPPORT_LIB_REWRITE_GUARDS_BRANCHSIDES_H
#define HIPPORT_LIB_REWRITE_GUARDS_BRANCHSIDES_H

#include "hipport/Rewrite/Directives.h"

#include "llvm/ADT/StringRef.h"

#include <vector>

namespace hipport {

class BranchSides {
public:
  BranchSides(llvm::StringRef Bytes, const DirectiveMap &Map);

  /// Whether the text in \p Body names something of HIP or includes a header
  /// of it.
  bool usesHip(ByteRange Body) const;
  bool usesCuda(ByteRange Body) const;

private:
  std::vector<unsigned> Hip, Cuda; ///< Offsets of names and headers, sorted.
};

} // namespace hipport

#endif // HIPPORT_LIB_REWRITE_GUARDS_BRANCHSIDES_H
