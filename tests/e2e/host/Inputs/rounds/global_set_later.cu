// What is behind a long loop is there for the functions that others call, too.
#include <cuda_runtime.h>
static float *buffer;
static cudaStream_t stream;
__global__ void fill(float *to) { to[threadIdx.x] = 1; }
void begin(float *host) {
  float *from;
  cudaStreamCreate(&stream);
  cudaMalloc(&from, 1024);
  for (int i = 0; i < 100; i++) {
    cudaMemcpyAsync(from, host, 1024, cudaMemcpyHostToDevice, stream);
    cudaStreamSynchronize(stream);
  }
  buffer = from;
}
void work() {
  fill<<<1, 256, 0, stream>>>(buffer); // expect: unknown-handle
  cudaStreamSynchronize(stream);
}
