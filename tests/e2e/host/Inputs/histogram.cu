// A histogram of a long text, in chunks over streams in a vector; each stream has bins of its own. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

inline void check(cudaError_t code, const char *what, const char *file, int line) {
  if (code != cudaSuccess) {
    std::cerr << file << ":" << line << ": " << what << ": " << cudaGetErrorString(code) << std::endl;
    std::exit(static_cast<int>(code));
  }
}
#define CHECK(x) check((x), #x, __FILE__, __LINE__)

constexpr int kBins = 256;

__global__ void histogram_kernel(const uint8_t *data, size_t size, unsigned *bins) {
  __shared__ unsigned local[kBins];
  local[threadIdx.x] = 0;
  __syncthreads();
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += (size_t)blockDim.x * gridDim.x) atomicAdd(&local[data[i]], 1u);
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

int main(int argc, char **argv) {
  const size_t chunk = 1 << 22;
  size_t chunks = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 16;
  const size_t num_streams = 4;
  std::vector<cudaStream_t> streams(num_streams);
  std::vector<uint8_t *> d_data(num_streams);
  std::vector<unsigned *> d_bins(num_streams);
  std::vector<unsigned> total(kBins, 0);
  uint8_t *h_data = nullptr;
  unsigned *h_bins = nullptr;
  CHECK(cudaMallocHost((void **)&h_data, chunk * chunks));
  CHECK(cudaMallocHost((void **)&h_bins, num_streams * kBins * sizeof(unsigned)));
  for (size_t i = 0; i < chunk * chunks; ++i) h_data[i] = static_cast<uint8_t>(rand());
  for (size_t s = 0; s < num_streams; ++s) {
    CHECK(cudaStreamCreate(&streams[s])); // drop: any
    CHECK(cudaMalloc((void **)&d_data[s], chunk));
    CHECK(cudaMalloc((void **)&d_bins[s], kBins * sizeof(unsigned)));
    CHECK(cudaMemsetAsync(d_bins[s], 0, kBins * sizeof(unsigned), streams[s])); // drop: none
  }
  for (size_t c = 0; c < chunks; ++c) {
    const size_t s = c % num_streams;
    CHECK(cudaMemcpyAsync(d_data[s], h_data + c * chunk, chunk, cudaMemcpyHostToDevice, streams[s]));
    histogram_kernel<<<64, kBins, 0, streams[s]>>>(d_data[s], chunk, d_bins[s]);
    CHECK(cudaPeekAtLastError());
  }
  for (size_t s = 0; s < num_streams; ++s)
    CHECK(cudaMemcpyAsync(h_bins + s * kBins, d_bins[s], kBins * sizeof(unsigned), cudaMemcpyDeviceToHost, streams[s]));
  for (auto &stream : streams) CHECK(cudaStreamSynchronize(stream)); // drop: host-race@sum
  for (size_t s = 0; s < num_streams; ++s)
    for (int b = 0; b < kBins; ++b) total[b] += h_bins[s * kBins + b]; // label: sum
  size_t sum = std::accumulate(total.begin(), total.end(), size_t(0));
  std::cout << "counted " << sum << " of " << chunk * chunks << ", most " << *std::max_element(total.begin(), total.end()) << std::endl;
  for (size_t s = 0; s < num_streams; ++s) {
    CHECK(cudaFree(d_data[s])); // drop: memory-leak
    CHECK(cudaFree(d_bins[s])); // double: double-free
    CHECK(cudaStreamDestroy(streams[s])); // drop: stream-leak double: stream-double-destroy
  }
  CHECK(cudaFreeHost(h_bins));
  CHECK(cudaFreeHost(h_data)); // drop: memory-leak
  return sum == chunk * chunks ? 0 : 1;
}
