// What is printed may be typed in again.
#include <cuda_runtime.h>
#include <stdio.h>

__global__ void twice(float *p) { p[threadIdx.x] *= 2; }

float sink;

int main() {
  float *d, *back = &sink;
  cudaMallocManaged(&d, 1024);
  printf("%p\n", (void *)d);
  scanf("%p", (void **)&back);
  twice<<<1, 256>>>(d); // expect: unknown-handle
  sink = *back;
  cudaDeviceSynchronize();
  cudaFree(d);
  return 0;
}
