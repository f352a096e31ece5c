#include <cstdio>
#include <cuda_runtime.h>

int main() {
  float *host, *device;
  cudaStream_t stream;
  cudaMallocHost(&host, 1024);
  cudaMalloc(&device, 1024);
  cudaStreamCreate(&stream);

  cudaMemsetAsync(device, 0, 1024, stream);
  cudaMemcpyAsync(host, device, 1024, cudaMemcpyDeviceToHost, stream);
  float first = host[0];
  cudaStreamSynchronize(stream);

  printf("%f\n", first);
  cudaStreamDestroy(stream);
  cudaFree(device);
  cudaFreeHost(host);
}
