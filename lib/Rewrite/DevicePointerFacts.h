// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The code facts with which the collector of CUdeviceptr arithmetic speaks to
// the rewrite.

#ifndef HIPPORT_REWRITE_DEVICEPOINTERFACTS_H
#define HIPPORT_REWRITE_DEVICEPOINTERFACTS_H

#include "llvm/ADT/StringRef.h"

namespace hipport {

/// A full expression that must change when CUdeviceptr becomes a pointer. Each
/// of its parts has one letter of the detail, a PointerEdit.
inline constexpr llvm::StringLiteral DevicePointerFact = "device-pointer";

enum PointerEdit : char {
  CastToInteger = 'u', ///< (uintptr_t) in front.
  CastToBytes = 'c',   ///< (char *) in front.
  CastToHandle = 'h',  ///< (hipDeviceptr_t) in front.
  WrapInHandle = 'H',  ///< (hipDeviceptr_t)(...).
  CastToVoid = 'v',    ///< (void *) in front.
  CastForPrint = 'l',  ///< (unsigned long long) in front.
  Reinterpret = 'k',   ///< The keyword static_cast becomes reinterpret_cast.
  /// The operator of `p += n`; the parts of its operands follow.
  AssignOperator = '=',
  Operand = 'o',
  CannotEdit = '!', ///< Spelled where no edit is possible.
};

} // namespace hipport

#endif // HIPPORT_REWRITE_DEVICEPOINTERFACTS_H
