// Part of hipport, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for details.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Thrust's algorithms.

#ifndef HIPPORT_CUDA_THRUST_ALGORITHMS_H
#define HIPPORT_CUDA_THRUST_ALGORITHMS_H

HIPPORT_TEMPLATES_BEGIN

namespace thrust {

// The Nth argument's type, a policy in front not counted; negative: from the
// end.
template <int N, bool Policy, class... A> struct __hipport_nth {
  static constexpr int Index = (N < 0 ? int(sizeof...(A)) + N : N + Policy);
  typedef typename std::tuple_element<
      (Index < 0 || Index >= int(sizeof...(A)) ? 0 : Index),
      std::tuple<typename std::decay<A>::type...>>::type type;
};
template <class First, class...> struct __hipport_is_policy {
  static constexpr bool value =
      std::is_base_of<__hipport_policy,
                      typename std::decay<First>::type>::value;
};
#define HIPPORT_NTH(N)                                                         \
  typename __hipport_nth<N, __hipport_is_policy<A...>::value, A...>::type
#define HIPPORT_RETURNS(NAME, N)                                               \
  template <class... A> HIPPORT_NTH(N) NAME(A &&...);
#define HIPPORT_RETURNS_PAIR(NAME, M, N)                                       \
  template <class... A> std::pair<HIPPORT_NTH(M), HIPPORT_NTH(N)> NAME(A &&...);
#define HIPPORT_RETURNS_VALUE(NAME, N)                                         \
  template <class... A>                                                        \
  typename std::iterator_traits<HIPPORT_NTH(N)>::value_type NAME(A &&...);
#define HIPPORT_RETURNS_TYPE(NAME, TYPE)                                       \
  template <class... A> TYPE NAME(A &&...);

HIPPORT_RETURNS(copy, 2)
HIPPORT_RETURNS(copy_n, 2)
HIPPORT_RETURNS(copy_if, -2)
HIPPORT_RETURNS(uninitialized_copy, 2)
HIPPORT_RETURNS(uninitialized_copy_n, 2)
HIPPORT_RETURNS(transform, -2)
HIPPORT_RETURNS(transform_if, -3)
HIPPORT_RETURNS(gather, -1)
HIPPORT_RETURNS(gather_if, -1)
HIPPORT_RETURNS(fill_n, 0)
HIPPORT_RETURNS(uninitialized_fill_n, 0)
HIPPORT_RETURNS(generate_n, 0)
HIPPORT_RETURNS(remove, 0)
HIPPORT_RETURNS(remove_if, 0)
HIPPORT_RETURNS(remove_copy, 2)
HIPPORT_RETURNS(remove_copy_if, -2)
HIPPORT_RETURNS(replace_copy, 2)
HIPPORT_RETURNS(replace_copy_if, -3)
HIPPORT_RETURNS(unique, 0)
HIPPORT_RETURNS(unique_copy, 2)
HIPPORT_RETURNS(partition, 0)
HIPPORT_RETURNS(stable_partition, 0)
HIPPORT_RETURNS(find, 0)
HIPPORT_RETURNS(find_if, 0)
HIPPORT_RETURNS(find_if_not, 0)
HIPPORT_RETURNS(min_element, 0)
HIPPORT_RETURNS(max_element, 0)
HIPPORT_RETURNS(lower_bound, 0)
HIPPORT_RETURNS(upper_bound, 0)
HIPPORT_RETURNS(partition_point, 0)
HIPPORT_RETURNS(is_sorted_until, 0)
HIPPORT_RETURNS(adjacent_difference, 2)
HIPPORT_RETURNS(inclusive_scan, 2)
HIPPORT_RETURNS(exclusive_scan, 2)
HIPPORT_RETURNS(transform_inclusive_scan, 2)
HIPPORT_RETURNS(transform_exclusive_scan, 2)
HIPPORT_RETURNS(inclusive_scan_by_key, 3)
HIPPORT_RETURNS(exclusive_scan_by_key, 3)
HIPPORT_RETURNS(merge, -1)
HIPPORT_RETURNS(set_union, -1)
HIPPORT_RETURNS(set_intersection, -1)
HIPPORT_RETURNS(set_difference, -1)
HIPPORT_RETURNS(set_symmetric_difference, -1)
HIPPORT_RETURNS(reverse_copy, -1)
HIPPORT_RETURNS(swap_ranges, 2)
HIPPORT_RETURNS(for_each, 1)
HIPPORT_RETURNS(for_each_n, 0)
HIPPORT_RETURNS(shuffle_copy, 2)
HIPPORT_RETURNS_PAIR(unique_by_key, 0, 2)
HIPPORT_RETURNS_PAIR(unique_by_key_copy, 3, 4)
HIPPORT_RETURNS_PAIR(reduce_by_key, 3, 4)
HIPPORT_RETURNS_PAIR(partition_copy, 2, 3)
HIPPORT_RETURNS_PAIR(stable_partition_copy, 2, 3)
HIPPORT_RETURNS_PAIR(minmax_element, 0, 0)
HIPPORT_RETURNS_PAIR(mismatch, 0, 2)
HIPPORT_RETURNS_PAIR(equal_range, 0, 0)
HIPPORT_RETURNS_PAIR(merge_by_key, 6, 7)
HIPPORT_RETURNS_PAIR(set_union_by_key, 6, 7)
HIPPORT_RETURNS_VALUE(reduce, 0)
HIPPORT_RETURNS(inner_product, 3)
HIPPORT_RETURNS(transform_reduce, 3)
HIPPORT_RETURNS_TYPE(sort, void)
HIPPORT_RETURNS_TYPE(stable_sort, void)
HIPPORT_RETURNS_TYPE(sort_by_key, void)
HIPPORT_RETURNS_TYPE(stable_sort_by_key, void)
HIPPORT_RETURNS_TYPE(fill, void)
HIPPORT_RETURNS_TYPE(uninitialized_fill, void)
HIPPORT_RETURNS_TYPE(generate, void)
HIPPORT_RETURNS_TYPE(sequence, void)
HIPPORT_RETURNS_TYPE(tabulate, void)
HIPPORT_RETURNS_TYPE(replace, void)
HIPPORT_RETURNS_TYPE(replace_if, void)
HIPPORT_RETURNS_TYPE(scatter, void)
HIPPORT_RETURNS_TYPE(scatter_if, void)
HIPPORT_RETURNS_TYPE(reverse, void)
HIPPORT_RETURNS_TYPE(shuffle, void)
HIPPORT_RETURNS_TYPE(equal, bool)
HIPPORT_RETURNS_TYPE(all_of, bool)
HIPPORT_RETURNS_TYPE(any_of, bool)
HIPPORT_RETURNS_TYPE(none_of, bool)
HIPPORT_RETURNS_TYPE(is_sorted, bool)
HIPPORT_RETURNS_TYPE(is_partitioned, bool)
HIPPORT_RETURNS_TYPE(binary_search, bool)
HIPPORT_RETURNS_TYPE(count, ptrdiff_t)
HIPPORT_RETURNS_TYPE(count_if, ptrdiff_t)
HIPPORT_RETURNS_TYPE(distance, ptrdiff_t)
template <class It, class N> void advance(It &, N);
template <class It> It next(It, ptrdiff_t = 1);
template <class It> It prev(It, ptrdiff_t = 1);
template <class T> const T &min(const T &, const T &);
template <class T> const T &max(const T &, const T &);

#undef HIPPORT_NTH
#undef HIPPORT_RETURNS
#undef HIPPORT_RETURNS_PAIR
#undef HIPPORT_RETURNS_VALUE
#undef HIPPORT_RETURNS_TYPE

} // namespace thrust

HIPPORT_TEMPLATES_END

#endif // HIPPORT_CUDA_THRUST_ALGORITHMS_H
