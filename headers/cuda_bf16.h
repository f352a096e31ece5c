/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_CUDA_BF16_H
#define GPUVERIFY_CUDA_BF16_H

#include "cuda_runtime.h"

#if defined(__CUDA__) || defined(__HIP__)
typedef __bf16 __nv_bfloat16;
struct __nv_bfloat162 {
  __nv_bfloat16 x, y;
};
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
#define GPUVERIFY_BOTH static inline __host__ __device__
GPUVERIFY_BOTH __nv_bfloat16 __float2bfloat16(float value) { return (__nv_bfloat16)value; }
GPUVERIFY_BOTH __nv_bfloat16 __float2bfloat16_rn(float value) { return (__nv_bfloat16)value; }
GPUVERIFY_BOTH float __bfloat162float(__nv_bfloat16 value) { return (float)value; }
GPUVERIFY_BOTH __nv_bfloat16 __hadd(__nv_bfloat16 a, __nv_bfloat16 b) { return a + b; }
GPUVERIFY_BOTH __nv_bfloat16 __hsub(__nv_bfloat16 a, __nv_bfloat16 b) { return a - b; }
GPUVERIFY_BOTH __nv_bfloat16 __hmul(__nv_bfloat16 a, __nv_bfloat16 b) { return a * b; }
GPUVERIFY_BOTH __nv_bfloat16 __hdiv(__nv_bfloat16 a, __nv_bfloat16 b) { return a / b; }
GPUVERIFY_BOTH __nv_bfloat16 __hneg(__nv_bfloat16 a) { return -a; }
GPUVERIFY_BOTH __nv_bfloat16 __hfma(__nv_bfloat16 a, __nv_bfloat16 b, __nv_bfloat16 c) { return a * b + c; }
GPUVERIFY_BOTH __nv_bfloat16 __hmax(__nv_bfloat16 a, __nv_bfloat16 b) { return a > b ? a : b; }
GPUVERIFY_BOTH __nv_bfloat16 __hmin(__nv_bfloat16 a, __nv_bfloat16 b) { return a < b ? a : b; }
GPUVERIFY_BOTH bool __heq(__nv_bfloat16 a, __nv_bfloat16 b) { return a == b; }
GPUVERIFY_BOTH bool __hne(__nv_bfloat16 a, __nv_bfloat16 b) { return a != b; }
GPUVERIFY_BOTH bool __hlt(__nv_bfloat16 a, __nv_bfloat16 b) { return a < b; }
GPUVERIFY_BOTH bool __hle(__nv_bfloat16 a, __nv_bfloat16 b) { return a <= b; }
GPUVERIFY_BOTH bool __hgt(__nv_bfloat16 a, __nv_bfloat16 b) { return a > b; }
GPUVERIFY_BOTH bool __hge(__nv_bfloat16 a, __nv_bfloat16 b) { return a >= b; }
GPUVERIFY_BOTH __nv_bfloat162 __hadd2(__nv_bfloat162 a, __nv_bfloat162 b) {
  return {(__nv_bfloat16)(a.x + b.x), (__nv_bfloat16)(a.y + b.y)};
}
GPUVERIFY_BOTH __nv_bfloat162 __hsub2(__nv_bfloat162 a, __nv_bfloat162 b) {
  return {(__nv_bfloat16)(a.x - b.x), (__nv_bfloat16)(a.y - b.y)};
}
GPUVERIFY_BOTH __nv_bfloat162 __hmul2(__nv_bfloat162 a, __nv_bfloat162 b) {
  return {(__nv_bfloat16)(a.x * b.x), (__nv_bfloat16)(a.y * b.y)};
}
GPUVERIFY_BOTH __nv_bfloat162 __hfma2(__nv_bfloat162 a, __nv_bfloat162 b, __nv_bfloat162 c) {
  return {(__nv_bfloat16)(a.x * b.x + c.x), (__nv_bfloat16)(a.y * b.y + c.y)};
}
GPUVERIFY_BOTH __nv_bfloat162 __floats2bfloat162_rn(float x, float y) { return {(__nv_bfloat16)x, (__nv_bfloat16)y}; }
GPUVERIFY_BOTH float2 __bfloat1622float2(__nv_bfloat162 v) { return make_float2((float)v.x, (float)v.y); }
#undef GPUVERIFY_BOTH
#endif

#endif
