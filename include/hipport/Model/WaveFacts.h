// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What one function says about lanes and waves, as the parser saw it: plain
// values from which the checks judge. A fact is an observation, never a fault:
// `threadIdx.x % 32` is right in one function and wrong in the next.

#ifndef HIPPORT_MODEL_WAVEFACTS_H
#define HIPPORT_MODEL_WAVEFACTS_H

#include "hipport/Model/Finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hipport {

/// Lanes of a warp of CUDA, on which the checked code relies.
inline constexpr unsigned CudaWarp = 32;

/// A number of lanes: fixed, or a part of the wave.
struct LaneWidth {
  bool OfWave = false; ///< `warpSize / Number`.
  unsigned Number = 0; ///< Lanes; the divisor when OfWave; 0: not known.

  bool isKnown() const { return Number != 0; }
  bool isWave() const { return OfWave && Number == 1; }
  bool is(unsigned Lanes) const { return !OfWave && Number == Lanes; }
  auto operator<=>(const LaneWidth &) const = default;
};

/// A constant with a name that a width came from; the name is empty for a
/// number in the code.
struct NamedConstant {
  std::string Name;
  SourcePlace Definition;
  enum Origin { Literal, Macro, Variable, TemplateParameter } From = Literal;

  auto operator<=>(const NamedConstant &) const = default;
};

/// Which threads come to a place, as far as the conditions around it say.
struct ThreadGuard {
  /// Only threads below this number of the block; 0: no such condition.
  unsigned FirstThreads = 0;
  bool FirstWave = false; ///< Only the threads of the first wave.
  bool OneWarp = false;   ///< Threads of one group `tid / 32`, which varies.
  bool Divergent = false; ///< Some condition differs between threads.

  auto operator<=>(const ThreadGuard &) const = default;
};

/// `threadIdx.x % 32` (the lane) or `threadIdx.x / 32` (the warp).
struct LanePartition {
  SourcePlace Place;
  bool IsWarp = false;
  LaneWidth Width;
  NamedConstant Constant;

  auto operator<=>(const LanePartition &) const = default;
};

enum class CrossLaneKind {
  ShuffleIndex,
  ShuffleUp,
  ShuffleDown,
  ShuffleXor,
  Ballot,
  Vote,
  Match,
  ActiveMask,
  Reduce,
  Sync,
};

inline bool isShuffle(CrossLaneKind Kind) {
  return Kind == CrossLaneKind::ShuffleIndex ||
         Kind == CrossLaneKind::ShuffleUp ||
         Kind == CrossLaneKind::ShuffleDown ||
         Kind == CrossLaneKind::ShuffleXor;
}
/// Gives a bit for each lane of the wave.
inline bool givesLaneMask(CrossLaneKind Kind) {
  return Kind == CrossLaneKind::Ballot || Kind == CrossLaneKind::Match ||
         Kind == CrossLaneKind::ActiveMask;
}

/// A lane that a shuffle reads.
struct SourceLane {
  enum Kind { Unknown, Number, OfLane } From = Unknown;
  unsigned Value = 0; ///< For Number.
  LaneWidth Width;    ///< For OfLane: the group whose lane it is.

  auto operator<=>(const SourceLane &) const = default;
};

/// A call of a builtin by which lanes of a wave speak with one another.
struct CrossLaneOp {
  SourcePlace Place; ///< Of the callee's name.
  std::string Callee;
  CrossLaneKind Kind = CrossLaneKind::ShuffleIndex;
  /// The mask, when it is a number; -1 names all 64 lanes.
  std::optional<int64_t> Mask;
  bool HasWidth = false; ///< The width is given.
  LaneWidth Width;
  SourceLane Source; ///< For ShuffleIndex.
  /// Farthest distance of a tree or scan that the loop around it makes, and
  /// where the loop says so.
  LaneWidth Reach;
  SourcePlace ReachPlace;
  ThreadGuard Guard;
  /// Offset behind the last argument, where one more can be added; absent in
  /// a macro.
  std::optional<unsigned> ArgumentsEnd;

  auto operator<=>(const CrossLaneOp &) const = default;
};

/// A lane mask that becomes a value of 32 bits.
struct MaskNarrowing {
  SourcePlace Place;  ///< Of the value that is cut.
  std::string Source; ///< The builtin that it comes from, where that is known.
  std::string Into;   ///< Variable, parameter, field or function; may be empty.
  SourcePlace Declared; ///< Of a local variable that is declared elsewhere.
  enum Edge {
    Variable,
    Argument,
    Return,
    Field,
    Element,
    Cast
  } Where = Variable;
  ThreadGuard Guard;

  auto operator<=>(const MaskNarrowing &) const = default;
};

/// A function of bits, or a shift by the lane, on a lane mask.
struct MaskBitOp {
  SourcePlace Place;
  std::string Operation;  ///< `__popc`, `1 << lane`.
  bool TakesWide = false; ///< It has 64 bits already.
  ThreadGuard Guard;
  /// Offset behind the name of a function that takes a vote directly and gives
  /// a count or a place: with `ll` there it takes the whole mask. Absent in a
  /// macro.
  std::optional<unsigned> NameEnd;

  auto operator<=>(const MaskBitOp &) const = default;
};

/// A lane of the wave in code that counts in groups of 32: `i += 32` from the
/// lane on, `row * 32 + lane`. Lanes 32-63 get what other lanes have.
struct LaneOverlap {
  SourcePlace Place;
  bool IsStride = false;  ///< Else the place in a row.
  NamedConstant Constant; ///< That gives the 32, if it has a name.
  ThreadGuard Guard;

  auto operator<=>(const LaneOverlap &) const = default;
};

/// A lane compared with a number: `lane == 31`, `lane < 16`.
struct LaneCompare {
  SourcePlace Place;
  LaneWidth Width; ///< Of the group whose lane it is.
  unsigned Bound = 0;
  std::string Operator;

  auto operator<=>(const LaneCompare &) const = default;
};

/// A block of code for the first threads of the block only, `tid < 32`.
struct FirstThreadsGuard {
  SourcePlace Place;
  unsigned Threads = 0;
  /// What in it follows the wave: a stride of warpSize or a loop over it.
  std::vector<SourcePlace> WaveStrides;

  auto operator<=>(const FirstThreadsGuard &) const = default;
};

/// An array in LDS, with the ways it is indexed.
struct SharedArrayUse {
  SourcePlace Place;
  std::string Array;
  unsigned Extent = 0;  ///< Elements of the indexed dimension; 0: not known.
  SourcePlace Declared; ///< Of the array.
  unsigned PerLane = 1; ///< Elements of each lane.
  bool ByWarp = false;  ///< Index `tid / Width`; else `tid % Width`.
  LaneWidth Width;
  bool IsWrite = false;
  bool IsBounded = false; ///< A condition on the index stands around it.
  ThreadGuard Guard;

  auto operator<=>(const SharedArrayUse &) const = default;
};

/// Global memory indexed by a lane alone: the data are as long as the wave is
/// wide.
struct LaneIndexedUse {
  SourcePlace Place;
  std::string Array;
  LaneWidth Width;
  unsigned PerLane = 1; ///< Elements of each lane.
  bool IsBounded = false;

  auto operator<=>(const LaneIndexedUse &) const = default;
};

/// `__syncthreads()` and its kin.
struct BarrierUse {
  SourcePlace Place;
  /// Halves of one wave come to different barriers: a condition on `tid / 32`.
  bool SplitsWave = false;
  SourcePlace Condition;    ///< That splits them, or after which some return.
  bool AfterReturn = false; ///< Some threads have returned before.

  auto operator<=>(const BarrierUse &) const = default;
};

/// A loop in which a thread waits for what another thread does.
struct SpinWait {
  SourcePlace Place;
  bool IsLock = false; ///< Takes a lock by an atomic; else watches memory.
  bool ReleasesInside = false; ///< What is waited for can happen in the turn.
  LaneWidth OnePer; ///< One lane of each such group waits; unknown: all.
  ThreadGuard Guard;

  auto operator<=>(const SpinWait &) const = default;
};

/// `warpSize` where a constant expression is needed.
struct WaveSizeConstant {
  SourcePlace Place;
  std::string Need; ///< "array size", "template argument", ...

  auto operator<=>(const WaveSizeConstant &) const = default;
};

/// A class template of CUB for a warp or a block.
struct CubUse {
  SourcePlace Place;
  std::string Class;     ///< `WarpReduce`.
  bool HasWidth = false; ///< The logical width is given.
  LaneWidth Width;
  std::optional<unsigned> BlockThreads; ///< For `Block*`.
  /// Where Width or BlockThreads is set: the definition of a constant, or the
  /// code that makes the instance of the template.
  SourcePlace SetAt;
  SourcePlace Storage; ///< Of the first TempStorage of this class.

  auto operator<=>(const CubUse &) const = default;
};

/// A tile of cooperative groups.
struct TileUse {
  SourcePlace Place;
  LaneWidth Width;

  auto operator<=>(const TileUse &) const = default;
};

/// A call of a device function of the program.
struct DeviceCall {
  SourcePlace Place;
  SourcePlace Callee;   ///< Where the callee is defined.
  std::string Instance; ///< Its FunctionFacts::Instance.

  auto operator<=>(const DeviceCall &) const = default;
};

/// An array in LDS, where it is declared.
struct SharedArray {
  SourcePlace Place;
  std::string Name;
  std::optional<unsigned> Bytes; ///< Absent: not known.
  bool IsDynamic = false;        ///< Its size comes with the launch.

  auto operator<=>(const SharedArray &) const = default;
};

/// One function (of a template: one instance, or the template itself).
struct FunctionFacts {
  std::string Name; ///< Qualified.
  SourcePlace Place;
  std::string Instance; ///< Template arguments; empty for the template.
  /// The code, outside of templates, for which the instance is made.
  SourcePlace MadeAt;
  enum Side { Device, Kernel, Host } Runs = Device;
  bool IsPattern = false; ///< A template whose instances speak for it.
  unsigned End = 0;       ///< Offset behind the body; 0: not known.
  std::optional<unsigned> MaxThreads; ///< Launch bounds, in CUDA's units.
  std::optional<unsigned> MinBlocks;

  std::vector<LanePartition> Partitions;
  std::vector<CrossLaneOp> CrossLane;
  std::vector<MaskNarrowing> Narrowings;
  std::vector<MaskBitOp> BitOps;
  std::vector<LaneOverlap> Overlaps;
  std::vector<LaneCompare> Compares;
  std::vector<FirstThreadsGuard> FirstThreads;
  std::vector<SourcePlace> WaveStrides; ///< Loops that step by the wave.
  std::vector<SharedArrayUse> SharedUses;
  std::vector<LaneIndexedUse> LaneIndexed;
  std::vector<BarrierUse> Barriers;
  std::vector<SpinWait> Spins;
  std::vector<WaveSizeConstant> WaveConstants;
  std::vector<CubUse> Cub;
  std::vector<TileUse> Tiles;
  std::vector<DeviceCall> Calls;
  std::vector<SharedArray> SharedArrays;

  auto operator<=>(const FunctionFacts &) const = default;
};

} // namespace hipport

#endif // HIPPORT_MODEL_WAVEFACTS_H
