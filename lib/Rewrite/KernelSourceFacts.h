// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The code facts with which the collector of run-time compilation speaks to the
// rewrite of strings.

#ifndef HIPPORT_REWRITE_KERNELSOURCEFACTS_H
#define HIPPORT_REWRITE_KERNELSOURCEFACTS_H

#include "llvm/ADT/StringRef.h"

namespace hipport {

/// A string that reaches nvrtcCreateProgram as source of the program or of one
/// of its headers. Parts: the literals that it is made of.
inline constexpr llvm::StringLiteral KernelSourceFact = "kernel-source";
/// A string that reaches nvrtcAddNameExpression or nvrtcGetLoweredName.
inline constexpr llvm::StringLiteral KernelNameFact = "kernel-name";
/// The name of a header for nvrtcCreateProgram.
inline constexpr llvm::StringLiteral KernelHeaderFact = "kernel-header";
/// An option of nvrtcCompileProgram, a part of one when the detail is
/// OptionPart.
inline constexpr llvm::StringLiteral KernelOptionFact = "kernel-option";
inline constexpr llvm::StringLiteral OptionPart = "part";
/// The options of one call as a list. Code: the elements; parts: the literal
/// that counts them, unless the count follows the list, then the elements.
/// Detail: CountedList or SizedList.
inline constexpr llvm::StringLiteral KernelOptionListFact =
    "kernel-option-list";
inline constexpr llvm::StringLiteral CountedList = "counted";
inline constexpr llvm::StringLiteral SizedList = "sized";
/// A string that reaches a function which loads a module.
inline constexpr llvm::StringLiteral ModuleImageFact = "module-image";

} // namespace hipport

#endif // HIPPORT_REWRITE_KERNELSOURCEFACTS_H
