// Launches of as many blocks as there are, and of none, which fail: nothing is touched then. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>

__global__ void fill(float *all) { all[blockIdx.x * 256 + threadIdx.x] = 1; }

__global__ void part(float *all, int begin, int count) {
  size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) all[begin + i] = 1; // a count below zero is larger than any i
}

__global__ void plain_part(float *all, int begin, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) all[begin + i] = 1;
}

void less_than_a_block(int n) {
  float *d;
  cudaStream_t s[2];
  cudaMalloc((void **)&d, 1024);
  for (int i = 0; i < 2; i++) cudaStreamCreate(&s[i]);
  if (n >= 0 && n < 256) {
    fill<<<n / 256, 256, 0, s[0]>>>(d);
    cudaMemsetAsync(d, 0, 4, s[1]);
  }
  cudaDeviceSynchronize();
  for (int i = 0; i < 2; i++) cudaStreamDestroy(s[i]);
  cudaFree(d);
}

void no_block_at_all() {
  float *d;
  cudaStream_t s[2];
  cudaMalloc((void **)&d, 1024);
  for (int i = 0; i < 2; i++) cudaStreamCreate(&s[i]);
  fill<<<0, 256, 0, s[0]>>>(d);
  cudaMemsetAsync(d, 0, 4, s[1]);
  cudaDeviceSynchronize();
  for (int i = 0; i < 2; i++) cudaStreamDestroy(s[i]);
  cudaFree(d);
}

void at_least_one_block(int n) {
  float *d;
  cudaStream_t s[2];
  cudaMalloc((void **)&d, 1 << 20);
  for (int i = 0; i < 2; i++) cudaStreamCreate(&s[i]);
  if (n >= 0) {
    fill<<<n / 256, 256, 0, s[0]>>>(d);
    cudaMemsetAsync(d, 0, 4, s[1]); // expect: stream-race
  }
  cudaDeviceSynchronize();
  for (int i = 0; i < 2; i++) cudaStreamDestroy(s[i]);
  cudaFree(d);
}

void past_its_part_only_below_zero(int n) {
  int size = n / 4;
  float *d;
  cudaStream_t s[2];
  cudaMalloc((void **)&d, n * sizeof(float));
  for (int i = 0; i < 2; i++) cudaStreamCreate(&s[i]);
  part<<<size / 256, 256, 0, s[0]>>>(d, size, size);
  cudaMemsetAsync(d + 2 * size, 0, size * sizeof(float), s[1]);
  cudaDeviceSynchronize();
  for (int i = 0; i < 2; i++) cudaStreamDestroy(s[i]);
  cudaFree(d);
}

void in_its_part(int n) {
  int size = n / 4;
  float *d;
  cudaStream_t s[2];
  cudaMalloc((void **)&d, n * sizeof(float));
  for (int i = 0; i < 2; i++) cudaStreamCreate(&s[i]);
  plain_part<<<size / 256, 256, 0, s[0]>>>(d, size, size);
  cudaMemsetAsync(d + 2 * size, 0, size * sizeof(float), s[1]);
  cudaDeviceSynchronize();
  for (int i = 0; i < 2; i++) cudaStreamDestroy(s[i]);
  cudaFree(d);
}
