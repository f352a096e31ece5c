// Numbers of 16 bits, random numbers, arrays of textures and atomic counters, as our declarations have them.
#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <curand_kernel.h>

enum { N = 64 };
__global__ void halves(half *a, const half *b) {
  int i = threadIdx.x;
  __half2 pair = __floats2half2_rn(1, 2);
  a[i] = __hadd(a[i], b[i]) * __float2half(2) + half(1) + __hfma2(pair, pair, pair).x + hexp(a[i]);
}
__global__ void brains(__nv_bfloat16 *a) { a[threadIdx.x] = __hmul(a[threadIdx.x], __float2bfloat16(2)); }
__global__ void draw(curandState *states, float *out) {
  curandState own = states[threadIdx.x];
  curand_init(1, threadIdx.x, 0, &own);
  out[threadIdx.x] = curand_uniform(&own);
  states[threadIdx.x] = own;
}
__global__ void count(unsigned *up, unsigned *down, float *last) {
  atomicInc(up, 5);
  atomicDec(down, 5);
  atomicExch(last, 2);
}

void halves_right(half *a, half *b, __nv_bfloat16 *c) {
  cudaStream_t s, t;
  cudaStreamCreate(&s);
  cudaStreamCreate(&t);
  halves<<<1, N, 0, s>>>(a, b);
  halves<<<1, N, 0, s>>>(a, b);
  brains<<<1, N, 0, t>>>(c);
  cudaDeviceSynchronize();
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}

// The states are read and written by both.
void states() {
  cudaStream_t s, t;
  curandState *of;
  float *out, *other;
  cudaStreamCreate(&s);
  cudaStreamCreate(&t);
  cudaMalloc(&of, N * sizeof *of);
  cudaMalloc(&out, N * sizeof *out);
  cudaMalloc(&other, N * sizeof *other);
  draw<<<1, N, 0, s>>>(of, out);
  draw<<<1, N, 0, t>>>(of, other); // expect: stream-race
  cudaDeviceSynchronize();
  cudaFree(of);
  cudaFree(out);
  cudaFree(other);
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}

// No race: all of it is atomic.
void counters() {
  cudaStream_t s, t;
  unsigned *n;
  float *last;
  cudaStreamCreate(&s);
  cudaStreamCreate(&t);
  cudaMalloc(&n, 2 * sizeof *n);
  cudaMalloc(&last, sizeof *last);
  count<<<1, 1, 0, s>>>(n, n + 1, last);
  count<<<1, 1, 0, t>>>(n, n + 1, last);
  cudaDeviceSynchronize();
  cudaFree(n);
  cudaFree(last);
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}

void arrays(const float *host) {
  cudaStream_t s, t;
  cudaArray_t array;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaStreamCreate(&s);
  cudaStreamCreate(&t);
  cudaMallocArray(&array, &format, N, N);
  cudaMemcpy2DToArrayAsync(array, 0, 0, host, 256, 256, 64, cudaMemcpyHostToDevice, s);
  cudaMemcpy2DToArrayAsync(array, 0, 0, host, 256, 256, 64, cudaMemcpyHostToDevice, t); // expect: stream-race
  cudaDeviceSynchronize();
  cudaFreeArray(array);
  cudaFreeArray(array); // expect: double-free
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}
