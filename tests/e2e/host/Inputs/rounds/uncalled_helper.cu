// A function that nothing calls yet, for what main sets behind a long loop.
#include <cuda_runtime.h>
#include <stdio.h>
float *table;
__global__ void use(float *x) { x[threadIdx.x] = 1; }
void helper() {
  use<<<1, 32>>>(table); // expect: unknown-handle
}
int main() {
  float *from, *h;
  cudaMalloc(&from, 1024);
  cudaMallocHost(&h, 1024);
  for (int i = 0; i < 100; i++) {
    h[i % 3] = i;
    cudaMemcpyAsync(from, h, 1024, cudaMemcpyHostToDevice, 0);
    cudaStreamSynchronize(0);
  }
  table = from;
  printf("%p\n", (void *)table);
  cudaFree(from);
  cudaFreeHost(h);
  return 0;
}
