// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Offsets to lines and back, for the bytes of one file.

#ifndef HIPPORT_REWRITE_LINETABLE_H
#define HIPPORT_REWRITE_LINETABLE_H

#include "llvm/ADT/StringRef.h"

#include <algorithm>
#include <vector>

namespace hipport {

class LineTable {
public:
  explicit LineTable(llvm::StringRef Bytes) : Starts{0} {
    for (size_t I = 0; I < Bytes.size(); ++I)
      if (Bytes[I] == '\n')
        Starts.push_back(I + 1);
  }

  /// Counts from 1.
  unsigned lineAt(unsigned Offset) const {
    return std::upper_bound(Starts.begin(), Starts.end(), Offset) -
           Starts.begin();
  }
  unsigned startOf(unsigned Line) const { return Starts[Line - 1]; }
  unsigned startOfLineAt(unsigned Offset) const {
    return startOf(lineAt(Offset));
  }

private:
  std::vector<unsigned> Starts;
};

} // namespace hipport

#endif // HIPPORT_REWRITE_LINETABLE_H
