// As many elements and streams as the command line says, in 64 bits. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include "cuda.h"
#include <algorithm>
#include <stdlib.h>
#include <vector>

__global__ void kernel(float *a, size_t n) {
  size_t i = threadIdx.x + blockIdx.x * blockDim.x;
  if (i < n) a[i] = a[i] * a[i];
}

int main(int argc, char **argv) {
  size_t n = argc > 1 ? strtoul(argv[1], nullptr, 10) : 4 * 1024 * 256;
  size_t streams = argc > 2 ? strtoul(argv[2], nullptr, 10) : 4;
  size_t chunk = (n + streams - 1) / streams;
  float *a, *d_a;
  CHECK(cudaMallocHost((void **)&a, n * sizeof(float)));
  CHECK(cudaMalloc((void **)&d_a, n * sizeof(float)));
  std::fill(a, a + n, 1.0f);
  std::vector<cudaStream_t> stream(streams);
  for (auto &s : stream) CHECK(cudaStreamCreate(&s));
  for (size_t i = 0; i < streams; ++i) {
    size_t offset = i * chunk;
    if (offset >= n) break;
    size_t size = std::min(chunk, n - offset);
    CHECK(cudaMemcpyAsync(&d_a[offset], &a[offset], size * sizeof(float), cudaMemcpyHostToDevice, stream[i]));
    kernel<<<(size + 255) / 256, 256, 0, stream[i]>>>(d_a + offset, size);
    CHECK(cudaMemcpyAsync(&a[offset], &d_a[offset], size * sizeof(float), cudaMemcpyDeviceToHost, stream[i]));
  }
  CHECK(cudaDeviceSynchronize()); // drop: any
  float most = 0;
  for (size_t i = 0; i < n; i++) most = std::max(most, a[i]);
  printf("at most %f\n", most);
  for (auto s : stream) CHECK(cudaStreamDestroy(s)); // double: any
  CHECK(cudaFree(d_a)); // double: any
  CHECK(cudaFreeHost(a));
  return 0;
}
