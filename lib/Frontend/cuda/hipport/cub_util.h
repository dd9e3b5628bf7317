// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUB's enumerations, operators, iterators and thread-level functions.

#ifndef HIPPORT_CUDA_CUB_UTIL_H
#define HIPPORT_CUDA_CUB_UTIL_H

HIPPORT_TEMPLATES_BEGIN

namespace cub {

enum BlockReduceAlgorithm {
  BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY,
  BLOCK_REDUCE_RAKING,
  BLOCK_REDUCE_WARP_REDUCTIONS
};
enum BlockScanAlgorithm {
  BLOCK_SCAN_RAKING,
  BLOCK_SCAN_RAKING_MEMOIZE,
  BLOCK_SCAN_WARP_SCANS
};
enum BlockLoadAlgorithm {
  BLOCK_LOAD_DIRECT,
  BLOCK_LOAD_STRIPED,
  BLOCK_LOAD_VECTORIZE,
  BLOCK_LOAD_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE,
  BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED
};
enum BlockStoreAlgorithm {
  BLOCK_STORE_DIRECT,
  BLOCK_STORE_STRIPED,
  BLOCK_STORE_VECTORIZE,
  BLOCK_STORE_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE,
  BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED
};
enum BlockHistogramAlgorithm { BLOCK_HISTO_SORT, BLOCK_HISTO_ATOMIC };
enum WarpLoadAlgorithm {
  WARP_LOAD_DIRECT,
  WARP_LOAD_STRIPED,
  WARP_LOAD_VECTORIZE,
  WARP_LOAD_TRANSPOSE
};
enum WarpStoreAlgorithm {
  WARP_STORE_DIRECT,
  WARP_STORE_STRIPED,
  WARP_STORE_VECTORIZE,
  WARP_STORE_TRANSPOSE
};
enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };
enum RadixRankAlgorithm {
  RADIX_RANK_BASIC,
  RADIX_RANK_MEMOIZE,
  RADIX_RANK_MATCH
};
enum CacheLoadModifier {
  LOAD_DEFAULT,
  LOAD_CA,
  LOAD_CG,
  LOAD_CS,
  LOAD_CV,
  LOAD_LDG,
  LOAD_VOLATILE
};
enum CacheStoreModifier {
  STORE_DEFAULT,
  STORE_WB,
  STORE_CG,
  STORE_CS,
  STORE_WT,
  STORE_VOLATILE
};
enum Category {
  NOT_A_NUMBER,
  SIGNED_INTEGER,
  UNSIGNED_INTEGER,
  FLOATING_POINT
};
enum GridMappingStrategy {
  GRID_MAPPING_RAKE,
  GRID_MAPPING_STRIP_MINE,
  GRID_MAPPING_DYNAMIC
};

#pragma clang force_cuda_host_device begin

struct NullType {};
template <int N> struct Int2Type {
  enum { VALUE = N };
};
template <class T> struct Uninitialized {
  T &Alias();
};
template <class T> struct DoubleBuffer {
  T *d_buffers[2];
  int selector;
  DoubleBuffer();
  DoubleBuffer(T *, T *);
  T *Current(), *Alternate();
};
template <class K, class V> struct KeyValuePair {
  typedef K Key;
  typedef V Value;
  K key;
  V value;
  KeyValuePair() = default;
  KeyValuePair(const K &, const V &);
};
template <class T> struct Traits {
  static const Category CATEGORY = NOT_A_NUMBER;
  typedef unsigned long long UnsignedBits;
  static UnsignedBits TwiddleIn(UnsignedBits), TwiddleOut(UnsignedBits);
  static T Max(), Lowest();
};
template <class T> struct NumericTraits : Traits<T> {};
template <class T> struct FpLimits {
  static T Max(), Lowest();
};
template <class T, int N> struct CubVector {};
template <bool Condition, class A, class B> struct If {
  typedef A Type;
};
template <class A, class B> struct If<false, A, B> {
  typedef B Type;
};
template <int N, int Current = N, int Count = 0> struct Log2 {
  enum { VALUE = Log2<N, (Current >> 1), Count + 1>::VALUE };
};
template <int N, int Count> struct Log2<N, 0, Count> {
  enum { VALUE = (1 << (Count - 1) < N) ? Count : Count - 1 };
};
template <int N> struct PowerOfTwo {
  enum { VALUE = (N & (N - 1)) == 0 };
};

#define HIPPORT_OPERATOR(RESULT, NAME)                                         \
  struct NAME {                                                                \
    template <class A, class B> RESULT operator()(A &&, B &&) const;           \
  };
HIPPORT_OPERATOR(bool, Equality)
HIPPORT_OPERATOR(bool, Inequality)
HIPPORT_OPERATOR(typename std::decay<A>::type, Sum)
HIPPORT_OPERATOR(typename std::decay<A>::type, Difference)
HIPPORT_OPERATOR(typename std::decay<A>::type, Division)
HIPPORT_OPERATOR(typename std::decay<A>::type, Max)
HIPPORT_OPERATOR(typename std::decay<A>::type, Min)
HIPPORT_OPERATOR(typename std::decay<A>::type, ArgMax)
HIPPORT_OPERATOR(typename std::decay<A>::type, ArgMin)
#undef HIPPORT_OPERATOR
template <class Op> struct InequalityWrapper {
  Op op;
  InequalityWrapper(Op);
};
template <class B> struct CastOp {
  template <class A> B operator()(A &&) const;
};
template <class Op> struct SwizzleScanOp {
  SwizzleScanOp(Op);
};
template <class Op> struct ReduceBySegmentOp {
  ReduceBySegmentOp();
  ReduceBySegmentOp(Op);
};
template <class Op> struct ReduceByKeyOp {
  ReduceByKeyOp();
  ReduceByKeyOp(Op);
};

// An iterator over values of type T, made from anything.
template <class T, class Offset = ptrdiff_t> struct __hipport_iterator {
  typedef T value_type;
  typedef Offset difference_type;
  typedef T *pointer;
  typedef T reference;
  typedef std::random_access_iterator_tag iterator_category;
  T operator*() const;
  T *operator->() const;
  template <class N> T operator[](N) const;
};
#define HIPPORT_ITERATOR(NAME, ...)                                            \
  struct NAME : __hipport_iterator<__VA_ARGS__> {                              \
    typedef NAME self_type;                                                    \
    template <class... Args> NAME(Args &&...);                                 \
    template <class N> NAME operator+(N) const;                                \
    template <class N> NAME operator-(N) const;                                \
    NAME &operator++();                                                        \
    NAME operator++(int);                                                      \
  };
template <class T, class Offset = ptrdiff_t>
HIPPORT_ITERATOR(CountingInputIterator, T, Offset)
template <class T, class Offset = ptrdiff_t>
HIPPORT_ITERATOR(ConstantInputIterator, T, Offset)
template <class T, class Op, class It, class Offset = ptrdiff_t>
HIPPORT_ITERATOR(TransformInputIterator, T, Offset)
template <CacheLoadModifier M, class T, class Offset = ptrdiff_t>
HIPPORT_ITERATOR(CacheModifiedInputIterator, T, Offset)
template <CacheStoreModifier M, class T, class Offset = ptrdiff_t>
HIPPORT_ITERATOR(CacheModifiedOutputIterator, T, Offset)
template <class It, class Offset = ptrdiff_t, class T = int>
HIPPORT_ITERATOR(ArgIndexInputIterator, KeyValuePair<Offset, T>, Offset)
template <class Offset = ptrdiff_t>
HIPPORT_ITERATOR(DiscardOutputIterator, int, Offset)
template <class T, class Offset = ptrdiff_t>
HIPPORT_ITERATOR(TexObjInputIterator, T, Offset)
#undef HIPPORT_ITERATOR

#pragma clang force_cuda_host_device end

struct CachingDeviceAllocator {
  template <class... Args> CachingDeviceAllocator(Args...);
  template <class T> cudaError_t DeviceAllocate(T **, size_t, cudaStream_t = 0);
  template <class T>
  cudaError_t DeviceAllocate(int, T **, size_t, cudaStream_t = 0);
  cudaError_t DeviceFree(void *), DeviceFree(int, void *), FreeAllCached();
};

#pragma clang attribute push(__attribute__((device)), apply_to = function)
template <CacheLoadModifier M, class It>
typename std::iterator_traits<It>::value_type ThreadLoad(It);
template <CacheStoreModifier M, class It, class T> void ThreadStore(It, T);
HIPPORT_METHOD(void, LoadDirectBlocked)
HIPPORT_METHOD(void, LoadDirectBlockedVectorized)
HIPPORT_METHOD(void, LoadDirectWarpStriped)
HIPPORT_METHOD(void, StoreDirectBlocked)
HIPPORT_METHOD(void, StoreDirectBlockedVectorized)
HIPPORT_METHOD(void, StoreDirectWarpStriped)
template <int Threads, class... Args> void LoadDirectStriped(Args &&...);
template <int Threads, class... Args> void StoreDirectStriped(Args &&...);
template <int Width, class T> T ShuffleUp(T, int, int, unsigned);
template <int Width, class T> T ShuffleDown(T, int, int, unsigned);
template <int Width, class T> T ShuffleIndex(T, int, unsigned);
unsigned LaneId(), WarpId(), LaneMaskLt(), LaneMaskLe(), LaneMaskGt(),
    LaneMaskGe(), WarpMask(unsigned);
int RowMajorTid(int, int, int);
template <class T> unsigned BFE(T, unsigned, unsigned);
template <int Width, class Op, class T, int N> T ThreadReduce(T (&)[N], Op);
void CTA_SYNC(), WARP_SYNC(unsigned);
#pragma clang attribute pop

cudaError_t Debug(cudaError_t, const char *, int);
__host__ __device__ cudaError_t PtxVersion(int &);
cudaError_t SmVersion(int &, int = 0);
template <class F> cudaError_t MaxSmOccupancy(int &, F, int, int = 0);

} // namespace cub

HIPPORT_TEMPLATES_END

#endif // HIPPORT_CUDA_CUB_UTIL_H
