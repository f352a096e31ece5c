// The second of two buffers is filled with i + 1, which is the step of the loop as well, with the constant on the other side.
#include <cuda_runtime.h>
#include <stdio.h>
int main() {
  const int n = 1 << 20;
  float *host[2], *device[2];
  cudaStream_t stream[2];
  for (int k = 0; k < 2; k++) {
    cudaMalloc(&device[k], n * sizeof(float));
    cudaMallocHost(&host[k], n * sizeof(float));
    cudaStreamCreateWithFlags(&stream[k], cudaStreamNonBlocking);
  }
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < n; i++) host[k][i] = k + i;
    cudaMemcpyAsync(device[k], host[k], n * sizeof(float), cudaMemcpyHostToDevice, stream[k]);
    cudaMemcpyAsync(host[k], device[k], n * sizeof(float), cudaMemcpyDeviceToHost, stream[k]);
  }
  for (int k = 0; k < 2; k++) printf("%f\n", host[k][0]); // expect: host-race
  cudaDeviceSynchronize();
  for (int k = 0; k < 2; k++) {
    cudaStreamDestroy(stream[k]);
    cudaFree(device[k]);
    cudaFreeHost(host[k]);
  }
  return 0;
}
