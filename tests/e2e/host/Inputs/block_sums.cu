// A sum for each block, in parts on four streams. How the marks are read: tests/e2e/evidence/host_mutants.py.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(c) { const cudaError_t e = c; if (e != cudaSuccess) { printf("Error: %s:%d, code:%d, reason:%s\n", __FILE__, __LINE__, e, cudaGetErrorString(e)); exit(1); } }
#define THREADS 256
#define NSTREAM 4

__global__ void blockSum(const int *in, int *out, unsigned n) {
  __shared__ int s[THREADS];
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  s[threadIdx.x] = i < n ? in[i] : 0;
  __syncthreads();
  for (int k = THREADS / 2; k > 0; k >>= 1) {
    if (threadIdx.x < k) s[threadIdx.x] += s[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = s[0];
}

int main(int argc, char **argv) {
  unsigned power = argc > 1 ? atoi(argv[1]) : 20;
  if (power < 12 || power > 26) power = 20;
  unsigned n = 1u << power;
  unsigned chunk = n / NSTREAM;
  unsigned blocks = (chunk + THREADS - 1) / THREADS;
  int *h_in, *h_out, *d_in, *d_out;
  CHECK(cudaMallocHost((void **)&h_in, n * sizeof(int)));
  CHECK(cudaMallocHost((void **)&h_out, NSTREAM * blocks * sizeof(int)));
  CHECK(cudaMalloc((void **)&d_in, n * sizeof(int)));
  CHECK(cudaMalloc((void **)&d_out, NSTREAM * blocks * sizeof(int)));
  for (unsigned i = 0; i < n; i++) h_in[i] = i & 3;
  cudaStream_t streams[NSTREAM];
  for (int i = 0; i < NSTREAM; i++) CHECK(cudaStreamCreate(&streams[i]));
  cudaEvent_t start, stop;
  CHECK(cudaEventCreate(&start));
  CHECK(cudaEventCreate(&stop));
  CHECK(cudaEventRecord(start, 0));
  for (int i = 0; i < NSTREAM; i++) {
    unsigned off = i * chunk;
    CHECK(cudaMemcpyAsync(d_in + off, h_in + off, chunk * sizeof(int), cudaMemcpyHostToDevice, streams[i]));
    blockSum<<<blocks, THREADS, 0, streams[i]>>>(d_in + off, d_out + i * blocks, chunk);
    CHECK(cudaMemcpyAsync(h_out + i * blocks, d_out + i * blocks, blocks * sizeof(int), cudaMemcpyDeviceToHost, streams[i]));
  }
  CHECK(cudaEventRecord(stop, 0));
  CHECK(cudaEventSynchronize(stop));
  for (int i = 0; i < NSTREAM; i++) CHECK(cudaStreamSynchronize(streams[i]));
  float ms;
  CHECK(cudaEventElapsedTime(&ms, start, stop));
  long long sum = 0;
  for (unsigned i = 0; i < NSTREAM * blocks; i++) sum += h_out[i];
  printf("sum %lld in %f ms\n", sum, ms);
  for (int i = 0; i < NSTREAM; i++) CHECK(cudaStreamDestroy(streams[i])); // double: any
  CHECK(cudaEventDestroy(start));
  CHECK(cudaEventDestroy(stop)); // double: any
  CHECK(cudaFree(d_in));
  CHECK(cudaFree(d_out)); // double: any
  CHECK(cudaFreeHost(h_in));
  CHECK(cudaFreeHost(h_out)); // double: any
  return 0;
}
