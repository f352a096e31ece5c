// The host waits before it uses what the kernel has written.
#include <cuda_runtime.h>
#include <stdio.h>

__managed__ int total;

__global__ void add(int n) {
  if (threadIdx.x == 0) total += n;
}

int main(void) {
  total = 1;
  add<<<1, 32>>>(5);
  cudaDeviceSynchronize();
  total = total + 1;
  printf("%d\n", total);
  return 0;
}
