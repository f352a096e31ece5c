// The host waits, or touches something else; twice with null as the argument.
#include <cuda_runtime.h>
#include <stdlib.h>
static float buffer[64], other[64], sink;
static void fill(void *nothing) { buffer[0] = 1; }
int main(void) {
  cudaStream_t s;
  void *d;
  cudaStreamCreate(&s);
  cudaMalloc(&d, sizeof buffer);
  cudaMemcpyAsync(buffer, d, sizeof buffer, cudaMemcpyDeviceToHost, s);
  cudaLaunchHostFunc(s, fill, NULL);
  cudaLaunchHostFunc(s, fill, NULL);
  sink = other[0];
  cudaStreamSynchronize(s);
  sink += buffer[0];
  cudaStreamDestroy(s);
  cudaFree(d);
}
