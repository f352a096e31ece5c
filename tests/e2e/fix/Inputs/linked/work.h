#pragma once
#include <cuda_runtime.h>
void produce(float *d, cudaStream_t s);
void consume(float *h, float *d, cudaStream_t t);
// Nothing here is edited, whatever is found in it: others include it, too.
static inline void wait_for(cudaStream_t s) { cudaStreamSynchronize(s); }
static inline void twice(void) {
  cudaEvent_t e;
  cudaEventCreate(&e);
  cudaEventDestroy(e);
  cudaEventDestroy(e);
}
