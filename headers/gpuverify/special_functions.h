/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. The special
 * functions of C++17's <cmath>. libstdc++ defines them in a header that takes a compiler as long as
 * all else that every program gets: here they are functions of numbers that touch no memory, and
 * have no body. What that header includes, programs rely on. */
#ifndef GPUVERIFY_SPECIAL_FUNCTIONS_H
#define GPUVERIFY_SPECIAL_FUNCTIONS_H

#if defined(__cplusplus) && __cplusplus >= 201703L && __has_include(<bits/specfun.h>)
#define _GLIBCXX_BITS_SPECFUN_H 1

#include <bits/stl_algobase.h>
#include <limits>
#include <type_traits>

namespace std {
#define GPUVERIFY_OF_NUMBERS __attribute__((const, nothrow))
#define GPUVERIFY_SPECIAL_1(name)                                                                  \
  template <class T> GPUVERIFY_OF_NUMBERS auto name(T x)->decltype(x + 0.0);                       \
  GPUVERIFY_OF_NUMBERS float name##f(float x);                                                     \
  GPUVERIFY_OF_NUMBERS long double name##l(long double x);
#define GPUVERIFY_SPECIAL_2(name)                                                                  \
  template <class T, class U> GPUVERIFY_OF_NUMBERS auto name(T x, U y)->decltype(x + y + 0.0);     \
  GPUVERIFY_OF_NUMBERS float name##f(float x, float y);                                            \
  GPUVERIFY_OF_NUMBERS long double name##l(long double x, long double y);
#define GPUVERIFY_SPECIAL_3(name)                                                                  \
  template <class T, class U, class V>                                                             \
  GPUVERIFY_OF_NUMBERS auto name(T x, U y, V z)->decltype(x + y + z + 0.0);                        \
  GPUVERIFY_OF_NUMBERS float name##f(float x, float y, float z);                                   \
  GPUVERIFY_OF_NUMBERS long double name##l(long double x, long double y, long double z);
#define GPUVERIFY_SPECIAL_OF_DEGREE(name)                                                          \
  template <class T> GPUVERIFY_OF_NUMBERS auto name(unsigned n, T x)->decltype(x + 0.0);           \
  GPUVERIFY_OF_NUMBERS float name##f(unsigned n, float x);                                         \
  GPUVERIFY_OF_NUMBERS long double name##l(unsigned n, long double x);
#define GPUVERIFY_SPECIAL_OF_ORDER(name)                                                           \
  template <class T>                                                                               \
  GPUVERIFY_OF_NUMBERS auto name(unsigned n, unsigned m, T x)->decltype(x + 0.0);                  \
  GPUVERIFY_OF_NUMBERS float name##f(unsigned n, unsigned m, float x);                             \
  GPUVERIFY_OF_NUMBERS long double name##l(unsigned n, unsigned m, long double x);

GPUVERIFY_SPECIAL_1(comp_ellint_1)
GPUVERIFY_SPECIAL_1(comp_ellint_2)
GPUVERIFY_SPECIAL_1(expint)
GPUVERIFY_SPECIAL_1(riemann_zeta)
GPUVERIFY_SPECIAL_2(beta)
GPUVERIFY_SPECIAL_2(comp_ellint_3)
GPUVERIFY_SPECIAL_2(cyl_bessel_i)
GPUVERIFY_SPECIAL_2(cyl_bessel_j)
GPUVERIFY_SPECIAL_2(cyl_bessel_k)
GPUVERIFY_SPECIAL_2(cyl_neumann)
GPUVERIFY_SPECIAL_2(ellint_1)
GPUVERIFY_SPECIAL_2(ellint_2)
GPUVERIFY_SPECIAL_3(ellint_3)
GPUVERIFY_SPECIAL_OF_DEGREE(hermite)
GPUVERIFY_SPECIAL_OF_DEGREE(laguerre)
GPUVERIFY_SPECIAL_OF_DEGREE(legendre)
GPUVERIFY_SPECIAL_OF_DEGREE(sph_bessel)
GPUVERIFY_SPECIAL_OF_DEGREE(sph_neumann)
GPUVERIFY_SPECIAL_OF_ORDER(assoc_laguerre)
GPUVERIFY_SPECIAL_OF_ORDER(assoc_legendre)
GPUVERIFY_SPECIAL_OF_ORDER(sph_legendre)

#undef GPUVERIFY_SPECIAL_1
#undef GPUVERIFY_SPECIAL_2
#undef GPUVERIFY_SPECIAL_3
#undef GPUVERIFY_SPECIAL_OF_DEGREE
#undef GPUVERIFY_SPECIAL_OF_ORDER
#undef GPUVERIFY_OF_NUMBERS
} // namespace std
#endif

#endif
