// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Element types, devices and small helpers of c10.

#ifndef HIPPORT_CUDA_TORCH_TYPES_H
#define HIPPORT_CUDA_TORCH_TYPES_H

namespace c10 {

/// An argument of a host function: whatever the code gives.
struct __hipport_any {
  __hipport_any();
  template <typename T> __hipport_any(const T &);
  __hipport_any(std::initializer_list<__hipport_any>);
};

template <typename... A> void __hipport_use(const A &...);

#pragma clang force_cuda_host_device begin

// The operators of an element type that computes as a float.
#define HIPPORT_ELEMENT(NAME, BITS)                                            \
  struct alignas(sizeof(BITS)) NAME {                                          \
    BITS x;                                                                    \
    struct from_bits_t {};                                                     \
    static constexpr from_bits_t from_bits() { return {}; }                    \
    NAME() = default;                                                          \
    constexpr NAME(BITS Bits, from_bits_t) : x(Bits) {}                        \
    NAME(float);                                                               \
    operator float() const;                                                    \
    NAME &operator+=(float);                                                   \
    NAME &operator-=(float);                                                   \
    NAME &operator*=(float);                                                   \
    NAME &operator/=(float);

HIPPORT_ELEMENT(Half, unsigned short)
Half(const __half &);
operator __half() const;
};
HIPPORT_ELEMENT(BFloat16, unsigned short)
BFloat16(const __nv_bfloat16 &);
operator __nv_bfloat16() const;
}
;
HIPPORT_ELEMENT(Float8_e4m3fn, unsigned char)
}
;
HIPPORT_ELEMENT(Float8_e5m2, unsigned char)
}
;
HIPPORT_ELEMENT(Float8_e4m3fnuz, unsigned char)
}
;
HIPPORT_ELEMENT(Float8_e5m2fnuz, unsigned char)
}
;

template <typename T> struct alignas(sizeof(T) * 2) complex {
  typedef T value_type;
  T real_, imag_;
  complex() = default;
  complex(const T &, const T & = T());
  template <typename U> explicit complex(const complex<U> &);
  T real() const;
  T imag() const;
  complex &operator=(T);
  complex &operator+=(const complex &);
  complex &operator-=(const complex &);
  complex &operator*=(const complex &);
  complex &operator/=(const complex &);
};
template <typename T>
complex<T> operator+(const complex<T> &, const complex<T> &);
template <typename T>
complex<T> operator-(const complex<T> &, const complex<T> &);
template <typename T>
complex<T> operator*(const complex<T> &, const complex<T> &);
template <typename T> complex<T> operator*(const complex<T> &, const T &);
template <typename T> complex<T> operator*(const T &, const complex<T> &);
template <typename T>
complex<T> operator/(const complex<T> &, const complex<T> &);
template <typename T> complex<T> operator-(const complex<T> &);

template <typename T, size_t N> struct Array {
  T data[N];
  T operator[](int) const;
  T &operator[](int);
};

#pragma clang force_cuda_host_device end

#undef HIPPORT_ELEMENT

struct qint8 {
  signed char val_;
};
struct quint8 {
  unsigned char val_;
};
struct qint32 {
  int val_;
};

// clang-format off
#define HIPPORT_SCALAR_TYPES(_) \
  _(uint8_t, Byte) _(int8_t, Char) _(int16_t, Short) _(int, Int) _(int64_t, Long) _(Half, Half) \
  _(float, Float) _(double, Double) _(complex<Half>, ComplexHalf) _(complex<float>, ComplexFloat) \
  _(complex<double>, ComplexDouble) _(bool, Bool) _(qint8, QInt8) _(quint8, QUInt8) _(qint32, QInt32) \
  _(BFloat16, BFloat16) _(uint8_t, QUInt4x2) _(uint8_t, QUInt2x4) _(Float8_e5m2, Float8_e5m2) \
  _(Float8_e4m3fn, Float8_e4m3fn) _(Float8_e5m2fnuz, Float8_e5m2fnuz) _(Float8_e4m3fnuz, Float8_e4m3fnuz) \
  _(uint16_t, UInt16) _(uint32_t, UInt32) _(uint64_t, UInt64)
// clang-format on

enum class ScalarType : signed char {
#define HIPPORT_ROW(TYPE, NAME) NAME,
  HIPPORT_SCALAR_TYPES(HIPPORT_ROW)
#undef HIPPORT_ROW
      Undefined,
  NumOptions
};
#define HIPPORT_ROW(TYPE, NAME) constexpr ScalarType k##NAME = ScalarType::NAME;
HIPPORT_SCALAR_TYPES(HIPPORT_ROW)
#undef HIPPORT_ROW
constexpr ScalarType kUInt8 = kByte, kInt8 = kChar, kInt16 = kShort,
                     kInt32 = kInt, kInt64 = kLong, kFloat16 = kHalf,
                     kFloat32 = kFloat, kFloat64 = kDouble,
                     kComplex64 = kComplexFloat, kComplex128 = kComplexDouble;

namespace impl {
template <ScalarType> struct ScalarTypeToCPPType {
  typedef float type;
};
#define HIPPORT_ROW(TYPE, NAME)                                                \
  template <> struct ScalarTypeToCPPType<ScalarType::NAME> {                   \
    typedef TYPE type;                                                         \
  };
HIPPORT_SCALAR_TYPES(HIPPORT_ROW)
#undef HIPPORT_ROW
template <ScalarType T>
using ScalarTypeToCPPTypeT = typename ScalarTypeToCPPType<T>::type;
} // namespace impl
template <typename T> struct CppTypeToScalarType {
  static constexpr ScalarType value = ScalarType::Undefined;
  constexpr operator ScalarType() const { return value; }
};

struct __hipport_type_meta {
  operator ScalarType() const;
  bool operator==(ScalarType) const;
  bool operator!=(ScalarType) const;
  size_t itemsize() const;
  ScalarType toScalarType() const;
  std::string_view name() const;
};
ScalarType typeMetaToScalarType(__hipport_type_meta);
__hipport_type_meta scalarTypeToTypeMeta(ScalarType);
const char *toString(ScalarType);
size_t elementSize(ScalarType);
bool isIntegralType(ScalarType, bool = false);
bool isFloatingType(ScalarType);
std::ostream &operator<<(std::ostream &, ScalarType);
std::ostream &operator<<(std::ostream &, __hipport_type_meta);

enum class DeviceType : signed char { CPU, CUDA, HIP, Meta, PrivateUse1 };
constexpr DeviceType kCPU = DeviceType::CPU, kCUDA = DeviceType::CUDA,
                     kMeta = DeviceType::Meta;
typedef signed char DeviceIndex;
struct Device {
  Device(DeviceType, DeviceIndex = -1);
  Device(const char *);
  DeviceType type() const;
  DeviceIndex index() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool has_index() const;
  std::string str() const;
  bool operator==(const Device &) const;
  bool operator!=(const Device &) const;
};
std::ostream &operator<<(std::ostream &, const Device &);

enum class Layout : signed char { Strided, Sparse };
constexpr Layout kStrided = Layout::Strided, kSparse = Layout::Sparse;
enum class MemoryFormat { Contiguous, Preserve, ChannelsLast, ChannelsLast3d };
enum class DispatchKey { CPU, CUDA, Meta, Autograd, AutogradCUDA };

template <typename T> struct ArrayRef {
  typedef T value_type;
  typedef const T *iterator;
  ArrayRef();
  ArrayRef(const T &);
  ArrayRef(const T *, size_t);
  ArrayRef(const std::vector<T> &);
  template <size_t N> ArrayRef(const std::array<T, N> &);
  ArrayRef(std::initializer_list<T>);
  const T *begin() const;
  const T *end() const;
  const T *data() const;
  size_t size() const;
  bool empty() const;
  const T &operator[](size_t) const;
  const T &front() const;
  const T &back() const;
  ArrayRef slice(size_t, size_t = 0) const;
  std::vector<T> vec() const;
  bool equals(ArrayRef) const;
  bool operator==(ArrayRef) const;
  bool operator!=(ArrayRef) const;
};
template <typename T> std::ostream &operator<<(std::ostream &, ArrayRef<T>);

struct SymInt {
  SymInt();
  SymInt(int64_t);
  operator int64_t() const;
  int64_t guard_int(const char *, int64_t) const;
  int64_t expect_int() const;
};
typedef ArrayRef<int64_t> IntArrayRef;
typedef ArrayRef<SymInt> SymIntArrayRef;
template <typename T, unsigned N = 6> using SmallVector = std::vector<T>;
typedef std::vector<int64_t> DimVector;
template <typename T> using optional = std::optional<T>;
using std::make_optional;
using std::nullopt;
using std::nullopt_t;
typedef std::string_view string_view;
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Scalar {
  Scalar();
  template <typename T> Scalar(T);
  template <typename T> T to() const;
  double toDouble() const;
  float toFloat() const;
  int64_t toLong() const;
};

struct TensorOptions {
  TensorOptions();
  template <typename T> TensorOptions(const T &);
  TensorOptions dtype(__hipport_any) const;
  TensorOptions device(__hipport_any, __hipport_any = {}) const;
  TensorOptions layout(__hipport_any) const;
  TensorOptions requires_grad(__hipport_any) const;
  TensorOptions memory_format(__hipport_any) const;
  TensorOptions pinned_memory(__hipport_any) const;
  __hipport_type_meta dtype() const;
  Device device() const;
};
inline TensorOptions dtype(__hipport_any) { return {}; }
inline TensorOptions device(__hipport_any) { return {}; }

template <typename T> struct __hipport_range {
  struct iterator {
    __host__ __device__ T operator*() const;
    __host__ __device__ iterator &operator++();
    __host__ __device__ bool operator!=(const iterator &) const;
  };
  __host__ __device__ iterator begin() const;
  __host__ __device__ iterator end() const;
};
template <typename T> __host__ __device__ __hipport_range<T> irange(T);
template <typename T, typename U>
__host__ __device__ __hipport_range<U> irange(T, U);
template <typename T, typename U> __host__ __device__ T bit_cast(const U &);
template <typename T> int64_t multiply_integers(const T &);

} // namespace c10

#endif // HIPPORT_CUDA_TORCH_TYPES_H
