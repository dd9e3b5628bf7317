// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The kernels of a program, each with all that it reaches.

#ifndef HIPPORT_CHECKS_KERNELVIEWS_H
#define HIPPORT_CHECKS_KERNELVIEWS_H

#include "hipport/Checks/WaveModel.h"
#include "hipport/Model/KernelView.h"

namespace hipport {

struct WidthVerdict {
  WidthLabel Label = WidthLabel::None;
  std::vector<WidthEvidence> Notes; ///< Sorted; both sides when mixed.
};

/// For how many lanes \p F is written, with all that it calls.
WidthVerdict widthOf(const ModelFunction &F);

/// \p F and all that it reaches; \p F first.
std::vector<const ModelFunction *> reachedFrom(const ModelFunction &F);

/// One for each kernel, or for each instance that was seen of a template;
/// sorted by place and instance.
std::vector<KernelView> kernelViews(const MergedFacts &Merged,
                                    const WaveModel &Model);

/// The kernels that reach the function around \p Place, qualified names.
class KernelsByPlace {
public:
  explicit KernelsByPlace(const WaveModel &Model);
  std::vector<std::string> at(const SourcePlace &Place) const;

private:
  struct Body {
    unsigned Begin, End;
    const ModelFunction *Function;
  };
  std::map<std::string, std::vector<Body>> ByFile;
};

} // namespace hipport

#endif // HIPPORT_CHECKS_KERNELVIEWS_H
