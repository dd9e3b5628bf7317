// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef HIPPORT_CHECKS_ALLCHECKS_H
#define HIPPORT_CHECKS_ALLCHECKS_H

#include "hipport/Checks/Checks.h"

namespace hipport {

#define HIPPORT_CHECK(FUNCTION, ID)                                            \
  void FUNCTION(const WaveModel &Model, FindingSink &Out);
#include "Checks.def"
#undef HIPPORT_CHECK

/// Lanes of a warp of CUDA, on which the checked code relies.
inline constexpr unsigned CudaWarp = 32;

/// Less sure where only the template was seen.
inline Confidence sureness(const ModelFunction &F, Confidence Most) {
  return F.Facts->IsPattern ? Confidence::Possible : Most;
}

} // namespace hipport

#endif // HIPPORT_CHECKS_ALLCHECKS_H
