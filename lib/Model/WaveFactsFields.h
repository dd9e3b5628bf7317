// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The fields of each fact, once for the writer and the reader of JSON. A
// visitor is called with the name and the field.

#ifndef HIPPORT_MODEL_WAVEFACTSFIELDS_H
#define HIPPORT_MODEL_WAVEFACTSFIELDS_H

#include "hipport/Model/WaveFacts.h"

#include <type_traits>

namespace hipport {

/// \p T is \p Fact or const \p Fact.
template <typename T, typename Fact>
concept Is = std::is_same_v<std::remove_const_t<T>, Fact>;

template <typename V> void fields(Is<LaneWidth> auto &F, V &&Visit) {
  Visit("ofWave", F.OfWave);
  Visit("number", F.Number);
}

template <typename V> void fields(Is<NamedConstant> auto &F, V &&Visit) {
  Visit("name", F.Name);
  Visit("definition", F.Definition);
  Visit("from", F.From);
}

template <typename V> void fields(Is<ThreadGuard> auto &F, V &&Visit) {
  Visit("firstThreads", F.FirstThreads);
  Visit("firstWave", F.FirstWave);
  Visit("oneWarp", F.OneWarp);
  Visit("divergent", F.Divergent);
}

template <typename V> void fields(Is<LanePartition> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("isWarp", F.IsWarp);
  Visit("width", F.Width);
  Visit("constant", F.Constant);
}

template <typename V> void fields(Is<SourceLane> auto &F, V &&Visit) {
  Visit("from", F.From);
  Visit("value", F.Value);
  Visit("width", F.Width);
}

template <typename V> void fields(Is<CrossLaneOp> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("callee", F.Callee);
  Visit("kind", F.Kind);
  Visit("mask", F.Mask);
  Visit("hasWidth", F.HasWidth);
  Visit("width", F.Width);
  Visit("source", F.Source);
  Visit("reach", F.Reach);
  Visit("reachPlace", F.ReachPlace);
  Visit("guard", F.Guard);
  Visit("argumentsEnd", F.ArgumentsEnd);
}

template <typename V> void fields(Is<MaskNarrowing> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("source", F.Source);
  Visit("into", F.Into);
  Visit("declared", F.Declared);
  Visit("where", F.Where);
  Visit("guard", F.Guard);
}

template <typename V> void fields(Is<MaskBitOp> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("operation", F.Operation);
  Visit("takesWide", F.TakesWide);
  Visit("guard", F.Guard);
  Visit("nameEnd", F.NameEnd);
}

template <typename V> void fields(Is<LaneOverlap> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("isStride", F.IsStride);
  Visit("constant", F.Constant);
  Visit("guard", F.Guard);
}

template <typename V> void fields(Is<LaneCompare> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("width", F.Width);
  Visit("bound", F.Bound);
  Visit("operator", F.Operator);
}

template <typename V> void fields(Is<FirstThreadsGuard> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("threads", F.Threads);
  Visit("waveStrides", F.WaveStrides);
}

template <typename V> void fields(Is<SharedArrayUse> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("array", F.Array);
  Visit("extent", F.Extent);
  Visit("declared", F.Declared);
  Visit("perLane", F.PerLane);
  Visit("byWarp", F.ByWarp);
  Visit("width", F.Width);
  Visit("isWrite", F.IsWrite);
  Visit("isBounded", F.IsBounded);
  Visit("guard", F.Guard);
}

template <typename V> void fields(Is<LaneIndexedUse> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("array", F.Array);
  Visit("width", F.Width);
  Visit("perLane", F.PerLane);
  Visit("isBounded", F.IsBounded);
}

template <typename V> void fields(Is<BarrierUse> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("splitsWave", F.SplitsWave);
  Visit("condition", F.Condition);
  Visit("afterReturn", F.AfterReturn);
}

template <typename V> void fields(Is<SpinWait> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("isLock", F.IsLock);
  Visit("releasesInside", F.ReleasesInside);
  Visit("onePer", F.OnePer);
  Visit("guard", F.Guard);
}

template <typename V> void fields(Is<WaveSizeConstant> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("need", F.Need);
}

template <typename V> void fields(Is<CubUse> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("class", F.Class);
  Visit("hasWidth", F.HasWidth);
  Visit("width", F.Width);
  Visit("blockThreads", F.BlockThreads);
  Visit("setAt", F.SetAt);
  Visit("storage", F.Storage);
}

template <typename V> void fields(Is<TileUse> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("width", F.Width);
}

template <typename V> void fields(Is<DeviceCall> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("callee", F.Callee);
  Visit("instance", F.Instance);
}

template <typename V> void fields(Is<SharedArray> auto &F, V &&Visit) {
  Visit("place", F.Place);
  Visit("name", F.Name);
  Visit("bytes", F.Bytes);
  Visit("isDynamic", F.IsDynamic);
}

template <typename V> void fields(Is<FunctionFacts> auto &F, V &&Visit) {
  Visit("name", F.Name);
  Visit("place", F.Place);
  Visit("instance", F.Instance);
  Visit("madeAt", F.MadeAt);
  Visit("runs", F.Runs);
  Visit("isPattern", F.IsPattern);
  Visit("end", F.End);
  Visit("maxThreads", F.MaxThreads);
  Visit("minBlocks", F.MinBlocks);
  Visit("partitions", F.Partitions);
  Visit("crossLane", F.CrossLane);
  Visit("narrowings", F.Narrowings);
  Visit("bitOps", F.BitOps);
  Visit("overlaps", F.Overlaps);
  Visit("compares", F.Compares);
  Visit("firstThreads", F.FirstThreads);
  Visit("waveStrides", F.WaveStrides);
  Visit("sharedUses", F.SharedUses);
  Visit("laneIndexed", F.LaneIndexed);
  Visit("barriers", F.Barriers);
  Visit("spins", F.Spins);
  Visit("waveConstants", F.WaveConstants);
  Visit("cub", F.Cub);
  Visit("tiles", F.Tiles);
  Visit("calls", F.Calls);
  Visit("sharedArrays", F.SharedArrays);
}

} // namespace hipport

#endif // HIPPORT_MODEL_WAVEFACTSFIELDS_H
