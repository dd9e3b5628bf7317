// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the bytes of a source file say without a parser: whether they are text,
// hold CUDA, and what they include. A directory is planned on these facts, so
// they must be cheap and must bear any input.

#ifndef HIPPORT_FRONTEND_CUDATEXT_H
#define HIPPORT_FRONTEND_CUDATEXT_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace hipport {

struct IncludeDirective {
  std::string Spelled;
  bool Angled = false;

  bool operator==(const IncludeDirective &) const = default;
};

struct TextFacts {
  bool IsText = true;
  std::string WhyNoText;
  /// A CUDA name, include, launch or execution-space keyword stands outside
  /// comments and string literals, in whatever branch.
  bool HoldsCuda = false;
  /// `main(` stands outside comments and string literals.
  bool DefinesMain = false;
  /// In order of first appearance, all branches, each once.
  std::vector<IncludeDirective> Includes;
};

/// Without IsText the other members stay empty.
TextFacts scanText(llvm::StringRef Bytes);

bool holdsCuda(llvm::StringRef Bytes);

} // namespace hipport

#endif // HIPPORT_FRONTEND_CUDATEXT_H
