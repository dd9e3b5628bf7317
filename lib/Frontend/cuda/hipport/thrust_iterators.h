// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Thrust's fancy iterators.

#ifndef HIPPORT_CUDA_THRUST_ITERATORS_H
#define HIPPORT_CUDA_THRUST_ITERATORS_H

HIPPORT_TEMPLATES_BEGIN

namespace thrust {

template <class It> struct iterator_traits : std::iterator_traits<It> {};
template <class It> struct iterator_value {
  typedef typename std::iterator_traits<It>::value_type type;
};
template <class It> struct iterator_reference {
  typedef typename std::iterator_traits<It>::reference type;
};
template <class It> struct iterator_difference {
  typedef typename std::iterator_traits<It>::difference_type type;
};
template <class It> struct iterator_pointer {
  typedef typename std::iterator_traits<It>::pointer type;
};
template <class It> struct iterator_system {
  typedef device_system_tag type;
};
struct use_default {};

// Behaves as Self, over values of type T.
template <class Self, class T> struct __hipport_fancy {
  typedef T value_type, reference;
  typedef ptrdiff_t difference_type;
  typedef T *pointer;
  typedef std::random_access_iterator_tag iterator_category;
  T operator*() const;
  template <class N> T operator[](N) const;
  Self &operator++(), &operator--();
  Self operator++(int), operator--(int);
  Self &operator+=(ptrdiff_t), &operator-=(ptrdiff_t);
  template <class N> Self operator+(N) const;
  template <class N>
  typename std::enable_if<std::is_integral<N>::value, Self>::type
  operator-(N) const;
  ptrdiff_t operator-(const Self &) const;
  bool operator==(const Self &) const, operator!=(const Self &) const,
                                       operator<(const Self &) const;
};

template <class T, class... More>
struct counting_iterator : __hipport_fancy<counting_iterator<T, More...>, T> {
  counting_iterator();
  explicit counting_iterator(T);
};
template <class T, class... More>
struct constant_iterator : __hipport_fancy<constant_iterator<T, More...>, T> {
  constant_iterator();
  explicit constant_iterator(T, ptrdiff_t = 0);
};
template <class S = void>
struct discard_iterator : __hipport_fancy<discard_iterator<S>, int> {
  explicit discard_iterator(ptrdiff_t = 0);
};
template <class F, class It, class R = int, class V = R>
struct transform_iterator
    : __hipport_fancy<transform_iterator<F, It, R, V>, V> {
  transform_iterator();
  transform_iterator(It, F);
  explicit transform_iterator(It);
  It base() const;
};
template <class Elements, class Indices>
struct permutation_iterator
    : __hipport_fancy<permutation_iterator<Elements, Indices>,
                      typename std::iterator_traits<Elements>::value_type> {
  permutation_iterator();
  permutation_iterator(Elements, Indices);
};
template <class Its> struct zip_iterator;
template <class... It>
struct zip_iterator<std::tuple<It...>>
    : __hipport_fancy<
          zip_iterator<std::tuple<It...>>,
          std::tuple<typename std::iterator_traits<It>::value_type...>> {
  zip_iterator();
  zip_iterator(std::tuple<It...>);
  const std::tuple<It...> &get_iterator_tuple() const;
};
template <class A, class B>
struct zip_iterator<std::pair<A, B>> : zip_iterator<std::tuple<A, B>> {
  zip_iterator(std::pair<A, B>);
};
template <class It>
struct reverse_iterator
    : __hipport_fancy<reverse_iterator<It>,
                      typename std::iterator_traits<It>::value_type> {
  explicit reverse_iterator(It);
};
template <class F, class It>
struct transform_output_iterator
    : __hipport_fancy<transform_output_iterator<F, It>,
                      typename std::iterator_traits<It>::value_type> {
  transform_output_iterator(It, F);
};
// User iterators derive from these.
template <class Derived, class Base, class... More>
struct iterator_adaptor
    : __hipport_fancy<Derived,
                      typename std::iterator_traits<Base>::value_type> {
  typedef iterator_adaptor super_t;
  iterator_adaptor();
  explicit iterator_adaptor(const Base &);
  const Base &base() const;
  Base &base_reference();
};
template <class Derived, class T, class... More>
struct iterator_facade : __hipport_fancy<Derived, T> {};
struct iterator_core_access {};

template <class T> counting_iterator<T> make_counting_iterator(T);
template <class T, class... More>
constant_iterator<T> make_constant_iterator(T, More...);
discard_iterator<> make_discard_iterator(ptrdiff_t = 0);
template <class F, class It>
transform_iterator<
    F, It,
    typename std::decay<decltype(std::declval<F>()(*std::declval<It>()))>::type>
    make_transform_iterator(It, F);
template <class E, class I>
permutation_iterator<E, I> make_permutation_iterator(E, I);
template <class... It>
zip_iterator<std::tuple<It...>> make_zip_iterator(std::tuple<It...>);
template <class... It> zip_iterator<std::tuple<It...>> make_zip_iterator(It...);
template <class It> reverse_iterator<It> make_reverse_iterator(It);
template <class F, class It>
transform_output_iterator<F, It> make_transform_output_iterator(It, F);
template <class F> F make_zip_function(F);

} // namespace thrust

HIPPORT_TEMPLATES_END

#endif // HIPPORT_CUDA_THRUST_ITERATORS_H
