// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Device functions of HIP and builtins of AMD's targets that are no CUDA: code
// that was converted or ported before is parsed for a CUDA target as well.

#ifndef HIPPORT_CUDA_AMD_BUILTINS_H
#define HIPPORT_CUDA_AMD_BUILTINS_H

#include "hipport/attributes.h"
#include "hipport/vector_types.h"

__device__ int amd_mixed_dot(char4, char4, int, bool),
    amd_mixed_dot(short2, short2, int, bool);
__device__ unsigned amd_mixed_dot(uchar4, uchar4, unsigned, bool),
    amd_mixed_dot(ushort2, ushort2, unsigned, bool), __lane_id();

extern "C" {
__device__ void __builtin_amdgcn_fence(unsigned, const char *, ...),
    __builtin_amdgcn_s_barrier(), __builtin_amdgcn_s_sleep(int),
    __builtin_amdgcn_s_waitcnt(int), __builtin_amdgcn_sched_barrier(int),
    __builtin_amdgcn_wave_barrier();
__device__ bool __builtin_amdgcn_is_private(const void *),
    __builtin_amdgcn_is_shared(const void *);
__device__ int __builtin_amdgcn_ds_bpermute(int, int),
    __builtin_amdgcn_ds_permute(int, int),
    __builtin_amdgcn_ds_swizzle(int, int),
    __builtin_amdgcn_mov_dpp(int, int, int, int, bool),
    __builtin_amdgcn_readfirstlane(int), __builtin_amdgcn_readlane(int, int),
    __builtin_amdgcn_update_dpp(int, int, int, int, int, bool);
__device__ unsigned __builtin_amdgcn_ballot_w32(bool),
    __builtin_amdgcn_mbcnt_hi(unsigned, unsigned),
    __builtin_amdgcn_mbcnt_lo(unsigned, unsigned),
    __builtin_amdgcn_perm(unsigned, unsigned, unsigned),
    __builtin_amdgcn_wavefrontsize(), __builtin_amdgcn_workgroup_id_x(),
    __builtin_amdgcn_workgroup_id_y(), __builtin_amdgcn_workgroup_id_z(),
    __builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(),
    __builtin_amdgcn_workitem_id_z();
__device__ unsigned long long __builtin_amdgcn_ballot_w64(bool),
    __builtin_amdgcn_read_exec();
__device__ float __builtin_amdgcn_exp2f(float), __builtin_amdgcn_logf(float),
    __builtin_amdgcn_rcpf(float), __builtin_amdgcn_rsqf(float),
    __builtin_amdgcn_sqrtf(float);
}

#endif // HIPPORT_CUDA_AMD_BUILTINS_H
