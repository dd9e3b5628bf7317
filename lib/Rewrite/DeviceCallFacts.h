// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The code facts about calls in device code that HIP's headers do not take as
// CUDA's do.

#ifndef HIPPORT_REWRITE_DEVICECALLFACTS_H
#define HIPPORT_REWRITE_DEVICECALLFACTS_H

#include "llvm/ADT/StringRef.h"

namespace hipport {

/// A call of a function of CUDA's runtime. Code: the callee's name. Detail:
/// DeviceOnly or HostDevice.
inline constexpr llvm::StringLiteral DeviceCallFact = "device-call";
/// A launch. Code: the kernel's name. Detail as above.
inline constexpr llvm::StringLiteral DeviceLaunchFact = "device-launch";
inline constexpr llvm::StringLiteral DeviceOnly = "device";
inline constexpr llvm::StringLiteral HostDevice = "host-device";

/// A call of min or max with integers of two types. Code: the call. Parts: the
/// arguments that do not have the type of the result. Detail: that type.
inline constexpr llvm::StringLiteral MixedMinMaxFact = "mixed-min-max";

} // namespace hipport

#endif // HIPPORT_REWRITE_DEVICECALLFACTS_H
