// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Thrust's policies, pointers, containers, numbers and function objects.

#ifndef HIPPORT_CUDA_THRUST_BASIC_H
#define HIPPORT_CUDA_THRUST_BASIC_H

HIPPORT_TEMPLATES_BEGIN

namespace thrust {

// Execution policies.
struct __hipport_policy {};
template <class Derived> struct execution_policy_base : __hipport_policy {};
template <class Derived> struct device_execution_policy : __hipport_policy {};
template <class Derived> struct host_execution_policy : __hipport_policy {};
struct random_access_traversal_tag {};
struct device_system_tag : __hipport_policy {};
struct host_system_tag : __hipport_policy {};
struct any_system_tag : __hipport_policy {};
struct __hipport_par : __hipport_policy {
  __hipport_par on(cudaStream_t) const;
  template <class Allocator> __hipport_par operator()(Allocator &&) const;
};
constexpr __hipport_par device{}, host{}, seq{};
namespace cuda {
template <class Derived> struct execution_policy : __hipport_policy {};
struct tag : __hipport_policy {};
typedef __hipport_par par_t;
constexpr __hipport_par par{}, par_nosync{};
namespace experimental {
template <class T> struct pinned_allocator : std::allocator<T> {};
} // namespace experimental
} // namespace cuda
namespace cuda_cub {
using thrust::cuda::par;
using thrust::cuda::par_nosync;
} // namespace cuda_cub
namespace system {
namespace cuda {
using thrust::cuda::par;
using thrust::cuda::par_nosync;
namespace experimental {
template <class T> struct pinned_allocator : std::allocator<T> {};
} // namespace experimental
} // namespace cuda
} // namespace system
namespace omp {
constexpr __hipport_par par{};
}
namespace cpp {
constexpr __hipport_par par{};
}

// Pairs, tuples and complex numbers.
template <class A, class B> using pair = std::pair<A, B>;
template <class... T> using tuple = std::tuple<T...>;
template <size_t I, class T> using tuple_element = std::tuple_element<I, T>;
template <class T> using tuple_size = std::tuple_size<T>;
using std::get;
using std::make_pair;
using std::make_tuple;
using std::swap;
using std::tie;

template <class T> struct complex {
  typedef T value_type;
  constexpr complex(const T &R = T(), const T &I = T()) : r(R), i(I) {}
  template <class U> complex(const complex<U> &);
  template <class U> complex(const std::complex<U> &);
  operator std::complex<T>() const;
  constexpr T real() const { return r; }
  constexpr T imag() const { return i; }
  void real(T), imag(T);
  template <class U> complex &operator=(const U &);
  template <class U> complex &operator+=(const U &);
  template <class U> complex &operator-=(const U &);
  template <class U> complex &operator*=(const U &);
  template <class U> complex &operator/=(const U &);

private:
  T r, i;
};
#define HIPPORT_COMPLEX_OPERATOR(OP)                                           \
  template <class T>                                                           \
  complex<T> operator OP(const complex<T> &, const complex<T> &);              \
  template <class T, class U>                                                  \
  typename std::enable_if<std::is_arithmetic<U>::value, complex<T>>::type      \
  operator OP(const complex<T> &, const U &);                                  \
  template <class T, class U>                                                  \
  typename std::enable_if<std::is_arithmetic<U>::value, complex<T>>::type      \
  operator OP(const U &, const complex<T> &);
HIPPORT_COMPLEX_OPERATOR(+)
HIPPORT_COMPLEX_OPERATOR(-)
HIPPORT_COMPLEX_OPERATOR(*)
HIPPORT_COMPLEX_OPERATOR(/)
#undef HIPPORT_COMPLEX_OPERATOR
template <class T> complex<T> operator-(const complex<T> &);
template <class T> complex<T> operator+(const complex<T> &);
template <class T> bool operator==(const complex<T> &, const complex<T> &);
template <class T> bool operator!=(const complex<T> &, const complex<T> &);
template <class Stream, class T>
Stream &operator<<(Stream &, const complex<T> &);
#define HIPPORT_COMPLEX_FUNCTION(NAME)                                         \
  template <class T> complex<T> NAME(const complex<T> &);
HIPPORT_COMPLEX_FUNCTION(conj)
HIPPORT_COMPLEX_FUNCTION(proj)
HIPPORT_COMPLEX_FUNCTION(exp)
HIPPORT_COMPLEX_FUNCTION(log)
HIPPORT_COMPLEX_FUNCTION(log10)
HIPPORT_COMPLEX_FUNCTION(sqrt)
HIPPORT_COMPLEX_FUNCTION(sin)
HIPPORT_COMPLEX_FUNCTION(cos)
HIPPORT_COMPLEX_FUNCTION(tan)
HIPPORT_COMPLEX_FUNCTION(sinh)
HIPPORT_COMPLEX_FUNCTION(cosh)
HIPPORT_COMPLEX_FUNCTION(tanh)
#undef HIPPORT_COMPLEX_FUNCTION
template <class T> T abs(const complex<T> &);
template <class T> T arg(const complex<T> &);
template <class T> T norm(const complex<T> &);
template <class T> complex<T> polar(const T &, const T & = T());
template <class T, class U> complex<T> pow(const complex<T> &, const U &);

// Pointers and containers.
template <class T> struct device_ptr;
template <class T> struct device_reference {
  operator T() const;
  device_ptr<T> operator&() const;
  const device_reference &operator=(const device_reference &) const;
  template <class U> const device_reference &operator=(const U &) const;
  template <class U> const device_reference &operator+=(const U &) const;
  template <class U> const device_reference &operator-=(const U &) const;
};
template <class T> struct device_ptr {
  typedef T element_type;
  typedef typename std::remove_cv<T>::type value_type;
  typedef ptrdiff_t difference_type;
  typedef device_ptr pointer;
  typedef device_reference<T> reference;
  typedef std::random_access_iterator_tag iterator_category;
  device_ptr();
  explicit device_ptr(T *);
  device_ptr(decltype(nullptr));
  template <class U> device_ptr(const device_ptr<U> &);
  T *get() const;
  reference operator*() const;
  template <class N> reference operator[](N) const;
  template <class N> device_ptr operator+(N) const;
  template <class N>
  typename std::enable_if<std::is_integral<N>::value, device_ptr>::type
  operator-(N) const;
  device_ptr &operator++(), &operator--();
  device_ptr operator++(int), operator--(int);
  device_ptr &operator+=(ptrdiff_t), &operator-=(ptrdiff_t);
  explicit operator bool() const;
};
template <class A, class B>
ptrdiff_t operator-(const device_ptr<A> &, const device_ptr<B> &);
template <class A, class B>
bool operator==(const device_ptr<A> &, const device_ptr<B> &);
template <class A, class B>
bool operator!=(const device_ptr<A> &, const device_ptr<B> &);
template <class A, class B>
bool operator<(const device_ptr<A> &, const device_ptr<B> &);
template <class T> device_ptr<T> device_pointer_cast(T *);
template <class T> device_ptr<T> device_pointer_cast(const device_ptr<T> &);
template <class T> T *raw_pointer_cast(T *);
template <class T> T *raw_pointer_cast(const device_ptr<T> &);
template <class T> T &raw_reference_cast(T &);
template <class T> device_ptr<T> device_malloc(size_t);
device_ptr<void> device_malloc(size_t);
template <class T> void device_free(device_ptr<T>);
template <class T> device_ptr<T> device_new(size_t = 1);
template <class T> void device_delete(device_ptr<T>, size_t = 0);
template <class T> struct device_allocator : std::allocator<T> {};
template <class T> struct device_malloc_allocator : std::allocator<T> {};
template <class T> struct universal_allocator : std::allocator<T> {};

#define HIPPORT_CONTAINER(NAME, ITERATOR, CONST_ITERATOR, REFERENCE)           \
  template <class T, class Allocator = std::allocator<T>> struct NAME {        \
    typedef T value_type;                                                      \
    typedef size_t size_type;                                                  \
    typedef ptrdiff_t difference_type;                                         \
    typedef ITERATOR pointer;                                                  \
    typedef ITERATOR iterator;                                                 \
    typedef CONST_ITERATOR const_pointer;                                      \
    typedef CONST_ITERATOR const_iterator;                                     \
    typedef REFERENCE reference;                                               \
    typedef std::reverse_iterator<ITERATOR> reverse_iterator;                  \
    NAME();                                                                    \
    explicit NAME(size_t);                                                     \
    NAME(size_t, const T &);                                                   \
    NAME(const NAME &);                                                        \
    NAME(std::initializer_list<T>);                                            \
    template <class C, class = typename C::value_type> NAME(const C &);        \
    template <class It, class = typename std::iterator_traits<It>::value_type> \
    NAME(It, It);                                                              \
    NAME &operator=(const NAME &);                                             \
    template <class C, class = typename C::value_type>                         \
    NAME &operator=(const C &);                                                \
    iterator begin(), end(), insert(iterator, const T &), erase(iterator),     \
        erase(iterator, iterator);                                             \
    const_iterator begin() const, end() const, cbegin() const, cend() const;   \
    reverse_iterator rbegin(), rend();                                         \
    reference operator[](size_t), front(), back();                             \
    T operator[](size_t) const, front() const, back() const;                   \
    pointer data();                                                            \
    const_pointer data() const;                                                \
    size_t size() const, capacity() const, max_size() const;                   \
    bool empty() const;                                                        \
    void resize(size_t), resize(size_t, const T &), reserve(size_t), clear(),  \
        shrink_to_fit(), push_back(const T &), pop_back(), swap(NAME &),       \
        assign(size_t, const T &);                                             \
    template <class It> void insert(iterator, It, It);                         \
    template <class It> void assign(It, It);                                   \
  };
HIPPORT_CONTAINER(device_vector, device_ptr<T>, device_ptr<const T>,
                  device_reference<T>)
HIPPORT_CONTAINER(host_vector, T *, const T *, T &)
HIPPORT_CONTAINER(universal_vector, T *, const T *, T &)
#undef HIPPORT_CONTAINER

// Function objects.
#define HIPPORT_FUNCTION(NAME, RESULT)                                         \
  template <class T = void> struct NAME {                                      \
    typedef T first_argument_type, second_argument_type, argument_type,        \
        result_type;                                                           \
    template <class... A> RESULT operator()(A &&...) const;                    \
  };
HIPPORT_FUNCTION(plus, T)
HIPPORT_FUNCTION(minus, T)
HIPPORT_FUNCTION(multiplies, T)
HIPPORT_FUNCTION(divides, T)
HIPPORT_FUNCTION(modulus, T)
HIPPORT_FUNCTION(negate, T)
HIPPORT_FUNCTION(square, T)
HIPPORT_FUNCTION(maximum, T)
HIPPORT_FUNCTION(minimum, T)
HIPPORT_FUNCTION(bit_and, T)
HIPPORT_FUNCTION(bit_or, T)
HIPPORT_FUNCTION(bit_xor, T)
HIPPORT_FUNCTION(identity, T)
HIPPORT_FUNCTION(project1st, T)
HIPPORT_FUNCTION(project2nd, T)
HIPPORT_FUNCTION(equal_to, bool)
HIPPORT_FUNCTION(not_equal_to, bool)
HIPPORT_FUNCTION(greater, bool)
HIPPORT_FUNCTION(less, bool)
HIPPORT_FUNCTION(greater_equal, bool)
HIPPORT_FUNCTION(less_equal, bool)
HIPPORT_FUNCTION(logical_and, bool)
HIPPORT_FUNCTION(logical_or, bool)
HIPPORT_FUNCTION(logical_not, bool)
#undef HIPPORT_FUNCTION
template <class A, class R> struct unary_function {
  typedef A argument_type;
  typedef R result_type;
};
template <class A, class B, class R> struct binary_function {
  typedef A first_argument_type;
  typedef B second_argument_type;
  typedef R result_type;
};
template <class F> F not1(const F &);
template <class F> F not2(const F &);
template <class F> struct unary_negate {
  explicit unary_negate(F);
};
namespace placeholders {
struct __hipport_placeholder {
  template <class T> __hipport_placeholder operator=(const T &) const;
};
#define HIPPORT_PLACEHOLDER_OPERATOR(OP)                                       \
  template <class T>                                                           \
  __hipport_placeholder operator OP(__hipport_placeholder, const T &);         \
  template <class T>                                                           \
  __hipport_placeholder operator OP(const T &, __hipport_placeholder);         \
  __hipport_placeholder operator OP(__hipport_placeholder,                     \
                                    __hipport_placeholder);
HIPPORT_PLACEHOLDER_OPERATOR(+)
HIPPORT_PLACEHOLDER_OPERATOR(-)
HIPPORT_PLACEHOLDER_OPERATOR(*)
HIPPORT_PLACEHOLDER_OPERATOR(/)
HIPPORT_PLACEHOLDER_OPERATOR(%)
HIPPORT_PLACEHOLDER_OPERATOR(<)
HIPPORT_PLACEHOLDER_OPERATOR(>)
HIPPORT_PLACEHOLDER_OPERATOR(<=)
HIPPORT_PLACEHOLDER_OPERATOR(>=)
HIPPORT_PLACEHOLDER_OPERATOR(==)
HIPPORT_PLACEHOLDER_OPERATOR(!=)
HIPPORT_PLACEHOLDER_OPERATOR(&&)
HIPPORT_PLACEHOLDER_OPERATOR(||)
#undef HIPPORT_PLACEHOLDER_OPERATOR
constexpr __hipport_placeholder _1{}, _2{}, _3{}, _4{}, _5{};
} // namespace placeholders

// Random numbers.
struct __hipport_engine {
  typedef unsigned result_type;
  static const result_type min = 0, max = ~0u, default_seed = 1;
  __hipport_engine();
  template <class T> explicit __hipport_engine(T);
  result_type operator()();
  void seed(unsigned = 1), discard(unsigned long long);
};
typedef __hipport_engine default_random_engine, minstd_rand, minstd_rand0,
    ranlux24, ranlux48, taus88;
#define HIPPORT_DISTRIBUTION(NAME, DEFAULT)                                    \
  template <class T = DEFAULT> struct NAME {                                   \
    typedef T result_type;                                                     \
    NAME();                                                                    \
    explicit NAME(T, T = T());                                                 \
    template <class Engine> T operator()(Engine &);                            \
  };
HIPPORT_DISTRIBUTION(uniform_int_distribution, int)
HIPPORT_DISTRIBUTION(uniform_real_distribution, double)
HIPPORT_DISTRIBUTION(normal_distribution, double)
#undef HIPPORT_DISTRIBUTION
namespace random {
using thrust::default_random_engine;
using thrust::minstd_rand;
using thrust::normal_distribution;
using thrust::uniform_int_distribution;
using thrust::uniform_real_distribution;
} // namespace random

} // namespace thrust

HIPPORT_TEMPLATES_END

#endif // HIPPORT_CUDA_THRUST_BASIC_H
