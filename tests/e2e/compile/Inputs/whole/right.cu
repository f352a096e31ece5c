#include "pool.h"

__global__ void fill(int *data) { data[threadIdx.x] = 1; }

int main(void) {
  int *data, host[32];
  cudaStream_t stream = take();
  cudaMalloc(&data, sizeof host);
  fill<<<1, 32, 0, stream>>>(data);
  finish(stream);
  cudaMemcpy(host, data, sizeof host, cudaMemcpyDeviceToHost);
  cudaFree(data);
  give_back(stream);
  return host[0];
}
