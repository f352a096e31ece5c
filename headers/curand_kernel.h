/* Part of gpuverify, under the Apache License 2.0 with LLVM Exceptions; see LICENSE. Declarations only, written from the names of the public
 * API: enough to compile a program for verification where there is no toolkit, and nothing to run it with. */
#ifndef GPUVERIFY_CURAND_KERNEL_H
#define GPUVERIFY_CURAND_KERNEL_H

#include "cuda_runtime.h"
#include "curand.h"

#if defined(__CUDA__)
/* Numbers of no quality, which read and write the state as the real ones do. */
struct curandStateXORWOW {
  unsigned d, v[5];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
struct curandStatePhilox4_32_10 {
  uint4 ctr, output;
  uint2 key;
  unsigned STATE;
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
struct curandStateMRG32k3a {
  unsigned s1[3], s2[3];
  int boxmuller_flag, boxmuller_flag_double;
  float boxmuller_extra;
  double boxmuller_extra_double;
};
typedef struct curandStateXORWOW curandStateXORWOW_t, curandState_t, curandState;
typedef struct curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef struct curandStateMRG32k3a curandStateMRG32k3a_t;

template <class State>
static inline __device__ void curand_init(unsigned long long seed, unsigned long long sequence, unsigned long long offset,
                                          State *state) {
  __builtin_memset(state, 0, sizeof *state);
  *(unsigned *)state = (unsigned)(seed ^ sequence ^ offset);
}
template <class State> static inline __device__ unsigned curand(State *state) {
  unsigned *word = (unsigned *)state;
  State all = *state;
  *state = all;
  return *word = *word * 1664525u + 1013904223u;
}
template <class State> static inline __device__ float curand_uniform(State *state) {
  return (float)(curand(state) + 1.0) / 4294967296.0f;
}
template <class State> static inline __device__ double curand_uniform_double(State *state) {
  return (curand(state) + 1.0) / 4294967296.0;
}
template <class State> static inline __device__ float curand_normal(State *state) { return curand_uniform(state); }
template <class State> static inline __device__ double curand_normal_double(State *state) {
  return curand_uniform_double(state);
}
template <class State> static inline __device__ float2 curand_normal2(State *state) {
  float x = curand_normal(state), y = curand_normal(state);
  return make_float2(x, y);
}
template <class State> static inline __device__ float4 curand_uniform4(State *state) {
  float x = curand_uniform(state), y = curand_uniform(state), z = curand_uniform(state), w = curand_uniform(state);
  return make_float4(x, y, z, w);
}
template <class State> static inline __device__ float4 curand_normal4(State *state) { return curand_uniform4(state); }
template <class State> static inline __device__ float curand_log_normal(State *state, float mean, float deviation) {
  return mean + deviation * curand_normal(state);
}
template <class State> static inline __device__ unsigned curand_poisson(State *state, double lambda) {
  return (unsigned)(lambda * curand_uniform(state));
}
template <class State> static inline __device__ void skipahead(unsigned long long n, State *state) {
  *(unsigned *)state += (unsigned)n;
}
#endif

#endif
