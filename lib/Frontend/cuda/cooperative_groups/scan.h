// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Everything of groups is in one header.

#ifndef HIPPORT_CUDA_SDK_COOPERATIVE_GROUPS_SCAN_H
#define HIPPORT_CUDA_SDK_COOPERATIVE_GROUPS_SCAN_H

#include "cooperative_groups.h"

#endif // HIPPORT_CUDA_SDK_COOPERATIVE_GROUPS_SCAN_H
