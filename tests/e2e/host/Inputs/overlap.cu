// How much of copies and kernels overlaps: vectors of streams and events, as many as asked for, several rounds. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <vector>

#define gpuErrchk(ans) { gpuAssert((ans), __FILE__, __LINE__); }
inline void gpuAssert(cudaError_t code, const char *file, int line, bool abort = true) {
  if (code != cudaSuccess) {
    fprintf(stderr, "GPUassert: %s %s %d\n", cudaGetErrorString(code), file, line);
    if (abort) exit(code);
  }
}

__global__ void busy(float *x, int n, int loops) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float v = x[i];
  for (int k = 0; k < loops; k++) v = v * 0.999f + 0.5f;
  x[i] = v;
}

int main(int argc, char **argv) { // undecided: O1
  int num_streams = 8, rounds = 5;
  if (argc > 1) num_streams = atoi(argv[1]);
  if (num_streams <= 0) {
    std::cerr << "number of streams must be positive\n";
    return 1;
  }
  const int n = 1 << 20;
  std::vector<cudaStream_t> streams(num_streams);
  std::vector<cudaEvent_t> begins(num_streams), ends(num_streams);
  std::vector<float *> host(num_streams), device(num_streams);
  for (int i = 0; i < num_streams; i++) {
    gpuErrchk(cudaStreamCreate(&streams[i])); // drop: any
    gpuErrchk(cudaEventCreate(&begins[i]));
    gpuErrchk(cudaEventCreate(&ends[i])); // drop: any
    gpuErrchk(cudaMallocHost((void **)&host[i], n * sizeof(float)));
    gpuErrchk(cudaMalloc((void **)&device[i], n * sizeof(float)));
    std::fill(host[i], host[i] + n, 1.0f * i);
  }
  float total = 0;
  for (int r = 0; r < rounds; r++) {
    for (int i = 0; i < num_streams; i++) {
      gpuErrchk(cudaEventRecord(begins[i], streams[i])); // drop: event-not-recorded@elapsed
      gpuErrchk(cudaMemcpyAsync(device[i], host[i], n * sizeof(float), cudaMemcpyHostToDevice, streams[i]));
      busy<<<(n + 255) / 256, 256, 0, streams[i]>>>(device[i], n, 100);
      gpuErrchk(cudaPeekAtLastError());
      gpuErrchk(cudaMemcpyAsync(host[i], device[i], n * sizeof(float), cudaMemcpyDeviceToHost, streams[i]));
      gpuErrchk(cudaEventRecord(ends[i], streams[i])); // drop: event-not-recorded@elapsed
    }
    for (int i = 0; i < num_streams; i++) {
      float ms;
      gpuErrchk(cudaEventSynchronize(ends[i])); // drop: any
      gpuErrchk(cudaEventElapsedTime(&ms, begins[i], ends[i])); // label: elapsed
      total += ms + host[i][r]; // label: use
    }
  }
  printf("%f ms\n", total);
  for (auto &s : streams) gpuErrchk(cudaStreamDestroy(s)); // drop: stream-leak double: stream-double-destroy
  for (auto &e : begins) gpuErrchk(cudaEventDestroy(e)); // drop: event-leak
  for (auto &e : ends) gpuErrchk(cudaEventDestroy(e)); // double: event-double-destroy
  for (auto &p : host) gpuErrchk(cudaFreeHost(p)); // drop: memory-leak
  for (auto &p : device) gpuErrchk(cudaFree(p)); // double: double-free
  return 0;
}
