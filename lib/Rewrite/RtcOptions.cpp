// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RtcOptions.h"

namespace hipport {

static constexpr llvm::StringLiteral Target =
    "hiprtc compiles for the current device, unless --offload-arch=gfx... "
    "names another";
static constexpr llvm::StringLiteral Registers =
    "no limit of registers by option; __launch_bounds__ sets one";
static constexpr llvm::StringLiteral Default = "hiprtc works so by itself";
static constexpr llvm::StringLiteral None = "hiprtc has no such option";

/// Without the leading dashes, of which NVRTC takes one or two.
static constexpr RtcOption Options[] = {
    {"gpu-architecture=", "", Target},
    {"arch=", "", Target},
    {"generate-line-info", "-gline-tables-only", ""},
    {"lineinfo", "-gline-tables-only", ""},
    {"device-debug", "-g", ""},
    {"G", "-g", ""},
    {"use_fast_math", "-ffast-math", ""},
    {"fmad=false", "-ffp-contract=off", ""},
    {"fmad=true", "-ffp-contract=fast", ""},
    {"ftz=true", "-fgpu-flush-denormals-to-zero", ""},
    {"ftz=false", "-fno-gpu-flush-denormals-to-zero", ""},
    {"prec-div=false", "-fno-hip-fp32-correctly-rounded-divide-sqrt", ""},
    {"prec-div=true", "-fhip-fp32-correctly-rounded-divide-sqrt", ""},
    {"prec-sqrt=false", "-fno-hip-fp32-correctly-rounded-divide-sqrt", ""},
    {"prec-sqrt=true", "-fhip-fp32-correctly-rounded-divide-sqrt", ""},
    {"relocatable-device-code=true", "-fgpu-rdc", ""},
    {"relocatable-device-code=false", "-fno-gpu-rdc", ""},
    {"rdc=true", "-fgpu-rdc", ""},
    {"rdc=false", "-fno-gpu-rdc", ""},
    {"device-c", "-fgpu-rdc", ""},
    {"dc", "-fgpu-rdc", ""},
    {"device-w", "-fno-gpu-rdc", ""},
    {"dw", "-fno-gpu-rdc", ""},
    {"define-macro=", "-D", ""},
    {"undefine-macro=", "-U", ""},
    {"include-path=", "-I", ""},
    {"pre-include=", "--include=", ""},
    {"disable-warnings", "-w", ""},
    {"maxrregcount=", "", Registers},
    {"device-as-default-execution-space", "", Default},
    {"default-device", "", Default},
    {"device-int128", "", Default},
    {"builtin-move-forward=true", "", Default},
    {"builtin-initializer-list=true", "", Default},
    {"extensible-whole-program", "", None},
    {"ewp", "", None},
    {"extra-device-vectorization", "", None},
    {"restrict", "", None},
    {"minimal", "", None},
    {"no-source-include", "", None},
    {"display-error-number", "", None},
    {"no-display-error-number", "", None},
    {"diag-suppress=", "", None},
    {"split-compile=", "", None},
    {"ptxas-options=", "", None},
    {"dopt=", "", None},
    {"dopt", "", None},
    {"time=", "", None},
    {"dlink-time-opt", "", None},
    {"dlto", "", None},
    {"gen-opt-lto", "", None},
};

std::optional<RtcOption> findRtcOption(llvm::StringRef Option) {
  llvm::StringRef Name = Option.ltrim('-');
  size_t Dashes = Option.size() - Name.size();
  if (Dashes == 0 || Dashes > 2)
    return std::nullopt;
  for (const RtcOption &O : Options)
    if (O.Cuda.ends_with("=") ? Name.starts_with(O.Cuda) : Name == O.Cuda)
      return RtcOption{Option.take_front(Dashes + O.Cuda.size()), O.Hip,
                       O.Note};
  return std::nullopt;
}

} // namespace hipport
