/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_CUDA_FP16_H
#define GPUVERIFY_CUDA_FP16_H

#include "cuda_runtime.h"

#if defined(__CUDA__) || defined(__HIP__)
typedef _Float16 __half;
struct __half2 {
  __half x, y;
};
typedef __half half;
typedef __half2 half2;
#define GPUVERIFY_BOTH static inline __host__ __device__
GPUVERIFY_BOTH __half __float2half(float value) { return (__half)value; }
GPUVERIFY_BOTH __half __float2half_rn(float value) { return (__half)value; }
GPUVERIFY_BOTH float __half2float(__half value) { return (float)value; }
GPUVERIFY_BOTH __half __hadd(__half a, __half b) { return a + b; }
GPUVERIFY_BOTH __half __hsub(__half a, __half b) { return a - b; }
GPUVERIFY_BOTH __half __hmul(__half a, __half b) { return a * b; }
GPUVERIFY_BOTH __half __hdiv(__half a, __half b) { return a / b; }
GPUVERIFY_BOTH __half __hneg(__half a) { return -a; }
GPUVERIFY_BOTH __half __hfma(__half a, __half b, __half c) { return a * b + c; }
GPUVERIFY_BOTH __half __hmax(__half a, __half b) { return a > b ? a : b; }
GPUVERIFY_BOTH __half __hmin(__half a, __half b) { return a < b ? a : b; }
GPUVERIFY_BOTH bool __heq(__half a, __half b) { return a == b; }
GPUVERIFY_BOTH bool __hne(__half a, __half b) { return a != b; }
GPUVERIFY_BOTH bool __hlt(__half a, __half b) { return a < b; }
GPUVERIFY_BOTH bool __hle(__half a, __half b) { return a <= b; }
GPUVERIFY_BOTH bool __hgt(__half a, __half b) { return a > b; }
GPUVERIFY_BOTH bool __hge(__half a, __half b) { return a >= b; }
GPUVERIFY_BOTH __half2 __hadd2(__half2 a, __half2 b) { return {(__half)(a.x + b.x), (__half)(a.y + b.y)}; }
GPUVERIFY_BOTH __half2 __hsub2(__half2 a, __half2 b) { return {(__half)(a.x - b.x), (__half)(a.y - b.y)}; }
GPUVERIFY_BOTH __half2 __hmul2(__half2 a, __half2 b) { return {(__half)(a.x * b.x), (__half)(a.y * b.y)}; }
GPUVERIFY_BOTH __half2 __hfma2(__half2 a, __half2 b, __half2 c) {
  return {(__half)(a.x * b.x + c.x), (__half)(a.y * b.y + c.y)};
}
GPUVERIFY_BOTH __half __double2half(double value) { return (__half)value; }
GPUVERIFY_BOTH __half __int2half_rn(int value) { return (__half)value; }
GPUVERIFY_BOTH int __half2int_rn(__half value) { return (int)value; }
GPUVERIFY_BOTH __half2 make_half2(__half x, __half y) { return {x, y}; }
GPUVERIFY_BOTH __half2 __halves2half2(__half x, __half y) { return {x, y}; }
GPUVERIFY_BOTH __half2 __half2half2(__half x) { return {x, x}; }
GPUVERIFY_BOTH __half2 __float2half2_rn(float x) { return {(__half)x, (__half)x}; }
GPUVERIFY_BOTH __half2 __floats2half2_rn(float x, float y) { return {(__half)x, (__half)y}; }
GPUVERIFY_BOTH __half2 __float22half2_rn(float2 v) { return {(__half)v.x, (__half)v.y}; }
GPUVERIFY_BOTH float2 __half22float2(__half2 v) { return make_float2((float)v.x, (float)v.y); }
GPUVERIFY_BOTH float __low2float(__half2 v) { return (float)v.x; }
GPUVERIFY_BOTH float __high2float(__half2 v) { return (float)v.y; }
GPUVERIFY_BOTH __half __low2half(__half2 v) { return v.x; }
GPUVERIFY_BOTH __half __high2half(__half2 v) { return v.y; }
#undef GPUVERIFY_BOTH
static inline __device__ __half hexp(__half x) { return (__half)expf((float)x); }
static inline __device__ __half hlog(__half x) { return (__half)logf((float)x); }
static inline __device__ __half hsqrt(__half x) { return (__half)sqrtf((float)x); }
static inline __device__ __half hrsqrt(__half x) { return (__half)rsqrtf((float)x); }
#endif

#endif
