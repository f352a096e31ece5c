// The host adds to what the kernel may still add to.
#include <cuda_runtime.h>
#include <stdio.h>

__managed__ int total;

__global__ void add(int n) {
  if (threadIdx.x == 0) total += n;
}

int main(void) {
  total = 1;
  add<<<1, 32>>>(5);
  total = total + 1;
  cudaDeviceSynchronize();
  printf("%d\n", total);
  return 0;
}
