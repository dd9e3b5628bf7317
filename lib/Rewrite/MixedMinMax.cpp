// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUDA has min and max for pairs of different integer types, and the result is
// an integer. HIP compares such a pair as doubles. The arguments get the type
// of CUDA's result.

#include "DeviceCallFacts.h"
#include "FileContext.h"

namespace hipport {

void castMixedMinMax(FileContext &File) {
  if (!File.Facts)
    return;
  for (const CodeFact &Fact : File.Facts->Code) {
    if (Fact.Kind != MixedMinMaxFact || File.isUntouched(Fact.Code.Begin))
      continue;
    std::vector<Edit> Edits;
    for (ByteRange Argument : Fact.Parts) {
      Edits.push_back({Argument.Begin, 0, "static_cast<" + Fact.Detail + ">("});
      Edits.push_back({Argument.End, 0, ")"});
    }
    File.edit("mixed-min-max", Confidence::Certain, std::move(Edits));
  }
}

} // namespace hipport
