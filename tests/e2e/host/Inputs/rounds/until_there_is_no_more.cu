// As many rounds as there are items; the streams take turns, and what a stream does next comes after what it did before, but not after what the next one did.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
__global__ void scale(float *x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= 2;
}
int main(int argc, char **argv) {
  int n = 4096, items = argc > 1 ? atoi(argv[1]) : 10;
  cudaStream_t stream[3];
  float *device[2], *host;
  cudaMallocHost(&host, n * sizeof(float));
  for (int i = 0; i < 3; i++) cudaStreamCreateWithFlags(&stream[i], cudaStreamNonBlocking);
  for (int i = 0; i < 2; i++) cudaMalloc(&device[i], n * sizeof(float));
  cudaDeviceSynchronize();
  for (int k = 0; k < items; k++) scale<<<n / 256, 256, 0, stream[k % 3]>>>(device[k % 2], n); // expect: stream-race
  cudaDeviceSynchronize();
  for (int i = 0; i < 3; i++) cudaStreamDestroy(stream[i]);
  for (int i = 0; i < 2; i++) cudaFree(device[i]);
  cudaFreeHost(host);
  return 0;
}
