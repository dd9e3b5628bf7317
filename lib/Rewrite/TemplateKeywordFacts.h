// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The code facts about names of member templates that are used without the
// keyword `template`.

#ifndef HIPPORT_REWRITE_TEMPLATEKEYWORDFACTS_H
#define HIPPORT_REWRITE_TEMPLATEKEYWORDFACTS_H

#include "llvm/ADT/StringRef.h"

namespace hipport {

/// A dependent name before a `<` that Clang takes for an operator. Code: the
/// name. Detail: KnownTemplate, or empty where nothing shows what it names.
inline constexpr llvm::StringLiteral TemplateKeywordFact = "template-keyword";
inline constexpr llvm::StringLiteral KnownTemplate = "known";

} // namespace hipport

#endif // HIPPORT_REWRITE_TEMPLATEKEYWORDFACTS_H
