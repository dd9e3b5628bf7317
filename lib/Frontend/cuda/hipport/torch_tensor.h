// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Tensors, the accessors that kernels take, and the functions that make them.

#ifndef HIPPORT_CUDA_TORCH_TENSOR_H
#define HIPPORT_CUDA_TORCH_TENSOR_H

// The parameters of a host function that takes anything.
#define HIPPORT_ANY const c10::__hipport_any & = {}
#define HIPPORT_ANYTHING                                                       \
  HIPPORT_ANY, HIPPORT_ANY, HIPPORT_ANY, HIPPORT_ANY, HIPPORT_ANY,             \
      HIPPORT_ANY, HIPPORT_ANY, HIPPORT_ANY

namespace at {

using namespace c10;

template <typename T> struct DefaultPtrTraits {
  typedef T *PtrType;
};
template <typename T> struct RestrictPtrTraits {
  typedef T *__restrict__ PtrType;
};

#pragma clang force_cuda_host_device begin

#define HIPPORT_ACCESSOR(NAME)                                                 \
  template <typename T, size_t N,                                              \
            template <typename U> class PtrTraits = DefaultPtrTraits,          \
            typename index_t = int64_t>                                        \
  class NAME;                                                                  \
  template <typename T, template <typename U> class PtrTraits,                 \
            typename index_t>                                                  \
  class NAME<T, 1, PtrTraits, index_t> {                                       \
  public:                                                                      \
    typedef typename PtrTraits<T>::PtrType PtrType;                            \
    NAME(PtrType, const index_t *, const index_t *);                           \
    T &operator[](index_t) const;                                              \
    index_t size(index_t) const;                                               \
    index_t stride(index_t) const;                                             \
    PtrType data() const;                                                      \
  };                                                                           \
  template <typename T, size_t N, template <typename U> class PtrTraits,       \
            typename index_t>                                                  \
  class NAME {                                                                 \
  public:                                                                      \
    typedef typename PtrTraits<T>::PtrType PtrType;                            \
    NAME(PtrType, const index_t *, const index_t *);                           \
    TensorAccessor<T, N - 1, PtrTraits, index_t> operator[](index_t) const;    \
    index_t size(index_t) const;                                               \
    index_t stride(index_t) const;                                             \
    PtrType data() const;                                                      \
  };

HIPPORT_ACCESSOR(TensorAccessor)
HIPPORT_ACCESSOR(GenericPackedTensorAccessor)
#undef HIPPORT_ACCESSOR

#pragma clang force_cuda_host_device end

template <typename T, size_t N,
          template <typename U> class PtrTraits = DefaultPtrTraits>
using PackedTensorAccessor32 =
    GenericPackedTensorAccessor<T, N, PtrTraits, int32_t>;
template <typename T, size_t N,
          template <typename U> class PtrTraits = DefaultPtrTraits>
using PackedTensorAccessor64 =
    GenericPackedTensorAccessor<T, N, PtrTraits, int64_t>;
template <typename T, size_t N,
          template <typename U> class PtrTraits = DefaultPtrTraits,
          typename index_t = int64_t>
using PackedTensorAccessor =
    GenericPackedTensorAccessor<T, N, PtrTraits, index_t>;

template <typename T, bool> struct AccumulateType {
  typedef T type;
};
#define HIPPORT_ROW(FROM, TO)                                                  \
  template <> struct AccumulateType<FROM, true> {                              \
    typedef TO type;                                                           \
  };
HIPPORT_ROW(Half, float)
HIPPORT_ROW(BFloat16, float)
HIPPORT_ROW(int8_t, int64_t)
HIPPORT_ROW(uint8_t, int64_t)
HIPPORT_ROW(int16_t, int64_t)
HIPPORT_ROW(int, int64_t)
#undef HIPPORT_ROW
template <typename T, bool IsCuda>
using acc_type = typename AccumulateType<T, IsCuda>::type;
template <typename T> struct OpMathType {
  typedef T type;
};
template <> struct OpMathType<Half> {
  typedef float type;
};
template <> struct OpMathType<BFloat16> {
  typedef float type;
};
template <typename T> using opmath_type = typename OpMathType<T>::type;

class Tensor;
typedef ArrayRef<Tensor> TensorList;
typedef ArrayRef<Tensor> ITensorListRef;
struct Generator {
  std::mutex &mutex() const;
};
struct DataPtr {
  void *get() const;
  DataPtr();
  template <typename... A> DataPtr(const A &...);
};
struct Storage {
  const DataPtr &data_ptr() const;
  void *mutable_data() const;
  size_t nbytes() const;
};

class Tensor {
public:
  Tensor();
  int64_t dim() const, ndimension() const, numel() const, nbytes() const,
      element_size() const, get_device() const, storage_offset() const,
      itemsize() const;
  int64_t size(int64_t) const, stride(int64_t) const;
  SymInt sym_size(int64_t) const, sym_numel() const;
  IntArrayRef sizes() const, strides() const;
  SymIntArrayRef sym_sizes() const, sym_strides() const;
  bool defined() const, is_cuda() const, is_cpu() const,
      is_contiguous(HIPPORT_ANY) const, requires_grad() const,
      is_sparse() const, is_meta() const, is_floating_point() const,
      is_complex() const, has_storage() const, is_same(const Tensor &) const,
      is_non_overlapping_and_dense() const;
  ScalarType scalar_type() const;
  __hipport_type_meta dtype() const;
  Device device() const;
  Layout layout() const;
  TensorOptions options() const;
  const Storage &storage() const;
  std::string toString() const;
  MemoryFormat suggest_memory_format() const;
  void *data_ptr() const;
  const void *const_data_ptr() const;
  void *mutable_data_ptr() const;
  template <typename T> T *data_ptr() const;
  template <typename T> T *data() const;
  template <typename T> const T *const_data_ptr() const;
  template <typename T> T *mutable_data_ptr() const;
  template <typename T> T item() const;
  Scalar item() const;
  template <typename T, size_t N> TensorAccessor<T, N> accessor() const;
  template <typename T, size_t N,
            template <typename U> class PtrTraits = DefaultPtrTraits>
  PackedTensorAccessor32<T, N, PtrTraits> packed_accessor32() const;
  template <typename T, size_t N,
            template <typename U> class PtrTraits = DefaultPtrTraits>
  PackedTensorAccessor64<T, N, PtrTraits> packed_accessor64() const;
  template <typename T, size_t N,
            template <typename U> class PtrTraits = DefaultPtrTraits,
            typename index_t = int64_t>
  GenericPackedTensorAccessor<T, N, PtrTraits, index_t> packed_accessor() const;
  Tensor operator[](const __hipport_any &) const;
  Tensor index(const __hipport_any &) const;
  Tensor *operator->();
  const Tensor *operator->() const;
  const Tensor &operator*() const;
  // clang-format off
#define HIPPORT_METHODS(_) \
  _(abs) _(add) _(add_) _(all) _(any) _(argmax) _(argsort) _(bmm) _(broadcast_to) _(ceil) _(chunk_) _(clamp) \
  _(clone) _(contiguous) _(copy_) _(cpu) _(cuda) _(cumsum) _(detach) _(detach_) _(diff) _(div) _(div_) _(eq) \
  _(exp) _(expand) _(expand_as) _(expect_contiguous) _(fill_) _(flatten) _(flip) _(float_power) _(floor) _(gather) \
  _(ge) _(grad) _(gt) _(index_add_) _(index_copy_) _(index_put_) _(index_select) _(le) _(log) _(lt) _(masked_fill) \
  _(masked_fill_) _(matmul) _(max) _(mean) _(min) _(mm) _(mul) _(mul_) _(narrow) _(ne) _(neg) _(new_empty) \
  _(new_zeros) _(nonzero) _(norm) _(ones_like) _(permute) _(pin_memory) _(pow) _(repeat) _(repeat_interleave) \
  _(requires_grad_) _(reshape) _(reshape_as) _(resize_) _(resize_as_) _(round) _(scatter) _(scatter_) _(scatter_add_) \
  _(select) _(set_) _(sigmoid) _(slice) _(softmax) _(sort_) _(sqrt) _(squeeze) _(squeeze_) _(sub) _(sub_) _(sum) \
  _(t) _(tanh) _(to) _(toType) _(transpose) _(transpose_) _(tril) _(triu) _(type_as) _(unsqueeze) _(unsqueeze_) \
  _(view) _(view_as) _(zero_)
#define HIPPORT_ROW(NAME) Tensor NAME(HIPPORT_ANYTHING) const;
  // clang-format on
  HIPPORT_METHODS(HIPPORT_ROW)
#undef HIPPORT_ROW
  Tensor operator-() const;
  Tensor operator+(const __hipport_any &) const;
  Tensor operator-(const __hipport_any &) const;
  Tensor operator*(const __hipport_any &) const;
  Tensor operator/(const __hipport_any &) const;
  Tensor &operator+=(const __hipport_any &);
  Tensor &operator-=(const __hipport_any &);
  Tensor &operator*=(const __hipport_any &);
  Tensor &operator/=(const __hipport_any &);
};
typedef Tensor TensorBase;
struct TensorArg {
  TensorArg(const Tensor &, const char *, int);
};
template <typename T> using MaybeOwned = T;

// clang-format off
#define HIPPORT_FUNCTIONS(_) \
  _(abs) _(add) _(all) _(any) _(arange) _(bmm) _(broadcast_to) _(cat) _(clone) _(concat) _(cumsum) _(diff) _(empty) \
  _(empty_like) _(empty_strided) _(empty_symint) _(exp) _(eye) _(floor) _(from_blob) _(full) _(full_like) _(gather) \
  _(index_select) _(linspace) _(log) _(matmul) _(mm) _(mul) _(nonzero) _(ones) _(ones_like) _(outer) _(pad) _(rand) \
  _(randint) _(randn) _(randperm) _(reshape) _(scalar_tensor) _(softmax) _(sqrt) _(stack) _(sub) _(sum) _(sum_out) \
  _(tensor) _(transpose) _(where) _(zeros) _(zeros_like) _(zeros_symint)
#define HIPPORT_ROW(NAME) Tensor NAME(HIPPORT_ANYTHING);
// clang-format on
HIPPORT_FUNCTIONS(HIPPORT_ROW)
#undef HIPPORT_ROW
std::tuple<Tensor, Tensor> sort(HIPPORT_ANYTHING);
std::tuple<Tensor, Tensor> topk(HIPPORT_ANYTHING);
std::tuple<Tensor, Tensor, Tensor> unique_consecutive(HIPPORT_ANYTHING);
std::tuple<Tensor, Tensor> _unique(HIPPORT_ANYTHING);
std::vector<Tensor> split(HIPPORT_ANYTHING);
std::vector<Tensor> chunk(HIPPORT_ANYTHING);
void checkAllSameGPU(HIPPORT_ANYTHING);
void checkSameType(HIPPORT_ANYTHING);
template <typename T, typename U>
__host__ __device__ constexpr T ceil_div(T A, U B) {
  return (A + B - 1) / B;
}
template <typename F> void parallel_for(int64_t, int64_t, int64_t, const F &);
struct NoGradGuard {
  NoGradGuard();
};
struct AutoDispatchBelowADInplaceOrView {
  AutoDispatchBelowADInplaceOrView();
};
template <typename T> T *check_generator(const std::optional<Generator> &);
template <typename T>
T *get_generator_or_default(const std::optional<Generator> &,
                            const Generator &);

namespace indexing {
struct Slice {
  Slice(HIPPORT_ANYTHING);
};
struct __hipport_none {};
extern const __hipport_none None, Ellipsis;
} // namespace indexing

} // namespace at

#endif // HIPPORT_CUDA_TORCH_TENSOR_H
