#include <cuda_runtime.h>
#include <stdio.h>

__global__ void fill(float *to, float with) { to[threadIdx.x] = with; }

// Nothing orders the copy after the kernel, and the host reads without waiting for it.
void unordered(float *h) {
  float *d;
  cudaStream_t s, t;
  cudaStreamCreate(&s);
  cudaStreamCreate(&t);
  cudaMalloc(&d, 64);
  fill<<<1, 16, 0, s>>>(d, 1);
  cudaMemcpyAsync(h, d, 64, cudaMemcpyDeviceToHost, t);
  printf("%f\n", h[0]);
  cudaStreamSynchronize(t);
  cudaStreamSynchronize(s);
  cudaFree(d);
  cudaStreamDestroy(s);
  cudaStreamDestroy(t);
}

// The stream is destroyed twice, the event never.
void twice(float *d) {
  cudaStream_t s;
  cudaEvent_t e;
  cudaStreamCreate(&s);
  cudaEventCreate(&e);
  cudaEventRecord(e, s);
  cudaEventSynchronize(e);
  cudaStreamDestroy(s);
  cudaStreamDestroy(s);
}

// A braceless branch: the wait comes before all of it.
void guarded(float *h, float *d, int more) {
  cudaStream_t s;
  cudaStreamCreate(&s);
  cudaMemcpyAsync(h, d, 64, cudaMemcpyDeviceToHost, s);
  if (more)
    printf("%f\n", h[0]);
  cudaStreamSynchronize(s);
  cudaStreamDestroy(s);
}
