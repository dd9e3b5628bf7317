// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The kernel model as JSON.

#include "JSONParts.h"
#include "hipport/Model/ConvertResult.h"

#include <fmt/format.h>

namespace hipport {

using llvm::json::Object;
using llvm::json::Value;

Value evidenceToJSON(llvm::StringRef Root, const Evidence &Note) {
  return Object{{"place", placeToJSON(Root, Note.Place)},
                {"reason", text(Note.Reason)}};
}

Value launchToJSON(llvm::StringRef Root, const LaunchSite &Launch) {
  return Object{{"kernel", text(Launch.Kernel)},
                {"instance", text(Launch.Instance)},
                {"api", text(Launch.Api)},
                {"place", placeToJSON(Root, Launch.Place)},
                {"caller", text(Launch.Caller)},
                {"blockThreads", number(Launch.BlockThreads)},
                {"gridBlocks", number(Launch.GridBlocks)},
                {"sharedBytes", number(Launch.SharedBytes)}};
}

/// "warpSize", "warpSize / 2", 16; null: not known.
static Value widthToJSON(const LaneWidth &Width) {
  if (!Width.isKnown())
    return nullptr;
  if (!Width.OfWave)
    return Width.Number;
  return Width.Number == 1 ? "warpSize"
                           : fmt::format("warpSize / {}", Width.Number);
}

/// The mask as it is written; null: none, or no number.
static Value maskToJSON(const CrossLaneOp &Op) {
  if (!Op.Mask)
    return nullptr;
  return fmt::format("{:#x}", static_cast<uint64_t>(*Op.Mask));
}

static Value crossLaneToJSON(llvm::StringRef Root,
                             const KernelCrossLane &Item) {
  const CrossLaneOp &Op = Item.Op;
  return Object{{"callee", text(Op.Callee)},
                {"kind", toString(Op.Kind)},
                {"mask", maskToJSON(Op)},
                {"width", Op.HasWidth ? widthToJSON(Op.Width) : "default"},
                {"reach", widthToJSON(Op.Reach)},
                {"function", text(Item.Function)},
                {"place", placeToJSON(Root, Op.Place)}};
}

static Value arrayToJSON(llvm::StringRef Root, const SharedArray &Array) {
  return Object{{"name", text(Array.Name)},
                {"bytes", number(Array.Bytes)},
                {"dynamic", Array.IsDynamic},
                {"place", placeToJSON(Root, Array.Place)}};
}

static Value reachedToJSON(llvm::StringRef Root, const ReachedFunction &F) {
  return Object{{"name", text(F.Name)},
                {"instance", text(F.Instance)},
                {"place", placeToJSON(Root, F.Place)}};
}

static Object labelToJSON(llvm::StringRef Root, const KernelView &Kernel) {
  return Object{{"label", toString(Kernel.Width)},
                {"evidence", listOf(Root, Kernel.WidthNotes, evidenceToJSON)}};
}

Value kernelToJSON(llvm::StringRef Root, const KernelView &Kernel) {
  return Object{
      {"name", text(Kernel.Name)},
      {"instance", text(Kernel.Instance)},
      {"place", placeToJSON(Root, Kernel.Place)},
      {"template", Kernel.IsTemplate},
      {"maxThreads", number(Kernel.MaxThreads)},
      {"minBlocks", number(Kernel.MinBlocks)},
      {"staticSharedBytes", number(Kernel.StaticSharedBytes)},
      {"width", labelToJSON(Root, Kernel)},
      {"launches", listOf(Root, Kernel.Launches, launchToJSON)},
      {"crossLane", listOf(Root, Kernel.CrossLane, crossLaneToJSON)},
      {"barriers", listOf(Root, Kernel.Barriers, placeToJSON)},
      {"sharedArrays", listOf(Root, Kernel.SharedArrays, arrayToJSON)},
      {"reaches", listOf(Root, Kernel.Reaches, reachedToJSON)}};
}

} // namespace hipport
