// Nothing is pending then, or only on something else.
#include <cuda_runtime.h>
#include <stdlib.h>
static float buffer[64], other[64], sink;
static void look(void) { sink = buffer[0]; }
int main(void) {
  void *d;
  atexit(look);
  cudaMalloc(&d, sizeof buffer);
  cudaMemcpyAsync(buffer, d, sizeof buffer, cudaMemcpyDeviceToHost, NULL);
  cudaDeviceSynchronize();
  cudaMemcpyAsync(other, d, sizeof other, cudaMemcpyDeviceToHost, NULL);
}
