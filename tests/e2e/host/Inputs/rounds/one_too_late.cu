// The first slot is not waited for the first time: one round too late.
#include <cuda_runtime.h>
#include <stdio.h>
enum { SLOTS = 4, N = 1024 };
__global__ void sum(const int *from, int *to) { atomicAdd(to, from[threadIdx.x]); }
int main() {
  int *host[SLOTS], *device[SLOTS], *total, result;
  cudaEvent_t done[SLOTS];
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMalloc(&total, sizeof(int));
  cudaMemsetAsync(total, 0, sizeof(int), stream);
  for (int i = 0; i < SLOTS; i++) {
    cudaMallocHost(&host[i], N * sizeof(int));
    cudaMalloc(&device[i], N * sizeof(int));
    cudaEventCreate(&done[i]);
  }
  for (int n = 0; n < 100; n++) {
    int slot = n % SLOTS;
    if (n > SLOTS) cudaEventSynchronize(done[slot]);
    for (int i = 0; i < N; i++) host[slot][i] = n + i; // expect: host-race
    cudaMemcpyAsync(device[slot], host[slot], N * sizeof(int), cudaMemcpyHostToDevice, stream);
    cudaEventRecord(done[slot], stream);
    sum<<<1, N, 0, stream>>>(device[slot], total);
  }
  cudaMemcpyAsync(&result, total, sizeof(int), cudaMemcpyDeviceToHost, stream);
  cudaStreamSynchronize(stream);
  printf("%d\n", result);
  for (int i = 0; i < SLOTS; i++) {
    cudaFreeHost(host[i]);
    cudaFree(device[i]);
    cudaEventDestroy(done[i]);
  }
  cudaFree(total);
  cudaStreamDestroy(stream);
  return 0;
}
