/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. What kernels may use, on the headers that come with clang. */
#ifndef GPUVERIFY_DEVICE_H
#define GPUVERIFY_DEVICE_H

#include "gpuverify/attributes.h"
#include "gpuverify/special_functions.h"

/* What programs get from the headers of CUDA and HIP without asking for it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if defined(__CUDA__) && defined(__clang__)
#ifndef CUDA_VERSION
#define CUDA_VERSION 12000
#endif
#define __CUDACC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 0
#define __USE_FAST_MATH__ 0

#include <__clang_cuda_math_forward_declares.h>

#include <climits>
#include <cmath>
#include <cstdlib>
#include <stdlib.h>
#include <string.h>

#include "gpuverify/vectors.h"

#pragma push_macro("__CUDA_ARCH__")
#undef __CUDA_ARCH__
#define __CUDA_ARCH__ 800
typedef unsigned cuuint32_t;
typedef unsigned long long cuuint64_t;
/* in this order */
/* clang-format off */
#include <__clang_cuda_builtin_vars.h>
#include <__clang_cuda_libdevice_declares.h>
#include <__clang_cuda_device_functions.h>
#include <__clang_cuda_math.h>
#include <__clang_cuda_cmath.h>
#include <__clang_cuda_intrinsics.h>
/* clang-format on */
#pragma pop_macro("__CUDA_ARCH__")

__device__ inline __cuda_builtin_threadIdx_t::operator dim3() const { return dim3(x, y, z); }
__device__ inline __cuda_builtin_threadIdx_t::operator uint3() const { return {x, y, z}; }
__device__ inline __cuda_builtin_blockIdx_t::operator dim3() const { return dim3(x, y, z); }
__device__ inline __cuda_builtin_blockIdx_t::operator uint3() const { return {x, y, z}; }
__device__ inline __cuda_builtin_blockDim_t::operator dim3() const { return dim3(x, y, z); }
__device__ inline __cuda_builtin_blockDim_t::operator uint3() const { return {x, y, z}; }
__device__ inline __cuda_builtin_gridDim_t::operator dim3() const { return dim3(x, y, z); }
__device__ inline __cuda_builtin_gridDim_t::operator uint3() const { return {x, y, z}; }

extern "C" {
__device__ int vprintf(const char *, const char *);
__device__ int printf(const char *, ...);
__device__ void free(void *) __attribute((nothrow));
__device__ void *malloc(size_t) __attribute((nothrow)) __attribute__((malloc));
__device__ void __assertfail(const char *message, const char *file, unsigned line, const char *function, size_t size);
__device__ static inline void __assert_fail(const char *message, const char *file, unsigned line, const char *function) {
  __assertfail(message, file, line, function, sizeof(char));
}
}
#endif

#if defined(__HIP__)
#include <__clang_hip_runtime_wrapper.h>

#include "gpuverify/vectors.h"

/* The place of a thread, as members that are read. */
struct gpuverify_thread_x {
  __device__ operator unsigned() const { return __builtin_amdgcn_workitem_id_x(); }
};
struct gpuverify_thread_y {
  __device__ operator unsigned() const { return __builtin_amdgcn_workitem_id_y(); }
};
struct gpuverify_thread_z {
  __device__ operator unsigned() const { return __builtin_amdgcn_workitem_id_z(); }
};
struct gpuverify_block_x {
  __device__ operator unsigned() const { return __builtin_amdgcn_workgroup_id_x(); }
};
struct gpuverify_block_y {
  __device__ operator unsigned() const { return __builtin_amdgcn_workgroup_id_y(); }
};
struct gpuverify_block_z {
  __device__ operator unsigned() const { return __builtin_amdgcn_workgroup_id_z(); }
};
struct gpuverify_size_x {
  __device__ operator unsigned() const { return __builtin_amdgcn_workgroup_size_x(); }
};
struct gpuverify_size_y {
  __device__ operator unsigned() const { return __builtin_amdgcn_workgroup_size_y(); }
};
struct gpuverify_size_z {
  __device__ operator unsigned() const { return __builtin_amdgcn_workgroup_size_z(); }
};
/* The hidden arguments of a kernel begin with them. */
static inline __device__ unsigned gpuverify_blocks(int axis) {
  return ((const unsigned __attribute__((address_space(4))) *)__builtin_amdgcn_implicitarg_ptr())[axis];
}
struct gpuverify_grid_x {
  __device__ operator unsigned() const { return gpuverify_blocks(0); }
};
struct gpuverify_grid_y {
  __device__ operator unsigned() const { return gpuverify_blocks(1); }
};
struct gpuverify_grid_z {
  __device__ operator unsigned() const { return gpuverify_blocks(2); }
};
template <class X, class Y, class Z> struct gpuverify_place {
  X x;
  Y y;
  Z z;
};
extern const __device__ __attribute__((weak)) gpuverify_place<gpuverify_thread_x, gpuverify_thread_y, gpuverify_thread_z>
    threadIdx;
extern const __device__ __attribute__((weak)) gpuverify_place<gpuverify_block_x, gpuverify_block_y, gpuverify_block_z> blockIdx;
extern const __device__ __attribute__((weak)) gpuverify_place<gpuverify_size_x, gpuverify_size_y, gpuverify_size_z> blockDim;
extern const __device__ __attribute__((weak)) gpuverify_place<gpuverify_grid_x, gpuverify_grid_y, gpuverify_grid_z> gridDim;
enum { warpSize = 64 };

static inline __device__ void __syncthreads() { __builtin_amdgcn_s_barrier(); }
static inline __device__ void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
static inline __device__ void __threadfence_block() {}
static inline __device__ void __threadfence_system() {}
#endif

#if defined(__CUDA__) || defined(__HIP__)
/* Atomic operations: on memory that other threads see. */
#define GPUVERIFY_ATOMIC(name, type, builtin)                                                                                  \
  static inline __device__ type name(type *to, type value) { return builtin(to, value, __ATOMIC_RELAXED); }                    \
  static inline __device__ type name##_system(type *to, type value) { return builtin(to, value, __ATOMIC_RELAXED); }           \
  static inline __device__ type name##_block(type *to, type value) { return builtin(to, value, __ATOMIC_RELAXED); }
#define GPUVERIFY_ATOMICS(name, builtin)                                                                                       \
  GPUVERIFY_ATOMIC(name, int, builtin)                                                                                         \
  GPUVERIFY_ATOMIC(name, unsigned, builtin)                                                                                    \
  GPUVERIFY_ATOMIC(name, unsigned long long, builtin)
GPUVERIFY_ATOMICS(atomicAdd, __atomic_fetch_add)
GPUVERIFY_ATOMICS(atomicSub, __atomic_fetch_sub)
GPUVERIFY_ATOMICS(atomicAnd, __atomic_fetch_and)
GPUVERIFY_ATOMICS(atomicOr, __atomic_fetch_or)
GPUVERIFY_ATOMICS(atomicXor, __atomic_fetch_xor)
GPUVERIFY_ATOMICS(atomicMin, __atomic_fetch_min)
GPUVERIFY_ATOMICS(atomicMax, __atomic_fetch_max)
GPUVERIFY_ATOMICS(atomicExch, __atomic_exchange_n)
GPUVERIFY_ATOMIC(atomicMin, long long, __atomic_fetch_min)
GPUVERIFY_ATOMIC(atomicMax, long long, __atomic_fetch_max)
static inline __device__ float atomicAdd(float *to, float value) { return __atomic_fetch_add(to, value, __ATOMIC_RELAXED); }
static inline __device__ double atomicAdd(double *to, double value) { return __atomic_fetch_add(to, value, __ATOMIC_RELAXED); }
static inline __device__ float atomicExch(float *to, float value) {
  unsigned bits, old;
  __builtin_memcpy(&bits, &value, sizeof bits);
  old = __atomic_exchange_n((unsigned *)to, bits, __ATOMIC_RELAXED);
  __builtin_memcpy(&value, &old, sizeof old);
  return value;
}
#define GPUVERIFY_CAS(type)                                                                                                    \
  static inline __device__ type atomicCAS(type *to, type old, type value) {                                                    \
    __atomic_compare_exchange_n(to, &old, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);                                   \
    return old;                                                                                                                \
  }
GPUVERIFY_CAS(int)
GPUVERIFY_CAS(unsigned)
GPUVERIFY_CAS(unsigned long long)
static inline __device__ unsigned atomicInc(unsigned *to, unsigned limit) {
  unsigned old = __atomic_load_n(to, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(to, &old, old >= limit ? 0 : old + 1, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
  return old;
}
static inline __device__ unsigned atomicDec(unsigned *to, unsigned limit) {
  unsigned old = __atomic_load_n(to, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(to, &old, old == 0 || old > limit ? limit : old - 1, false, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED)) {}
  return old;
}
/* What clang's headers do not have of them. */
#define GPUVERIFY_MIN_MAX(where, type)                                                                                         \
  static inline where type min(type a, type b) { return a < b ? a : b; }                                                       \
  static inline where type max(type a, type b) { return a > b ? a : b; }
#if defined(__HIP__)
#define GPUVERIFY_BOTH __host__ __device__
#else
#define GPUVERIFY_BOTH __host__
GPUVERIFY_MIN_MAX(__host__, int)
#endif
GPUVERIFY_MIN_MAX(GPUVERIFY_BOTH, unsigned)
GPUVERIFY_MIN_MAX(GPUVERIFY_BOTH, long)
GPUVERIFY_MIN_MAX(GPUVERIFY_BOTH, unsigned long)
GPUVERIFY_MIN_MAX(GPUVERIFY_BOTH, long long)
GPUVERIFY_MIN_MAX(GPUVERIFY_BOTH, unsigned long long)
GPUVERIFY_MIN_MAX(__host__, float)
GPUVERIFY_MIN_MAX(__host__, double)
#endif

#endif
