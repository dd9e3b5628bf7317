// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Whether a program's operator on CUDA's vector types computes what HIP's own
// operator computes: each element by itself, with the operator's name. Reads
// the body as a formula; a body with control flow is not understood.

#ifndef HIPPORT_REWRITE_COLLECT_ELEMENTWISEBODY_H
#define HIPPORT_REWRITE_COLLECT_ELEMENTWISEBODY_H

#include "clang/AST/Decl.h"

#include <optional>

namespace hipport {

/// One of CUDA's vector types: float2, uchar4, ...
struct VectorType {
  clang::QualType Element;
  unsigned Rank = 0;
};
/// Looks through references, qualifiers and typedefs (cuFloatComplex).
std::optional<VectorType> vectorType(clang::QualType Type);

/// \p Operator must have a body and no dependent types.
bool isElementwise(const clang::FunctionDecl &Operator);

} // namespace hipport

#endif // HIPPORT_REWRITE_COLLECT_ELEMENTWISEBODY_H
