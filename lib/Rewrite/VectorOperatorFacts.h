// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The code facts with which the collector of vector operators speaks to the
// rewrite.

#ifndef HIPPORT_REWRITE_VECTOROPERATORFACTS_H
#define HIPPORT_REWRITE_VECTOROPERATORFACTS_H

#include "llvm/ADT/StringRef.h"

namespace hipport {

/// A declaration of an operator (or a macro use that expands to nothing but
/// such declarations). Detail: for each operator "MEANING MEETS SIGNATURE;".
inline constexpr llvm::StringLiteral VectorOperatorFact = "vector-operator";
/// Meanings: as HIP's own, another, or not known for lack of a body.
inline constexpr llvm::StringLiteral MeansSame = "same";
inline constexpr llvm::StringLiteral MeansOther = "other";
inline constexpr llvm::StringLiteral MeansUnknown = "declared";
/// How it meets HIP's: the program's wins or HIP has none; a use is ambiguous;
/// HIP's wins silently.
inline constexpr llvm::StringLiteral MeetsNone = "free";
inline constexpr llvm::StringLiteral MeetsAmbiguous = "ambiguous";
inline constexpr llvm::StringLiteral MeetsHidden = "hidden";

/// A use of an operator that means something else than HIP's, which would take
/// it. Parts: the operator, the left and the right operand. Detail: the
/// function to be called; empty: none can be named.
inline constexpr llvm::StringLiteral VectorOperatorUseFact =
    "vector-operator-use";

} // namespace hipport

#endif // HIPPORT_REWRITE_VECTOROPERATORFACTS_H
