// A function of the host that a stream runs writes what a copy on another stream reads.
#include <cuda_runtime.h>
#include <stdlib.h>
static float buffer[64], other[64], sink;
static void fill(void *nothing) { buffer[0] = 1; }
int main(void) {
  cudaStream_t s, t;
  void *d;
  cudaStreamCreate(&s), cudaStreamCreate(&t);
  cudaMalloc(&d, sizeof buffer);
  cudaLaunchHostFunc(s, fill, NULL);
  cudaMemcpyAsync(d, buffer, sizeof buffer, cudaMemcpyHostToDevice, t);
  cudaDeviceSynchronize();
}
