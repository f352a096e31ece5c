// The next step writes the buffer that the copy of the step before may still read.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
__global__ void step(float *to, const float *from, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = from[i] * 0.5f;
}
struct simulation {
  int n, current;
  float *field[2], *host;
  cudaStream_t work, copy;
  cudaEvent_t done, copied;
  explicit simulation(int n_) : n(n_), current(0) {
    for (int i = 0; i < 2; i++) cudaMalloc(&field[i], n * sizeof(float));
    cudaMallocHost(&host, n * sizeof(float));
    cudaStreamCreateWithFlags(&work, cudaStreamNonBlocking);
    cudaStreamCreateWithFlags(&copy, cudaStreamNonBlocking);
    cudaEventCreate(&done);
    cudaEventCreate(&copied);
    cudaMemsetAsync(field[0], 0, n * sizeof(float), work);
  }
  ~simulation() {
    cudaDeviceSynchronize();
    for (int i = 0; i < 2; i++) cudaFree(field[i]);
    cudaFreeHost(host);
    cudaEventDestroy(done);
    cudaEventDestroy(copied);
    cudaStreamDestroy(work);
    cudaStreamDestroy(copy);
  }
  void advance() {
#ifdef WAITS
    cudaStreamWaitEvent(work, copied, 0);
#endif
    step<<<(n + 255) / 256, 256, 0, work>>>(field[1 - current], field[current], n); // expect: stream-race
    cudaEventRecord(done, work);
    current = 1 - current;
  }
  void save() {
    cudaStreamWaitEvent(copy, done, 0);
    cudaMemcpyAsync(host, field[current], n * sizeof(float), cudaMemcpyDeviceToHost, copy);
    cudaEventRecord(copied, copy);
  }
};
int main() {
  simulation s(1 << 16);
  for (int k = 0; k < 1000; k++) {
    s.advance();
    s.save();
  }
  return 0;
}
