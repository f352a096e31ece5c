// Of as many rounds as there are, control comes through three: the break is before what would be wrong in the fifth.
#include <cuda_runtime.h>
#include <stdio.h>
__global__ void scale(float *x) { x[threadIdx.x] *= 2; }
int main(int argc, char **argv) {
  cudaStream_t a, b;
  float *x[2];
  cudaStreamCreateWithFlags(&a, cudaStreamNonBlocking);
  cudaStreamCreateWithFlags(&b, cudaStreamNonBlocking);
  for (int i = 0; i < 2; i++) cudaMalloc(&x[i], 1024);
  for (int k = 0; k < 1000; k++) {
    if (k == 3) break;
    if (k >= 4) scale<<<1, 256, 0, b>>>(x[k % 2]);
    scale<<<1, 256, 0, a>>>(x[k % 2]);
  }
  cudaDeviceSynchronize();
  for (int i = 0; i < 2; i++) cudaFree(x[i]);
  cudaStreamDestroy(a);
  cudaStreamDestroy(b);
  return 0;
}
