// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUB's block and warp collectives.

#ifndef HIPPORT_CUDA_CUB_BLOCK_H
#define HIPPORT_CUDA_CUB_BLOCK_H

#pragma clang attribute push(__attribute__((device)), apply_to = function)

HIPPORT_TEMPLATES_BEGIN

namespace cub {

// Each collective has temporary storage and is made from it, or from nothing.
#define HIPPORT_COLLECTIVE(NAME)                                               \
  struct TempStorage {                                                         \
    int Words[1];                                                              \
    TempStorage &Alias();                                                      \
  };                                                                           \
  NAME();                                                                      \
  NAME(TempStorage &);                                                         \
  template <class A, class... More> NAME(TempStorage &, A &&, More &&...);

template <class T, int X,
          BlockReduceAlgorithm Algorithm = BLOCK_REDUCE_WARP_REDUCTIONS,
          int Y = 1, int Z = 1, int Arch = 0>
struct BlockReduce {
  HIPPORT_COLLECTIVE(BlockReduce)
  HIPPORT_METHOD(T, Reduce)
  HIPPORT_METHOD(T, Sum)
};
template <class T, int X, BlockScanAlgorithm Algorithm = BLOCK_SCAN_RAKING,
          int Y = 1, int Z = 1, int Arch = 0>
struct BlockScan {
  HIPPORT_COLLECTIVE(BlockScan)
  HIPPORT_METHOD(void, ExclusiveSum)
  HIPPORT_METHOD(void, InclusiveSum)
  HIPPORT_METHOD(void, ExclusiveScan)
  HIPPORT_METHOD(void, InclusiveScan)
};
template <class T, int X, int Items,
          BlockLoadAlgorithm Algorithm = BLOCK_LOAD_DIRECT, int Y = 1,
          int Z = 1, int Arch = 0>
struct BlockLoad {
  HIPPORT_COLLECTIVE(BlockLoad)
  HIPPORT_METHOD(void, Load)
};
template <class T, int X, int Items,
          BlockStoreAlgorithm Algorithm = BLOCK_STORE_DIRECT, int Y = 1,
          int Z = 1, int Arch = 0>
struct BlockStore {
  HIPPORT_COLLECTIVE(BlockStore)
  HIPPORT_METHOD(void, Store)
};
template <class T, int X, int Items, bool WarpTimeSlicing = false, int Y = 1,
          int Z = 1, int Arch = 0>
struct BlockExchange {
  HIPPORT_COLLECTIVE(BlockExchange)
  HIPPORT_METHOD(void, StripedToBlocked)
  HIPPORT_METHOD(void, BlockedToStriped)
  HIPPORT_METHOD(void, WarpStripedToBlocked)
  HIPPORT_METHOD(void, BlockedToWarpStriped)
  HIPPORT_METHOD(void, ScatterToBlocked)
  HIPPORT_METHOD(void, ScatterToStriped)
  HIPPORT_METHOD(void, ScatterToStripedGuarded)
  HIPPORT_METHOD(void, ScatterToStripedFlagged)
};
template <class Key, int X, int Items, class Value = NullType, int Bits = 4,
          bool Memoize = true,
          BlockScanAlgorithm Algorithm = BLOCK_SCAN_WARP_SCANS,
          cudaSharedMemConfig Config = cudaSharedMemBankSizeFourByte, int Y = 1,
          int Z = 1, int Arch = 0>
struct BlockRadixSort {
  HIPPORT_COLLECTIVE(BlockRadixSort)
  HIPPORT_METHOD(void, Sort)
  HIPPORT_METHOD(void, SortDescending)
  HIPPORT_METHOD(void, SortBlockedToStriped)
  HIPPORT_METHOD(void, SortDescendingBlockedToStriped)
};
template <int X, int Bits, bool Descending, bool Memoize = false,
          BlockScanAlgorithm Algorithm = BLOCK_SCAN_WARP_SCANS,
          cudaSharedMemConfig Config = cudaSharedMemBankSizeFourByte, int Y = 1,
          int Z = 1, int Arch = 0>
struct BlockRadixRank {
  HIPPORT_COLLECTIVE(BlockRadixRank)
  HIPPORT_METHOD(void, RankKeys)
};
template <class Key, int X, int Items, class Value = NullType, int Y = 1,
          int Z = 1>
struct BlockMergeSort {
  HIPPORT_COLLECTIVE(BlockMergeSort)
  HIPPORT_METHOD(void, Sort)
  HIPPORT_METHOD(void, StableSort)
};
template <class T, int X, int Items, int Bins,
          BlockHistogramAlgorithm Algorithm = BLOCK_HISTO_SORT, int Y = 1,
          int Z = 1, int Arch = 0>
struct BlockHistogram {
  HIPPORT_COLLECTIVE(BlockHistogram)
  HIPPORT_METHOD(void, InitHistogram)
  HIPPORT_METHOD(void, Histogram)
  HIPPORT_METHOD(void, Composite)
};
template <class T, int X, int Y = 1, int Z = 1, int Arch = 0>
struct BlockDiscontinuity {
  HIPPORT_COLLECTIVE(BlockDiscontinuity)
  HIPPORT_METHOD(void, FlagHeads)
  HIPPORT_METHOD(void, FlagTails)
  HIPPORT_METHOD(void, FlagHeadsAndTails)
};
template <class T, int X, int Y = 1, int Z = 1, int Arch = 0>
struct BlockAdjacentDifference {
  HIPPORT_COLLECTIVE(BlockAdjacentDifference)
  HIPPORT_METHOD(void, SubtractLeft)
  HIPPORT_METHOD(void, SubtractLeftPartialTile)
  HIPPORT_METHOD(void, SubtractRight)
  HIPPORT_METHOD(void, SubtractRightPartialTile)
  HIPPORT_METHOD(void, FlagHeads)
  HIPPORT_METHOD(void, FlagTails)
};
template <class T, int X, int Y = 1, int Z = 1, int Arch = 0>
struct BlockShuffle {
  HIPPORT_COLLECTIVE(BlockShuffle)
  HIPPORT_METHOD(void, Offset)
  HIPPORT_METHOD(void, Rotate)
  HIPPORT_METHOD(void, Up)
  HIPPORT_METHOD(void, Down)
};
template <class T, int X, int Runs, int Items, class Offset = unsigned,
          int Y = 1, int Z = 1>
struct BlockRunLengthDecode {
  HIPPORT_COLLECTIVE(BlockRunLengthDecode)
  HIPPORT_METHOD(void, RunLengthDecode)
};

template <class T, int Threads = 32, int Arch = 0> struct WarpReduce {
  HIPPORT_COLLECTIVE(WarpReduce)
  HIPPORT_METHOD(T, Sum)
  HIPPORT_METHOD(T, Reduce)
  HIPPORT_METHOD(T, HeadSegmentedSum)
  HIPPORT_METHOD(T, TailSegmentedSum)
  HIPPORT_METHOD(T, HeadSegmentedReduce)
  HIPPORT_METHOD(T, TailSegmentedReduce)
};
template <class T, int Threads = 32, int Arch = 0> struct WarpScan {
  HIPPORT_COLLECTIVE(WarpScan)
  HIPPORT_METHOD(void, InclusiveSum)
  HIPPORT_METHOD(void, ExclusiveSum)
  HIPPORT_METHOD(void, InclusiveScan)
  HIPPORT_METHOD(void, ExclusiveScan)
  HIPPORT_METHOD(void, Scan)
  T Broadcast(T, unsigned);
};
template <class T, int Items, WarpLoadAlgorithm Algorithm = WARP_LOAD_DIRECT,
          int Threads = 32, int Arch = 0>
struct WarpLoad {
  HIPPORT_COLLECTIVE(WarpLoad)
  HIPPORT_METHOD(void, Load)
};
template <class T, int Items, WarpStoreAlgorithm Algorithm = WARP_STORE_DIRECT,
          int Threads = 32, int Arch = 0>
struct WarpStore {
  HIPPORT_COLLECTIVE(WarpStore)
  HIPPORT_METHOD(void, Store)
};
template <class T, int Items, int Threads = 32, int Arch = 0,
          WarpExchangeAlgorithm Algorithm = WARP_EXCHANGE_SMEM>
struct WarpExchange {
  HIPPORT_COLLECTIVE(WarpExchange)
  HIPPORT_METHOD(void, BlockedToStriped)
  HIPPORT_METHOD(void, StripedToBlocked)
  HIPPORT_METHOD(void, ScatterToStriped)
};
template <class Key, int Items, int Threads = 32, class Value = NullType,
          int Arch = 0>
struct WarpMergeSort {
  HIPPORT_COLLECTIVE(WarpMergeSort)
  HIPPORT_METHOD(void, Sort)
  HIPPORT_METHOD(void, StableSort)
};

#undef HIPPORT_COLLECTIVE

} // namespace cub

#pragma clang attribute pop

HIPPORT_TEMPLATES_END

#endif // HIPPORT_CUDA_CUB_BLOCK_H
