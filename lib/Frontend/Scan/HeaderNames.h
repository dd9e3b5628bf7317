// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Header names that belong to the CUDA SDK, to the language or to the system.
// A file of the project that happens to share such a name is not meant.

#ifndef HIPPORT_LIB_FRONTEND_SCAN_HEADERNAMES_H
#define HIPPORT_LIB_FRONTEND_SCAN_HEADERNAMES_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace hipport {

/// Headers of the SDK and of NVIDIA's libraries, and of HIP and ROCm's.
bool isSdkHeader(llvm::StringRef Spelled);

/// Whether an include of this name means that the includer holds CUDA: an SDK
/// header, a name that starts like one (cuda_helpers.h), or a .cu or .cuh file.
bool isCudaInclude(llvm::StringRef Spelled);

/// Headers of the C and C++ standards.
bool isStandardHeader(llvm::StringRef Spelled);

/// Headers that lie where the system's compiler looks by default.
class SystemHeaders {
public:
  SystemHeaders();
  bool has(llvm::StringRef Spelled);

private:
  std::vector<std::string> Folders;
  llvm::StringMap<bool> Known;
};

} // namespace hipport

#endif // HIPPORT_LIB_FRONTEND_SCAN_HEADERNAMES_H
