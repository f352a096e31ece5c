// Histograms with atomics: chunks of pinned memory over two streams, partial results added by the host, checked on the CPU.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define BINS 256
#define CHUNK (1 << 20)
#define CUDA(call)                                                                     \
  {                                                                                    \
    cudaError_t err = call;                                                            \
    if (err != cudaSuccess) {                                                          \
      fprintf(stderr, "CUDA error %d at line %d\n", (int)err, __LINE__);               \
      return EXIT_FAILURE;                                                             \
    }                                                                                  \
  }
__global__ void histogram(const unsigned char *data, unsigned int *bins, int n) {
  __shared__ unsigned int local[BINS];
  for (int i = threadIdx.x; i < BINS; i += blockDim.x) local[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&local[data[i]], 1);
  __syncthreads();
  for (int i = threadIdx.x; i < BINS; i += blockDim.x) atomicAdd(&bins[i], local[i]);
}
int main(int argc, char **argv) {
  size_t total = (size_t)64 * CHUNK;
  if (argc > 1) total = strtoul(argv[1], NULL, 10) * CHUNK;
  unsigned char *data, *d_data[2];
  unsigned int *bins, *d_bins[2], reference[BINS] = {0};
  cudaStream_t streams[2];
  cudaEvent_t start, stop;
  CUDA(cudaEventCreate(&start));
  CUDA(cudaEventCreate(&stop));
  CUDA(cudaMallocHost(&data, total)); // drop: any
  CUDA(cudaMallocHost(&bins, 2 * BINS * sizeof(unsigned int)));
  for (size_t i = 0; i < total; i++) {
    data[i] = rand() & 255;
    reference[data[i]]++;
  }
  for (int s = 0; s < 2; s++) {
    CUDA(cudaStreamCreate(&streams[s]));
    CUDA(cudaMalloc(&d_data[s], CHUNK));
    CUDA(cudaMalloc(&d_bins[s], BINS * sizeof(unsigned int)));
    CUDA(cudaMemsetAsync(d_bins[s], 0, BINS * sizeof(unsigned int), streams[s]));
  }
  CUDA(cudaEventRecord(start, 0));
  for (size_t offset = 0, k = 0; offset < total; offset += CHUNK, k++) {
    int s = k & 1;
    CUDA(cudaMemcpyAsync(d_data[s], data + offset, CHUNK, cudaMemcpyHostToDevice, streams[s]));
    histogram<<<120, 256, 0, streams[s]>>>(d_data[s], d_bins[s], CHUNK);
    CUDA(cudaGetLastError());
  }
  for (int s = 0; s < 2; s++) CUDA(cudaMemcpyAsync(bins + s * BINS, d_bins[s], BINS * sizeof(unsigned int), cudaMemcpyDeviceToHost, streams[s]));
  CUDA(cudaEventRecord(stop, 0));
  CUDA(cudaEventSynchronize(stop)); // drop: none
  for (int s = 0; s < 2; s++) CUDA(cudaStreamSynchronize(streams[s]));
  float ms;
  CUDA(cudaEventElapsedTime(&ms, start, stop));
  int bad = 0;
  for (int i = 0; i < BINS; i++) bad += bins[i] + bins[BINS + i] != reference[i];
  printf("%s in %f ms\n", bad ? "FAILED" : "PASSED", ms);
  for (int s = 0; s < 2; s++) {
    CUDA(cudaFree(d_data[s])); // double: any
    CUDA(cudaFree(d_bins[s]));
    CUDA(cudaStreamDestroy(streams[s])); // double: any
  }
  CUDA(cudaFreeHost(data)); // swap: data>bins any
  CUDA(cudaFreeHost(bins));
  CUDA(cudaEventDestroy(start));
  CUDA(cudaEventDestroy(stop)); // swap: stop>start any
  return bad ? EXIT_FAILURE : EXIT_SUCCESS;
}
