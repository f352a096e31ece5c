// A buffer in parts of n / streams elements, both as asked for: kernels that get the buffer and where the part begins. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void square(float *all, int begin, int count) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) all[begin + i] *= all[begin + i];
}

__global__ void all_threads(float *all, int begin) {
  int i = begin + threadIdx.x + blockIdx.x * blockDim.x;
  all[i] = 1 / all[i];
}

int main(int argc, char **argv) { // undecided: O1
  int n = argc > 1 ? atoi(argv[1]) : 1 << 20, count = argc > 2 ? atoi(argv[2]) : 4;
  if (count < 1) return 1;
  int whole = n / count;
  float *host, *device;
  cudaMallocHost((void **)&host, n * sizeof(float));
  cudaMalloc((void **)&device, n * sizeof(float));
  std::vector<cudaStream_t> streams(count);
  for (auto &s : streams) cudaStreamCreate(&s);
  for (int i = 0; i < n; i++) host[i] = i;
  for (int i = 0; i < count; i++)
    cudaMemcpyAsync(&device[i * whole], &host[i * whole], whole * sizeof(float), cudaMemcpyHostToDevice, streams[i]);
  for (int i = 0; i < count; i++) square<<<32, 256, 0, streams[i]>>>(device, i * whole, whole);
  for (int i = 0; i < count; i++) all_threads<<<whole / 256, 256, 0, streams[i]>>>(device, i * whole);
  for (int i = 0; i < count; i++)
    cudaMemcpyAsync(&host[i * whole], &device[i * whole], whole * sizeof(float), cudaMemcpyDeviceToHost, streams[i]);
  for (int i = 0; i < count; i++) {
    cudaStreamSynchronize(streams[i]); // drop: host-race@read
    for (int j = 0; j < whole; j++) printf("%f\n", host[i * whole + j]); // label: read
  }
  for (auto s : streams) cudaStreamDestroy(s);
  cudaFree(device);
  cudaFreeHost(host);
}
