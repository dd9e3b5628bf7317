// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUDA lets device code call parts of its runtime and launch kernels, HIP does
// neither. Questions about errors go to a helper, the rest is reported.

#include "DeviceCallFacts.h"
#include "FileContext.h"

#include <fmt/format.h>

#include "llvm/ADT/StringSwitch.h"

namespace hipport {

/// Code that the program compiles for one side alone.
static bool isForOneSide(const FileContext &File, unsigned Offset) {
  const DirectiveMap &Map = File.Directives;
  for (BranchRef Ref : Map.pathAt(Offset))
    for (const ConditionalBranch &Branch : Map.Groups[Ref.Group].Branches) {
      ByteRange Condition = Map.Directives[Branch.Opener].Argument;
      llvm::StringRef Text = File.Bytes.slice(Condition.Begin, Condition.End);
      if (Text.contains("__CUDA_ARCH__") ||
          Text.contains("__HIP_DEVICE_COMPILE__"))
        return true;
    }
  return false;
}

/// The function of the helper that takes the place of \p Cuda.
static llvm::StringRef helperFor(llvm::StringRef Cuda) {
  return llvm::StringSwitch<llvm::StringRef>(Cuda)
      .Case("cudaGetErrorString", "hipport_get_error_string")
      .Case("cudaGetErrorName", "hipport_get_error_name")
      .Case("cudaGetLastError", "hipport_get_last_error")
      .Case("cudaPeekAtLastError", "hipport_peek_at_last_error")
      .Default("");
}

static void takeCall(FileContext &File, const CodeFact &Fact) {
  std::string Cuda = File.text(Fact.Code);
  const Rule *R = File.Rules.findName(Cuda);
  // What has no name in HIP is reported by the name.
  if (!R || R->Hip.empty() || R->Library != "cuda-runtime" ||
      File.hasOwnerConflict(Fact.Code.Begin))
    return;
  unsigned Offset = Fact.Code.Begin;
  llvm::StringRef Helper = helperFor(Cuda);
  if (!Helper.empty()) {
    File.edit("device-calls", Confidence::Certain,
              {{Offset, Fact.Code.End - Offset, Helper.str()}});
    auto [It, IsNew] = File.Helpers.try_emplace("device_errors", Offset);
    It->second = std::min(It->second, Offset);
    File.Renamed.insert(Offset);
    ++File.ByLibrary[R->Library].Converted;
  }
  bool IsText = Helper.contains("_error_");
  if (!Helper.empty() && !IsText)
    return;
  Finding &F = File.report(
      IsText ? "api-differs" : "api-unsupported",
      IsText ? FindingClass::Info : FindingClass::Compile,
      Fact.Detail == DeviceOnly ? Confidence::Certain : Confidence::Likely,
      Offset,
      IsText ? fmt::format("{} is a host function in HIP: in device code the "
                           "text does not say which error it is",
                           R->Hip)
             : fmt::format("{} is a host function in HIP, and device code "
                           "cannot call it",
                           R->Hip));
  F.Subject = Cuda;
}

void rewriteDeviceCalls(FileContext &File) {
  if (!File.Facts)
    return;
  for (const CodeFact &Fact : File.Facts->Code) {
    bool IsLaunch = Fact.Kind == DeviceLaunchFact;
    if ((!IsLaunch && Fact.Kind != DeviceCallFact) ||
        File.isUntouched(Fact.Code.Begin) ||
        isForOneSide(File, Fact.Code.Begin))
      continue;
    if (!IsLaunch) {
      takeCall(File, Fact);
      continue;
    }
    File.report("api-unsupported", FindingClass::Compile, Confidence::Certain,
                Fact.Code.Begin,
                fmt::format("HIP has no launches from device code: a kernel "
                            "cannot launch {}",
                            File.text(Fact.Code)))
        .Subject = "dynamic parallelism";
  }
}

} // namespace hipport
