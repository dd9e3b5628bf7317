// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CrossLane.h"

#include "llvm/ADT/StringSwitch.h"

namespace hipport {

std::optional<CrossLaneKind> crossLaneKind(llvm::StringRef Builtin) {
  using Kind = CrossLaneKind;
  llvm::StringRef Name = Builtin;
  Name.consume_back("_sync");
  return llvm::StringSwitch<std::optional<Kind>>(Name)
      .Case("__shfl", Kind::ShuffleIndex)
      .Case("__shfl_up", Kind::ShuffleUp)
      .Case("__shfl_down", Kind::ShuffleDown)
      .Case("__shfl_xor", Kind::ShuffleXor)
      .Case("__ballot", Kind::Ballot)
      .Cases({"__any", "__all", "__uni"}, Kind::Vote)
      .Cases({"__match_any", "__match_all"}, Kind::Match)
      .Case("__activemask", Kind::ActiveMask)
      .Cases({"__reduce_add", "__reduce_min", "__reduce_max", "__reduce_and",
              "__reduce_or", "__reduce_xor"},
             Kind::Reduce)
      .Case("__syncwarp", Kind::Sync)
      .Default(std::nullopt);
}

bool isBitFunction(llvm::StringRef Builtin) {
  return llvm::StringSwitch<bool>(Builtin)
      .Cases({"__popc", "__ffs", "__clz", "__brev", "__fns"}, true)
      .Cases({"__popcll", "__ffsll", "__clzll", "__brevll"}, true)
      .Default(false);
}

bool takesWideMask(llvm::StringRef Builtin) {
  return isBitFunction(Builtin) && Builtin.ends_with("ll");
}

bool isWaveSize(const clang::ValueDecl *D) {
  const auto *Var = llvm::dyn_cast<clang::VarDecl>(D);
  return Var && Var->getIdentifier() && Var->getName() == "warpSize" &&
         Var->getDeclContext()->isTranslationUnit();
}

} // namespace hipport
