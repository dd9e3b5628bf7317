// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Helpers.h"

#include "hipport/Rules/RuleTable.h"

namespace hipport {

llvm::StringRef helperText(llvm::StringRef Name) {
  for (const EmbeddedHelper &Helper : embeddedHelpers()) {
    if (Helper.Name.drop_back(2) != Name)
      continue;
    // The licence is of hipport's file, not of the program's.
    llvm::StringRef Text = Helper.Text;
    return Text.drop_front(Text.find("\n\n") + 2);
  }
  return "";
}

} // namespace hipport
