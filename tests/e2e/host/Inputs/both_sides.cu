// The host and the kernel both access a variable: see both_sides.test.
#include <cuda_runtime.h>

__device__ int value; // on the host managed, as that side is compiled here

__global__ void writes() { value = 1; }

int main() {
  value = 0;
  writes<<<1, 1>>>();
  int found = value;
  cudaDeviceSynchronize();
  return found;
}
