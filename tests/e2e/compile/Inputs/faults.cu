// Faults are at lines of this file, of the header that it includes, and where macros are used.
#include "faults.h"

__global__ void scale(float *data, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= by;
}
__global__ void sum(const float *data, float *result, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(result, data[i]);
}

enum { N = 1024, SIZE = N * sizeof(float) };

float plain(float *host) {
  float *data;
  cudaStream_t stream;
  CHECK(cudaMalloc(&data, SIZE));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMemcpyAsync(data, host, SIZE, cudaMemcpyHostToDevice, stream));
  scale<<<N / 256, 256, 0, stream>>>(data, 2, N);
  CHECK(cudaMemcpyAsync(host, data, SIZE, cudaMemcpyDeviceToHost, stream));
  float first = host[0]; // expect: host-race
  CHECK(cudaStreamSynchronize(stream));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFree(data));
  return first;
}

void twice(void) {
  cudaEvent_t event;
  CHECK(cudaEventCreate(&event));
  CHECK(cudaEventDestroy(event));
  CHECK(cudaEventDestroy(event)); // expect: event-double-destroy
}

void in_header(float *host) {
  float *data;
  cudaStream_t stream;
  CHECK(cudaMalloc(&data, SIZE));
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaMemcpyAsync(data, host, SIZE, cudaMemcpyHostToDevice, stream));
  CHECK(cudaStreamDestroy(stream));
  wait(stream);
  CHECK(cudaFree(data));
}

void in_macro(void) {
  cudaStream_t stream;
  CHECK(cudaStreamCreate(&stream));
  CHECK(cudaStreamDestroy(stream));
  FLUSH(stream); // expect: stream-use-after-destroy stream-use-after-destroy
}

// Both kernels only read what the other reads too: proved with the device side, which is compiled as well.
void reads(float *host) {
  float *data, *results;
  cudaStream_t first, second;
  CHECK(cudaMalloc(&data, SIZE));
  CHECK(cudaMalloc(&results, 2 * sizeof(float)));
  CHECK(cudaMemcpy(data, host, SIZE, cudaMemcpyHostToDevice));
  CHECK(cudaMemset(results, 0, 2 * sizeof(float)));
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaStreamCreateWithFlags(&first, cudaStreamNonBlocking));
  CHECK(cudaStreamCreateWithFlags(&second, cudaStreamNonBlocking));
  sum<<<N / 256, 256, 0, first>>>(data, results, N);
  sum<<<N / 256, 256, 0, second>>>(data, results + 1, N);
  CHECK(cudaStreamSynchronize(first));
  CHECK(cudaStreamSynchronize(second));
  CHECK(cudaStreamDestroy(first));
  CHECK(cudaStreamDestroy(second));
  CHECK(cudaFree(data));
  CHECK(cudaFree(results));
}
