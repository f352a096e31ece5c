// Buffers in turn, in loops: each program of this file is decided with its loops as they are. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"

enum { N = 1 << 20, BYTES = N * 4 };

__global__ void scale(float *data, int n, float by) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}

// Two buffers in turn, an event for each.
void ping_pong(int rounds) {
  float *host[2], *device[2];
  cudaStream_t stream;
  cudaEvent_t done[2];
  CHECK(cudaStreamCreate(&stream));
  for (int i = 0; i < 2; i++) {
    CHECK(cudaMallocHost(&host[i], BYTES));
    CHECK(cudaMalloc(&device[i], BYTES));
    CHECK(cudaEventCreate(&done[i]));
  }
  for (int r = 0; r < rounds; r++) {
    int i = r % 2;
    CHECK(cudaEventSynchronize(done[i])); // drop: host-race@ping_pong
    for (int k = 0; k < N; k++) host[i][k] = r + k; // label: ping_pong
    CHECK(cudaMemcpyAsync(device[i], host[i], BYTES, cudaMemcpyHostToDevice, stream));
    CHECK(cudaEventRecord(done[i], stream)); // drop: host-race@ping_pong
    scale<<<N / 256, 256, 0, stream>>>(device[i], N, 2);
  }
  CHECK(cudaStreamSynchronize(stream)); // drop: none
  for (int i = 0; i < 2; i++) {
    CHECK(cudaFreeHost(host[i]));
    CHECK(cudaFree(device[i]));
    CHECK(cudaEventDestroy(done[i])); // drop: event-leak
  }
  CHECK(cudaStreamDestroy(stream)); // drop: stream-leak
}
