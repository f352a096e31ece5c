// A buffer in parts of which the last is shorter: and kernels that get the part, or the buffer and where it begins. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void scale(float *part, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) part[i] *= 2;
}

__global__ void shift(float *all, int begin, int count) {
  int i = begin + blockIdx.x * blockDim.x + threadIdx.x;
  if (i < begin + count) all[i] += 1;
}

int main(int argc, char **argv) { // undecided: O1
  int n = argc > 1 ? atoi(argv[1]) : 1 << 20, count = argc > 2 ? atoi(argv[2]) : 4;
  if (count < 1) return 1;
  int part = (n + count - 1) / count;
  float *host, *device;
  cudaMallocHost((void **)&host, n * sizeof(float));
  cudaMalloc((void **)&device, n * sizeof(float));
  std::vector<cudaStream_t> streams(count);
  for (auto &s : streams) cudaStreamCreate(&s);
  for (int i = 0; i < n; i++) host[i] = i;
  for (int i = 0; i < count; i++) {
    int begin = i * part, size = std::min(part, n - begin);
    if (size <= 0) break;
    cudaMemcpyAsync(device + begin, host + begin, size * sizeof(float), cudaMemcpyHostToDevice, streams[i]); // swap: i>0 stream-race@back
    scale<<<(size + 255) / 256, 256, 0, streams[i]>>>(device + begin, size);
    shift<<<(size + 255) / 256, 256, 0, streams[i]>>>(device, begin, size);
    cudaMemcpyAsync(host + begin, device + begin, size * sizeof(float), cudaMemcpyDeviceToHost, streams[i]); // label: back swap: i>0 stream-race
  }
  cudaDeviceSynchronize(); // drop: host-race@read
  printf("%f\n", host[0]); // label: read
  for (auto s : streams) cudaStreamDestroy(s);
  cudaFree(device);
  cudaFreeHost(host);
}
