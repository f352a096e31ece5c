// … or a function that the compiler lists.
#include <cuda_runtime.h>
#include <stdlib.h>
static float buffer[64], other[64], sink;
__attribute__((destructor)) static void look(void) { sink = buffer[0]; }
int main(void) {
  void *d;
  cudaMalloc(&d, sizeof buffer);
  cudaMemcpyAsync(buffer, d, sizeof buffer, cudaMemcpyDeviceToHost, NULL);
}
