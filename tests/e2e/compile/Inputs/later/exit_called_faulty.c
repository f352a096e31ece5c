// … or when the program exits elsewhere.
#include <cuda_runtime.h>
#include <stdlib.h>
static float buffer[64], other[64], sink;
static void look(void) { sink = buffer[0]; }
static void stop(int argc) {
  if (argc > 1) exit(1);
}
int main(int argc, char **argv) {
  void *d;
  atexit(look);
  cudaMalloc(&d, sizeof buffer);
  cudaMemcpyAsync(buffer, d, sizeof buffer, cudaMemcpyDeviceToHost, NULL);
  stop(argc);
  cudaDeviceSynchronize();
}
