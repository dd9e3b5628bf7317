// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUB's device-wide algorithms.

#ifndef HIPPORT_CUDA_CUB_DEVICE_H
#define HIPPORT_CUDA_CUB_DEVICE_H

#pragma clang force_cuda_host_device begin

HIPPORT_TEMPLATES_BEGIN

namespace cub {

struct DeviceReduce {
  HIPPORT_STATIC(Reduce)
  HIPPORT_STATIC(Sum)
  HIPPORT_STATIC(Min)
  HIPPORT_STATIC(Max)
  HIPPORT_STATIC(ArgMin)
  HIPPORT_STATIC(ArgMax)
  HIPPORT_STATIC(ReduceByKey)
  HIPPORT_STATIC(TransformReduce)
};
struct DeviceSegmentedReduce {
  HIPPORT_STATIC(Reduce)
  HIPPORT_STATIC(Sum)
  HIPPORT_STATIC(Min)
  HIPPORT_STATIC(Max)
  HIPPORT_STATIC(ArgMin)
  HIPPORT_STATIC(ArgMax)
};
struct DeviceScan {
  HIPPORT_STATIC(ExclusiveSum)
  HIPPORT_STATIC(InclusiveSum)
  HIPPORT_STATIC(ExclusiveScan)
  HIPPORT_STATIC(InclusiveScan)
  HIPPORT_STATIC(InclusiveScanInit)
  HIPPORT_STATIC(ExclusiveSumByKey)
  HIPPORT_STATIC(InclusiveSumByKey)
  HIPPORT_STATIC(ExclusiveScanByKey)
  HIPPORT_STATIC(InclusiveScanByKey)
};
struct DeviceSelect {
  HIPPORT_STATIC(Flagged)
  HIPPORT_STATIC(If)
  HIPPORT_STATIC(FlaggedIf)
  HIPPORT_STATIC(Unique)
  HIPPORT_STATIC(UniqueByKey)
};
struct DevicePartition {
  HIPPORT_STATIC(Flagged)
  HIPPORT_STATIC(If)
};
struct DeviceRadixSort {
  HIPPORT_STATIC(SortPairs)
  HIPPORT_STATIC(SortPairsDescending)
  HIPPORT_STATIC(SortKeys)
  HIPPORT_STATIC(SortKeysDescending)
};
struct DeviceSegmentedRadixSort {
  HIPPORT_STATIC(SortPairs)
  HIPPORT_STATIC(SortPairsDescending)
  HIPPORT_STATIC(SortKeys)
  HIPPORT_STATIC(SortKeysDescending)
};
struct DeviceSegmentedSort {
  HIPPORT_STATIC(SortPairs)
  HIPPORT_STATIC(SortPairsDescending)
  HIPPORT_STATIC(SortKeys)
  HIPPORT_STATIC(SortKeysDescending)
  HIPPORT_STATIC(StableSortPairs)
  HIPPORT_STATIC(StableSortPairsDescending)
  HIPPORT_STATIC(StableSortKeys)
  HIPPORT_STATIC(StableSortKeysDescending)
};
struct DeviceMergeSort {
  HIPPORT_STATIC(SortPairs)
  HIPPORT_STATIC(SortPairsCopy)
  HIPPORT_STATIC(SortKeys)
  HIPPORT_STATIC(SortKeysCopy)
  HIPPORT_STATIC(StableSortPairs)
  HIPPORT_STATIC(StableSortKeys)
  HIPPORT_STATIC(StableSortKeysCopy)
};
struct DeviceMerge {
  HIPPORT_STATIC(MergeKeys)
  HIPPORT_STATIC(MergePairs)
};
struct DeviceHistogram {
  HIPPORT_STATIC(HistogramEven)
  HIPPORT_STATIC(HistogramRange)
  HIPPORT_STATIC(MultiHistogramEven)
  HIPPORT_STATIC(MultiHistogramRange)
};
struct DeviceRunLengthEncode {
  HIPPORT_STATIC(Encode)
  HIPPORT_STATIC(NonTrivialRuns)
};
struct DeviceAdjacentDifference {
  HIPPORT_STATIC(SubtractLeft)
  HIPPORT_STATIC(SubtractLeftCopy)
  HIPPORT_STATIC(SubtractRight)
  HIPPORT_STATIC(SubtractRightCopy)
};
struct DeviceFor {
  HIPPORT_STATIC(Bulk)
  HIPPORT_STATIC(ForEach)
  HIPPORT_STATIC(ForEachN)
  HIPPORT_STATIC(ForEachCopy)
  HIPPORT_STATIC(ForEachCopyN)
};
struct DeviceCopy {
  HIPPORT_STATIC(Batched)
};
struct DeviceMemcpy {
  HIPPORT_STATIC(Batched)
};
struct DeviceTransform {
  HIPPORT_STATIC(Transform)
};
struct DeviceSpmv {
  HIPPORT_STATIC(CsrMV)
};

} // namespace cub

#pragma clang force_cuda_host_device end

HIPPORT_TEMPLATES_END

#endif // HIPPORT_CUDA_CUB_DEVICE_H
