/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_ATTRIBUTES_H
#define GPUVERIFY_ATTRIBUTES_H

#if defined(__CUDA__) || defined(__HIP__)
#ifndef __global__
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
/* One variable of both sides: clang has these for HIP alone. */
#if defined(__HIP__)
#define __managed__ __attribute__((managed))
#elif defined(__CUDA_ARCH__)
#define __managed__ __attribute__((device))
#else
#define __managed__ __attribute__((used))
#endif
#endif
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#else
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __launch_bounds__(...)
#endif
#ifndef __forceinline__
#define __forceinline__ __inline__ __attribute__((always_inline))
#endif
/* A keyword of CUDA and HIP since clang 15; elsewhere libstdc++ writes it as an attribute. */
#if !defined(__noinline__) && (defined(__CUDA__) || defined(__HIP__)) && __clang_major__ < 15
#define __noinline__ __attribute__((noinline))
#endif
#define __align__(n) __attribute__((aligned(n)))
#ifndef __grid_constant__
#define __grid_constant__
#endif
/* What it does is told of where it is called. */
#define GPUVERIFY_INLINE static inline __attribute__((nodebug))
#define CUDARTAPI
#define CUDART_CB
#define CUDAAPI
#define CUDA_CB

#endif
