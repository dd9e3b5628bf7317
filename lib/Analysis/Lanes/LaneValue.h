// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What a value means for the lanes of a wave: the domain in which the analysis
// evaluates expressions, and its arithmetic.

#ifndef HIPPORT_ANALYSIS_LANES_LANEVALUE_H
#define HIPPORT_ANALYSIS_LANES_LANEVALUE_H

#include "hipport/Model/WaveFacts.h"

#include "clang/AST/OperationKinds.h"

namespace hipport {

struct LaneValue {
  enum Kind : uint8_t {
    None,      ///< No value was seen yet.
    Unknown,   ///< May differ between threads in any way.
    Uniform,   ///< The same for all threads of a block.
    Number,    ///< A constant.
    WaveSize,  ///< A part of warpSize, plus Offset.
    BlockSize, ///< Made of blockDim.
    Base,      ///< The same for a group of threads: where its part begins.
    Thread,    ///< The index of the thread, plus what is the same for a group.
    Lane,      ///< Thread index modulo Width, times Scale.
    Warp,      ///< Thread index divided by Width.
    Mask,      ///< A bit for each lane of the wave.
    LaneBit,   ///< `1 << lane`, or made of it.
  };

  Kind Is = None;
  LaneWidth Width;      ///< For WaveSize, Lane and Warp.
  int64_t Value = 0;    ///< For Number; the offset for WaveSize.
  unsigned Scale = 1;   ///< For Lane.
  bool Shifted = false; ///< Lane: not the thread's own. Mask: moved right.
  bool HasBase = false; ///< Lane: something of a larger group is added.
  bool Narrow = false;  ///< Mask: was cut to 32 bits.

  static LaneValue of(Kind K) {
    LaneValue V;
    V.Is = K;
    return V;
  }
  static LaneValue number(int64_t N) {
    LaneValue V = of(Number);
    V.Value = N;
    return V;
  }
  static LaneValue group(Kind K, LaneWidth W) {
    LaneValue V = of(K);
    V.Width = W;
    return V;
  }

  bool isNumber(int64_t N) const { return Is == Number && Value == N; }
  /// The same for all threads of a block.
  bool isUniform() const {
    return Is == Uniform || Is == Number || Is == WaveSize || Is == BlockSize;
  }
  /// The number of lanes that the value counts, if it is one.
  LaneWidth asWidth() const;

  bool operator==(const LaneValue &) const = default;
};

/// What a variable holds that gets either value.
LaneValue join(const LaneValue &A, const LaneValue &B);

/// \p Op is no assignment; comparisons give a truth value where both sides are
/// numbers, else Unknown or Uniform.
LaneValue combine(clang::BinaryOperatorKind Op, const LaneValue &A,
                  const LaneValue &B);

LaneValue negate(clang::UnaryOperatorKind Op, const LaneValue &A);

} // namespace hipport

#endif // HIPPORT_ANALYSIS_LANES_LANEVALUE_H
