// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The run-time compiler.

#ifndef HIPPORT_CUDA_SDK_NVRTC_H
#define HIPPORT_CUDA_SDK_NVRTC_H

// A program may test the guard of the header it expects.
#define __NVRTC_H__

typedef struct _nvrtcProgram *nvrtcProgram;
// clang-format off: lists of names, filled
enum nvrtcResult { NVRTC_SUCCESS, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE,
  NVRTC_ERROR_COMPILATION, NVRTC_ERROR_INTERNAL_ERROR,
  NVRTC_ERROR_INVALID_INPUT, NVRTC_ERROR_INVALID_OPTION,
  NVRTC_ERROR_INVALID_PROGRAM, NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID,
  NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION,
  NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION, NVRTC_ERROR_OUT_OF_MEMORY,
  NVRTC_ERROR_PROGRAM_CREATION_FAILURE, NVRTC_ERROR_TIME_FILE_WRITE_FAILED };

extern "C" {
nvrtcResult nvrtcAddNameExpression(...), nvrtcCompileProgram(...),
    nvrtcCreateProgram(...), nvrtcDestroyProgram(...), nvrtcGetCUBIN(...),
    nvrtcGetCUBINSize(...), nvrtcGetLTOIR(...), nvrtcGetLTOIRSize(...),
    nvrtcGetLoweredName(...), nvrtcGetNVVM(...), nvrtcGetNVVMSize(...),
    nvrtcGetNumSupportedArchs(...), nvrtcGetOptiXIR(...),
    nvrtcGetOptiXIRSize(...), nvrtcGetPTX(...), nvrtcGetPTXSize(...),
    nvrtcGetProgramLog(...), nvrtcGetProgramLogSize(...),
    nvrtcGetSupportedArchs(...), nvrtcVersion(...);
const char *nvrtcGetErrorString(...);
}
// clang-format on
template <class T, class S> nvrtcResult nvrtcGetTypeName(S *);

#endif // HIPPORT_CUDA_SDK_NVRTC_H
