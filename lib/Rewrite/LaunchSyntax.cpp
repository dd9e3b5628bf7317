// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Launches stay `<<<...>>>`; brackets that a formatter tore apart are joined.

#include "FileContext.h"
#include "hipport/Frontend/LaunchBrackets.h"

namespace hipport {

void rewriteLaunchSyntax(FileContext &File) {
  for (ByteRange Torn : tornBrackets(File.Bytes)) {
    if (File.isUntouched(Torn.Begin))
      continue;
    bool Opens = File.Bytes[Torn.Begin] == '<';
    File.edit("launch-syntax", Confidence::Certain,
              {{Torn.Begin, Torn.End - Torn.Begin, Opens ? "<<<" : ">>>"}});
  }
}

} // namespace hipport
