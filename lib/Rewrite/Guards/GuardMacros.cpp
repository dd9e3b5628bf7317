// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GuardMacros.h"

#include "ByteLexer.h"

#include "hipport/Rewrite/Guards.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace hipport;

// CUDNN_VERSION, CUBLAS_VER_MAJOR, ... The version macros of NCCL and Thrust
// are not among them: RCCL and rocThrust define them too.
static bool isVersionMacro(llvm::StringRef Name) {
  auto [Library, Rest] = Name.split('_');
  bool IsLibrary =
      llvm::StringSwitch<bool>(Library)
          .Cases({"CUDA", "CUDART", "CUDNN", "CUBLAS", "CUBLASLT", "CUFFT",
                  "CURAND", "CUSPARSE", "CUSPARSELT", "CUSOLVER", "CUTENSOR",
                  "CUB", "CUPTI", "NVRTC", "NVJPEG", "NVTX"},
                 true)
          .Default(false);
  return IsLibrary &&
         llvm::StringSwitch<bool>(Rest)
             .Cases({"VERSION", "MAJOR", "MINOR", "PATCHLEVEL", "PATCH",
                     "BUILD", "VER_MAJOR", "VER_MINOR", "VER_PATCH",
                     "VER_BUILD", "VERSION_MAJOR", "VERSION_MINOR",
                     "MAJOR_VERSION", "MINOR_VERSION", "SUBMINOR_VERSION"},
                    true)
             .Default(false);
}

GuardRole hipport::roleOf(llvm::StringRef Name) {
  if (Name.starts_with("__CUDA_ARCH_") && Name != "__CUDA_ARCH__")
    return GuardRole::Kept;
  if (Name.starts_with("__CUDACC_VER_") || isVersionMacro(Name))
    return GuardRole::Kept;
  return llvm::StringSwitch<GuardRole>(Name)
      .Cases({"__CUDACC__", "__NVCC__"}, GuardRole::Compiler)
      .Case("__CUDA__", GuardRole::ClangCompiler)
      .Case("__CUDACC_RTC__", GuardRole::RuntimeCompiler)
      .Case("__CUDA_ARCH__", GuardRole::Arch)
      .Cases({"__CUDACC_RDC__", "__CUDACC_EXTENDED_LAMBDA__",
              "__CUDACC_RELAXED_CONSTEXPR__", "__CUDACC_EWP__",
              "__CUDACC_DEBUG__", "__CUDA_API_VERSION", "__CUDART_API_VERSION"},
             GuardRole::Kept)
      .Default(GuardRole::None);
}

bool hipport::isGuardMacro(llvm::StringRef Name) {
  return roleOf(Name) != GuardRole::None;
}

llvm::StringRef hipport::hipNameOf(GuardRole Role) {
  switch (Role) {
  case GuardRole::Compiler:
    return "__HIPCC__";
  case GuardRole::ClangCompiler:
    return "__HIP__";
  case GuardRole::RuntimeCompiler:
    return "__HIPCC_RTC__";
  case GuardRole::Arch:
    return "__HIP_DEVICE_COMPILE__";
  case GuardRole::None:
  case GuardRole::Kept:
    break;
  }
  return "";
}

std::optional<ReleaseMacro> hipport::releaseMacro(llvm::StringRef Name) {
  return llvm::StringSwitch<std::optional<ReleaseMacro>>(Name)
      .Cases({"CUDA_VERSION", "CUDART_VERSION", "__CUDA_API_VERSION",
              "__CUDART_API_VERSION"},
             ReleaseMacro{"__HIP_PLATFORM_AMD__", 1000})
      .Case("__CUDACC_VER_MAJOR__", ReleaseMacro{"__HIPCC__", 1})
      .Default(std::nullopt);
}

// Whether one of the words between the underscores is in the list.
static bool hasWord(llvm::StringRef Name,
                    llvm::ArrayRef<llvm::StringRef> Words) {
  llvm::SmallVector<llvm::StringRef, 8> Parts;
  Name.split(Parts, '_', -1, false);
  return llvm::any_of(Parts, [&](llvm::StringRef Part) {
    return llvm::is_contained(Words, Part);
  });
}

// Defined in the device pass only.
static bool isHipDeviceMacro(llvm::StringRef Name) {
  return Name == "__HIP_DEVICE_COMPILE__" || Name == "__AMDGCN__" ||
         Name == "__AMDGPU__" || Name == "__AMD__" ||
         Name == "__HCC_ACCELERATOR__" || Name.starts_with("__AMDGCN_") ||
         Name.starts_with("__gfx") || Name.starts_with("__GFX");
}

// HIP's names for a build on NVIDIA hardware: no such build is meant here.
static bool isHipOnNvidia(llvm::StringRef Name) {
  return Name == "__HIP_PLATFORM_NVIDIA__" || Name == "__HIP_PLATFORM_NVCC__";
}

bool hipport::speaksHip(llvm::StringRef Name) {
  return isHipDeviceMacro(Name) || Name == "__HIP_ROCclr__" ||
         hasWord(Name, {"HIP", "HIPCC", "HCC", "ROCM", "AMD", "HIPBLAS",
                        "HIPBLASLT", "HIPCUB", "HIPFFT", "HIPRAND", "HIPSPARSE",
                        "HIPSOLVER", "ROCBLAS", "MIOPEN", "RCCL"});
}

bool hipport::speaksCuda(llvm::StringRef Name) {
  return !speaksHip(Name) &&
         (isGuardMacro(Name) ||
          hasWord(Name, {"CUDA", "CUDACC", "NVCC", "NVIDIA"}));
}

bool hipport::isDeviceMacro(llvm::StringRef Name) {
  return isHipDeviceMacro(Name) || roleOf(Name) == GuardRole::Arch;
}

bool hipport::isPlatformMacro(llvm::StringRef Name) {
  bool IsSide = speaksHip(Name) || speaksCuda(Name);
  return IsSide && !isDeviceMacro(Name) && roleOf(Name) != GuardRole::Kept &&
         !hasWord(Name, {"VERSION", "VER", "MAJOR", "MINOR", "PATCH", "ARCH",
                         "H", "HPP", "CUH", "h"});
}

MacroState hipport::stateInHip(llvm::StringRef Name) {
  if (isHipDeviceMacro(Name))
    return {MacroState::Unknown};
  if (isHipOnNvidia(Name) || speaksCuda(Name))
    return {MacroState::Undefined};
  return {speaksHip(Name) ? MacroState::NonZero : MacroState::Unknown};
}

MacroState hipport::stateInCuda(llvm::StringRef Name) {
  if (speaksHip(Name))
    return {MacroState::Undefined};
  if (roleOf(Name) == GuardRole::Arch || Name.starts_with("__CUDA_ARCH_") ||
      roleOf(Name) == GuardRole::RuntimeCompiler)
    return {MacroState::Unknown};
  return {speaksCuda(Name) ? MacroState::NonZero : MacroState::Unknown};
}

bool hipport::isToolMacro(llvm::StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases({"__INTELLISENSE__", "__JETBRAINS_IDE__", "__CLION_IDE__",
              "__RESHARPER__", "__CDT_PARSER__", "__CLANGD__", "__YCM__",
              "Q_CREATOR_RUN", "DOXYGEN", "__DOXYGEN__",
              "DOXYGEN_SHOULD_SKIP_THIS"},
             true)
      .Default(false);
}

bool hipport::isValueUse(llvm::StringRef Bytes, const DirectiveMap &Map,
                         ByteRange Name) {
  const Directive *D = Map.directiveAt(Name.Begin);
  if (!D)
    return true;
  return D->Kind == DirectiveKind::Define &&
         ByteLexer(Bytes, D->Argument).next().Range != Name;
}
